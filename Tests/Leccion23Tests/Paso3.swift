import SwiftUI
import Testing

@testable import Leccion23

@MainActor
@Suite("Paso 3 · Si no hay, y en la hoja")
struct Paso3 {
  @Test("Con un termostato en el entorno, el resumen enseña sus grados y los sigue")
  func elResumenLoEnsena() {
    let termostato = Termostato(grados: 17)
    let escenario = Escenario { ResumenDelTermostato().con(termostato) }
    let alAparecer = escenario.textos
    termostato.grados = 24
    let leido = alAparecer + escenario.textos
    #expect(
      leido == ["Puesto a 17 °C", "Puesto a 24 °C"],
      leido == ["Sin termostato", "Sin termostato"]
        ? "Hay un termostato en el entorno y el resumen dice que no: ¿se lo pide?"
        : "El entorno tenía un termostato a 17, que pasó a 24. El resumen dijo \(leido)."
    )
  }

  @Test("Sin termostato en el entorno, el resumen lo dice y el programa sigue")
  func sinTermostatoLoDice() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let leido = await MainActor.run { Escenario { ResumenDelTermostato() }.textos }
      fatalError("se lee «\(leido.joined(separator: ", "))»")
    }
    let final = comoAcaba(String(decoding: salida.standardErrorContent, as: UTF8.self))
    #expect(
      final == "se lee «Sin termostato»",
      final.hasPrefix("se lee")
        ? "No hay ningún termostato en el entorno y el resumen dice otra cosa: ¿de dónde la saca?"
        : "Donde no hay termostato, el resumen detiene el programa: lo exige, en vez de preguntar."
    )
  }

  @Test("La hoja de la casa enseña el termostato de la casa")
  func laHojaRecibeElDeLaCasa() throws {
    let escenario = Escenario { CasaView() }
    for _ in 1...2 { try escenario.pulsar("Más calor") }
    try escenario.pulsar("Resumen")
    let alAbrir = resumen(escenario)
    try escenario.pulsar("Más calor")
    let leido = [alAbrir, resumen(escenario)]
    #expect(
      leido == ["Puesto a 22 °C", "Puesto a 23 °C"],
      leido == ["Sin termostato", "Sin termostato"]
        ? """
        La casa tiene un termostato y el resumen de la hoja no lo encuentra. Aquí una hoja \
        no hereda ningún entorno: ¿quién se lo da al contenido de la hoja?
        """
        : alAbrir == "Puesto a 20 °C"
          ? "La casa está a 22 y la hoja dice 20: ese termostato no es el de la casa."
          : """
          Se abrió la hoja con la casa a 22, y después a 23. En la hoja se leyó \(leido).
          """
    )
  }
}

/// Lo que queda en la consola de un programa que dibuja el resumen sin termostato.
private func comoAcaba(_ consola: String) -> String {
  let trozos = consola.split(separator: "se lee «", maxSplits: 1)
  guard trozos.count == 2 else { return "se detiene" }
  return "se lee «\(trozos[1].prefix { $0 != "»" })»"
}

/// Lo que dice el resumen.
@MainActor
private func resumen(_ escenario: Escenario) -> String {
  escenario.textos.first { $0.hasPrefix("Puesto") || $0.hasPrefix("Sin") } ?? "nada"
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
