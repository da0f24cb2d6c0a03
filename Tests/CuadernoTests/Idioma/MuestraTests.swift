import Testing

@testable import Cuaderno

@Suite("Muestra y RecuentoDeIdioma: lo que se mide")
struct MuestraTests {
  @Test("Un fichero de muestras da sus programas, con lo que esperan y su línea") func leer() {
    let texto = "# nota\n//--- uno dos\n//=> a@1 b@2\nlet x = 1\n//--- tres\n\nlet y = 2\n"
    #expect(
      Muestra.leer(texto) == [
        Muestra(nombre: "uno dos", codigo: "let x = 1\n", espera: ["a", "b"], linea: 2),
        Muestra(nombre: "tres", codigo: "\nlet y = 2\n", espera: [], linea: 5),
      ]
    )
  }

  @Test("El recuento distingue lo traducido, y cita lo que queda en inglés") func contar() {
    var recuento = RecuentoDeIdioma()
    recuento.traducidos = 3
    recuento.deTodos = 5
    recuento.fuera = 2
    recuento.programas = 1
    func d(_ g: Diagnostico.Gravedad, _ m: String, _ es: Bool) -> Diagnostico {
      Diagnostico(gravedad: g, id: "x", mensaje: m, estaTraducido: es)
    }
    var error = d(.error, "falta 'the value'", true)
    error.notas = [d(.nota, "está aquí", true), d(.nota, "declared here", false)]
    recuento.contar(error, en: "uno", soloIngles: [])
    recuento.contar(d(.advertencia, "sobra foo aquí", true), en: "uno", soloIngles: ["foo"])
    #expect(
      recuento.texto == """
        Mensajes traducidos: 3 de 5; 2 no se traducen a propósito.
        Programas de muestra: 1; acaban distinto en español: 0.
        Errores en español: 1 de 1 (100 %). Advertencias: 1 de 1 (100 %). Notas: 1 de 2 (50 %).
        Líneas con palabras inglesas: 2 de 4 (50,0 %).
          uno: x: declared here
          uno: x: sobra foo aquí

        """
    )
  }
}
