import Testing

@testable import Cuaderno

@Suite("Pistas de vistas: qué escribir, con los nombres del estudiante")
struct CascadaVistasTests {
  private func pista(
    _ id: String,
    _ argumentos: [String],
    _ linea: Int,
    _ columna: Int = 3,
    en fuente: String,
    _ mensaje: String = "x",
    declara: (nota: String, linea: Int)? = nil
  ) -> String? {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: mensaje, lugar: lugar(linea, columna))
    d.argumentos = argumentos
    if let declara {
      var nota = Diagnostico(gravedad: .nota, mensaje: "n", lugar: lugar(declara.linea, 1))
      nota.argumentos = [declara.nota]
      d.notas = [nota]
    }
    let lineas = fuente.lineas.map(String.init)
    return Cascada([d], ["Conversor.swift": lineas]).pista
  }

  @Test(
    "El `$` de un objeto prestado pide el wrapper de su clase",
    arguments: [
      ("@Observable\nfinal class Caja {}", "`@Bindable var caja: Caja`"),
      ("@Observable final class Caja {}", "`@Bindable var caja: Caja`"),
      ("class Caja: ObservableObject {}", "`@ObservedObject var caja: Caja`"),
    ]
  )
  func sinEnlace(clase: String, esperado: String) {
    let fuente = "struct A: View {\n  let caja: Caja\n  $caja.n\n}\n\(clase)"
    let dicho = pista("cannot_find_in_scope", ["$caja"], 3, en: fuente)
    #expect(dicho?.hasSuffix("Decláralo así: \(esperado).") == true)
  }

  @Test("Si no se sabe de qué clase es, o ya lleva wrapper, no se dice nada") func callado() {
    let fuentes = [
      "struct A {\n  let caja: Caja\n  $caja.n\n}",
      "struct A {\n  @Otro var caja: Caja\n  $caja.n\n}\n@Observable class Caja {}",
      "struct A {\n  var otra = 1\n  $caja.n\n}\nstruct B {\n  let caja: Caja\n}\n"
        + "@Observable class Caja {}",
    ]
    for fuente in fuentes {
      #expect(pista("cannot_find_in_scope", ["$caja"], 3, en: fuente) == nil)
    }
  }

  @Test("El `$` de lo que llega del entorno se hace dentro del body") func delEntorno() {
    let fuente = "struct A: View {\n  @Environment(Caja.self) private var caja\n  $caja.n\n}"
    #expect(
      pista("cannot_find_in_scope", ["$caja"], 3, en: fuente)
        == "`@Environment` no da `$`. Dentro del `body`, escribe antes `@Bindable var caja = caja`."
    )
  }

  @Test("`$caja` no es una errata de `Caja`, y `$titlo` sí puede serlo de `$titulo`")
  func parecidos() {
    func parecido(_ nombre: String, _ fuente: String) -> String? {
      var d = Diagnostico(gravedad: .error, id: "cannot_find_in_scope", mensaje: "x")
      d.argumentos = [nombre]
      return Parecidos.de(d, ["A.swift": fuente.lineas.map(String.init)])
    }
    #expect(parecido("$caja", "let caja: Caja\nver($caja)") == nil)
    #expect(parecido("$titlo", "@State var titulo = 1\nver($titlo)") == "$titulo")
  }

  @Test("@Bindable y @Environment juntos") func juntos() {
    let fuente = "  @Bindable @Environment(Caja.self) var caja"
    #expect(
      pista("cannot_infer_type_for_pattern", [], 1, en: fuente)
        == "`@Bindable` y `@Environment` no van juntos. Deja aquí solo `@Environment` y, dentro "
        + "del `body`, escribe antes de usar `$caja`: `@Bindable var caja = caja`."
    )
  }

  @Test("Lo que falta o sobra en `@Environment`") func entorno() {
    #expect(
      pista("value_of_metatype_type", [], 1, en: "  @Environment(Caja) var caja")
        == "Detrás del tipo falta `.self`: `@Environment(Caja.self)`."
    )
    #expect(
      pista(
        "missing_argument_named",
        ["caja"],
        4,
        en: "struct V: View {\n  @Environment var caja: Caja\n}\nV()",
        declara: ("init(caja:)", 1)
      )?
      .hasSuffix("Escribe `@Environment(Caja.self) private var caja`.") == true
    )
    let linea = "  @Environment(Caja.self) var caja\n"
    let id = "no_overloads_match_exactly_in_call"
    #expect(
      pista(id, [], 1, en: linea + "class Caja {}")?
        .hasSuffix("escribe `@Observable` delante de su `class`.") == true
    )
    #expect(
      pista(id, [], 1, en: linea + "class Caja: ObservableObject {}")
        == "`Caja` es un `ObservableObject`: se toma del entorno con "
        + "`@EnvironmentObject var caja: Caja`."
    )
    #expect(pista(id, [], 1, en: linea + "@Observable class Caja {}") == nil)
    #expect(pista(id, [], 1, en: linea) == nil)
  }

  @Test("Una vista no cambia sus propiedades; un struct que no lo es, con `mutating`")
  func propiedad() {
    func dicho(_ tipo: String) -> String? {
      pista(
        "cannot_apply_lvalue_binop_to_subelement",
        ["'self' is immutable"],
        4,
        22,
        en: "struct A: \(tipo) {\n  var n = 0\n  func f() {\n    Button(\"Más\") { n += 1 }\n"
      )
    }
    #expect(
      dicho("View")
        == "Una vista no puede cambiar sus propiedades. Si `n` es suya, declárala con "
        + "`@State private var`; si es de otra vista, con `@Binding var`."
    )
    #expect(dicho("Hashable") == nil)
  }

  @Test("Un `init` que no se ve porque una propiedad privada no tiene valor") func privado() {
    func dicho(_ fuente: String) -> String? {
      pista(
        "init_candidate_inaccessible",
        ["Hija"],
        1,
        en: "Hija(n: 3)\nstruct Hija: View {\n\(fuente)\n}",
        declara: ("init(n:)", 2)
      )
    }
    #expect(
      dicho("  @State private var n: Int")
        == "El `init` de `Hija` lo da Swift con sus propiedades, y no se puede usar desde aquí: "
        + "`n` es `private` y no tiene valor. Quita `private`, dale un valor o escribe tú el `init`."
    )
    #expect(dicho("  private init(n: Int) {}") == nil)
    #expect(
      dicho("  @Environment private var n: Caja")?
        .hasSuffix("Escribe `@Environment(Caja.self) private var n`.") == true
    )
  }

  @Test("@Bindable de lo que no es un objeto @Observable") func bindable() {
    let id = "availability_decl_unavailable"
    let linea = "  @Bindable var caja: Caja"
    let valor = pista(id, [], 1, en: linea, "no está disponible: quiere un objeto @Observable")
    #expect(valor?.contains("usa `@Binding`") == true)
    let objeto = pista(id, [], 1, en: linea, "no está disponible: con un ObservableObject, otro")
    #expect(objeto?.contains("usa `@ObservedObject`") == true)
  }
}

