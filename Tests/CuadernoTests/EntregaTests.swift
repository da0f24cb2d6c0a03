import Testing

@testable import Cuaderno

@Suite("Entrega")
struct EntregaTests {
  private func entrega(_ ficheros: [(String, String)], deMas: [String] = []) -> Entrega {
    Entrega(
      ficheros: ficheros.map { FicheroDeEntrega(nombre: $0.0, bytes: Array($0.1.utf8)) },
      deMas: deMas
    )
  }

  @Test("La huella depende del contenido, del nombre y del orden, y no de lo que sobra")
  func huella() {
    let una = entrega([("A.swift", "let a = 1"), ("B.swift", "")])
    #expect(una.huella == entrega([("A.swift", "let a = 1"), ("B.swift", "")]).huella)
    #expect(
      una.huella == entrega([("A.swift", "let a = 1"), ("B.swift", "")], deMas: ["C"]).huella
    )
    let otras = [
      una, entrega([("A.swift", "let a = 2"), ("B.swift", "")]),
      entrega([("A.swift", "let a = 1")]), entrega([("B.swift", "let a = 1"), ("A.swift", "")]),
      entrega([("B.swift", ""), ("A.swift", "let a = 1")]), entrega([]),
    ]
    #expect(Set(otras.map(\.huella)).count == otras.count)
  }

  @Test("Un fin de línea distinto es otro contenido")
  func finesDeLinea() {
    #expect(entrega([("A", "a\n")]).huella != entrega([("A", "a\r\n")]).huella)
  }

  @Test("Dos textos que se ven igual con otros bytes son otro contenido")
  func formas() {
    #expect(entrega([("A", "\u{e9}")]).huella != entrega([("A", "e\u{301}")]).huella)
  }

  @Test("El texto de un fichero que no está es vacío")
  func texto() {
    let una = entrega([("A.swift", "ñ")])
    #expect([una.texto(de: "A.swift"), una.texto(de: "B.swift")] == ["ñ", ""])
  }
}
