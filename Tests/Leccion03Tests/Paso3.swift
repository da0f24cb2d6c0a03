import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 3 · Perezosa e ignorada")
struct Paso3 {
  let norte = Conversor(oficina: "Norte")

  @Test("El cartel espera a que alguien lo lea")
  func esperaAlPrimerLector() {
    let antes = norte.cartelesHechos
    #expect(antes == 0, "La ventanilla acaba de crearse, nadie ha leído su cartel y ya está hecho.")
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
        ? "Se ha leído tres veces y ninguna ha pasado por `componerCartel`."
        : "Se ha leído tres veces y se ha compuesto \(hechos): lo ya hecho no se aprovecha."
    )
  }
}
