import Synchronization

/// Un objeto que se usa mucho y se suelta una vez, quizá desde otro hilo, sin cerrojo.
///
/// Cada uso se cuenta al entrar y al salir. Cerrar impide usos nuevos; el objeto se suelta cuando,
/// ya cerrado, no queda ninguno en marcha: lo hace quien cierra o el último que sale.
final class EnUso<Objeto: AnyObject> {
  private let usos = Atomic<Int>(0)
  private let abierto = Atomic<Bool>(true)
  private let hayQueSoltar = Atomic<Bool>(false)
  private let retenido = Atomic<Bool>(true)
  private let objeto: Unmanaged<Objeto>

  init(_ objeto: Objeto) {
    self.objeto = Unmanaged.passRetained(objeto)
  }

  deinit {
    if retenido.load(ordering: .acquiring) { objeto.release() }
  }

  /// Usa el objeto, si sigue abierto.
  @inline(__always)
  func hacer(_ cuerpo: (Objeto) -> Void) {
    usos.wrappingAdd(1, ordering: .sequentiallyConsistent)
    if abierto.load(ordering: .sequentiallyConsistent) {
      objeto._withUnsafeGuaranteedRef(cuerpo)
    }
    salir()
  }

  /// Usa el objeto y devuelve lo que diga `cuerpo`.
  ///
  /// - Returns: `nil` si ya se cerró.
  func usar<Resultado>(_ cuerpo: (Objeto) -> Resultado) -> Resultado? {
    usos.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { salir() }
    guard abierto.load(ordering: .sequentiallyConsistent) else { return nil }
    return objeto._withUnsafeGuaranteedRef(cuerpo)
  }

  /// Impide usos nuevos y hace el último.
  ///
  /// - Returns: `true` solo a quien cerró.
  func cerrar(_ ultimo: (Objeto) -> Void) -> Bool {
    usos.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { salir() }
    guard abierto.exchange(false, ordering: .sequentiallyConsistent) else { return false }
    objeto._withUnsafeGuaranteedRef(ultimo)
    return true
  }

  /// Suelta el objeto en cuanto nadie lo use; antes hay que cerrar.
  func soltar() {
    hayQueSoltar.store(true, ordering: .sequentiallyConsistent)
    if usos.load(ordering: .sequentiallyConsistent) == 0 { soltarUnaVez() }
  }

  @inline(__always)
  private func salir() {
    let quedan = usos.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
    if quedan == 0, hayQueSoltar.load(ordering: .sequentiallyConsistent) { soltarUnaVez() }
  }

  private func soltarUnaVez() {
    if retenido.exchange(false, ordering: .sequentiallyConsistent) { objeto.release() }
  }
}
