import Foundation

/// Reparte los procesadores entre las pruebas: corren todas a la vez, pero compilan por turnos.
actor Turnos {
  /// Los de esta máquina.
  static let compartidos = Turnos(max(2, ProcessInfo.processInfo.activeProcessorCount))

  private var libres: Int
  private var cola: [CheckedContinuation<Void, Never>] = []

  init(_ cuantos: Int) { libres = cuantos }

  /// Espera un turno, hace el trabajo y lo devuelve.
  nonisolated func con<R>(_ trabajo: () async throws -> R) async rethrows -> R {
    await pedir()
    do {
      let resultado = try await trabajo()
      await soltar()
      return resultado
    } catch {
      await soltar()
      throw error
    }
  }

  private func pedir() async {
    if libres > 0 {
      libres -= 1
      return
    }
    await withCheckedContinuation { cola.append($0) }
  }

  private func soltar() {
    if cola.isEmpty { libres += 1 } else { cola.removeFirst().resume() }
  }
}
