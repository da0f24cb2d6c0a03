import Foundation
import MiniCombine
import Testing

private typealias Demanda = Subscribers.Demand

@Suite("Subscribers.Demand")
struct DemandaTests {
  @Test("Sumar: lo que desborda es sin límite, y sin límite lo absorbe todo")
  func sumar() {
    #expect(Demanda.max(100) + .max(42) == .max(142))
    #expect(Demanda.max(100) + 42 == .max(142))
    #expect(Demanda.max(1) + .unlimited == .unlimited)
    #expect(Demanda.unlimited + .max(1) == .unlimited)
    #expect(Demanda.unlimited + Int.min == .unlimited)
    #expect(Demanda.max(.max) + 1 == .unlimited)
    #expect(Demanda.max(.max) + .max(1) == .unlimited)
    #expect(Demanda.max(3) + (-10) == Demanda.none)
    var suma = Demanda.none
    suma += 2
    suma += .max(3)
    #expect(suma == 5)
  }

  @Test("Restar: nunca baja de cero, y sin límite menos algo sigue sin límite")
  func restar() {
    #expect(Demanda.max(100) - .max(42) == .max(58))
    #expect(Demanda.max(2) - 5 == Demanda.none)
    #expect(Demanda.max(2) - .unlimited == Demanda.none)
    #expect(Demanda.unlimited - .unlimited == .unlimited)
    #expect(Demanda.unlimited - .max(9) == .unlimited)
    #expect(Demanda.max(.max) - (-1) == Demanda.none)
    var resta = Demanda.max(9)
    resta -= 2
    resta -= .max(3)
    #expect(resta == 4)
  }

  @Test("Multiplicar: lo que desborda es sin límite")
  func multiplicar() {
    #expect(Demanda.max(42) * 2 == .max(84))
    #expect(Demanda.max(.max) * 2 == .unlimited)
    #expect(Demanda.unlimited * 3 == .unlimited)
    #expect(Demanda.none * 10 == Demanda.none)
    var producto = Demanda.max(4)
    producto *= 5
    #expect(producto == .max(20))
  }

  @Test("Comparar con demandas y con números: sin límite es lo mayor", arguments: [0, 42, Int.max])
  func comparar(numero: Int) {
    let contada = Demanda.max(numero)
    #expect(contada < .unlimited && .unlimited > contada && contada <= contada)
    #expect(contada == numero && numero == contada && !(contada != numero))
    #expect(Demanda.unlimited > numero && numero < Demanda.unlimited)
    #expect(Demanda.unlimited >= numero && numero <= Demanda.unlimited)
    #expect(Demanda.unlimited != numero && numero != Demanda.unlimited)
    #expect(!(Demanda.unlimited < numero) && !(numero > Demanda.unlimited))
    #expect(contada <= numero && contada >= numero && numero <= contada && numero >= contada)
    #expect(!(contada < numero) && !(contada > numero))
    #expect(!(Demanda.unlimited < .unlimited) && Demanda.unlimited >= .unlimited)
  }

  @Test("max es el número, o nil si no hay límite")
  func maximo() {
    #expect(Demanda.max(7).max == 7)
    #expect(Demanda.none.max == 0)
    #expect(Demanda.unlimited.max == nil)
  }

  @Test("Se describe como Combine")
  func descripcion() {
    #expect("\(Demanda.none) \(Demanda.max(3)) \(Demanda.unlimited)" == "max(0) max(3) unlimited")
  }

  @Test("Se codifica como un número; sin límite es uno más que Int.max")
  func codificar() throws {
    func json(_ demanda: Demanda) throws -> String {
      String(decoding: try JSONEncoder().encode(["value": demanda]), as: UTF8.self)
    }
    func leer(_ texto: String) throws -> Demanda? {
      try JSONDecoder().decode([String: Demanda].self, from: Data(texto.utf8))["value"]
    }
    #expect(try json(.max(42)) == #"{"value":42}"#)
    #expect(try json(.unlimited) == #"{"value":9223372036854775808}"#)
    #expect(try leer(#"{"value":42}"#) == .max(42))
    #expect(try leer(#"{"value":9223372036854775808}"#) == .unlimited)
    #expect(try leer(#"{"value":9223372036854775809}"#) == .unlimited)
    #expect(throws: (any Error).self) { try leer(#"{"value":-1}"#) }
  }

  @Test("Una demanda negativa detiene el programa")
  func negativa() async {
    await #expect(processExitsWith: .failure) {
      // Si viniera escrita como literal negativo, el compilador podría quitarla.
      _ = Subscribers.Demand.max(CommandLine.arguments.count > 10_000 ? 1 : -1)
    }
  }
}
