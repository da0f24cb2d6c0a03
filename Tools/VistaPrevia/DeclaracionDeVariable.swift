/// Una variable con su valor, leída del código: `var nombre: Tipo = valor`.
struct DeclaracionDeVariable: Equatable {
  let nombre: String
  /// El tipo, si está escrito. Un opcional sin valor vale `nil`, como en Swift.
  let tipo: String?
  let valor: String

  /// Lee la primera `var` que no esté dentro de nada; `nil` si no la hay o le falta el valor.
  init?(_ codigo: String) {
    let trozos = Trozo.deCodigo(codigo).filter { $0.texto != "`" }
    guard let palabra = trozos.firstIndex(where: { $0.fuera && $0.texto == "var" }),
      let nombre = trozos[(palabra + 1)...].first(where: { !$0.texto.allSatisfy(\.isWhitespace) })
    else { return nil }
    let resto = trozos[(palabra + 1)...].drop { $0.texto != nombre.texto }.dropFirst()
    let igual = resto.firstIndex { $0.fuera && $0.texto == "=" }
    let tipo = Self.unidos(resto[..<(igual ?? resto.endIndex)])
    let despues = igual.map { resto[resto.index(after: $0)...] } ?? []
    // Un bloque de observadores o de accesos tras el valor no es parte de él.
    let bloque = despues.firstIndex { $0.texto == "{" }.map { despues[despues.index(after: $0)...] }
    let primera = bloque?.first { !$0.texto.allSatisfy(\.isWhitespace) }?.texto
    guard !["didSet", "willSet", "get", "set"].contains(primera) else { return nil }
    let valor = Self.unidos(despues)
    self.nombre = String(nombre.texto)
    if tipo.isEmpty {
      self.tipo = nil
    } else {
      guard tipo.hasPrefix(":") else { return nil }
      self.tipo = Self.limpio(tipo.dropFirst())
    }
    guard !valor.isEmpty || self.tipo?.hasSuffix("?") == true else { return nil }
    self.valor = valor.isEmpty ? "nil" : valor
  }

  private static func unidos(_ trozos: some Sequence<Trozo>) -> String {
    limpio(trozos.map(\.texto).joined())
  }

  private static func limpio(_ texto: some StringProtocol) -> String {
    let sinDelante = texto.drop { $0.isWhitespace }
    return String(sinDelante.reversed().drop { $0.isWhitespace }.reversed())
  }
}
