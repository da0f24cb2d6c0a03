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
    let otros = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { _ = conversor.euros(5) })
    let cuando = otros == 0 ? "solo con un importe nuevo" : "en cada consulta"
    #expect(
      avisos == 0,
      """
      Quien pinta el precio de 5 $ recibió un aviso porque alguien preguntó por 7 $. \
      Sigue observado algo que se escribe \(cuando).
      """
    )
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
    var consultas: [Int] = []
    for importe in [5, 5, 7] {
      _ = conversor.euros(importe)
      consultas.append(conversor.consultas)
    }
    let detalle =
      switch consultas {
      case [0, 0, 0]: "ninguna ha sumado. Ignorada no quiere decir parada."
      case [1, 1, 2]: "la segunda, que repite importe, no ha sumado."
      default: "`consultas` no ha ido sumando de una en una."
      }
    #expect(consultas == [1, 2, 3], "Se ha consultado 5 $, otra vez 5 $ y luego 7 $: \(detalle)")
  }

  @Test("Cambiar la tasa avisa a quien pinta un precio")
  func laTasaAvisa() {
    let avisos = contarAvisos(leyendo: { conversor.euros(5) }, mientras: { conversor.tasa = 1.5 })
    let directos = contarAvisos(leyendo: { conversor.tasa }, mientras: { conversor.tasa = 2.5 })
    #expect(
      avisos == 1,
      directos == 0
        ? "Ni siquiera quien lee `tasa` se entera de que cambia, y de ella sale lo que se pinta."
        : "`tasa` avisa a quien la lee, pero al calcular el precio de 5 $ nadie la leyó."
    )
  }
}