@Suite("Pistas de la línea escrita")
struct CascadaPistasTests {
  private func pista(_ id: String, _ linea: String, _ columna: Int = 3, _ datos: [String] = [])
    -> String?
  {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: "x", lugar: lugar(1, columna))
    d.argumentos = datos
    return Cascada([d], ["Conversor.swift": [linea]]).pista
  }

  @Test("Las que dicen qué sobra, qué falta o qué se quería escribir") func dichas() {
    #expect(
      pista("computed_property_missing_type", "  var tasa = 0.9 { didset { memoria = [:] } }")
        == "Se escribe `didSet`, con la `S` mayúscula."
    )
    #expect(
      pista("lazy_requires_initializer", "  lazy var cartel: String { rotular() }")?
        .hasPrefix("Con llaves es una propiedad calculada") == true
    )
    #expect(pista("lazy_requires_initializer", "  lazy var cartel: String") == nil)
    #expect(
      pista("statement_same_line_without_semi", "  Text(\"a\"),", 12)
        == "Sobra la coma: las líneas de un bloque no se separan con nada."
    )
    #expect(
      pista("expected_decl", "  @Bindable modelo = modelo") == "Detrás de `@Bindable` falta `var`."
    )
    #expect(
      pista("could_not_find_value_dynamic_member", "  ver(modelo.$filtro)", 14, ["M", "$filtro"])
        == "El `$` va delante del objeto: `$modelo.filtro`."
    )
    #expect(
      pista("assignment_lhs_is_immutable_variable", "    fuego = State(initialValue: fuego)")?
        .hasSuffix("delante: `_fuego = State(…)`.") == true
    )
    #expect(pista("assignment_lhs_is_immutable_variable", "    fuego = 3") == nil)
    #expect(
      pista("wrong_argument_labels", "  @Binding var texto: String = \"\"")
        == "Un `@Binding` no tiene valor propio: se lo da quien crea la vista. Quita el valor."
    )
  }

  @Test("Un ForEach señalado por lo que falla dentro de sus llaves") func dentroDeForEach() {
    let id = "cannot_convert_argument_value"
    let datos = ["Range<Int>", "Binding<C>"]
    let dicho = pista(id, "  ForEach(0..<3) { i in", 11, datos)
    #expect(dicho?.contains("dentro de sus llaves") == true)
    #expect(pista(id, "  Otra(0..<3) { i in", 11, datos) == nil)
  }
}
