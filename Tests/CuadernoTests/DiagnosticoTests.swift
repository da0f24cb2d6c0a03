import Testing

@testable import Cuaderno

@Suite("Diagnostico")
struct DiagnosticoTests {
  /// Lo leído de un mensaje, en una línea: así una tabla entera se compara de una vez.
  private func resumen(_ d: Diagnostico) -> String {
    let donde = d.lugar.map { "\($0.linea):\($0.columna)+\($0.largo)" } ?? "-"
    let notas = d.notas.isEmpty ? "" : " {" + d.notas.map(resumen).joined(separator: "; ") + "}"
    let macro = d.macro.map { " macro:\($0)(\(d.argumentosDeMacro.joined(separator: ",")))" } ?? ""
    return "\(d.gravedad) \(d.id ?? "-") \(donde)\(macro)\(notas)"
  }

  @Test("Lo que dice el compilador de un fichero con seis errores")
  func deVerdad() throws {
    let leidos = Diagnostico.leer(try Muestras.texto("errores.txt"))
    #expect(
      leidos.map(resumen) == [
        "error init_accessor_can_refer_only_to_properties 2:6+1 macro:ObservationTracked(cartel)",
        "error lazy_not_on_computed 9:3+5",
        "error init_accessor_invalid_member_ref 4:7+1 macro:ObservationTracked(cartel)",
        "error cannot_apply_binop_to_args 13:22+1 {nota suggest_partial_overloads 13:22+1}",
        "error cannot_find_in_scope 14:12+7",
        "error candidate_inaccessible 20:12+7 {nota decl_declared_here 10:15+1}",
        "error cannot_convert_argument_value 20:24+1",
        "error cannot_convert_argument_value 20:30+1",
      ]
    )
    #expect(leidos.map(\.esDeMacro).prefix(3) == [true, false, true])
    #expect(leidos[1].lugar?.fichero == "Errores.swift")
  }

  @Test("Sin mensajes no hay nada", arguments: ["", "\n", "una línea cualquiera\n"])
  func nada(salida: String) {
    #expect(Diagnostico.leer(salida) == [])
  }

  @Test("Un error sin lugar")
  func sinLugar() throws {
    let leidos = Diagnostico.leer("<unknown>:0: error: module 'X' not found [no_module]\n")
    #expect(leidos.map(resumen) == ["error no_module -"])
    #expect(leidos.first?.mensaje == "module 'X' not found")
  }

  @Test("Una ruta con dos puntos y espacios, y el grupo de la advertencia")
  func rutas() {
    let leidos = Diagnostico.leer(
      "/a: b/C.swift:1:2: warning: 'f' is deprecated [some_id] [#DeprecatedDeclaration]\n"
    )
    #expect(leidos.map(resumen) == ["advertencia some_id 1:2+1"])
    #expect(leidos.first?.lugar?.fichero == "C.swift")
    #expect(leidos.first?.argumentos == ["f"])
  }

  @Test("Una nota sin error delante no se pierde")
  func notaSuelta() {
    let leidos = Diagnostico.leer("A.swift:3:1: note: aquí [x]\nA.swift:4:1: note: y aquí [y]\n")
    #expect(leidos.map(resumen) == ["nota x 3:1+1 {nota y 4:1+1}"])
  }

  @Test("Con fines de línea de Windows se lee lo mismo")
  func windows() throws {
    let texto = try Muestras.texto("errores.txt")
    #expect(Diagnostico.leer(texto.replacing("\n", with: "\r\n")) == Diagnostico.leer(texto))
  }
}
