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
    notas: [[String]] = []
  ) -> String? {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: mensaje, lugar: lugar(linea, columna))
    d.argumentos = argumentos
    d.notas = notas.map { datos in
      var nota = Diagnostico(gravedad: .nota, id: "n", mensaje: "n")
      nota.argumentos = datos
      return nota
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
    let fuente = "  let caja: Caja\n  $caja.n\n\(clase)"
    let dicho = pista("cannot_find_in_scope", ["$caja"], 2, en: fuente)
    #expect(dicho?.hasSuffix("Declárala así: \(esperado).") == true)
  }

  @Test("Si no se sabe de qué clase es, o ya lleva wrapper, no se dice nada") func callado() {
    for fuente in ["  let caja: Caja\n  $caja.n", "  @Otro var caja: Caja\n  $caja.n\nclass Caja {}"]
    {
      #expect(pista("cannot_find_in_scope", ["$caja"], 2, en: fuente) == nil)
    }
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
      pista("missing_argument_named", ["caja"], 2, en: "  @Environment var caja: Caja\nVista()")?
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
        en: "struct A: \(tipo) {\n  var n = 0\n  var body: some View {\n    Button(\"Más\") { n += 1 }\n"
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
        en: "Hija(n: 3)\n\(fuente)",
        notas: [["init(n:)"]]
      )
    }
    #expect(
      dicho("  @State private var n: Int")
        == "El `init` de `Hija` lo da Swift con sus propiedades, y no se puede usar desde aquí: "
        + "`n` es `private` y no tiene valor. Dale uno, o escribe tú el `init`."
    )
    #expect(dicho("  private init(n: Int) {}") == nil)
  }

  @Test("@Bindable de lo que no es un objeto @Observable") func bindable() {
    let id = "availability_decl_unavailable"
    let linea = "  @Bindable var caja: Caja"
    let valor = pista(id, [], 1, en: linea, "no está disponible: tiene que ser un objeto @Observable")
    #expect(valor?.contains("usa `@Binding`") == true)
    let objeto = pista(id, [], 1, en: linea, "no está disponible: con un ObservableObject, otra cosa")
    #expect(objeto?.contains("usa `@ObservedObject`") == true)
  }
}
