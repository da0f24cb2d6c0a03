import Testing

@testable import Cuaderno

@Suite("Cascada: los wrappers y lo que repite otro error")
struct CascadaWrappersTests {
  private func error(_ id: String, _ argumentos: [String], _ linea: Int = 3) -> Diagnostico {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: "\(id)", lugar: lugar(linea, 3))
    d.argumentos = argumentos
    return d
  }

  private func cascada(_ errores: [Diagnostico], _ fuente: String) -> Cascada {
    Cascada(errores, ["Conversor.swift": fuente.lineas.map(String.init)])
  }

  private func pista(_ d: Diagnostico, _ fuente: String) -> String? { cascada([d], fuente).pista }

  @Test("Una errata tras el punto se dice antes que lo que el compilador prueba con el enlace")
  func errata() {
    let fuente = "class Caja { var texto = 0 }\nvar b: some View {\n  Text(caja.testo)\n}"
    let falta = error("could_not_find_value_dynamic_member", ["Caja", "Caja", "testo"])
    let errores = [
      error("type_does_not_conform_decl_owner", ["init(_:)", "Binding<S>", "StringProtocol"]),
      falta, error("incorrect_property_wrapper_reference_member", ["f", "0", "Binding<Caja>"]),
    ]
    let dicha = cascada(errores, fuente)
    #expect(dicha.cabezas.map(\.id) == [falta.id])
    #expect([dicha.deLoMismo, dicha.sinLeer] == [2, 0])
    let fuentes = ["Conversor.swift": fuente.lineas.map(String.init)]
    #expect(Parecidos.de(falta, fuentes) == "texto")
    #expect(cascada([errores[0], errores[2]], fuente).cabezas.count == 2)
  }

  @Test(
    "El wrapper se asigna con su guion bajo",
    arguments: ["    caja = State(wrappedValue: 1)", "    self.caja = State(wrappedValue: 1)"]
  )
  func guion(linea: String) {
    let d = error("cannot_convert_assign", ["State<Caja>", "Caja"], 1)
    #expect(
      pista(d, linea)
        == "El wrapper se escribe con un guion bajo delante: `_caja = State(…)`."
    )
    #expect(pista(error("cannot_convert_assign", ["Int", "Caja"], 1), linea) == nil)
  }

  @Test("El primer valor de un @State, en el init") func primerValor() {
    let fuente =
      "struct A: View {\n  @State private var caja: Caja\n  init() {\n    caja = Caja()\n  }\n}"
    let d = error("use_of_self_before_fully_init", [], 4)
    #expect(
      pista(d, fuente)
        == "En el `init`, el primer valor se da así: `_caja = State(wrappedValue: …)`."
    )
    #expect(pista(d, fuente.replacing("@State private ", with: "")) == nil)
  }

  @Test("`n = n` quería decir `self.n`") func conSelf() {
    var d = error("assignment_lhs_is_immutable_variable", [], 1)
    #expect(pista(d, "    n = n") == nil)
    d.notas = [Diagnostico(gravedad: .nota, mensaje: "añade 'self.' de forma explícita")]
    #expect(
      pista(d, "    n = n")
        == "`n` es aquí lo que se recibe, y no la propiedad. La propiedad se escribe `self.n`."
    )
  }

  @Test(
    "Una acción dada sin llaves",
    arguments: [
      (".onAppear(caja.abrir())", "`.onAppear { caja.abrir() }`"),
      ("Button(\"A, b\", f(x, y))", "`Button(\"A, b\") { f(x, y) }`"),
      ("Button(\"A\", f(x)) .bold(", "`{ … }`"),
    ]
  )
  func accion(linea: String, bien: String) {
    let errores = [
      error("missing_argument_labels", ["0", "perform:", "0"], 1),
      error("cannot_convert_argument_value", ["()", "() -> Void"], 1),
    ]
    let dicha = cascada(errores, "    \(linea)")
    #expect(dicha.pista == "La acción va entre llaves: \(bien).")
    #expect(dicha.cabezas.count == 1)
    #expect(pista(errores[0], "    \(linea)") == nil)
  }

  @Test("El deinit de lo que tiene que ser clase viene de lo mismo") func deStruct() {
    let errores = [
      error("copyable_illegal_deinit", ["Caja"]),
      error("non_class_cannot_conform_to_class_protocol", ["Caja", "ObservableObject"], 1),
      error("copyable_illegal_deinit", ["Otra"], 4),
    ]
    let dicha = cascada(errores, "struct Caja: ObservableObject {\n\n  deinit {}\n  deinit {}\n}")
    #expect(dicha.cabezas.map(\.lugar?.linea) == [1, 4])
  }

  @Test("Un objeto se da por su nombre") func objeto() {
    let clase = "@Observable class Caja {}"
    let d = error("cannot_find_in_scope", ["$caja"])
    #expect(
      pista(d, "struct A: View {\n  let caja: Caja\n  Hija(caja: $caja)\n}\n\(clase)")
        == "Un objeto se da por su nombre: quita el `$`."
    )
    #expect(
      pista(d, "struct A: View {\n  let caja: Caja\n  Hija(n: $caja.n)\n}\n\(clase)")?
        .contains("@Bindable") == true
    )
  }

  @Test("`$` de una propiedad sin wrapper") func sinWrapper() {
    func dicho(_ propiedad: String) -> String? {
      pista(
        error("cannot_find_in_scope", ["$n"]),
        "struct A: View {\n  \(propiedad)\n  f($n)\n}"
      )
    }
    let base = "`n` no lleva wrapper: si es de esta vista, decláralo con `@State private var`"
    #expect(dicho("private var n = \"\"") == base + ".")
    #expect(dicho("let n: String") == base + "; si es de otra, con `@Binding var`.")
    #expect(dicho("let n: Cosa") == nil)
  }

  @Test("Lo que el compilador no sabe explicar no va con lo que sí") func noSabe() {
    let nada = error("failed_to_produce_diagnostic", [])
    let clara = error("otra", [], 1)
    #expect(cascada([nada, clara], "a\nb\nc").cabezas.map(\.id) == ["otra"])
    #expect(cascada([nada], "a\nb\nc").cabezas.count == 1)
  }

  @Test("List que espera un rango") func lista() {
    let d = error("cannot_convert_argument_value", ["[Tarea]", "Range<Int>"], 1)
    #expect(pista(d, "List(todas) { $0.titulo }")?.contains("dentro de sus llaves") == true)
    let opcional = error("cannot_convert_argument_value", ["[Tarea]?", "Range<Int>"], 1)
    #expect(pista(opcional, "List(todas) { $0.titulo }") == nil)
  }
}
