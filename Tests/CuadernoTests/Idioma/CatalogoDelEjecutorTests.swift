import Testing

@testable import Cuaderno

@Suite("CatalogoDelEjecutor: el catálogo con datos")
struct CatalogoDelEjecutorTests {
  private func huellas(_ ingles: Catalogo) -> [String: String] {
    ingles.textos.mapValues(Catalogo.huella)
  }

  private func legible(_ texto: String) -> String {
    let signos: [(String, String)] = [
      ("\u{1}", "«"), ("\u{2}", "·"), ("\u{3}", "»"), ("\u{4}", "["), ("\u{5}", "]"),
      ("\u{6}", "."),
    ]
    return signos.reduce(texto) { $0.replacing($1.0, with: $1.1) }
  }

  @Test("Cada mensaje lleva su identificador y sus datos, con la guarda del inglés")
  func mensajes() {
    let ingles = CatalogoDeMuestra.ingles
    let generado = CatalogoDelEjecutor.generar(
      .leer(Array(CatalogoDeMuestra.bien.utf8)),
      ingles: ingles,
      huellas: huellas(ingles)
    )
    #expect(generado.mensajes == 11)
    #expect(
      legible(generado.catalogo) == """
        "division_by_zero" = "«division_by_zero»división entre cero.";
        "note_typo_candidate" = "«note_typo_candidate·0=%0»¿querías decir '%0'?.";
        "async_after_throws" = "«async_after_throws·o0=%select{0|1}0·o1=%select{0|1}1»%select{'async'|'reasync'}0 tiene que ir antes de %select{'throws'|'rethrows'}1.";
        "availability_deprecated" = "«availability_deprecated·0=%0·o1=%select{0|1·o3=%select{0|1}3}1%select{|·2=%2·o3=%select{0|1·4=%4}3}1·o5=%select{0|1·5=%5}5»[%0] está obsoleto%select{| desde [%2]%select{| [%4]}3}1%select{|: [%5]}5%select{|%select{|}3}1.";
        "found_candidate_in_module" = "«found_candidate_in_module·o0=%select{0|1·1=%1}0»candidato%select{| del módulo [%1]}0.";
        "decl_declared_here_with_kind" = "«decl_declared_here_with_kind·c0=%kindonly0·0=%0»[%0] se declara aquí.";
        "candidate_inaccessible" = "«candidate_inaccessible·0=%0·o1=%select{0|1}1»[%0] no es accesible: es '%select{private|fileprivate}1'.";
        "missing_override" = "«missing_override»falta 'override': esta declaración sobrescribe otra.";
        "static_var_decl_global_scope" = "«static_var_decl_global_scope·o0=%select{0|1|2}0»%select{ERROR|una propiedad estática|una propiedad de clase}0 va dentro de un tipo.";
        "argumentos" = "«argumentos·0=%0»[%0] argumento%s0.";
        "comillas" = "«comillas»usa '\\"'.";

        """
    )
  }

  @Test("Lo que no existe, ha cambiado o está mal se queda en inglés, mensaje a mensaje")
  func otroCompilador() {
    var entradas = CatalogoDeMuestra.ingles.entradas.filter { $0.id != "division_by_zero" }
    for i in entradas.indices where entradas[i].id == "missing_override" {
      entradas[i].texto = "this overrides something, say so"
    }
    let otro = Catalogo(entradas)
    let espanol = CatalogoDeMuestra.con("note_typo_candidate", "¿querías decir %0?")
    let generado = CatalogoDelEjecutor.generar(
      .leer(Array(espanol.utf8)),
      ingles: otro,
      huellas: huellas(CatalogoDeMuestra.ingles)
    )
    #expect(generado.ausentes == ["division_by_zero"])
    #expect(generado.cambiados == ["missing_override"])
    #expect(generado.defectuosos == ["note_typo_candidate"])
    #expect(generado.mensajes == 8)
    for id in ["division_by_zero", "missing_override", "note_typo_candidate"] {
      #expect(!generado.catalogo.contains("\"\(id)\""))
    }
  }

  @Test("La huella de un texto inglés no cambia") func huella() {
    #expect(Catalogo.huella("one") == "1a08aa1921ca5caf")
  }

  @Test("El catálogo inglés parte valores en varias líneas y lleva // dentro") func leerIngles() {
    let texto = "\"a\" = \"one\ntwo\";\n/* c */\n// x\n\"b\" = \"a // b \\\"c\\\"\";\n"
    #expect(
      Catalogo.leer(Array(texto.utf8)).entradas == [
        .init(id: "a", texto: "one\ntwo", linea: 1),
        .init(id: "b", texto: "a // b \"c\"", linea: 5),
      ]
    )
  }
}
