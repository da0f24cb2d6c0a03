import Testing

@testable import Leccion00

/// Una expectativa de cada forma: sus frases son las que hay que saber leer.
@Suite("Frases")
struct Frases {
  let caja = Caja()

  func grande(_ n: Int) -> Bool { n > 100 }
  func luego() async -> Int { 3 }

  @Test("Comparaciones")
  func comparaciones() {
    let (avisos, otros) = (caja.avisos, 7)
    #expect(avisos == 0)
    #expect(avisos == otros)
    #expect(avisos != 1)
    #expect(avisos > 3)
    #expect(avisos >= 3)
    #expect(avisos < 1)
    #expect(avisos <= 0)
    #expect(caja.moneda(2) == 9)
    #expect(caja.monedas == [3, 4])
    #expect(caja.ultimo == 3)
    #expect(caja.ultimo != nil)
    #expect(caja === Caja())
    #expect(avisos + 1 == otros - 2)
    #expect(caja.monedas.map { $0 * 2 } == [1])
    #expect(1.5 == -0.25 * Double(avisos))
  }

  @Test("Textos")
  func textos() {
    let operador = "x) == y"
    let lineas = "uno\ndos"
    #expect(caja.nombre == "a) == \"b")
    #expect(operador != "x) == y")
    #expect(operador == "(p → q) != r")
    #expect(lineas == "tres")
    #expect(Character("a") == "b")
  }

  @Test("Condiciones")
  func condiciones() {
    let (libre, ocupada) = (true, false)
    let nada: Caja? = nil
    #expect(ocupada)
    #expect(!libre)
    #expect(!caja.vacia)
    #expect(caja.monedas.isEmpty)
    #expect(!caja.monedas.contains(2))
    #expect(grande(3))
    #expect(!grande(101))
    #expect(nada?.vacia == true)
    #expect(nada != nil)
  }

  @Test("Lo que no se lee")
  func raras() async {
    let (libre, ocupada) = (true, false)
    #expect(await luego() == 4)
    #expect(libre && ocupada)
    #expect(caja.monedas.allSatisfy { $0 > 5 })
    #expect(caja.monedas.contains(9))
    #expect(7 == caja.avisos)
    #expect(throws: Agotada.self) { 3 }
  }

  @Test("Exigencias")
  func exigencias() throws {
    let nada: Caja? = nil
    _ = try #require(nada)
  }

  @Test("Exigencias de un miembro")
  func miembro() throws { _ = try #require(caja.ultimo) }

  @Test("Exigencias negadas")
  func negada() throws { try #require(!caja.vacia) }
}
