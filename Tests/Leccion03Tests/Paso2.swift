import Apoyo
import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 2 · La memoria no esconde la lectura")
struct Paso2 {
  @Test("La tasa avisa también a quien pinta un precio recordado")
  func avisaAunqueLoRecuerde() {
    let conversor = Conversor(oficina: "Norte")
    let primera = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { conversor.tasa = 1.5 })
    let directos = contarAvisos(leyendo: { conversor.tasa }, mientras: { conversor.tasa = 2.5 })
    _ = conversor.euros(5)
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { conversor.tasa = 3.5 })
    let detalle =
      switch (directos, primera) {
      case (0, _): "Ni siquiera quien lee `tasa` se entera de que cambia."
      case (_, 0): "Ni la primera consulta de 5 $ ni la repetida leen `tasa`."
      default: "La primera consulta de 5 $ lee `tasa`; la repetida responde sin leerla."
      }
    #expect(avisos == 1, "\(detalle) La pantalla se queda con el precio viejo, y nada se lo dice.")
  }

  @Test("Cada cambio de tasa cambia todos los precios")
  func losPreciosSiguenALaTasa() {
    let conversor = Conversor(oficina: "Norte")
    var precios: [Double] = []
    var detalle = ""
    for (tasa, anterior) in [(3, 0.9), (2, 3), (1.5, 2)] {
      conversor.tasa = tasa
      for dolares in [10, 7] {
        let precio = conversor.euros(dolares)
        precios.append(precio)
        guard detalle.isEmpty, precio != Double(dolares) * tasa else { continue }
        detalle = "Con la tasa a \(tasa), \(dolares) $ no pueden costar \(precio) €"
        detalle += precio == Double(dolares) * anterior ? ": es su precio a \(anterior)." : "."
      }
    }
    #expect(precios == [30.0, 21.0, 20.0, 14.0, 15.0, 10.5], "\(detalle)")
  }

  @Test("Con la misma tasa, cada importe se calcula una sola vez")
  func cadaImporteUnaVez() {
    var calculados: [Int] = []
    let conversor = Conversor(
      oficina: "Norte",
      calcular: { dolares, tasa in
        calculados.append(dolares)
        return Double(dolares) * tasa + 1
      }
    )
    conversor.tasa = 3
    let precios = [10, 10, 4, 10, 4].map { conversor.euros($0) }
    #expect(
      precios == [31.0, 31.0, 13.0, 31.0, 13.0],
      calculados.isEmpty
        ? "Esta ventanilla cobra 1 € más en su `calcular`, y nadie lo ha llamado."
        : "Esta ventanilla cobra 1 € más en su `calcular`: 10 $ a 3 son 31 €, y 4 $ son 13 €."
    )
    let detalle =
      switch calculados {
      case []: "ninguna ha llegado a `calcular`."
      case [10, 10, 4, 10, 4]: "las cinco han calculado, como si no hubiera memoria."
      case [10, 4, 10, 4]: "la memoria se acuerda del último importe, y de ninguno más."
      default: "cada importe nuevo tenía que calcularse, y solo la primera vez."
      }
    #expect(calculados == [10, 4], "Se ha consultado 10, 10, 4, 10 y 4 $: \(detalle)")
  }
}
