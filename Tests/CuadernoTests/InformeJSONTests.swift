import Foundation
import Testing

@testable import Cuaderno

@Suite("InformeJSON")
struct InformeJSONTests {
  private func json(_ informe: Informe) -> String { InformeJSON.escribir(InformeJSON(informe)) }

  @Test("Todos los campos del esquema")
  func completo() throws {
    var informe = Ejemplos.informe(
      .noSuperada,
      [
        .fallida([
          Ejemplos.incidencia, Incidencia(texto: "Caught", comentario: "", error: "Agotada()"),
        ]),
        .parada(Ejemplos.parada(.trampa, lugar(7, 3))), .sinCompilar,
      ],
      .error("a-medias")
    )
    informe.pasos[1].motivos = ["No declara `tasa`."]
    informe.diagnosticos = [
      Diagnostico(
        gravedad: .advertencia,
        id: "variable_never_used",
        mensaje: "sobra",
        lugar: lugar(2, 5),
        notas: [Diagnostico(gravedad: .nota, mensaje: "aquí")]
      )
    ]
    informe.salida = "ñ / \"comillas\"\n\u{1b}[2J"
    informe.salidaRecortada = true
    informe.deMas = ["Copia.swift"]
    try Pantalla(nombre: "informe-json").comparar(json(informe))
  }

  @Test("Una entrega ilegible")
  func ilegible() throws {
    var informe = Ejemplos.informe(.noLegible)
    informe.problemas = [("Conversor.swift", .vacio)]
    try Pantalla(nombre: "informe-json-no-legible").comparar(json(informe))
  }

  @Test(
    "El resultado de cada estado, en una palabra",
    arguments: [
      (EstadoDeComprobacion.superada, "superada"), (.noAlcanzada, "no-alcanzada"),
      (.sinCompilar, "sin-compilar"), (.fallida([]), "fallida"),
      (.parada(Ejemplos.parada()), "parada"),
    ]
  )
  func estados(estado: EstadoDeComprobacion, palabra: String) throws {
    struct Leido: Decodable {
      struct Paso: Decodable {
        struct Una: Decodable { var estado: String }
        var comprobaciones: [Una]
      }
      var version: Int
      var resultado: String
      var superadas: Int
      var total: Int
      var pasos: [Paso]
    }
    let datos = Data(json(Ejemplos.informe(.noSuperada, [estado])).utf8)
    let leido = try JSONDecoder().decode(Leido.self, from: datos)
    #expect(leido.pasos[0].comprobaciones[0].estado == palabra)
    #expect(leido.version == 1)
    #expect(leido.resultado == "no-superada")
    #expect(leido.superadas == (estado == .superada ? 1 : 0))
    #expect(leido.total == 3)
  }

  @Test("Escribe un JSON que se puede volver a leer, aunque el texto sea hostil")
  func hostil() throws {
    var informe = Ejemplos.informe(.superada)
    informe.salida = "\"\\\u{0}\u{2028}\u{1b}</script>"
    let objeto = try JSONSerialization.jsonObject(with: Data(json(informe).utf8))
    let salida = (objeto as? [String: Any])?["salida"] as? String
    #expect(salida == "\"\\␀\u{2028}␛</script>")
  }
}
