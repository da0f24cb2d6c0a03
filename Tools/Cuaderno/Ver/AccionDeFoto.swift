import Escena

/// Una acción de `leccion ver N --fotos`, como se escribe: «Servir», «Nombre=Ana», «+5s».
package struct AccionDeFoto: Sendable, Equatable {
  /// Como se escribió.
  package let texto: String

  /// Crea una acción.
  package init(_ texto: String) { self.texto = texto }

  /// Por qué no se puede hacer.
  package struct Imposible: Error, Equatable {
    /// Lo que lee quien la escribió.
    package let mensaje: String
  }

  /// Lo que hay que pedir para hacerla con lo que se ve en un cuadro.
  package func peticion(en cuadro: Cuadro) throws(Imposible) -> Peticion {
    let usables = cuadro.elementos.flatMap(\.usables)
    if let elemento = try elemento(llamado: texto, usables) {
      return .usar(id: elemento.id, try elemento.actoSimple(texto))
    }
    if let suelta = try sueltas(usables) { return suelta }
    if let igual = texto.firstIndex(of: "=") {
      let nombre = String(texto[..<igual])
      let valor = String(texto[texto.index(after: igual)...])
      if let elemento = try elemento(llamado: nombre, usables) {
        return .usar(id: elemento.id, try elemento.acto(poniendo: valor))
      }
    }
    let cuales = Self.nombres(de: usables.map(\.texto).filter { !$0.isEmpty })
    let hay = cuales.isEmpty ? "Ahora no se puede usar nada." : "Hay: \(cuales)."
    throw Imposible(mensaje: "No hay nada que usar con el nombre \(citado(texto)). \(hay)")
  }

  /// Los nombres, cada uno una vez y con cuántos hay; solo los primeros si son muchos.
  fileprivate static func nombres(de todos: [String]) -> String {
    var distintos: [String] = []
    for nombre in todos where !distintos.contains(nombre) { distintos.append(nombre) }
    let maximo = 20
    let dichos = distintos.prefix(maximo).map { nombre in
      let veces = todos.count { $0 == nombre }
      return veces == 1 ? citado(nombre) : "\(citado(nombre)) (\(veces))"
    }
    let mas = distintos.count - dichos.count
    return enumerar(dichos + (mas > 0 ? ["\(mas) más"] : []))
  }

  /// El reloj, redibujar, refrescar y cerrar.
  private func sueltas(_ usables: [ElementoVisto]) throws(Imposible) -> Peticion? {
    if texto == "redibujar" { return .redibujar }
    if texto.hasPrefix("+"), texto.hasSuffix("s"),
      let segundos = numero(texto.dropFirst().dropLast())
    {
      guard (0...100_000).contains(segundos) else {
        throw Imposible(
          mensaje: "El reloj se adelanta de 0 a 100000 s cada vez, y no \(citado(texto))."
        )
      }
      return .avanzar(segundos)
    }
    let porNombre: [String: Acto] = ["refrescar": .refrescar, "cerrar": .cerrar]
    guard let acto = porNombre[texto] else { return nil }
    guard let elemento = usables.last(where: { $0.admite.contains(acto.clase) }) else {
      throw Imposible(mensaje: "Ahora no hay nada que \(texto).")
    }
    return .usar(id: elemento.id, acto)
  }

  /// El elemento con ese nombre; con `#2`, el segundo.
  private func elemento(
    llamado nombre: String,
    _ usables: [ElementoVisto]
  ) throws(Imposible) -> ElementoVisto? {
    var nombre = nombre
    var cual = 1
    if usables.allSatisfy({ $0.texto != nombre }), let marca = nombre.lastIndex(of: "#"),
      let numero = Int(nombre[nombre.index(after: marca)...]), numero > 0
    {
      nombre = String(nombre[..<marca])
      cual = numero
    }
    let iguales = usables.filter { $0.texto == nombre && !nombre.isEmpty }
    guard !iguales.isEmpty else { return nil }
    guard iguales.indices.contains(cual - 1) else {
      throw Imposible(mensaje: "Con el nombre \(citado(nombre)) solo hay \(iguales.count).")
    }
    guard iguales[cual - 1].activo else {
      throw Imposible(mensaje: "\(citado(nombre)) está apagado: ahora no responde.")
    }
    return iguales[cual - 1]
  }
}

extension ElementoVisto {
  /// Este elemento y los que contiene que admiten algo, de arriba abajo.
  fileprivate var usables: [ElementoVisto] {
    (admite.isEmpty ? [] : [self]) + hijos.flatMap(\.usables)
  }

  /// Lo que se hace al nombrarlo sin más.
  fileprivate func actoSimple(_ texto: String) throws(AccionDeFoto.Imposible) -> Acto {
    if admite.contains(.pulsar) { return .pulsar }
    if admite.contains(.alternar) { return .alternar }
    if admite.contains(.enviar) { return .enviar }
    throw AccionDeFoto.Imposible(
      mensaje: "A \(citado(texto)) hay que darle un valor: \(citado(texto + "=…"))."
    )
  }

  /// Lo que se hace para darle un valor.
  fileprivate func acto(poniendo valor: String) throws(AccionDeFoto.Imposible) -> Acto {
    if admite.contains(.escribir) { return .escribir(valor) }
    if admite.contains(.elegir), case .elegida(_, let opciones) = self.valor {
      if let cual = opciones.firstIndex(of: valor) { return .elegir(cual) }
      throw AccionDeFoto.Imposible(
        mensaje: "\(citado(texto)) no tiene la opción \(citado(valor)). Tiene: "
          + "\(AccionDeFoto.nombres(de: opciones))."
      )
    }
    if admite.contains(.ajustar), let pasos = Int(valor), "+-".contains(valor.prefix(1)) {
      if abs(pasos) <= Acto.pasosMaximos { return .ajustar(pasos) }
      throw AccionDeFoto.Imposible(
        mensaje: "A \(citado(texto)) se le dan como mucho \(Acto.pasosMaximos) pasos cada vez."
      )
    }
    if admite.contains(.poner), let numero = numero(valor[...]) { return .poner(numero) }
    let solo = admite.contains(.alternar) ? " Escribe solo su nombre, y cambia." : ""
    throw AccionDeFoto.Imposible(
      mensaje: "A \(citado(texto)) no se le puede dar el valor \(citado(valor)).\(solo)"
    )
  }
}

/// Un texto de quien sea entre comillas, en una línea y sin lo que una terminal obedecería.
private func citado(_ texto: String) -> String {
  let linea = enUnaLinea(String(texto.prefix(80)))
  return texto.count > 80 ? "«\(linea)…»" : "«\(linea)»"
}

/// Un número escrito con coma o con punto, con su signo; nada más.
private func numero(_ texto: Substring) -> Double? {
  guard texto.allSatisfy({ $0.isASCII && ($0.isNumber || ",.-".contains($0)) }) else { return nil }
  return Double(
    texto.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
  )
}
