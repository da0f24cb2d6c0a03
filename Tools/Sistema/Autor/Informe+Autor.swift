import Cuaderno

extension Informe {
  /// La solución pasa, sin advertencias, y corre lo que se lee en el texto.
  func fallosDeSolucion(ruta: String) -> [FalloDeAutor] {
    var fallos = pasos.filter { !$0.motivos.isEmpty }.map { paso in
      FalloDeAutor(
        leccion.carpetaDePruebas,
        "«\(paso.titulo)» no compila con la solución: \(paso.motivos.joined(separator: " "))"
      )
    }
    if resultado != .superada {
      let que = comprobaciones.filter { $0.estado != .superada }.map(\.nombre)
      let dicho = diagnosticos.first { $0.gravedad == .error }.map { ": \($0.mensaje)" } ?? ""
      fallos.append(
        FalloDeAutor(
          ruta,
          resultado == .noCompila
            ? "la solución no compila\(dicho)" : "la solución no pasa \(enumerar(que))"
        )
      )
    }
    if let d = diagnosticos.first(where: { $0.gravedad == .advertencia }) {
      fallos.append(FalloDeAutor(ruta, "la solución tiene una advertencia: \(d.mensaje)"))
    }
    if !ajenas.isEmpty {
      fallos.append(
        FalloDeAutor(
          leccion.carpetaDePruebas,
          "corren y no se leen en el texto: \(enumerar(ajenas))"
        )
      )
    }
    return fallos
  }

  /// El inicio compila, no para ni se cuelga, y deja algo por hacer en cada paso.
  func fallosDeInicio(ruta: String) -> [FalloDeAutor] {
    guard resultado != .noCompila else {
      let dicho = diagnosticos.first { $0.gravedad == .error }?.mensaje ?? ""
      return [FalloDeAutor(ruta, "el inicio no compila: \(dicho)")]
    }
    guard resultado != .superada else { return [FalloDeAutor(ruta, "el inicio ya pasa")] }
    var fallos = ilegibles(ruta: ruta)
    if let d = diagnosticos.first(where: { $0.gravedad == .advertencia }) {
      fallos.append(FalloDeAutor(ruta, "el inicio tiene una advertencia: \(d.mensaje)"))
    }
    for paso in pasos where paso.comprobaciones.allSatisfy({ $0.estado == .superada }) {
      fallos.append(FalloDeAutor(ruta, "el inicio ya pasa «\(paso.titulo)»"))
    }
    for c in comprobaciones {
      switch c.estado {
      case .parada(let parada):
        fallos.append(FalloDeAutor(ruta, "el inicio se detiene en \(c.nombre): \(parada.motivo)"))
      case .sinCompilar, .noAlcanzada:
        fallos.append(FalloDeAutor(ruta, "el inicio no llega a \(c.nombre)"))
      case .superada, .fallida: break
      }
    }
    return fallos
  }
}
