import Cuaderno

extension Sesion {
  /// `leccion explicar [ID]`: qué significa un error del compilador; sin ID, el último que viste.
  func explicar() throws(Fallo) -> Int32 {
    let explicaciones = Explicaciones(raiz: raiz)
    let ultimo = UltimoError.leer(raiz)
    let pedido = orden.argumentos.joined(separator: " ")
    guard let id = try orden.argumentos.isEmpty ? ultimo?.id : buscar(pedido, explicaciones) else {
      throw .uso(
        "Todavía no has visto ningún error. Dime cuál: leccion explicar ID",
        ayuda: Self.queEsElID
      )
    }
    guard let explicacion = explicaciones.explicacion(de: id) else {
      throw .uso("No tengo explicación de «\(id)».", ayuda: nil)
    }
    // Con el error delante, o pegado, se habla con tus nombres; sin él, con los del ejemplo.
    let suyo =
      orden.argumentos.isEmpty ? ultimo?.datos : explicaciones.datos(de: pedido, explicacion)
    let hoja = HojaDeExplicacion(
      explicacion,
      datos: suyo ?? explicaciones.datosDeEjemplo(de: id),
      deRamas: explicaciones.datosDeEjemploDeRamas(de: id)
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

  /// El identificador que se pide, aunque esté pegado de la pantalla.
  private func buscar(
    _ pedido: String,
    _ explicaciones: Explicaciones
  ) throws(Fallo) -> String {
    let buscado = IdentificadorPedido(pedido, entre: explicaciones.identificadores)
    switch buscado {
    case .uno(let id): return id
    case .varios(let ids):
      throw .uso("Ahí hay varios: \(enumerar(ids)). Dime uno.", ayuda: "leccion explicar \(ids[0])")
    case .ninguno(let parecidos):
      throw .uso(
        "No tengo explicación de «\(sanear(pedido).hasta(80))».\(buscado.losParecidos)",
        ayuda: parecidos.isEmpty ? Self.queEsElID : nil
      )
    }
  }

  private static let queEsElID = "El ID es lo que va entre corchetes detrás del mensaje."
}
