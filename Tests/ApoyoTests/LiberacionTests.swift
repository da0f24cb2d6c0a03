import Apoyo
import Testing

@Suite("quedaLiberado y Testigo")
struct LiberacionTests {
  final class Llave {
    var alGirar: (() -> Void)?
    var vueltas = 0
  }

  struct Perdida: Error {}

  @Test("Un objeto que nadie guarda queda liberado")
  func sinDuenos() {
    #expect(quedaLiberado { Llave() })
  }

  @Test("Usar el objeto antes de devolverlo no lo retiene")
  func usadoYDevuelto() {
    let libre = quedaLiberado {
      let llave = Llave()
      llave.vueltas += 2
      return llave
    }
    #expect(libre)
  }

  @Test("Un objeto guardado fuera no queda liberado")
  func guardadoFuera() {
    var guardada: Llave?
    let libre = quedaLiberado {
      let llave = Llave()
      guardada = llave
      return llave
    }
    #expect(!libre)
    #expect(guardada?.vueltas == 0)
  }

  @Test("Un closure que captura a su dueño no lo deja liberarse")
  func ciclo() {
    var testigo: Testigo?
    var romper: (() -> Void)?
    let libre = quedaLiberado {
      let llave = Llave()
      llave.alGirar = { llave.vueltas += 1 }
      romper = { [weak llave] in llave?.alGirar = nil }
      testigo = Testigo(llave)
      return llave
    }
    #expect(!libre)
    romper?()
    #expect(testigo?.vive == false)
  }

  @Test("Con una captura débil queda liberado")
  func capturaDebil() {
    let libre = quedaLiberado {
      let llave = Llave()
      llave.alGirar = { [weak llave] in llave?.vueltas += 1 }
      return llave
    }
    #expect(libre)
  }

  @Test("El error del uso llega a quien llama")
  func errorDelUso() {
    #expect(throws: Perdida.self) {
      try quedaLiberado { () throws(Perdida) -> Llave in throw Perdida() }
    }
  }

  @Test("El testigo ve vivo al objeto hasta que se va su último dueño")
  func ultimoDueno() {
    var duenos = [Llave()]
    let testigo = Testigo(duenos[0])
    duenos.append(duenos[0])
    var vidas = [testigo.vive]
    duenos.removeLast()
    vidas.append(testigo.vive)
    duenos.removeLast()
    vidas.append(testigo.vive)
    #expect(vidas == [true, true, false])
  }

  @Test("Una tarea retiene lo que captura hasta que termina")
  @MainActor
  func tareaEnMarcha() async throws {
    let reloj = RelojManual()
    let (testigo, tarea) = arrancar(con: reloj)
    await reloj.esperarDormidas(1)
    #expect(testigo.vive)
    reloj.avanzar(.seconds(1))
    try await tarea.value
    #expect(!testigo.vive)
  }

  /// Crea una llave cuyo único dueño, al volver, es la tarea.
  @MainActor
  private func arrancar(con reloj: RelojManual) -> (Testigo, Task<Void, any Error>) {
    let llave = Llave()
    let tarea = Task {
      try await reloj.sleep(for: .seconds(1))
      llave.vueltas += 1
    }
    return (Testigo(llave), tarea)
  }
}
