import Testing

@testable import Cuaderno

@Suite("Cascada: los errores que se leen, los que vienen de ellos y los que no se sabe")
struct CascadaTests {
  private let fuente = ["Conversor.swift": Array(repeating: "let a = b", count: 9)]

  private func error(_ id: String, _ mensaje: String, _ linea: Int, macro: String? = nil)
    -> Diagnostico
  {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: mensaje, lugar: lugar(linea, 3))
    d.macro = macro
    return d
  }

  /// Las líneas de los que se leen, cuántos vienen de ellos y cuántos no se sabe.
  private func plegar(_ errores: Diagnostico...) -> [[Int]] {
    let cascada = Cascada(errores, fuente)
    return [
      cascada.cabezas.compactMap(\.lugar?.linea), [cascada.deLoMismo], [cascada.sinLeer],
    ]
  }

  private func pie(_ errores: [Diagnostico]) -> String? {
    let informe = InformeDeCompilacion(
      estilo: .llano,
      ruta: { _ in "" },
      cita: { _ in [] },
      fuentes: fuente
    )
    return informe.escribir(errores).lineas.last { $0.hasPrefix("Y ") }.map(String.init)
  }

  @Test("Un nombre que falta es el mismo donde se repite") func nombre() {
    let falta = [1, 4, 6].map { error("cannot_find_in_scope", "no se encuentra 'x'", $0) }
    #expect(plegar(falta[0], falta[1], falta[2]) == [[1], [2], [0]])
    #expect(pie(falta) == "Y 2 errores más, que vienen de lo mismo.")
    #expect(pie([falta[0], falta[1]]) == "Y 1 error más, que viene de lo mismo.")
  }

  @Test("El mismo mensaje en otra línea es otro error, que también hay que arreglar")
  func mensaje() {
    let id = "cannot_convert_initializer_value"
    let uno = error(id, "no se puede convertir", 1)
    #expect(plegar(uno, error(id, "no se puede convertir", 5)) == [[1, 5], [0], [0]])
    #expect(plegar(uno, error(id, "no se puede convertir", 1)) == [[1], [1], [0]])
  }

  @Test("Los que dicen lo mismo en otra línea van juntos") func juntos() {
    let informe = InformeDeCompilacion(
      estilo: .llano,
      ruta: { _ in "" },
      cita: { _ in [] },
      fuentes: fuente
    )
    let errores = [error("x", "a", 1), error("y", "b", 2), error("x", "a", 4), error("y", "b", 6)]
    let lista = informe.escribir(errores).lineas.drop { $0 != "También:" }.map(String.init)
    #expect(lista == ["También:", "  líneas 2 y 6: b", "  línea 4: lo mismo"])
  }

  @Test("De los que no se enumeran no se dice de qué vienen") func sinEnumerar() {
    let errores = (1...7).map { error("x", "número \($0)", $0) }
    #expect(pie(errores) == "Y 2 errores más.")
    let repetido = error("cannot_find_in_scope", "no se encuentra 'x'", 1)
    let todos = pie([repetido, repetido] + errores)
    #expect(todos == "Y 4 errores más; 1 de ellos viene de lo mismo.")
  }

  @Test("Con una llave sin cerrar no se sabe de qué vienen los demás") func llave() {
    let errores = [
      error("expected_rbrace_in_brace_stmt", "falta '}'", 1), error("x", "otra cosa", 6),
    ]
    #expect(plegar(errores[0], errores[1]).last == [1])
    #expect(pie(errores) == "Y 1 error más.")
  }

  @Test("Si @Observable se niega, lo que le falta a cada propiedad viene de eso") func seNiega() {
    let niega = error("bridged_error", "'@Observable' solo se puede poner en una clase", 1)
    let falta = error("macro_x", "la macro 'ObservationTracked()' no da un accesor", 4)
    #expect(plegar(niega, falta) == [[1], [1], [0]])
    #expect(plegar(niega, error("macro_x", "la macro 'Otra()'", 4)) == [[1, 4], [0], [0]])
  }

  @Test("Lo que una macro genera de una línea ya señalada viene de ella") func macro() {
    let suyo = error("x", "de la macro", 2, macro: "ObservationTracked")
    #expect(plegar(error("y", "escrito", 2), suyo) == [[2], [1], [0]])
    #expect(plegar(error("expected_expr", "falta algo", 5), suyo) == [[5], [0], [1]])
  }
}
