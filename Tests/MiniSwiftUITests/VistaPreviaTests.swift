import SwiftUI
import Testing

struct SaludoConEntry: View {
  @Environment(\.divisa) private var divisa
  @Environment(\.plazas) private var plazas
  @Environment(\.propina) private var propina

  var body: some View {
    Text("En \(divisa), \(plazas) plazas, propina \(propina.map { "\($0)" } ?? "sin decidir")")
  }
}

extension EnvironmentValues {
  // La divisa = la que se enseña.
  @Entry var divisa: String = "EUR /* no es un comentario */"  // El resto, no.
  @Entry var plazas = [1, 2].reduce(0) { (suma: Int, n: Int) in suma + n }
  @Entry var propina: Int?
}

// Así las busca quien las enseña: por el módulo, el fichero y el byte en que están.
@_silgen_name("vistaPrevia_MiniSwiftUITests_2fVistaPreviaMuestra_2eswift_17")
private nonisolated func primera() -> UnsafeMutableRawPointer
@_silgen_name("vistaPrevia_MiniSwiftUITests_2fVistaPreviaMuestra_2eswift_113")
private nonisolated func segunda() -> UnsafeMutableRawPointer

@_silgen_name("vistaPrevia_MiniSwiftUITests_2fVistaPreviaMuestra_2eswift_382")
private nonisolated func cuarta() -> UnsafeMutableRawPointer

@MainActor
@Suite("#Preview y @Entry")
struct VistaPreviaTests {
  @Test("Una vista previa se encuentra por su sitio, con su nombre y su vista")
  func conNombre() {
    let vista = _VistaPrevia.tomar(primera())
    #expect(vista.titulo == "Un saludo")
    let escenario = Escenario { vista.contenido() }
    #expect(
      escenario.texto
        == "Text \"En EUR /* no es un comentario */, 3 plazas, propina sin decidir\""
    )
  }

  @Test("Dos en la misma línea son dos")
  func enUnaLinea() {
    #expect(_VistaPrevia.tomar(cuarta()).titulo == "b")
  }

  @Test("Sin nombre, con rasgos y con código dentro")
  func sinNombre() {
    let vista = _VistaPrevia.tomar(segunda())
    #expect(vista.titulo == nil)
    let escenario = Escenario { vista.contenido() }
    #expect(escenario.texto == "Text \"En USD, 4 plazas, propina 2\"")
  }
}
