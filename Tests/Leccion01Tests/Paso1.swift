import Testing

@testable import Leccion01

@MainActor
@Suite("Paso 1 · Todos se enteran")
struct Paso1 {
  let avisador = Avisador()

  @Test("Cada aviso llega una vez a cada suscriptor")
  func avisaATodos() {
    var recibidos = [0, 0, 0]
    let suscripciones = recibidos.indices.map { n in avisador.suscribir { recibidos[n] += 1 } }
    recibidos = [0, 0, 0]
    avisador.avisar()
    avisador.avisar()
    #expect(recibidos == [2, 2, 2], porQueNoATodos(recibidos))
    withExtendedLifetime(suscripciones) {}
  }

  @Test("Quien se suscribe tarde recibe los avisos siguientes y ninguno anterior")
  func quienLlegaTarde() {
    var recibidos = [0, 0]
    let primera = avisador.suscribir { recibidos[0] += 1 }
    recibidos = [0, 0]
    avisador.avisar()
    avisador.avisar()
    let antes = recibidos[0]
    let segunda = avisador.suscribir { recibidos[1] += 1 }
    let alLlegar = recibidos[1]
    avisador.avisar()
    #expect(recibidos == [3, 1], porQueTarde(recibidos, antes: antes, alLlegar: alLlegar))
    withExtendedLifetime((primera, segunda)) {}
  }
}

private func porQueNoATodos(_ recibidos: [Int]) -> Comment {
  switch recibidos {
  case [0, 0, 0]:
    "Tres suscriptores, dos avisos, y al volver de `avisar()` nadie ha recibido nada."
  case [0, 0, 2]:
    "De los tres suscriptores solo se entera el último: los que llegaron antes se han perdido."
  case [2, 0, 0]:
    "De los tres suscriptores solo se entera el primero que llegó."
  case [1, 1, 1]:
    """
    Hubo dos avisos y a cada suscriptor le llegó uno. \
    Una suscripción no se gasta: vale para todos los avisos hasta que se cancela.
    """
  case _ where recibidos.allSatisfy { $0 > 2 }:
    "Hubo dos avisos y a cada suscriptor le llegaron más de dos."
  default:
    "Hubo dos avisos. Por orden de llegada, los tres suscriptores recibieron \(recibidos)."
  }
}

/// `antes` es lo que tenía el primero, tras dos avisos; `alLlegar`, el segundo al suscribirse.
private func porQueTarde(_ recibidos: [Int], antes: Int, alLlegar: Int) -> Comment {
  if alLlegar > 0 {
    return "El segundo se suscribió y, sin que nadie avisara después, ya había recibido avisos."
  }
  if antes == 2, recibidos[0] == 2 {
    return "El primero recibía todos los avisos hasta que llegó el segundo. Llegar no echa a nadie."
  }
  return """
    El primero estuvo en los tres avisos y recibió \(recibidos[0]); \
    el segundo solo estuvo en el último y recibió \(recibidos[1]).
    """
}
