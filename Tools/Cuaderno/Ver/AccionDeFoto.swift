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
    var nombres: [String] = []
    for usable in usables where !usable.texto.isEmpty && !nombres.contains(usable.texto) {
      nombres.append(usable.texto)
    }
    let hay = nombres.map { nombre in
      let veces = usables.count { $0.texto == nombre }
      return veces == 1 ? "«\(nombre)»" : "«\(nombre)» (\(veces))"
    }
    let cuales = hay.isEmpty ? "Ahora no se puede usar nada." : "Hay: \(enumerar(hay))."
    throw Imposible(mensaje: "No hay nada que usar con el nombre «\(texto)». \(cuales)")
  }

  /// El reloj, redibujar, refrescar y cerrar.
  private func sueltas(_ usables: [ElementoVisto]) throws(Imposible) -> Peticion? {
    if texto == "redibujar" { return .redibujar }
    if texto.hasPrefix("+"), texto.hasSuffix("s"),
      let segundos = Double(
        texto.dropFirst().dropLast().split(separator: ",").joined(separator: ".")
      ),
      segundos.isFinite, segundos >= 0, segundos <= 1_000_000
    {
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
      throw Imposible(mensaje: "Con el nombre «\(nombre)» solo hay \(iguales.count).")
    }
    guard iguales[cual - 1].activo else {
      throw Imposible(mensaje: "«\(nombre)» está apagado: ahora no responde.")
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
    throw AccionDeFoto.Imposible(mensaje: "A «\(texto)» hay que darle un valor: «\(texto)=…».")
  }

  /// Lo que se hace para darle un valor.
  fileprivate func acto(poniendo valor: String) throws(AccionDeFoto.Imposible) -> Acto {
    if admite.contains(.escribir) { return .escribir(valor) }
    if admite.contains(.elegir), case .elegida(_, let opciones) = self.valor {
      if let cual = opciones.firstIndex(of: valor) { return .elegir(cual) }
      throw AccionDeFoto.Imposible(
        mensaje: "«\(texto)» no tiene la opción «\(valor)». Tiene: "
          + "\(enumerar(opciones.map { "«\($0)»" }))."
      )
    }
    let numero = Double(valor.split(separator: ",").joined(separator: "."))
    if admite.contains(.ajustar), let pasos = Int(valor), "+-".contains(valor.prefix(1)) {
      return .ajustar(pasos)
    }
    if admite.contains(.poner), let numero, numero.isFinite { return .poner(numero) }
    throw AccionDeFoto.Imposible(mensaje: "A «\(texto)» no se le puede dar el valor «\(valor)».")
  }
}
