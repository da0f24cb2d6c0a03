import Apoyo
import Combine
import Testing

@testable import Leccion11

@MainActor
@Suite("Paso 2 · Cambiar de hijo")
struct Paso2 {
  let viejo = Pozo(litros: 40)
  let nuevo = Pozo(litros: 90)

  @Test("Cambiar de pozo avisa una vez, antes de cambiar")
  func cambiarAvisa() {
    let huerto = Huerto(pozo: viejo)
    var vistos: [Int] = []
    let recibo = huerto.objectWillChange.sink { _ in vistos.append(huerto.pozo.litros) }
    huerto.pozo = nuevo
    huerto.pozo = viejo
    recibo.cancel()
    let detalle =
      switch vistos {
      case []: "El huerto no avisó: nada anuncia que `pozo` va a ser otro."
      case [90, 40]: "Avisó cuando el pozo ya era el otro."
      case _ where vistos.count == 4: "Avisó dos veces en cada cambio."
      default: "En los avisos se veían pozos de \(vistos) litros."
      }
    #expect(
      vistos == [40, 90],
      "Se cambió el pozo de 40 litros por uno de 90, y luego al revés. \(detalle)"
    )
  }

  @Test("Después de cambiar, sube el pozo nuevo y el viejo calla")
  func subeElNuevo() {
    let huerto = Huerto(pozo: viejo)
    huerto.pozo = nuevo
    var avisos = [
      contar(huerto) { nuevo.litros -= 5 },
      contar(huerto) { viejo.litros -= 5 },
    ]
    for pozo in [viejo, nuevo, viejo] { huerto.pozo = pozo }
    avisos += [
      contar(huerto) { viejo.tapado = true },
      contar(huerto) { nuevo.tapado = true },
    ]
    #expect(avisos == [1, 0, 1, 0], porQueNoElNuevo(avisos))
  }

  @Test("El pozo viejo se libera si nadie más lo usa")
  func elViejoSeLibera() {
    let huerto = Huerto(pozo: viejo)
    var avisos = 0
    let liberado = quedaLiberado {
      let prestado = Pozo(litros: 10)
      huerto.pozo = prestado
      avisos = contar(huerto) { prestado.litros = 5 }
      huerto.pozo = nuevo
      return prestado
    }
    #expect(avisos == 1, "Mientras fue su pozo cambió una vez: el huerto tenía que avisar.")
    #expect(
      liberado == true,
      "El huerto ya tiene otro pozo y nadie más usa el viejo, pero sigue en memoria: ¿quién lo guarda?"
    )
    withExtendedLifetime(huerto) {}
  }
}

private func porQueNoElNuevo(_ avisos: [Int]) -> Comment {
  if avisos == [0, 0, 0, 0] { return "Tras cambiar de pozo, el huerto no avisa por ninguno." }
  if avisos.prefix(2) == [0, 1] {
    return "El huerto sigue escuchando el pozo viejo y no oye al nuevo."
  }
  if avisos[1] > 0 || avisos[3] > 0 {
    return "Los avisos del pozo viejo siguen subiendo, y ya no es de este huerto."
  }
  if avisos[2] > 1 {
    return "Un pozo que se quitó y se volvió a poner sube cada aviso \(avisos[2]) veces."
  }
  return """
    Cambian el pozo puesto y el quitado; se cambia de pozo tres veces más, y cambian otra vez el \
    puesto y el quitado. Los avisos, en ese orden: \(avisos).
    """
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
