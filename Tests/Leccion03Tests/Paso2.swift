import Apoyo
import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 2 · La memoria no esconde la lectura")
struct Paso2 {
  let conversor = Conversor(oficina: "Norte")

  @Test("La tasa avisa también a quien pinta un precio recordado")
  func avisaAunqueLoRecuerde() {
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
    var precios: [Double] = []
    var detalle = ""
    for (tasa, anterior) in [(3, 0.9), (2, 3), (4, 2)] {
      conversor.tasa = Double(tasa)
      for dolares in [10, 4] {
        let precio = conversor.euros(dolares)
        precios.append(precio)
        guard detalle.isEmpty, precio != Double(dolares * tasa) else { continue }
        detalle = "Con la tasa a \(tasa), \(dolares) $ son \(dolares * tasa) € y salen \(precio)"
        detalle += precio == Double(dolares) * anterior ? ": lo que eran antes del cambio." : "."
      }
    }
    #expect(precios == [30.0, 12.0, 20.0, 8.0, 40.0, 16.0], "\(detalle)")
  }

  @Test("Con la misma tasa, cada importe se calcula una sola vez")
  func cadaImporteUnaVez() {
    conversor.tasa = 3
    var precios: [Double] = []
    var marcha: [Int] = []
    for dolares in [10, 10, 4, 10, 4] {
      precios.append(conversor.euros(dolares))
      marcha.append(conversor.calculos)
    }
    #expect(
      precios == [30.0, 30.0, 12.0, 30.0, 12.0],
      "A 3 € por dólar, 10 $ son 30 € y 4 $, 12 €."
    )
    let calculos = conversor.calculos
    let detalle =
      switch marcha {
      case [1, 2, 3, 4, 5]: "cada consulta ha vuelto a calcular, como si no hubiera memoria."
      case [1, 1, 2, 3, 4]: "la memoria se acuerda del último importe, y de ninguno más."
      case _ where calculos < 2: "algún precio no pasa por `calcular`, o `calculos` no suma."
      default: "la memoria no siempre responde."
      }
    #expect(calculos == 2, "Cinco consultas de dos importes y \(calculos) cálculos: \(detalle)")
  }
}
