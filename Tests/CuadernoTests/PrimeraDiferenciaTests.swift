import Testing

@testable import Cuaderno

@Suite("PrimeraDiferencia")
struct PrimeraDiferenciaTests {
  @Test("La primera línea distinta, con su número en el texto")
  func primera() throws {
    let vista = try #require(
      PrimeraDiferencia(escrito: "a\nb\nc\n", sale: "a\nB\nC\n", desde: 10)
    )
    #expect((vista.linea, vista.escrita, vista.sale) == (11, "b", "B"))
    #expect(vista.texto == "  escrito: «b»\n  sale:    «B»")
  }

  @Test("Cuando a uno de los dos no le queda nada")
  func sobra() {
    #expect(
      PrimeraDiferencia(escrito: "a\nb\n", sale: "a\n", desde: 1)?.texto
        == "  escrito: «b»\n  sale:    nada más"
    )
    #expect(
      PrimeraDiferencia(escrito: "", sale: "a\n", desde: 7)
        .map { [$0.texto, "\($0.linea)"] } == ["  escrito: nada más\n  sale:    «a»", "7"]
    )
  }

  @Test("Lo que se tapa no cuenta, y los espacios sí")
  func tapado() {
    func tapar(_ linea: String) -> String { linea.filter { !$0.isNumber } }
    #expect(PrimeraDiferencia(escrito: "3 s", sale: "4 s", desde: 1, tapar: tapar) == nil)
    #expect(PrimeraDiferencia(escrito: "a", sale: "a ", desde: 1)?.sale == "a ")
    #expect(PrimeraDiferencia(escrito: "", sale: "", desde: 1) == nil)
  }
}
