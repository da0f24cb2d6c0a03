import Testing

@testable import Cuaderno

@Suite("Traza")
struct TrazaTests {
  private func traza(_ marcos: [String], hilo: String = "Thread 0 crashed:") -> Traza {
    Traza("\(hilo)\n\n" + marcos.joined(separator: "\n") + "\n", ficheros: ["Caja.swift"])
  }

  @Test("La primera línea del estudiante, con su función")
  func primera() {
    let leida = traza([
      " 0 [ra] 0x00007f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so",
      " 1 [ra] 0x00007f Caja.moneda(_:) + 108 in comprobar at /a/Lecciones/00/Caja.swift:8:41",
      " 2 [ra] 0x00007f Caja.otra() + 12 in comprobar at /a/Lecciones/00/Caja.swift:9:1",
    ])
    #expect(leida.lugar == Lugar(fichero: "Caja.swift", linea: 8, columna: 41, largo: 0))
    #expect(leida.funcion == "Caja.moneda(_:)")
  }

  @Test("Una función dentro de un closure conserva su nombre entero, en español")
  func closures() {
    let leida = traza([
      " 0 [ra] 0x01 closure #1 in closure #2 in Caja.buscar() + 9 in comprobar at /a/Caja.swift:3:4"
    ])
    #expect(leida.funcion == "closure #1 de closure #2 de Caja.buscar()")
  }

  @Test("Ocho closures distintos no son una función que se repite")
  func closuresDistintos() {
    let marcos = (1...12).map { " \($0) [async] 0x01 closure #1 in Caja.f\($0)() in libTesting.so" }
    #expect(!traza(marcos).pilaAgotada)
    let misma = (1...12).map { _ in " 1 [ra] 0x01 closure #1 in Caja.f() + 4 in comprobar" }
    #expect(traza(misma).pilaAgotada)
  }

  @Test("Una carpeta con espacios, « in » y « at » en el nombre")
  func carpetas() {
    let leida = traza([
      " 0 0x01 Caja.f() + 9 in comprobar at /ana/look at me in here/a: b/Caja.swift:12:3"
    ])
    #expect(leida.lugar == Lugar(fichero: "Caja.swift", linea: 12, columna: 3, largo: 0))
    #expect(leida.funcion == "Caja.f()")
  }

  @Test(
    "Un fichero que solo acaba igual no es el del estudiante",
    arguments: ["/a/MiCaja.swift:1:2", "/a/Caja.swift.txt:1:2", "/Caja.swift/otro.swift:1:2"]
  )
  func otroFichero(ruta: String) {
    #expect(traza([" 0 0x01 f() + 9 in comprobar at \(ruta)"]).lugar == nil)
  }

  @Test("Solo cuenta el hilo que se detuvo")
  func hilos() {
    let texto = """
      Thread 0:

       0 0x01 Caja.espera() + 9 in comprobar at /a/Caja.swift:1:2

      Thread 1 "trabajo" crashed:

       0 0x01 Caja.rompe() + 9 in comprobar at /a/Caja.swift:5:6

      Thread 2:

       0 0x01 Caja.espera() + 9 in comprobar at /a/Caja.swift:9:9
      """
    let leida = Traza(texto, ficheros: ["Caja.swift"])
    #expect(leida.lugar?.linea == 5)
    #expect(leida.funcion == "Caja.rompe()")
  }

  @Test("Una línea 0 del compilador no se enseña")
  func lineaCero() {
    let leida = traza([
      " 0 0x01 Caja.f() + 9 in comprobar at /a/Caja.swift:0:0",
      " 1 0x01 Caja.g() + 9 in comprobar at /a/Caja.swift:7",
    ])
    #expect(leida.lugar == Lugar(fichero: "Caja.swift", linea: 7, columna: 1, largo: 0))
    #expect(leida.funcion == "Caja.f()")
  }

  @Test("Sin traza no hay nada", arguments: ["", "Fatal error: x\n", "Thread 0 crashed:\n"])
  func vacia(texto: String) {
    let leida = Traza(texto, ficheros: ["Caja.swift"])
    #expect(leida == Traza("", ficheros: []))
    #expect(leida.vacia)
  }

  @Test("Líneas rotas no la confunden")
  func rotas() {
    let leida = traza([" 0x", " 0x01", " 0 0x01 at /", " 1 0x01 f in", " 2 0x01 g() in x at /:::"])
    #expect(leida.lugar == nil)
    #expect(leida.funcion == nil)
  }
}
