import Apoyo
import Combine
import Testing

@testable import Leccion06

@MainActor
@Suite("Paso 3 · Todas las escrituras llegan")
struct Paso3 {
  @Test("La alarma da un toque en cuanto se acaba el agua, y no antes")
  func unToqueAlAcabarse() {
    let cafetera = Cafetera(agua: 3)
    let alarma = Alarma(cafetera)
    let toques = (1...3).map { _ in
      cafetera.servir()
      return alarma.toques
    }
    cafetera.vaciar()
    #expect(toques == [0, 0, 1], porQueNoAlAcabarse(toques, trasOtraEscritura: alarma.toques))
  }

  @Test("Si se enchufa sin agua, da un toque; si hay agua, ninguno")
  func alEnchufarlaSinAgua() {
    let toques = [0, 5].map { agua in
      let cafetera = Cafetera(agua: agua)
      return Alarma(cafetera).toques
    }
    #expect(
      toques == [1, 0],
      toques[1] > 0
        ? "Había agua para 5 y la alarma sonó al enchufarla."
        : toques[0] == 0
          ? "No había agua cuando se enchufó la alarma, y no sonó."
          : "No había agua cuando se enchufó la alarma. Con un toque basta, y dio \(toques[0])."
    )
  }

  @Test("No repite el toque mientras sigue vacío, y vuelve a darlo tras rellenar")
  func niUnoMasNiUnoMenos() {
    let cafetera = Cafetera(agua: 6)
    let alarma = Alarma(cafetera)
    let cambios = [cafetera.vaciar, cafetera.vaciar, cafetera.rellenar, cafetera.vaciar]
    let toques = cambios.map { cambio in
      cambio()
      return alarma.toques
    }
    #expect(toques == [1, 1, 1, 2], porQueNoTantos(toques))
  }

  @Test("Al desenchufarla, la alarma se libera aunque la cafetera siga")
  func seLiberaAlDesenchufarla() {
    let cafetera = Cafetera(agua: 1)
    let liberada = quedaLiberado {
      let alarma = Alarma(cafetera)
      cafetera.servir()
      return alarma
    }
    #expect(
      liberada == true,
      """
      Ya nadie usa la alarma y sigue viva: algo la retiene. \
      ¿Quién la guarda? ¿Qué captura el closure que escucha?
      """
    )
  }
}

/// `trasOtraEscritura` son los toques que llevaba después de escribir otro 0.
private func porQueNoAlAcabarse(_ toques: [Int], trasOtraEscritura: Int) -> Comment {
  switch toques {
  case [0, 0, 0] where trasOtraEscritura == 1:
    """
    Se acabó el agua y la alarma no sonó; sonó con la escritura siguiente. \
    Al llegar el valor nuevo, en la propiedad aún se lee el viejo.
    """
  case [0, 0, 0]:
    "Se acabó el agua y la alarma no ha sonado. ¿Qué escucha? ¿Quién tiene el recibo?"
  case [0, 1, 1]:
    "La alarma sonó cuando todavía quedaba agua para una taza."
  case [1, 2, 3]:
    "La alarma suena con cada taza, quede agua o no."
  default:
    "Había agua para 3 y se sirvieron tres tazas. Los toques, tras cada una: \(toques)."
  }
}

private func porQueNoTantos(_ toques: [Int]) -> Comment {
  switch toques {
  case [0, 0, 0, 0]:
    "El depósito se quedó vacío dos veces y la alarma no sonó ninguna."
  case [1, 2, 2, 3]:
    """
    Se vació un depósito que ya estaba vacío y la alarma repitió el toque: \
    `$agua` entrega todas las escrituras, también las de un valor igual.
    """
  case [1, 1, 1, 1]:
    "La alarma sonó la primera vez; se rellenó, se volvió a vaciar y ya no sonó."
  case [0, 1, 1, 1], [0, 1, 2, 2]:
    "Al vaciarlo no sonó. Sonó al vaciarlo otra vez, cuando ya estaba vacío."
  default:
    """
    Se vació, se vació otra vez, se rellenó y se vació de nuevo. \
    Los toques, tras cada cosa: \(toques).
    """
  }
}
