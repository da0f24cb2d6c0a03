import Testing

@testable import Leccion01

@MainActor
@Suite("Paso 3 · Cancelar a mano")
struct Paso3 {
  let avisador = Avisador()

  @Test("Quien cancela no recibe más avisos")
  func quienCancelaNoRecibe() {
    var recibidos = 0
    let suscripcion = avisador.suscribir { recibidos += 1 }
    recibidos = 0
    avisador.avisar()
    avisador.avisar()
    let antes = recibidos
    suscripcion.cancelar()
    avisador.avisar()
    let antesYDespues = [antes, recibidos - antes]
    #expect(
      antesYDespues == [2, 0],
      recibidos > antes
        ? "Canceló, hubo otro aviso y le llegó."
        : "Antes de cancelar hubo dos avisos y recibió \(antes)."
    )
  }

  @Test("Cancelar una suscripción deja las demás")
  func cancelarUnaDejaLasDemas() {
    var recibidos = [0, 0, 0, 0]
    let suscripciones = recibidos.indices.map { n in avisador.suscribir { recibidos[n] += 1 } }
    suscripciones[0].cancelar()
    suscripciones[1].cancelar()
    recibidos = [0, 0, 0, 0]
    avisador.avisar()
    #expect(recibidos == [0, 0, 1, 1], porQueNoLasDemas(recibidos))
    withExtendedLifetime(suscripciones) {}
  }

  @Test("Suscribirse después de que otro cancele no echa a nadie")
  func unaNuevaNoEchaANadie() {
    var recibidos = [0, 0, 0]
    let primera = avisador.suscribir { recibidos[0] += 1 }
    let segunda = avisador.suscribir { recibidos[1] += 1 }
    primera.cancelar()
    recibidos = [0, 0, 0]
    avisador.avisar()
    avisador.avisar()
    let sinLaNueva = recibidos
    let tercera = avisador.suscribir { recibidos[2] += 1 }
    recibidos = [0, 0, 0]
    avisador.avisar()
    #expect(
      recibidos == [0, 1, 1],
      sinLaNueva == [0, 2, 0] && recibidos == [0, 0, 1]
        ? "El segundo recibía avisos hasta que llegó uno nuevo, que ha ocupado su sitio."
        : "El primero canceló; el segundo y uno nuevo siguen. El aviso les llegó así: \(recibidos)."
    )
    withExtendedLifetime((primera, segunda, tercera)) {}
  }

  @Test("Cancelar dos veces es como cancelar una")
  func cancelarDosVeces() {
    var recibidos = [0, 0, 0]
    let primera = avisador.suscribir { recibidos[0] += 1 }
    let segunda = avisador.suscribir { recibidos[1] += 1 }
    segunda.cancelar()
    let tercera = avisador.suscribir { recibidos[2] += 1 }
    recibidos = [0, 0, 0]
    avisador.avisar()
    avisador.avisar()
    let trasLaPrimeraVez = recibidos
    segunda.cancelar()
    recibidos = [0, 0, 0]
    avisador.avisar()
    #expect(
      recibidos == [1, 0, 1],
      trasLaPrimeraVez == [2, 0, 2]
        ? "El segundo canceló otra vez y se quedó sin avisos alguien que no había cancelado."
        : "Canceló el segundo; el primero y el tercero siguen. El aviso les llegó así: \(recibidos)."
    )
    withExtendedLifetime((primera, segunda, tercera)) {}
  }
}

private func porQueNoLasDemas(_ recibidos: [Int]) -> Comment {
  switch recibidos {
  case [1, 1, 1, 1]:
    "Cancelaron los dos primeros de cuatro, y los cuatro siguen recibiendo avisos."
  case [0, 0, 0, 0]:
    "Cancelaron dos de cuatro y ninguno recibe nada: los otros dos no habían cancelado."
  default:
    """
    Cancelaron los dos primeros de cuatro. \
    Por orden de llegada, el aviso siguiente llegó así: \(recibidos).
    """
  }
}
