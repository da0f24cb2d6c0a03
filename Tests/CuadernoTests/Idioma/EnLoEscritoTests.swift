import Testing

@testable import Cuaderno

@Suite("enLoEscrito: de la copia de una macro a la línea de quien escribe")
struct EnLoEscritoTests {
  private func situar(_ linea: String, _ columna: Int, en fuente: [String]) -> Lugar? {
    var d = Diagnostico(gravedad: .error, id: "x", mensaje: "x")
    d.macro = "ObservationTracked"
    d.lugar = Lugar(fichero: "A.swift", linea: 1, columna: 9)
    d.generado = .init(linea: linea, columna: columna)
    let escrito = d.enLoEscrito(["A.swift": fuente])
    return escrito.estaEnLoEscrito ? escrito.lugar : nil
  }

  @Test("Encuentra la misma palabra con lo mismo alrededor") func encuentra() {
    let fuente = ["var m = []", "var t = 1 { didSet { memoria = [] } }", "memoria.quita()"]
    #expect(
      situar("        memoria = []", 19, en: fuente)
        == Lugar(fichero: "A.swift", linea: 2, columna: 32)
    )
    #expect(
      situar("memoria.quita()", 9, en: fuente)
        == Lugar(fichero: "A.swift", linea: 3, columna: 9, largo: 5)
    )
  }

  @Test("Lo que solo está en la expansión se queda donde estaba") func noEsta() {
    #expect(situar("return _tasa", 8, en: ["var tasa = 1", "tasa"]) == nil)
    #expect(situar("access(keyPath: \\.tasa)", 19, en: ["euros(tasa)"]) == nil)
  }
}
