import Cuaderno

extension Sesion {
  /// `leccion explicar [ID]`: qué significa un error del compilador; sin ID, el último que viste.
  func explicar() throws(Fallo) -> Int32 {
    let explicaciones = Explicaciones(raiz: raiz)
    let ultimo = UltimoError.leer(raiz)
    guard let id = orden.argumentos.first ?? ultimo?.id else {
      throw .uso(
        "Todavía no has visto ningún error. Dime cuál: leccion explicar ID",
        ayuda: "El ID es lo que va entre corchetes detrás del mensaje."
      )
    }
    guard let explicacion = explicaciones.explicacion(de: id) else {
      let cerca = masParecidas(a: id, entre: explicaciones.identificadores)
      let querias = cerca.isEmpty ? "" : " Los más parecidos: \(enumerar(cerca))."
      throw .uso("No tengo explicación de «\(id)».\(querias)", ayuda: nil)
    }
    // Con el error delante se habla con tus nombres; sin él, con los del ejemplo.
    let suyo = orden.argumentos.isEmpty ? ultimo?.datos : nil
    let hoja = HojaDeExplicacion(
      explicacion,
      datos: suyo ?? explicaciones.datosDeEjemplo(de: id)
    )
    consola.escribir(hoja.entera(consola.estilo, conRamas: suyo == nil))
    return 0
  }

  /// Lo que va debajo del primer error de un informe escrito con ese estilo.
  func explicacionCorta(_ estilo: Estilo) -> @Sendable (Diagnostico) -> String? {
    let explicaciones = Explicaciones(raiz: raiz)
    return { diagnostico in
      diagnostico.id.flatMap(explicaciones.explicacion).map {
        HojaDeExplicacion($0, datos: diagnostico.datos).corta(estilo)
      }
    }
  }

  private func masParecidas(a id: String, entre todos: [String]) -> [String] {
    todos.map { ($0, distancia(id, $0)) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).filter { $0.1 <= max(6, id.count / 2) }.map(\.0)
  }
}
