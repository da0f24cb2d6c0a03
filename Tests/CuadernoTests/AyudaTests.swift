import Testing

@testable import Cuaderno

@Suite("Ayuda")
struct AyudaTests {
  @Test("La ayuda general")
  func general() throws {
    try Pantalla(nombre: "ayuda").comparar(Ayuda.general(.llano))
  }

  @Test("La ayuda de cada orden")
  func deCadaOrden() throws {
    let textos = Definicion.todas.map { Ayuda.de($0, .llano) }
    try Pantalla(nombre: "ayuda-de-ordenes").comparar(textos.joined(separator: "~~~\n"))
  }

  @Test("Ninguna línea pasa de las columnas de la terminal", arguments: [60, 80])
  func ancho(columnas ancho: Int) {
    let estilo = Estilo(color: false, ancho: ancho)
    let textos = [Ayuda.general(estilo)] + Definicion.todas.map { Ayuda.de($0, estilo) }
    let tablas = textos.joined().lineas.filter { $0.hasPrefix("  ") }
    #expect(tablas.filter { columnas($0) > ancho } == [])
  }
}
