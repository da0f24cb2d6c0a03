import SwiftUI
import Testing

@testable import Leccion23

@MainActor
@Suite("Paso 2 · Del entorno, por su tipo")
struct Paso2 {
  @Test("Lo que cambia el mando se ve en la pantalla, y la casa lo conserva")
  func elMandoManda() throws {
    let escenario = Escenario { CasaView() }
    for _ in 1...3 { try escenario.pulsar("Más calor") }
    try escenario.alternar("Calefacción")
    let alPulsar = loQueSeVe(escenario)
    escenario.redibujar()
    try escenario.pulsar("Resumen")
    let visto = [alPulsar, loQueSeVe(escenario)]
    #expect(
      visto == ["Ahora: 23 °C, sí", "Ahora: 23 °C, sí"],
      alPulsar == "Ahora: 23 °C, sí"
        ? """
        Se vio bien. Después se redibujó la casa y ahora se ve «\(visto[1])»: \
        el termostato del entorno ya no es el mismo.
        """
        : alPulsar.hasPrefix("Ahora: 20 °C")
          ? """
          Se pidió tres veces más calor y la pantalla sigue en 20: no se entera, \
          o no enseña el termostato que cambia el mando.
          """
          : """
          Se pidió tres veces más calor y se encendió la calefacción. \
          Se ve «\(alPulsar)», y tras redibujar la casa, «\(visto[1])».
          """
    )
  }

  @Test("Más calor redibuja solo la pantalla; encender la calefacción, no")
  func cadaVistaLoSuyo() throws {
    let escenario = Escenario { CasaView() }
    escenario.empezarCuenta()
    for _ in 1...2 { try escenario.pulsar("Más calor") }
    let conMasCalor = [
      escenario.veces(de: CasaView.self), escenario.veces(de: PantallaDelTermostato.self),
      escenario.veces(de: MandoDelTermostato.self),
    ]
    escenario.empezarCuenta()
    try escenario.alternar("Calefacción")
    let alEncender = [
      escenario.veces(de: CasaView.self), escenario.veces(de: PantallaDelTermostato.self),
    ]
    #expect(conMasCalor == [0, 2, 0], porQueEsosDibujos(conMasCalor))
    #expect(
      alEncender == [0, 0],
      """
      Se encendió la calefacción, que ni la casa ni la pantalla enseñan. Se redibujaron: \
      la casa \(alEncender[0]) y la pantalla \(alEncender[1]).
      """
    )
  }

  @Test("La pantalla y el mando usan el termostato más cercano de su entorno")
  func elMasCercano() throws {
    let (deLaCasa, delDesvan) = (Termostato(grados: 31), Termostato(grados: 12))
    let escenario = Escenario {
      VStack {
        PantallaDelTermostato()
        VStack {
          PantallaDelTermostato()
          MandoDelTermostato()
        }
        .con(delDesvan)
      }
      .con(deLaCasa)
    }
    try escenario.pulsar("Más calor")
    try escenario.alternar("Calefacción")
    let pantallas = escenario.textos.filter { $0.hasPrefix("Ahora: ") }
    let encendidos = [deLaCasa.encendido, delDesvan.encendido]
    #expect(
      pantallas == ["Ahora: 31 °C", "Ahora: 13 °C"],
      """
      La casa tiene un termostato a 31 y el desván otro a 12, y el mando del desván \
      pidió más calor una vez. En las pantallas de la casa y del desván se lee \(pantallas).
      """
    )
    #expect(
      encendidos == [false, true],
      "El mando del desván encendió la calefacción. ¿La de qué termostato?"
    )
  }

  @Test("Si nadie puso un termostato, la pantalla detiene el programa y dice cuál falta")
  func seDetieneSiFalta() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Escenario { PantallaDelTermostato() }.textos }
      fatalError("la pantalla se dibujó")
    }
    let final = comoAcaba(String(decoding: salida.standardErrorContent, as: UTF8.self))
    #expect(
      final == "falta un Termostato",
      final == "se dibuja"
        ? """
        No había ningún termostato en el entorno y el programa siguió: \
        la pantalla esconde que falta.
        """
        : final == "falta un Termostato que sea ObservableObject"
          ? "Se detuvo, sí, pero la pantalla todavía lo pide a la manera antigua."
          : "Se detuvo, pero no por la falta de un termostato en el entorno."
    )
  }
}

/// Lo que queda en la consola de un programa que dibuja la pantalla sin termostato.
private func comoAcaba(_ consola: String) -> String {
  if consola.contains("la pantalla se dibujó") { return "se dibuja" }
  if consola.contains("No Observable object of type Termostato found") {
    return "falta un Termostato"
  }
  return consola.contains("No ObservableObject of type Termostato found")
    ? "falta un Termostato que sea ObservableObject" : "se detiene por otra cosa"
}

/// El texto de la pantalla y si la calefacción está encendida.
@MainActor
private func loQueSeVe(_ escenario: Escenario) -> String {
  let pantalla = escenario.textos.first { $0.hasPrefix("Ahora: ") } ?? "nada"
  let encendida = escenario.texto.contains("\"Calefacción\" = sí")
  return "\(pantalla), \(encendida ? "sí" : "no")"
}

/// Los dibujos de la casa, de la pantalla y del mando, tras pedir dos veces más calor.
private func porQueEsosDibujos(_ dibujos: [Int]) -> Comment {
  let cuenta = """
    Se pidió dos veces más calor. Se redibujaron: la casa \(dibujos[0]), \
    la pantalla \(dibujos[1]) y el mando \(dibujos[2]).
    """
  return switch dibujos {
  case [2, 2, 2]: "\(cuenta) Todas con todo: el termostato sigue avisando a todos de todo."
  case _ where dibujos[0] > 0:
    "\(cuenta) ¿Lee el `body` de la casa algo del termostato? Solo tiene que ponerlo."
  case _ where dibujos[2] > 0: "\(cuenta) El mando no enseña los grados: ¿los lee su `body`?"
  default: "\(cuenta)"
  }
}

extension View {
  /// Pone el termostato en el entorno, sea de la clase que sea todavía.
  fileprivate func con<T: AnyObject & Observable>(_ objeto: T) -> some View {
    environment(objeto)
  }

  @_disfavoredOverload
  fileprivate func con<T: ObservableObject>(_ objeto: T) -> some View {
    environmentObject(objeto)
  }
}
