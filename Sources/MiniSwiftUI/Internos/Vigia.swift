/// El delegado de un nodo ante lo que observa: se puede mandar a otro hilo y no retiene al nodo.
final class Vigia: Sendable {
  weak let nodo: NodoObservador?
  let buzon: Buzon

  @MainActor
  init(_ nodo: NodoObservador) {
    self.nodo = nodo
    buzon = nodo.motor.buzon
  }

  /// Deja dicho que algo que el nodo leyó va a cambiar o ha cambiado.
  ///
  /// - Parameters:
  ///   - motivo: qué cambió.
  ///   - vez: en qué ejecución del `body` se leyó; si después hubo otra, el aviso ya no vale.
  func avisar(_ motivo: Motivo, vez: Int? = nil) {
    buzon.dejar(Buzon.Recado(vigia: self, motivo: motivo, vez: vez))
  }
}
