/// La suscripción de un nodo a un `ObservableObject`, y el objeto mientras dure.
@MainActor
final class Observado<Objeto: ObservableObject> {
  private(set) var objeto: Objeto
  private var recibo: AnyCancellable?

  init(_ objeto: Objeto, _ nodo: NodoObservador) {
    self.objeto = objeto
    suscribir(nodo)
  }

  /// Pasa a observar otro objeto; si es el mismo, sigue igual.
  func poner(_ nuevo: Objeto, _ nodo: NodoObservador) {
    guard nuevo !== objeto else { return }
    objeto = nuevo
    suscribir(nodo)
  }

  private func suscribir(_ nodo: NodoObservador) {
    nodo.motor.diario.vio(objeto)
    let vigia = nodo.vigia
    let nombre = "\(Objeto.self)"
    recibo = objeto.objectWillChange.sink { @Sendable _ in
      if !HiloPrincipal.esEste {
        Violaciones.advertir(.avisoDesdeOtroHilo, en: vigia.buzon.contexto)
      } else if Turno.lector != nil {
        Violaciones.advertir(.avisoDuranteElBody, en: vigia.buzon.contexto)
      }
      vigia.avisar(.objeto(nombre))
    }
  }
}
