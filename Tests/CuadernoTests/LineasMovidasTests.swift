import Testing

@testable import Cuaderno

@Suite("#sourceLocation: el sitio de verdad, o ninguno")
struct LineasMovidasTests {
  @Test(
    "Se reconoce en el código y no en un comentario",
    arguments: [
      ("#sourceLocation(file: \"/etc/passwd\", line: 1)", true), ("// #sourceLocation(", false),
      ("var a = 1", false), ("  #sourceLocation()", true),
    ]
  )
  func reconoce(linea: String, mueve: Bool) {
    var informe = Ejemplos.informe(.noCompila)
    informe.fuentes["Conversor.swift"]?.append(linea)
    #expect(informe.mueveLineas == mueve)
  }

  @Test("La pantalla no da ninguna línea de una parada, y dice por qué") func parada() {
    let parada = Ejemplos.parada(.trampa, lugar(900, 5))
    var informe = Ejemplos.informe(.noSuperada, [.parada(parada)])
    func pantalla() -> String { InformeTexto(estilo: .llano, carpeta: "L").escribir(informe) }
    #expect(pantalla().contains(":900"))
    informe.fuentes["Conversor.swift"]?.append("#sourceLocation(file: \"x\", line: 900)")
    #expect(!pantalla().contains(":900"))
    #expect(pantalla().contains("Tu código usa `#sourceLocation`"))
    #expect(pantalla().contains("Abre L/Conversor.swift y comprueba otra vez:"))
  }

  @Test("Un error sin sitio tampoco lo tiene en sus notas ni en sus arreglos") func sinLugar() {
    var error = Diagnostico(gravedad: .error, mensaje: "a", lugar: lugar(3, 1))
    error.notas = [Diagnostico(gravedad: .nota, mensaje: "b", lugar: lugar(4, 1))]
    error.arreglos = [Arreglo(lugar: lugar(3, 1), ultimaLinea: 3, texto: "x")]
    var esperado = Diagnostico(gravedad: .error, mensaje: "a")
    esperado.notas = [Diagnostico(gravedad: .nota, mensaje: "b")]
    #expect(error.sinLugar == esperado)
  }
}
