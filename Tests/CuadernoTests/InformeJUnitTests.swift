import Foundation
import Testing

@testable import Cuaderno

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("InformeJUnit")
struct InformeJUnitTests {
  @Test("Una suite por lección y un caso por comprobación")
  func completo() throws {
    var sinCompilar = Ejemplos.informe(
      .noSuperada,
      [
        .superada,
        .fallida([
          Ejemplos.incidencia,
          Incidencia(texto: "Caught error: Agotada()", comentario: "", error: "Agotada()"),
        ]), .sinCompilar,
      ]
    )
    sinCompilar.pasos[1].motivos = ["No declara `tasa` <ni> \"cartel\"."]
    sinCompilar.segundos = ["calla": 0.0004, "cuenta": 1.2345, "ajena": 7]
    let parada = Ejemplos.informe(.noSuperada, [.parada(Ejemplos.parada()), .noAlcanzada])
    var noCompila = Ejemplos.informe(.noCompila)
    noCompila.diagnosticos = [Diagnostico(gravedad: .error, mensaje: "no encuentro `x` & `y`")]
    var ilegible = Ejemplos.informe(.noLegible)
    ilegible.problemas = [("Conversor.swift", .vacio)]
    try Pantalla(nombre: "junit").comparar(
      InformeJUnit.escribir(
        [sinCompilar, parada, noCompila, ilegible],
        rotas: [LeccionRota(carpeta: "09-rota", mensaje: "Está mal escrita:\n  «x» & <y>")]
      )
    )
  }

  @Test("Es XML aunque el texto sea hostil")
  func hostil() throws {
    let veneno = "\u{0}\u{1b}[2J\u{fffe}]]>&<\"'\n\t\u{202e}"
    let informe = Ejemplos.informe(
      .noSuperada,
      [.fallida([Incidencia(texto: "", comentario: veneno)])]
    )
    let xml = InformeJUnit.escribir([informe])
    #expect(XMLParser(data: Data(xml.utf8)).parse())
  }

  @Test("Un tiempo imposible no rompe el informe", arguments: [-1, .infinity, 1e300])
  func tiempos(segundos: Double) {
    var informe = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    informe.segundos = ["calla": segundos]
    #expect(XMLParser(data: Data(InformeJUnit.escribir([informe]).utf8)).parse())
  }

  @Test("Sin lecciones")
  func vacio() {
    #expect(
      InformeJUnit.escribir([]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Cuaderno" tests="0" failures="0" errors="0">
        </testsuites>

        """
    )
  }
}
