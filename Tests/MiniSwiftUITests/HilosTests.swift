import Foundation
import Synchronization
import Testing

@testable import SwiftUI

/// Un modelo que se puede tocar desde cualquier hilo: el registrador a mano y un cerrojo.
private nonisolated final class Compartido: Observable, Sendable {
  private let registrador = ObservationRegistrar()
  private let guardado = Mutex(0)

  var numero: Int {
    registrador.access(self, keyPath: \.numero)
    return guardado.withLock { $0 }
  }

  func sumar() {
    registrador.withMutation(of: self, keyPath: \.numero) { guardado.withLock { $0 += 1 } }
  }
}

private nonisolated final class Emisor: ObservableObject, Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private let guardado = Mutex(0)

  var numero: Int { guardado.withLock { $0 } }

  func sumar() {
    objectWillChange.send()
    guardado.withLock { $0 += 1 }
  }
}

private struct Panel: View {
  let compartido: Compartido
  @ObservedObject var emisor: Emisor
  @State private var suma = 0
  let dar: (Binding<Int>) -> Void

  var body: some View {
    Text("observable \(compartido.numero)")
    Text("publicado \(emisor.numero)")
    Text("estado \(suma)").onAppear { dar($suma) }
  }
}

@Suite("Cambios desde otros hilos", .serialized)
struct HilosTests {
  @Test(
    "Ocho hilos escriben a la vez: no se pierde el último valor y todo se dibuja en el principal"
  )
  func ochoHilos() async throws {
    let (compartido, emisor) = (Compartido(), Emisor())
    var recibido: Binding<Int>?
    let escenario = Escenario {
      Panel(compartido: compartido, emisor: emisor) { recibido = $0 }
    }
    let enlace = try #require(recibido)
    escenario.empezarCuenta()
    await enOchoHilos { hilo in
      for vuelta in 0..<500 {
        compartido.sumar()
        emisor.sumar()
        enlace.wrappedValue = hilo * 1000 + vuelta
      }
    }
    #expect(escenario.seVe("observable 4000"))
    #expect(escenario.seVe("publicado 4000"))
    #expect(escenario.seVe("estado \(enlace.wrappedValue)"))
    #expect(escenario.advertencias == [.avisoDesdeOtroHilo])
  }

  @Test("Miles de escrituras de otros hilos en un turno dan una pasada")
  func unaPasada() async {
    let compartido = Compartido()
    let emisor = Emisor()
    let escenario = Escenario { Panel(compartido: compartido, emisor: emisor) { _ in } }
    escenario.empezarCuenta()
    esperandoOchoHilos { _ in
      for _ in 0..<500 { compartido.sumar() }
    }
    #expect(escenario.seVe("observable 4000"))
    #expect(escenario.veces(de: Panel.self) == 1)
  }

  /// Ejecuta `cuerpo` en ocho hilos y espera cediendo el turno: la vista se dibuja mientras tanto.
  private func enOchoHilos(_ cuerpo: @escaping @Sendable (Int) -> Void) async {
    let faltan = Mutex8()
    for hilo in 0..<8 {
      Thread.detachNewThread {
        cuerpo(hilo)
        faltan.uno()
      }
    }
    while faltan.quedan > 0 { await Task.yield() }
  }

  /// Ejecuta `cuerpo` en ocho hilos y espera sin ceder el turno.
  private func esperandoOchoHilos(_ cuerpo: @escaping @Sendable (Int) -> Void) {
    let grupo = DispatchGroup()
    for hilo in 0..<8 {
      grupo.enter()
      Thread.detachNewThread {
        cuerpo(hilo)
        grupo.leave()
      }
    }
    grupo.wait()
  }
}

private nonisolated final class Mutex8: Sendable {
  private let cuenta = Mutex(8)
  var quedan: Int { cuenta.withLock { $0 } }
  func uno() { cuenta.withLock { $0 -= 1 } }
}
