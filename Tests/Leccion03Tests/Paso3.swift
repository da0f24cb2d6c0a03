import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 3 · Perezosa e ignorada")
struct Paso3 {
  @Test("El cartel espera a que alguien lo lea")
  func esperaAlPrimerLector() {
    var rotulados: [String] = []
    let sur = Conversor(
      oficina: "Sur",
      rotular: { oficina in
        rotulados.append(oficina)
        return "~ \(oficina) ~"
      }
    )
    let momento = rotulados.isEmpty ? "al cambiar la tasa o al consultar" : "al abrir la ventanilla"
    sur.tasa = 2
    _ = sur.euros(5)
    #expect(rotulados == [], "Nadie ha leído el cartel, y se ha rotulado \(momento).")
    let cartel = sur.cartel
    #expect(cartel == "~ Sur ~", "El cartel no es el que devuelve `rotular` para esta oficina.")
  }

  @Test("El cartel se rotula una sola vez")
  func seRotulaUnaVez() {
    var rotulados = 0
    let norte = Conversor(
      oficina: "Norte",
      rotular: { oficina in
        rotulados += 1
        return oficina
      }
    )
    _ = (norte.cartel, norte.cartel)
    norte.tasa = 2
    _ = norte.cartel
    let detalle = rotulados == 0 ? "ninguna llama a `rotular`" : "lo ya rotulado no se aprovecha"
    #expect(rotulados == 1, "El cartel se ha leído tres veces: \(detalle).")
  }
}
