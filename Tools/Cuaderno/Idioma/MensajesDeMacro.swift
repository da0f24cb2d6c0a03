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
    clases[hueco] ?? ClaseDeDeclaracion.de(hueco)?.nombre ?? MensajesDeRegex.traducir(hueco)
      ?? hueco
  }

  private static let clases = [
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
