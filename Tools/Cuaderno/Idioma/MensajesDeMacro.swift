/// Los mensajes de las macros de Swift: llegan ya escritos en inglés, en un solo dato.
enum MensajesDeMacro {
  /// El mensaje en español, o sin la macro que lo dice si no es de los conocidos.
  static func traducir(_ mensaje: String) -> (texto: String, esEspanol: Bool) {
    var texto = mensaje
    // Detrás va la macro que lo dice, que el cuaderno ya enseña aparte.
    if texto.hasSuffix(")"), let de = texto.ranges(of: " (from macro '").last {
      texto = String(texto[..<de.lowerBound])
    }
    for patron in patrones {
      if let frase = patron.traducir(texto, traducirHueco) { return (frase, true) }
    }
    return (texto, false)
  }

  /// Lo que una macro nombra sin comillas.
  static func traducirHueco(_ hueco: String) -> String {
    clases[hueco] ?? ClaseDeDeclaracion.de(hueco)?.nombre ?? hueco
  }

  private static let clases = [
    "expected custom character class members": "falta lo que va entre corchetes",
    "expected ')'": "falta ')'", "expected ']'": "falta ']'", "expected '}'": "falta '}'",
    "closing ')' does not balance any groups openings": "sobra un ')'",
    "empty regex literal": "está vacía", "expected escape sequence": "falta algo tras '\\'",
    "quantifier '+' must appear after expression": "'+' no tiene nada que repetir delante",
    "quantifier '*' must appear after expression": "'*' no tiene nada que repetir delante",
    "quantifier '?' must appear after expression": "'?' no tiene nada delante",
    "function": "una función", "variable": "una variable", "property": "una propiedad",
    "instance property": "una propiedad de instancia", "global variable": "una variable global",
    "initializer": "un inicializador", "structure": "un struct", "struct": "un struct",
    "class": "una clase", "enumeration": "un enum", "enum": "un enum", "actor": "un actor",
    "protocol": "un protocolo", "extension": "una extensión", "closure": "un closure",
    "constant": "una constante", "enumeration case": "un caso de un enum",
    "declaration": "una declaración", "subscript": "un subíndice", "getter": "un getter",
    "type alias": "un alias de tipo", "accessor": "un accesor", "operator": "un operador",
    "test": "una prueba", "suite": "una suite", "deinitializer": "un deinit",
    "associated type": "un tipo asociado", "macro": "una macro", "import": "una importación",
  ]

  private static let patrones: [Patron] = observacion + pruebas + otras

  private static let observacion = [
    Patron(
      "'@Observable' cannot be applied to struct type '{}'",
      "'@Observable' solo se puede poner en una clase, y '{1}' es un struct"
    ),
    Patron(
      "'@Observable' cannot be applied to enumeration type '{}'",
      "'@Observable' solo se puede poner en una clase, y '{1}' es un enum"
    ),
    Patron(
      "'@Observable' cannot be applied to actor type '{}'",
      "'@Observable' solo se puede poner en una clase, y '{1}' es un actor"
    ),
    Patron("missing initializer", "falta el valor inicial"),
  ]

