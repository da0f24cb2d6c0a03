import Testing

@testable import Cuaderno

@Suite("FaltaEnElPaso")
struct FaltaEnElPasoTests {
  private func motivos(_ diagnosticos: [Diagnostico]) -> [String] {
    FaltaEnElPaso.motivos(diagnosticos, entrega: Ejemplos.entrega)
  }

  private func error(_ id: String, _ argumentos: [String] = []) -> Diagnostico {
    Diagnostico(gravedad: .error, id: id, mensaje: "in English", argumentos: argumentos)
  }

  @Test("Un error que no se conoce no deja el paso sin motivo, ni en inglés")
  func sinMotivo() {
    for diagnosticos in [[], [error("id_que_no_existe")], [error("cannot_find_in_scope")]] {
      #expect(
        motivos(diagnosticos)
          == ["Este paso no se puede comprobar con lo que declara Conversor.swift."]
      )
    }
  }

  @Test("Lo que falta se nombra una sola vez")
  func repetidos() {
    let leidos = motivos([
      error("cannot_find_in_scope", ["cartel"]), error("cannot_find_in_scope", ["cartel"]),
    ])
    #expect(leidos.count == 1)
    #expect(leidos.first?.contains("`cartel`") == true)
  }

  @Test("Las advertencias no son motivos")
  func advertencias() {
    var advertencia = error("cannot_find_in_scope", ["a"])
    advertencia.gravedad = .advertencia
    #expect(motivos([advertencia]) == motivos([]))
  }
}
