import Apoyo
import Testing

@testable import Leccion03

@MainActor
@Suite("Paso 1 · Lo que no se pinta no avisa")
struct Paso1 {
  let conversor = Conversor(oficina: "Norte")

  @Test("Consultar otro importe no avisa a quien pinta este")
  func otroImporteNoAvisa() {
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { _ = conversor.euros(7) })
    #expect(avisos == 0, "\(culpable)")
  }

  @Test("Repetir una consulta no avisa a nadie")
  func repetirNoAvisa() {
    _ = conversor.euros(5)
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { _ = conversor.euros(5) })
    #expect(
      avisos == 0,
      """
      El precio de 5 $ ya se sabía y sigue siendo el mismo, pero quien lo pinta recibió un aviso: \
      algo que se escribe en cada consulta sigue observado.
      """
    )
  }

  @Test("Todas las consultas se cuentan, también las repetidas")
  func seCuentanTodas() {
    _ = (conversor.euros(5), conversor.euros(5), conversor.euros(7))
    let consultas = conversor.consultas
    let detalle =
      switch consultas {
      case 0: "Se consultó tres veces y nadie ha sumado: ignorada no quiere decir parada."
      case 2: "Se consultó 5 $, otra vez 5 $ y 7 $: falta justo la que pudo responder la memoria."
      default: "Se consultó tres veces y `consultas` dice \(consultas)."
      }
    #expect(consultas == 3, "\(detalle)")
  }

  @Test("Cambiar la tasa avisa a quien pinta un precio")
  func laTasaAvisa() {
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { conversor.tasa = 1.5 })
    let directos = contarAvisos(leyendo: { conversor.tasa }, mientras: { conversor.tasa = 2.5 })
    #expect(
      avisos == 1,
      directos == 0
        ? "Ni siquiera quien lee `tasa` se entera de que cambia: ya no se observa, y se pinta."
        : "`tasa` avisa a quien la lee, pero al calcular el precio de 5 $ nadie la leyó."
    )
  }

  /// Repite la consulta para saber si lo que avisó cambia siempre o solo con un importe nuevo.
  private var culpable: String {
    let repetida = contarAvisos(
      leyendo: { conversor.euros(5) },
      mientras: { _ = conversor.euros(5) }
    )
    let cuando = repetida == 0 ? "solo con un importe nuevo" : "en cada consulta"
    return """
      Quien pinta el precio de 5 $ recibió un aviso porque alguien preguntó por 7 $. \
      Sigue observado algo que se escribe \(cuando).
      """
  }
}