  private static let pruebas = [
    Patron(
      "Attribute {} cannot be applied to a {} more than once",
      "el atributo {1} está repetido"
    ),
    Patron(
      "Attribute {} cannot be applied to an {} more than once",
      "el atributo {1} está repetido"
    ),
    Patron(
      "Attribute {} must specify arguments when used with function '{}'",
      "el atributo {1} necesita 'arguments:', porque la función '{2}' tiene parámetros"
    ),
    Patron(
      "Attribute {} cannot specify arguments when used with function '{}' because it does not take any",
      "el atributo {1} no puede llevar 'arguments:', porque la función '{2}' no tiene parámetros"
    ),
    Patron(
      "Attribute {} cannot be applied to {} because it has been marked '{}'",
      "el atributo {1} no se puede poner aquí, porque la declaración lleva '{3}'"
    ),
    Patron(
      "Attribute {} cannot be applied to {} because its conformance to '{}' has been marked unavailable",
      "el atributo {1} no se puede poner aquí, porque la conformidad con '{3}' no está disponible"
    ),
    Patron(
      "Attribute {} cannot be applied to {} because it is a subclass of 'XCTest', 'XCTestCase', or 'XCTestSuite'",
      "el atributo {1} no se puede poner en una subclase de 'XCTestCase'"
    ),
    Patron(
      "Attribute {} cannot be applied to a subclass of 'XCTest', 'XCTestCase', or 'XCTestSuite'",
      "el atributo {1} no se puede poner en una subclase de 'XCTestCase'"
    ),
    Patron(
      "Attribute {} cannot be applied to a function with a parameter marked '{}'",
      "el atributo {1} no se puede poner en una función con un parámetro '{2}'"
    ),
    Patron(
      "Attribute {} cannot be applied to a function within {}",
      "el atributo {1} no se puede poner en una función de este tipo"
    ),
    Patron(
      "Attribute {} cannot be applied to {} within {}",
      "el atributo {1} no se puede poner en {*2} dentro de {3}"
    ),
    Patron(
      "Attribute {} cannot be applied to a generic {}",
      "el atributo {1} no se puede poner en algo genérico"
    ),
    Patron(
      "Attribute {} cannot be applied to this {}",
      "el atributo {1} no se puede poner en {*2}"
    ),
    Patron("Attribute {} cannot be applied to an {}", "el atributo {1} no se puede poner en {*2}"),
    Patron("Attribute {} cannot be applied to a {}", "el atributo {1} no se puede poner en {*2}"),
    Patron(
      "Attribute {} cannot be applied to {} more than once",
      "el atributo {1} está repetido en {2}"
    ),
    Patron(
      "Attribute {} has no effect when applied to an extension",
      "el atributo {1} no tiene efecto en una extensión"
    ),
    Patron(
      "Attribute {} specifies an empty display name for this {}",
      "el atributo {1} lleva un nombre vacío"
    ),
    Patron(
      "Attribute {} specifies display name '{}' for {} with implicit display name '{}'",
      "el atributo {1} lleva el nombre '{2}', pero la función ya se llama '{4}'"
    ),
    Patron("Remove attribute {}", "quita el atributo {1}"),
    Patron("Remove trait {}", "quita el rasgo {1}"),
    Patron("Remove display name argument", "quita el nombre"),
    Patron("Remove '{}'", "quita '{1}'"),
    Patron("Add display name", "ponle un nombre"),
    Patron("Rename '{}'", "cambia el nombre de '{1}'"),
    Patron("Add 'arguments:' with one collection", "añade 'arguments:' con una colección"),
    Patron(
      "Add 'arguments:' with all combinations of {}",
      "añade 'arguments:' con todas las combinaciones"
    ),
    Patron(
      "Expression '{}' will not be expanded on failure; move the throwing part out of the call to '{}'",
      "si falla, no se verán los valores de '{1}': saca de '{2}' la parte que lanza"
    ),
    Patron(
      "'{}' will always {} here; use 'Bool({})' to silence this warning",
      "'{1}' aquí siempre da lo mismo; usa 'Bool({3})' para quitar esta advertencia"
    ),
    Patron(
      "{} will always pass here; use '{}' to silence this warning",
      "{1} aquí siempre se cumple; usa '{2}' para quitar esta advertencia"
    ),
    Patron(
      "{} will always fail here; use '{}' to silence this warning",
      "{1} aquí nunca se cumple; usa '{2}' para quitar esta advertencia"
    ),
    Patron(
      "{} will be evaluated before {} is invoked; use 'as?' instead of 'as!' to silence this warning",
      "{1} se evalúa antes que {2}; usa 'as?' en vez de 'as!' para quitar esta advertencia"
    ),
    Patron(
      "{} is redundant because '{}' never equals 'nil'",
      "{1} sobra, porque '{2}' nunca vale 'nil'"
    ),
    Patron(
      "Requirement '{}' is ambiguous",
      "el requisito '{1}' es ambiguo"
    ),
    Patron(
      "To unwrap an optional value, add 'as Bool?'",
      "para desenvolver un opcional, añade 'as Bool?'"
    ),
    Patron(
      "To check if a value is true, add '?? false'",
      "para mirar si un valor es verdadero, añade '?? false'"
    ),
    Patron("The result of this {} will be discarded during testing", "aquí se pierde el resultado"),
    Patron(
      "Trait '{}' has no effect when used with a non-parameterized test function",
      "el rasgo '{1}' no tiene efecto en una prueba sin parámetros"
    ),
    Patron(
      "Tag '{}' cannot be used with attribute '{}'; pass a member of 'Tag' or a string literal instead",
      "la etiqueta '{1}' no vale en el atributo '{2}'; pasa un miembro de 'Tag'"
    ),
    Patron("Declare in an extension to 'Tag'", "decláralo en una extensión de 'Tag'"),
    Patron("Change type to 'Tag'", "cambia el tipo por 'Tag'"),
  ]

  private static let otras = [
    Patron("'OptionSet' macro requires a raw type", "la macro 'OptionSet' necesita un tipo base"),
    Patron(
      "'OptionSet' macro requires nested options enum '{}'",
      "la macro 'OptionSet' necesita dentro un enum '{1}' con las opciones"
    ),
    Patron(
      "'OptionSet' macro can only be applied to a struct",
      "la macro 'OptionSet' solo se puede poner en un struct"
    ),
    Patron(
      "'@TaskLocal' can only be applied to properties",
      "'@TaskLocal' solo se puede poner en propiedades"
    ),
    Patron(
      "'@TaskLocal' can only be applied to 'static' property, or global variables",
      "'@TaskLocal' solo se puede poner en propiedades 'static' y en variables globales"
    ),
    Patron(
      "'@TaskLocal' property must have default value, or be optional",
      "una propiedad '@TaskLocal' tiene que tener un valor por defecto o ser opcional"
    ),
    Patron(
      "{} are not supported in this predicate",
      "{1}: no se admite en un predicado"
    ),
    Patron(
      "{} is not supported in this predicate",
      "{1}: no se admite en un predicado"
    ),
    Patron(
      "{} body may only contain one expression",
      "el cuerpo de {1} solo puede tener una expresión"
    ),
    Patron("cannot be attached to a {}", "no se puede poner en {*1}"),
    Patron("cannot parse regular expression: {}", "la expresión regular no es válida: {*1}"),
  ]
}
