/// Qué explicación se pide con lo que alguien ha escrito o pegado.
package enum IdentificadorPedido: Sendable, Equatable {
  case uno(String)
  /// Caben varias: hay que elegir.
  case varios([String])
  /// Ninguna; estas son las más parecidas.
  case ninguno(parecidos: [String])

  /// Busca un identificador, escrito como sea: con mayúsculas, con espacios o guiones, entre
  /// corchetes o dentro de la línea de un error.
  package init(_ texto: String, entre identificadores: [String]) {
    let porClave = Dictionary(identificadores.map { (Self.clave($0), $0) }) { primero, _ in primero
    }
    func conocidos(_ textos: [Substring]) -> [String] {
      Set(textos.compactMap { porClave[Self.clave($0)] }).sorted()
    }
    let abiertos = texto.split(separator: "[", omittingEmptySubsequences: false).dropFirst()
    let entreCorchetes = abiertos.map { $0.prefix { $0 != "]" } }
    // En una frase solo cuenta lo que no puede ser una palabra cualquiera.
    let palabras = texto.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .filter { $0.contains("_") }
    let intentos = [[texto[...]], entreCorchetes, palabras].lazy.map(conocidos)
    switch intentos.first(where: { !$0.isEmpty }) {
    case .some(let hallados) where hallados.count == 1: self = .uno(hallados[0])
    case .some(let hallados): self = .varios(hallados)
    case nil:
      let buscado = Self.clave(entreCorchetes.first ?? texto[...])
      self = .ninguno(parecidos: Self.parecidos(a: buscado, entre: identificadores))
    }
  }

  /// La frase que los ofrece, con su espacio delante, si no hay ninguno igual y sí parecidos.
  package var losParecidos: String {
    guard case .ninguno(let ids) = self, let primero = ids.first else { return "" }
    return ids.count == 1
      ? " El más parecido: \(primero)." : " Los más parecidos: \(enumerar(ids))."
  }

  /// El texto en minúsculas y con sus palabras unidas por guiones bajos.
  private static func clave(_ texto: some StringProtocol) -> String {
    texto.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "_")
  }

  private static func parecidos(a clave: String, entre todos: [String]) -> [String] {
    // Lo que no puede ser un identificador no se parece a ninguno, y medirlo cuesta.
    guard !clave.isEmpty, clave.count <= 100 else { return [] }
    // Unas pocas letras están en muchos: solo cuentan si son una palabra entera o empiezan una.
    let trozo = clave.count < 5 ? "_\(clave)_" : "_\(clave)"
    let continuan = todos.filter { "_\($0)_".contains(trozo) }.prefix(3)
    if !continuan.isEmpty { return Array(continuan) }
    return todos.map { ($0, distancia(clave, $0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).filter { $0.1 <= clave.count / 2 }.map(\.0)
  }
}
