/// Lo que una declaración es, con su artículo: «el método», «la propiedad».
package struct ClaseDeDeclaracion: Sendable, Equatable {
  /// «el» o «la».
  package let articulo: String
  /// El nombre, en singular y sin artículo.
  package let nombre: String

  /// El nombre con su artículo.
  package var conArticulo: String { "\(articulo) \(nombre)" }
  /// El nombre con «un» o «una».
  package var conUno: String { (articulo == "la" ? "una " : "un ") + nombre }
  /// Si concuerda en femenino.
  package var esFemenina: Bool { articulo == "la" }
  /// Si se puede llamar con argumentos.
  package var esFuncion: Bool { ["método", "función"].contains { nombre.hasPrefix($0) } }

  /// La clase que el compilador llama `ingles`, o `nil` si no es ninguna.
  package static func de(_ ingles: String) -> ClaseDeDeclaracion? { todas[ingles] }

  private static func el(_ nombre: String) -> ClaseDeDeclaracion {
    ClaseDeDeclaracion(articulo: "el", nombre: nombre)
  }
  private static func la(_ nombre: String) -> ClaseDeDeclaracion {
    ClaseDeDeclaracion(articulo: "la", nombre: nombre)
  }

  /// Los nombres que usa el compilador 6.3 (`DescriptiveDeclKind`).
  private static let todas: [String: ClaseDeDeclaracion] = [
    "import": la("importación"), "extension": la("extensión"),
    "pattern binding": la("declaración"), "var": la("variable"), "let": la("constante"),
    "parameter": el("parámetro"), "property": la("propiedad"),
    "static property": la("propiedad estática"), "class property": la("propiedad de clase"),
    "distributed property": la("propiedad distribuida"),
    "precedence group": el("grupo de precedencia"), "infix operator": el("operador infijo"),
    "prefix operator": el("operador prefijo"), "postfix operator": el("operador postfijo"),
    "type alias": el("alias de tipo"), "generic type alias": el("alias de tipo genérico"),
    "generic parameter": el("parámetro de tipo"), "associated type": el("tipo asociado"),
    "type": el("tipo"), "enum": el("enum"), "struct": el("struct"), "class": la("clase"),
    "actor": el("actor"), "distributed actor": el("actor distribuido"),
    "protocol": el("protocolo"), "generic enum": el("enum genérico"),
    "generic struct": el("struct genérico"), "generic class": la("clase genérica"),
    "generic actor": el("actor genérico"),
    "generic distributed actor": el("actor distribuido genérico"), "subscript": el("subíndice"),
    "static subscript": el("subíndice estático"), "class subscript": el("subíndice de clase"),
    "initializer": el("inicializador"), "deinitializer": el("deinit"),
    "local function": la("función local"), "global function": la("función global"),
    "operator function": el("operador"), "operator": el("operador"),
    "instance method": el("método"), "static method": el("método estático"),
    "class method": el("método de clase"),
    "distributed instance method": el("método distribuido"), "getter": el("getter"),
    "setter": el("setter"), "addressor": el("accesor de dirección"),
    "mutableAddressor": el("accesor de dirección"), "read accessor": el("accesor 'read'"),
    "modify accessor": el("accesor 'modify'"), "init accessor": el("accesor 'init'"),
    "willSet observer": el("observador willSet"), "didSet observer": el("observador didSet"),
    "enum case": el("caso"), "module": el("módulo"),
    "missing member placeholder":
      el("miembro que falta"), "requirement": el("requisito"), "result": el("resultado"),
    "macro": la("macro"), "macro expansion": la("expansión de una macro"),
    "pound literal": la("macro"), "using declaration": la("declaración 'using'"),
    "opaque result type": el("tipo opaco"), "opaque type": el("tipo opaco"),
  ]
}
