import Apoyo
import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 2 · La memoria no esconde la lectura")
struct Paso2 {
  let conversor = Conversor(oficina: "Norte")

  @Test("La tasa avisa también a quien pinta un precio recordado")
  func avisaAunqueLoRecuerde() {
    _ = conversor.euros(5)
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { conversor.tasa = 1.5 })
    let directos = contarAvisos(leyendo: { conversor.tasa }, mientras: { conversor.tasa = 2.5 })
    #expect(
      avisos == 1,
      directos == 0
        ? "Ni siquiera quien lee `tasa` se entera de que cambia: ya no se observa."
        : """
        La primera consulta leyó `tasa`; la segunda la respondió la memoria y no la leyó. \
        Esa pantalla se queda con el precio viejo, y nada se lo dice.
        """
    )
  }

  @Test("Cada cambio de tasa cambia todos los precios")
  func losPreciosSiguenALaTasa() {
    var precios: [Double] = []
    for tasa in [3, 2, 0.5] {
      conversor.tasa = tasa
      precios += [conversor.euros(10), conversor.euros(4)]
    }
    #expect(
      precios == [30, 12, 20, 8, 5, 2],
      precios == [30, 12, 30, 12, 30, 12]
        ? "Con la tasa a 3, a 2 y a 0.5, los precios no se mueven: son los de la primera."
        : "Son los precios de 10 $ y 4 $ con la tasa a 3, luego a 2 y luego a 0.5."
    )
  }

  @Test("Con la misma tasa, cada importe se calcula una sola vez")
  func cadaImporteUnaVez() {
    conversor.tasa = 3
    let precios = [10, 10, 4, 10, 4].map { conversor.euros($0) }
    #expect(precios == [30, 30, 12, 30, 12], "Con la tasa a 3, 10 $ son 30 € y 4 $ son 12 €.")
    let calculos = conversor.calculos
    let detalle =
      switch calculos {
      case ..<2: "Hay precios que no han pasado por `calcular`: no se sabe cuánto trabajo costaron."
      case 5...: "Cinco consultas y \(calculos) cálculos: ninguna se ha aprovechado de la memoria."
      default: "Dos importes y \(calculos) cálculos: de alguno se ha olvidado la memoria."
      }
    #expect(calculos == 2, "\(detalle)")
  }
}
