import SwiftUI
import Testing

@testable import Leccion09

@MainActor
@Suite("Paso 3 · Solo lo que se enseña")
struct Paso3 {
  @Test("El retrato enseña siempre el nombre y el punto que tocan")
  func elRetratoEstaAlDia() {
    let sesion = Sesion(usuario: "Ana")
    let escenario = Escenario { EsquinaView(sesion: sesion) }
    var textos = escenario.textos
    for cambio in [
      { sesion.noLeidos = 2 }, { sesion.usuario = "Eva" }, { sesion.noLeidos = 0 },
    ] {
      escenario.hacer(cambio)
      textos += escenario.textos
    }
    #expect(
      textos == ["Ana", "Ana ●", "Eva ●", "Eva"],
      Set(textos).count == 1
        ? "Llegó correo, cambió el nombre y se leyó todo: el retrato sigue como nació."
        : """
        Llegaron dos mensajes, Ana se cambió el nombre por Eva y lo leyó todo. \
        El retrato enseñó: \(textos).
        """
    )
  }

  @Test("Con diez mensajes, el retrato se dibuja una vez: al salir el punto")
  func elRetratoNoCuentaMensajes() {
    let sesion = Sesion(usuario: "Ana")
    let escenario = Escenario { EsquinaView(sesion: sesion) }
    escenario.empezarCuenta()
    for _ in 1...10 { escenario.hacer { sesion.noLeidos += 1 } }
    let conElCorreo = escenario.veces(de: RetratoView.self)
    escenario.hacer { sesion.noLeidos = 0 }
    let dibujos = [conElCorreo, escenario.veces(de: RetratoView.self)]
    #expect(dibujos == [1, 2], porQueSeDibuja(dibujos, escenario))
  }

  @Test("Un nombre nuevo dibuja el retrato; los adjuntos, nada de la esquina")
  func elRetratoSoloPorLoSuyo() {
    let sesion = Sesion(usuario: "Ana", noLeidos: 3)
    let escenario = Escenario { EsquinaView(sesion: sesion) }
    escenario.empezarCuenta()
    escenario.hacer { sesion.usuario = "Eva" }
    let conElNombre = escenario.veces(de: RetratoView.self)
    escenario.empezarCuenta()
    escenario.hacer { sesion.adjuntos = ["plano.pdf"] }
    escenario.hacer { sesion.descargado = 80 }
    let ajenos = escenario.dibujos.count
    #expect(
      conElNombre == 1,
      "Cambió el nombre, que el retrato enseña. Dibujos de `RetratoView`: \(conElNombre)."
    )
    #expect(
      ajenos == 0,
      """
      Cambiaron los adjuntos y el progreso, que en la esquina no se enseñan. \
      Lo que se dibujó: \(escenario.dibujos.map(\.description)).
      """
    )
  }
}

/// Por qué no salen los dibujos del retrato tras diez mensajes y tras leerlos.
@MainActor
private func porQueSeDibuja(_ dibujos: [Int], _ escenario: Escenario) -> Comment {
  if dibujos == [0, 0] {
    return """
      Llegaron diez mensajes y luego se leyeron, y `RetratoView` no se dibujó ninguna vez. \
      ¿Le llega lo que enseña? ¿O lo dibuja otra vista en su lugar?
      """
  }
  return switch escenario.motivos(de: RetratoView.self).last?.first {
  case .objeto:
    """
    Llegaron diez mensajes y `RetratoView` se dibujó \(dibujos[0]) veces, cuando el punto solo \
    cambia con el primero. El motivo: avisó la sesión, que él observa.
    """
  case .propiedad:
    """
    Llegaron diez mensajes y `RetratoView` se dibujó \(dibujos[0]) veces, cuando el punto solo \
    cambia con el primero. El motivo: su `body` leyó `noLeidos`, quizá a través de `hayCorreo`.
    """
  case .campo(let nombre):
    """
    Llegaron diez mensajes y `RetratoView` se dibujó \(dibujos[0]) veces, cuando el punto solo \
    cambia con el primero. El motivo: la última vez su madre le dio otro `\(nombre)`.
    """
  default:
    """
    Llegaron diez mensajes y luego se leyeron: el punto cambió dos veces. \
    Dibujos de `RetratoView` tras los mensajes: \(dibujos[0]); al final: \(dibujos[1]).
    """
  }
}
