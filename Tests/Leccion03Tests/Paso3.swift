import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 3 · Perezosa e ignorada")
struct Paso3 {
  let norte = Conversor(oficina: "Norte")

  @Test("El cartel espera a que alguien lo lea")
  func esperaAlPrimerLector() {
    let hechosAlCrear = norte.cartelesHechos
    #expect(hechosAlCrear == 0, "Nadie ha leído el cartel de la ventanilla nueva y ya está hecho.")
    let carteles = [norte.cartel, Conversor(oficina: "Sur").cartel]
    #expect(
      carteles == ["Oficina Norte · de dólares a euros", "Oficina Sur · de dólares a euros"],
      "Cada ventanilla tiene su cartel, con el nombre de su oficina y el texto de siempre."
    )
  }

  @Test("El cartel se compone una sola vez")
  func seComponeUnaVez() {
    _ = (norte.cartel, norte.cartel, norte.cartel)
    let hechos = norte.cartelesHechos
    #expect(
      hechos == 1,
      hechos == 0
        ? "Tres lecturas, y ninguna pasa por `componerCartel`, o `cartelesHechos` ya no suma."
        : "Tres lecturas y \(hechos) carteles compuestos: el que ya estaba hecho no se aprovecha."
    )
  }
}
