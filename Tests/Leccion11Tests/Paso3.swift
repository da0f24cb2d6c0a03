import Apoyo
import Combine
import Testing

@testable import Leccion11

@MainActor
@Suite("Paso 3 · Una lista de hijos")
struct Paso3 {
  let pozo = Pozo(litros: 40)
  let tomates = Bancal("tomates")
  let ajos = Bancal("ajos")

  @Test("Cada cambio de un bancal avisa una vez en el huerto")
  func cadaBancalSube() {
    let masTomates = Bancal("tomates")
    let huerto = Huerto(pozo: pozo, bancales: [tomates, masTomates])
    var avisos = [
      contar(huerto) { tomates.humedad = 30 },
      contar(huerto) { huerto.bancales[1].humedad += 10 },
      contar(huerto) { pozo.litros -= 1 },
    ]
    huerto.pozo = Pozo(litros: 90)
    avisos.append(contar(huerto) { tomates.humedad = 20 })
    #expect(avisos == [1, 1, 1, 1], porQueNoCadaUno(avisos))
  }

  @Test("Poner y quitar bancales avisa, y suben solo los que quedan")
  func ponerYQuitar() {
    let huerto = Huerto(pozo: pozo, bancales: [tomates])
    let avisos = [
      contar(huerto) { huerto.bancales.append(ajos) },
      contar(huerto) { ajos.humedad = 30 },
      contar(huerto) { huerto.bancales.removeFirst() },
      contar(huerto) { tomates.humedad = 30 },
      contar(huerto) { ajos.humedad = 40 },
      contar(huerto) { pozo.litros -= 1 },
    ]
    #expect(avisos == [1, 1, 1, 0, 1, 1], porQueNoLosQueQuedan(avisos))
  }

  @Test("Cambiar un bancal por otro suelta al viejo y sigue al nuevo")
  func cambiarUnBancal() {
    let huerto = Huerto(pozo: pozo, bancales: [tomates])
    let avisos = [
      contar(huerto) { huerto.bancales[0] = ajos },
      contar(huerto) { ajos.humedad = 30 },
      contar(huerto) { tomates.humedad = 30 },
    ]
    let detalle =
      switch avisos {
      case [1, 0, 1]: "El huerto sigue escuchando al que había, y no al que hay."
      case [1, 1, 1]: "Suben los dos, y uno ya no está."
      case [0, 0, 0]: "No hay ningún aviso."
      case [1, 0, 0]: "El cambio avisa; después, no sube ninguno."
      default: "Avisan, en ese orden, \(avisos)."
      }
    #expect(
      avisos == [1, 1, 0],
      "Se cambia un bancal por otro, y luego cambian el nuevo y el viejo. \(detalle)"
    )
  }

  @Test("Reordenar los bancales no repite sus avisos")
  func reordenar() {
    let huerto = Huerto(pozo: pozo, bancales: [tomates, ajos])
    let alReordenar = contar(huerto) { for _ in 1...4 { huerto.bancales.reverse() } }
    #expect(alReordenar == 4, "La lista se reordena cuatro veces, y cada una es un aviso.")
    let avisos = [
      contar(huerto) { tomates.humedad = 30 },
      contar(huerto) { ajos.humedad = 30 },
    ]
    #expect(
      avisos == [1, 1],
      avisos.contains { $0 > 1 }
        ? "Tras reordenar, un cambio de un bancal sube más de una vez: los recibos se acumulan."
        : "Tras reordenar siguen siendo los dos del huerto: cada uno sube su aviso."
    )
  }

  @Test("Ni el huerto que se cierra ni el bancal que se quita quedan retenidos")
  func nadieRetenido() {
    var avisos = 0
    let sinHuerto = quedaLiberado {
      let huerto = Huerto(pozo: pozo, bancales: [tomates, ajos])
      avisos += contar(huerto) { tomates.humedad = 30 }
      return huerto
    }
    let huerto = Huerto(pozo: pozo, bancales: [tomates])
    let sinBancal = quedaLiberado {
      let lechugas = Bancal("lechugas")
      huerto.bancales.append(lechugas)
      avisos += contar(huerto) { lechugas.humedad = 30 }
      huerto.bancales.removeLast()
      return lechugas
    }
    withExtendedLifetime(huerto) {}
    #expect(avisos == 2, "Antes de soltarlos cambió un bancal de cada huerto: son dos avisos.")
    let retenidos = [sinHuerto ? nil : "el huerto", sinBancal ? nil : "el bancal"]
      .compactMap { $0 }
    #expect(retenidos == [], "Ya nadie lo usa y sigue en memoria. ¿Quién lo guarda?")
  }
}

private func porQueNoCadaUno(_ avisos: [Int]) -> Comment {
  switch avisos {
  case [0, 0, 0, 0]: "Cambian los dos bancales y el pozo, y el huerto no avisa."
  case [0, 0, 1, 0]: "El pozo sube y los bancales no."
  case [1, 1, 0, 1]: "Los bancales suben, y el pozo no."
  case [1, 1, 1, 0]: "Suben los bancales y el pozo. Tras cambiar de pozo, los bancales ya no suben."
  case [1, 0, 1, 1], [0, 1, 1, 0]: "Hay dos bancales de tomates, y solo sube uno."
  default: "Cambian los dos bancales y el pozo; se cambia de pozo, y cambia otra vez un bancal."
  }
}

private func porQueNoLosQueQuedan(_ avisos: [Int]) -> Comment {
  if avisos[0] == 0, avisos[2] == 0 {
    return "Se pone un bancal, se quita otro, y el huerto no avisa de que su lista cambia."
  }
  if avisos[1] == 0 { return "El bancal que se puso cambia después, y el huerto no avisa." }
  if avisos[3] > 0 {
    return "Cambia el bancal que se quitó y el huerto avisa: lo sigue escuchando."
  }
  if avisos[5] == 0 { return "Al cambiar la lista de bancales, el pozo ha dejado de subir." }
  if avisos[0] > 1 || avisos[2] > 1 {
    return "Poner o quitar un bancal es un aviso, y llegan más. ¿Se anuncia dos veces?"
  }
  if avisos[1] > 1 || avisos[4] > 1 { return "Cada cambio de un bancal sube más de una vez." }
  return "Se pone uno y cambia; se quita el primero, cambia ese, y cambia el que queda."
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
