import SwiftUI
import Testing

@testable import Leccion09

@MainActor
@Suite("Paso 2 · Partir la vista")
struct Paso2 {
  @Test("Se siguen viendo el progreso y los adjuntos, al día y en su orden")
  func seSigueViendoTodo() {
    let sesion = Sesion(usuario: "Ana")
    sesion.adjuntos = ["plano.pdf"]
    let escenario = Escenario { AdjuntosView(sesion: sesion) }
    escenario.hacer { sesion.descargado = 35 }
    let antes = escenario.textos
    escenario.hacer { sesion.adjuntos.append("foto.png") }
    let textos = antes + escenario.textos
    #expect(
      textos
        == [
          "Descargado: 35 %", "plano.pdf", "Descargado: 35 %", "plano.pdf", "foto.png",
        ],
      antes.first == "Descargado: 0 %"
        ? "Iba descargado un 35 % y en pantalla pone 0 %: al progreso no le llega el cambio."
        : "Había un adjunto y un 35 % descargado; luego llegó otro adjunto. Se leyó: \(textos)."
    )
  }

  @Test("El progreso no dibuja la vista de los adjuntos")
  func elProgresoNoDibujaLaMadre() {
    let sesion = Sesion(usuario: "Ana")
    sesion.adjuntos = ["plano.pdf", "foto.png"]
    let escenario = Escenario { AdjuntosView(sesion: sesion) }
    escenario.empezarCuenta()
    for parte in 1...10 { escenario.hacer { sesion.descargado = parte * 10 } }
    let alDia = escenario.seVe("Descargado: 100 %")
    let dibujos = escenario.veces(de: AdjuntosView.self)
    #expect(alDia, "Se descargó el 100 %, y no se lee «Descargado: 100 %».")
    #expect(dibujos == 0, porQueSeDibuja(dibujos, escenario))
  }

  @Test("Ninguna vista se dibuja por las dos cosas, el progreso y los adjuntos")
  func nadieSeDibujaPorLasDos() {
    let sesion = Sesion(usuario: "Ana")
    sesion.adjuntos = ["plano.pdf"]
    let escenario = Escenario { AdjuntosView(sesion: sesion) }
    escenario.empezarCuenta()
    escenario.hacer { sesion.descargado = 50 }
    let conElProgreso = escenario.dibujos
    escenario.empezarCuenta()
    escenario.hacer { sesion.adjuntos.append("foto.png") }
    let conElAdjunto = escenario.dibujos
    let enLasDos = conElProgreso.filter { conElAdjunto.map(\.nodo).contains($0.nodo) }.map(\.vista)
    let sinDibujo = [conElProgreso, conElAdjunto].filter(\.isEmpty).count
    #expect(
      sinDibujo == 0,
      """
      Cambió el progreso, y se dibujó: \(nombres(conElProgreso)). \
      Llegó un adjunto, y se dibujó: \(nombres(conElAdjunto)).
      """
    )
    #expect(
      enLasDos == [],
      """
      Cambió el progreso, y se dibujó: \(nombres(conElProgreso)). \
      Llegó un adjunto, y se dibujó: \(nombres(conElAdjunto)). \
      Quien lee las dos cosas en su `body` se dibuja por las dos.
      """
    )
  }
}

private func nombres(_ dibujos: [Dibujo]) -> String {
  dibujos.isEmpty ? "nada" : dibujos.map(\.vista).joined(separator: ", ")
}

/// Por qué se dibujó la vista de los adjuntos con cada 10 %.
@MainActor
private func porQueSeDibuja(_ dibujos: Int, _ escenario: Escenario) -> Comment {
  switch escenario.motivos(de: AdjuntosView.self).last?.first {
  case .objeto:
    """
    El progreso cambió diez veces y `AdjuntosView` se dibujó \(dibujos). El motivo: avisó la sesión, \
    y `AdjuntosView` la observa entera.
    """
  case .propiedad:
    """
    El progreso cambió diez veces y `AdjuntosView` se dibujó \(dibujos): su `body` lee `descargado`. \
    Cuenta también lo que lee en una propiedad o función suya, o para dárselo a una hija.
    """
  default:
    "El progreso cambió diez veces y `AdjuntosView` se dibujó \(dibujos)."
  }
}
