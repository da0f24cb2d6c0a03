import Apoyo
import Combine
import Testing

@testable import Leccion05

@MainActor
@Suite("Paso 3 · Apuntar ahora, leer después")
struct Paso3 {
  let cafetera = Cafetera()

  init() {
    cafetera.tazas = 3
    cafetera.agua = 4
  }

  @Test("Al abrirse, la pantalla se dibuja una vez")
  func alAbrirSeDibuja() {
    let pantalla = Pantalla(cafetera)
    let (texto, dibujos) = (pantalla.texto, pantalla.dibujos)
    #expect(texto == "3 tazas, agua para 4", "Nada más abrirse ya tiene que enseñar la cafetera.")
    #expect(dibujos == 1, "La pantalla acaba de abrirse y lleva \(dibujos) dibujos.")
  }

  @Test("Al llegar el aviso, la pantalla no se toca: espera a su turno")
  func elAvisoNoDibuja() {
    let pantalla = Pantalla(cafetera)
    cafetera.tazas = 9
    let (texto, dibujos) = (pantalla.texto, pantalla.dibujos)
    #expect(
      dibujos == 1,
      texto.contains("9")
        ? "Hubo un aviso y la pantalla se dibujó sin esperar a su turno."
        : "Se dibujó en el aviso, sin esperar a su turno, y enseña «\(texto)» cuando ya van 9 tazas."
    )
    #expect(
      texto == "3 tazas, agua para 4",
      "No ha llegado ningún turno y lo que se lee en la pantalla ya es otra cosa."
    )
  }

  @Test("En su turno se dibuja una vez, con lo último, haya los avisos que haya")
  func enElTurnoSeLeeLoUltimo() {
    let pantalla = Pantalla(cafetera)
    let avisos = contar(cafetera) {
      cafetera.servir()
      cafetera.servir()
    }
    pantalla.turno()
    let (texto, dibujos) = (pantalla.texto, pantalla.dibujos)
    #expect(dibujos == 2, porQueNoUnDibujo(dibujos, avisos: avisos))
    #expect(
      texto == "5 tazas, agua para 2",
      texto == "4 tazas, agua para 2"
        ? "En la pantalla está lo que se leía al llegar el último aviso, con el cambio a medias."
        : "Llegó el turno y en la pantalla no está lo último: van 5 tazas y queda agua para 2."
    )
  }

  @Test("Cada turno con avisos dibuja una vez, y un turno sin avisos no dibuja")
  func dibujaSoloSiHuboAvisos() {
    let pantalla = Pantalla(cafetera)
    var dibujos: [Int] = []
    let avisos = [nil, 9, nil, 9, 12].map { tazas in
      contar(cafetera) {
        if let tazas { cafetera.tazas = tazas }
        pantalla.turno()
        dibujos.append(pantalla.dibujos)
      }
    }
    #expect(dibujos == [1, 2, 2, 3, 4], porQueNoSoloConAvisos(dibujos, avisos: avisos))
  }

  @Test("Al cerrarla, la pantalla se libera aunque la cafetera siga")
  func seLiberaAlCerrar() {
    let liberada = quedaLiberado {
      let pantalla = Pantalla(cafetera)
      cafetera.servir()
      pantalla.turno()
      return pantalla
    }
    #expect(
      liberada == true,
      """
      Ya nadie usa la pantalla y sigue viva: algo la retiene. \
      ¿Quién la guarda? ¿Qué captura el closure que escucha?
      """
    )
  }
}

/// Los avisos que llegan mientras ocurre un cambio.
@MainActor
private func contar(_ cafetera: Cafetera, mientras cambio: () -> Void) -> Int {
  var avisos = 0
  let recibo = cafetera.objectWillChange.sink { _ in avisos += 1 }
  avisos = 0
  cambio()
  return withExtendedLifetime(recibo) { avisos }
}

private func porQueNoUnDibujo(_ dibujos: Int, avisos: Int) -> Comment {
  if avisos == 0 {
    return "La cafetera no avisó por `objectWillChange`: la pantalla no podía enterarse."
  }
  if dibujos == 1 {
    return """
      Hubo \(avisos) avisos, llegó el turno y la pantalla no se dibujó. \
      ¿Escucha `objectWillChange`? ¿Sigue alguien teniendo el recibo?
      """
  }
  return """
    Entre abrirse y ese turno hubo \(avisos) avisos y la pantalla lleva \(dibujos) dibujos: \
    uno al abrirse y uno en el turno bastan.
    """
}

private func porQueNoSoloConAvisos(_ dibujos: [Int], avisos: [Int]) -> Comment {
  if avisos != [0, 1, 0, 1, 1] {
    return """
      Hubo cinco turnos, con una escritura en `tazas` antes del segundo, el cuarto y el quinto. \
      La cafetera avisó estas veces: \(avisos). La pantalla depende de esos avisos.
      """
  }
  return switch dibujos {
  case [2, 3, 4, 5, 6]:
    "La pantalla se dibuja en todos los turnos, también cuando nada le ha avisado."
  case [1, 2, 3, 4, 5]:
    "Se dibujó, no hubo más avisos, y en el turno siguiente se dibujó otra vez."
  case [1, 2, 2, 2, 3]:
    """
    Se escribió un 9 sobre otro: hubo aviso y, en el turno, la pantalla no se dibujó. \
    Dibujar lo decide el aviso, no una comparación.
    """
  case [1, 2, 2, 2, 2]:
    "Se dibujó tras el primer aviso. Hubo dos más, cada uno con su turno, y ya no se dibujó."
  case [1, 1, 1, 1, 1]:
    "Hubo tres avisos, cada uno con su turno detrás, y la pantalla no se dibujó en ninguno."
  default:
    """
    Hubo avisos antes del segundo turno, del cuarto y del quinto. \
    Los dibujos, contados tras cada turno, fueron \(dibujos).
    """
  }
}
