import SwiftUI
import Testing

/// Pilas una dentro de otra, tantas como se diga.
private struct Nido: View {
  let hondura: Int
  let modelo: Modelo

  var body: some View {
    VStack {
      if hondura > 0 {
        AnyView(Nido(hondura: hondura - 1, modelo: modelo))
      } else {
        Text(modelo.nombre)
      }
    }
  }
}

private struct SeContiene: View {
  var body: some View { VStack { AnyView(SeContiene()) } }
}

@Suite("Árboles muy hondos")
struct HonduraTests {
  @Test("500 pilas una dentro de otra se montan, se cambian, se vuelcan y se sueltan")
  func quinientas() {
    let modelo = Modelo()
    let escenario = Escenario { Nido(hondura: 500, modelo: modelo) }
    modelo.nombre = "Eva"
    escenario.redibujar()
    #expect(escenario.textos == ["Eva"])
    #expect(escenario.texto.hasSuffix(String(repeating: "  ", count: 501) + "Text \"Eva\""))
    escenario.desmontar()
    #expect(escenario.elementos.isEmpty)
  }

  @Test("Una vista que se contiene a sí misma se detiene y dice cuál es")
  func seContiene() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Escenario { SeContiene() } }
    }
    let texto = String(decoding: salida.standardErrorContent, as: UTF8.self)
    #expect(texto.contains("El árbol de vistas es demasiado hondo:"))
    #expect(texto.contains("¿Se contiene a sí misma la vista SeContiene?"))
  }
}
