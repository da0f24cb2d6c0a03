extension Fragmentos {
  /// Los nombres de accesores, papeles y partes de una declaración, con el artículo que traigan.
  static let deDeclaraciones: [String: String] = [
    // Accesores.
    "a getter": "un getter", "a setter": "un setter", "getters": "getters", "setters": "setters",
    "an addressor": "un accesor de dirección",
    "a mutable addressor": "un accesor de dirección que modifica",
    "mutable addressor": "accesor de dirección que modifica",
    "a read accessor": "un accesor 'read'", "a 'read' accessor": "un accesor 'read'",
    "'read' accessor": "accesor 'read'", "a modify accessor": "un accesor 'modify'",
    "a 'modify' accessor": "un accesor 'modify'", "'modify' accessor": "accesor 'modify'",
    "'_read' accessor": "accesor '_read'", "a '_read' accessor": "un accesor '_read'",
    "'_modify' accessor": "accesor '_modify'", "a '_modify' accessor": "un accesor '_modify'",
    "a 'yielding borrow' accessor": "un accesor 'yielding borrow'",
    "'yielding borrow' accessor": "accesor 'yielding borrow'",
    "a 'yielding mutate' accessor": "un accesor 'yielding mutate'",
    "'yielding mutate' accessor": "accesor 'yielding mutate'",
    "an init accessor": "un accesor 'init'", "an 'init' accessor": "un accesor 'init'",
    "'init' accessor": "accesor 'init'", "a 'borrow' accessor": "un accesor 'borrow'",
    "'borrow' accessor": "accesor 'borrow'", "a 'mutate' accessor": "un accesor 'mutate'",
    "'mutate' accessor": "accesor 'mutate'", "a 'willSet' observer": "un observador 'willSet'",
    "a 'didSet' observer": "un observador 'didSet'",
    "an accessor": "un accesor", "an observing accessor": "un observador",
    // Declaraciones sin nombre.
    "enum 'case'": "un caso ('case')", "typealias": "un alias de tipo",
    "associatedtype": "un tipo asociado", "precedencegroup": "un grupo de precedencia",
    "a function": "una función", "an initializer": "un inicializador", "a method": "un método",
    "a property": "una propiedad", "a subscript": "un subíndice",
    "an accessor macro":
      "una macro de accesor",
    "a closure": "un closure", "a type": "un tipo", "a variable": "una variable",
    "a class": "una clase", "a struct": "un struct", "an enum": "un enum",
    "a protocol": "un protocolo", "an actor": "un actor", "an extension": "una extensión",
    "a parameter": "un parámetro", "a stored property": "una propiedad almacenada",
    "a computed property": "una propiedad calculada", "a global variable": "una variable global",
    "a local variable": "una variable local", "a constant": "una constante",
    "structs": "un struct", "enums": "un enum", "actors": "un actor", "classes": "una clase",
    "protocols": "un protocolo", "extensions": "una extensión",
    // Papeles de las macros.
    "peer": "de par", "accessor": "de accesor", "member": "de miembros",
    "member attribute": "de atributos de miembros", "conformance": "de conformidad",
    "body": "de cuerpo", "preamble": "de preámbulo", "expression": "de expresión",
    "declaration": "de declaración", "code item": "de código",
    // Efectos y otras palabras.
    "throwing": "'throws'", "space": "un espacio", "tab": "un tabulador",
    "operating system": "sistema operativo", "architecture": "arquitectura",
    "platform": "plataforma", "target environment": "entorno de destino",
    "import": "importación", "color": "color", "image": "imagen", "file": "fichero",
    "calling ": "llamar a", "accessing ": "acceder a", "making a copy of": "hacer una copia de",
    "this use of": "este uso de", "a copy of": "una copia de",
  ]
}
