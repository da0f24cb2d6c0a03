import SwiftUI
import Testing

private struct PideModelo: View {
  @Environment(Modelo.self) private var modelo
  var body: some View { Text(modelo.nombre) }
}

private struct PideYNoLee: View {
  @Environment(Modelo.self) private var modelo
  var body: some View { Text("quieta") }
}

private struct PideOpcional: View {
  @Environment(Modelo.self) private var modelo: Modelo?
  var body: some View { Text(modelo?.nombre ?? "nadie") }
}

private struct PideYNoLeeElViejo: View {
  @EnvironmentObject private var cafetera: Cafetera
  var body: some View { Text("quieta") }
}

private struct ClaveDeMoneda: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  fileprivate var moneda: String {
    get { self[ClaveDeMoneda.self] }
    set { self[ClaveDeMoneda.self] = newValue }
  }
}

private struct Precio: View {
  @Environment(\.moneda) private var moneda
  var body: some View { Text("3 \(moneda)") }
}

private struct ConHoja: View {
  @State private var abierta = false
  var body: some View {
    Button("abrir") { abierta = true }
      .sheet(isPresented: $abierta) { PideOpcional() }
  }
}

private struct Cartel: View {
  let vuelta: Int
  @Environment(\.moneda) private var moneda
  var body: some View { Text("\(vuelta) \(moneda)") }
}

@Suite("El entorno, y lo que pasa cuando falta algo")
struct EntornoTests {
  @Test("Si cambian a la vez el entorno y un campo, se redibuja una vez, por los dos motivos")
  func entornoYCampo() {
    var vuelta = 1
    let escenario = Escenario {
      Cartel(vuelta: vuelta).environment(\.moneda, "moneda \(vuelta)")
    }
    escenario.empezarCuenta()
    vuelta = 2
    escenario.redibujar()
    #expect(escenario.texto == "Text \"2 moneda 2\"")
    #expect(escenario.motivos(de: Cartel.self) == [[.entorno("ClaveDeMoneda"), .campo("vuelta")]])
    escenario.empezarCuenta()
    escenario.alDia()
    #expect(escenario.dibujos == [])
  }

  @Test("El objeto llega a cualquier profundidad y gana el más cercano")
  func masCercano() {
    let (ana, eva) = (Modelo(), Modelo())
    eva.nombre = "Eva"
    let escenario = Escenario {
      VStack {
        PideModelo()
        VStack { PideModelo() }.environment(eva)
      }
      .environment(ana)
    }
    #expect(escenario.textos == ["Ana", "Eva"])
  }

  @Test("Un valor propio tiene su valor por defecto, y al cambiarlo se redibuja quien lo lee")
  func valorPropio() {
    var moneda = "USD"
    let escenario = Escenario {
      Precio()
      VStack {
        Precio()
        Rotulo(texto: "quieto")
      }
      .environment(\.moneda, moneda)
    }
    #expect(escenario.textos == ["3 EUR", "3 USD", "quieto"])
    escenario.empezarCuenta()
    moneda = "JPY"
    escenario.redibujar()
    #expect(escenario.textos == ["3 EUR", "3 JPY", "quieto"])
    #expect(escenario.veces(de: Precio.self) == 1)
    #expect(escenario.veces(de: Rotulo.self) == 0)
  }

  @Test("T? da nil si nadie lo puso")
  func opcional() {
    #expect(Escenario { PideOpcional() }.textos == ["nadie"])
    #expect(Escenario { PideOpcional().environment(Modelo()) }.textos == ["Ana"])
  }

  @Test("La hoja no hereda nada si no se lo dan")
  func hojaSinHerencia() throws {
    let escenario = Escenario { ConHoja().environment(Modelo()) }
    try escenario.pulsar("abrir")
    #expect(escenario.seVe("nadie"))
  }

  @Test("@Environment(T.self) se detiene ya al actualizar la vista, la lea o no")
  func paradaAlActualizar() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Escenario { PideYNoLee() } }
    }
    let texto = String(decoding: salida.standardErrorContent, as: UTF8.self)
    #expect(
      texto.contains(
        """
        Fatal error: No Observable object of type Modelo found. A View.environmentObject(_:) \
        for Modelo may be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test("@EnvironmentObject se detiene al leerlo")
  func paradaAlLeer() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Escenario { PideCafetera(numero: 1) } }
    }
    let texto = String(decoding: salida.standardErrorContent, as: UTF8.self)
    #expect(
      texto.contains(
        """
        Fatal error: No ObservableObject of type Cafetera found. \
        A View.environmentObject(_:) for Cafetera may be missing as an ancestor of this view.
        """
      )
    )
  }

  @Test("@EnvironmentObject que nadie lee no se detiene")
  func sinLeerNoHayParada() {
    #expect(Escenario { PideYNoLeeElViejo() }.textos == ["quieta"])
  }
}
