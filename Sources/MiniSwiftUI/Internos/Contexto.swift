import Synchronization

/// Lo que comparte todo el código que corre dentro de un árbol, tareas incluidas.
///
/// Va en una variable local de tarea: un `Task {}` lanzado desde una vista lo hereda. No conoce el
/// árbol, así que una tarea que sobrevive a su vista no la retiene.
final class Contexto: Sendable {
  /// El del código que se está ejecutando, si corre dentro de un árbol.
  @TaskLocal static var actual: Contexto?

  let modoDeState: ModoDeState
  let reloj: Escenario.Reloj?
  private let recogidas = Mutex<[Advertencia]>([])

  init(modoDeState: ModoDeState = .xcode26, reloj: Escenario.Reloj? = nil) {
    self.modoDeState = modoDeState
    self.reloj = reloj
  }

  /// Las advertencias que han salido.
  var advertencias: [Advertencia] { recogidas.withLock { $0 } }

  /// Guarda una advertencia; la misma, una sola vez.
  ///
  /// - Returns: si es nueva.
  func apuntar(_ advertencia: Advertencia) -> Bool {
    recogidas.withLock { recogidas in
      guard !recogidas.contains(advertencia) else { return false }
      recogidas.append(advertencia)
      return true
    }
  }

  /// Olvida las advertencias recogidas.
  func olvidarAdvertencias() { recogidas.withLock { $0 = [] } }
}
