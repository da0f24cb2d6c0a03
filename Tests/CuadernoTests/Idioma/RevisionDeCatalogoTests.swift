import Testing

@testable import Cuaderno

/// Un inglés pequeño con un mensaje de cada clase.
enum CatalogoDeMuestra {
  static let ingles = Catalogo([
    .init(id: "division_by_zero", texto: "division by zero", linea: 1),
    .init(id: "note_typo_candidate", texto: "did you mean '%0'?", linea: 2),
    .init(
      id: "async_after_throws",
      texto: "%select{'async'|'reasync'}0 must precede %select{'throws'|'rethrows'}1",
      linea: 3
    ),
    .init(
      id: "availability_deprecated",
      texto:
        "%0 %select{is|%select{is|was}3}1 deprecated%select{| in %2%select{| %4}3}1%select{|: %5}5",
      linea: 4
    ),
    .init(
      id: "found_candidate_in_module",
      texto: "found this candidate%select{| in module %1}0",
      linea: 5
    ),
    .init(id: "decl_declared_here_with_kind", texto: "%kind0 declared here", linea: 6),
    .init(
      id: "candidate_inaccessible",
      texto: "%0 is inaccessible due to '%select{private|fileprivate}1' protection level",
      linea: 7
    ),
    .init(
      id: "missing_override",
      texto: "overriding declaration requires an 'override' keyword",
      linea: 8
    ),
    .init(
      id: "static_var_decl_global_scope",
      texto: "%select{ERROR|static properties|class properties}0 may only be declared on a type",
      linea: 9
    ),
    .init(id: "argumentos", texto: "%0 argument%s0", linea: 10),
    .init(id: "comillas", texto: "use '\"'", linea: 11),
  ])

  static let bien = """
    "division_by_zero" = "división entre cero";
    "note_typo_candidate" = "¿querías decir '%0'?";
    "async_after_throws" = "%select{'async'|'reasync'}0 tiene que ir antes de %select{'throws'|'rethrows'}1";
    "availability_deprecated" = "%0 está obsoleto%select{| desde %2%select{| %4}3}1%select{|: %5}5%select{|%select{|}3}1";
    "found_candidate_in_module" = "candidato%select{| del módulo %1}0";
    "decl_declared_here_with_kind" = "%0 se declara aquí";
    "candidate_inaccessible" = "%0 no es accesible: es '%select{private|fileprivate}1'";
    "missing_override" = "falta 'override': esta declaración sobrescribe otra";
    "static_var_decl_global_scope" = "%select{ERROR|una propiedad estática|una propiedad de clase}0 va dentro de un tipo";
    "argumentos" = "%0 argumento%s0";
    "comillas" = "usa '\\"'";

    """

  static func revisar(_ bytes: [UInt8], todos: Bool = true) -> [RevisionDeCatalogo.Falta] {
    RevisionDeCatalogo(ingles: ingles, pedidos: todos ? Set(ingles.textos.keys) : nil).faltas(bytes)
  }

  /// El catálogo bueno con un mensaje cambiado.
  static func con(_ id: String, _ valor: String) -> String {
    bien.lineas.map { $0.hasPrefix("\"\(id)\"") ? "\"\(id)\" = \"\(valor)\";" : String($0) }
      .joined(separator: "\n") + "\n"
  }
}

/// Un catálogo malo y lo que se dice de él.
struct CatalogoMalo: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var bytes: [UInt8]
  var dice: String
  /// La línea de la falta; 0 si es de todo el fichero.
  var linea: Int

  static func entero(_ nombre: String, _ texto: String, linea: Int, _ dice: String) -> CatalogoMalo
  {
    CatalogoMalo(testDescription: nombre, bytes: Array(texto.utf8), dice: dice, linea: linea)
  }

  static func valor(_ nombre: String, _ id: String, _ valor: String, _ dice: String) -> CatalogoMalo
  {
    let linea = CatalogoDeMuestra.ingles.entradas.first { $0.id == id }?.linea ?? 0
    return .entero(nombre, CatalogoDeMuestra.con(id, valor), linea: linea, dice)
  }
}

@Suite("RevisionDeCatalogo: una falta de cada clase")
struct RevisionDeCatalogoTests {
  @Test("El catálogo bueno no tiene faltas") func bueno() {
    #expect(CatalogoDeMuestra.revisar(Array(CatalogoDeMuestra.bien.utf8)) == [])
  }

  @Test("Cada falta se dice con su línea", arguments: CatalogoMalo.todos)
  func malo(_ malo: CatalogoMalo) {
    let faltas = CatalogoDeMuestra.revisar(malo.bytes)
    let suya = faltas.first { !$0.esSospecha && $0.que.contains(malo.dice) }
    #expect(suya != nil, "dice: \(faltas.map(\.texto))")
    #expect(suya?.linea == malo.linea)
  }

  @Test("Lo que solo es feo se dice sin suspender", arguments: CatalogoMalo.feos)
  func feo(_ feo: CatalogoMalo) {
    let faltas = CatalogoDeMuestra.revisar(feo.bytes)
    #expect(faltas.contains { $0.esSospecha && $0.que.contains(feo.dice) }, "\(faltas)")
    #expect(faltas.allSatisfy { $0.esSospecha })
  }
}
