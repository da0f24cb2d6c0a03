import Apoyo
import Combine
import Testing

@testable import Leccion11

@MainActor
@Suite("Paso 1 · El aviso del hijo sube")
struct Paso1 {
  let pozo = Pozo(litros: 40)

  @Test("Cada cambio del pozo avisa una vez en el huerto")
  func elPozoSube() {
    let (uno, otro) = (Huerto(pozo: pozo), Huerto(pozo: pozo))
    var delOtro = 0
    let delUno = contar(uno) {
      delOtro = contar(otro) {
        pozo.litros = 35
        pozo.tapado = true
        pozo.litros = 35
      }
    }
    let puesto = Pozo(litros: 90)
    uno.pozo = puesto
    let delPuesto = contar(uno) { puesto.litros = 85 }
    let avisos = [delUno, delOtro]
    #expect(avisos == [3, 3], porQueNoSube(avisos, delPuesto: delPuesto))
  }

  @Test("El aviso sube antes de que cambie el pozo")
  func subeAntes() {
    let huerto = Huerto(pozo: pozo)
    var vistos: [Int] = []
    let recibo = huerto.objectWillChange.sink { _ in vistos.append(huerto.pozo.litros) }
    pozo.litros = 35
    pozo.litros = 20
    recibo.cancel()
    #expect(
      vistos == [40, 35],
      vistos == [35, 20]
        ? "Quien mira el pozo al recibir el aviso del huerto ve ya los litros nuevos."
        : "Había 40 litros, luego 35 y luego 20. El huerto avisó \(vistos.count) veces."
    )
  }

  @Test("El huerto se libera aunque el pozo siga")
  func seLibera() {
    var avisos = 0
    let liberado = quedaLiberado {
      let huerto = Huerto(pozo: pozo)
      avisos = contar(huerto) { pozo.litros = 35 }
      return huerto
    }
    pozo.litros = 20
    #expect(avisos == 1, "El pozo cambió una vez: el huerto tenía que avisar, y después soltarse.")
    #expect(
      liberado == true,
      "Nadie guarda ya el huerto y el pozo vive: algo de lo que une a los dos retiene el huerto."
    )
  }
}

/// `delPuesto` son los avisos que suben de otro pozo, puesto después de crear el huerto.
private func porQueNoSube(_ avisos: [Int], delPuesto: Int) -> Comment {
  switch avisos {
  case [0, 0] where delPuesto > 0:
    """
    Al pozo con el que se crea el huerto no lo escucha nadie. \
    Si después se le pone otro pozo, los avisos de ese sí suben.
    """
  case [0, 0]:
    """
    El pozo cambió tres veces y el huerto no avisó. \
    Los avisos del pozo llegan a quien escucha el pozo, y nadie los reenvía.
    """
  case [2, 2]:
    "El pozo avisa en cada escritura, dos de `litros` y una de `tapado`, y solo suben dos."
  case [6, 6]:
    "Cada aviso del pozo sube dos veces."
  case [0, 3], [3, 0]:
    "Dos huertos comparten este pozo, y solo uno se entera de sus cambios."
  default:
    "El pozo cambió tres veces, y lo comparten dos huertos. Avisaron \(avisos)."
  }
}

/// Los avisos de un huerto mientras ocurre un cambio.
@MainActor
private func contar(_ huerto: Huerto, durante cambio: () -> Void) -> Int {
  var llegados = 0
  let recibo = huerto.objectWillChange.sink { _ in llegados += 1 }
  cambio()
  recibo.cancel()
  return llegados
}
