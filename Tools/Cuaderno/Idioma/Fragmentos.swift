/// Los textos que el compilador lleva escritos en inglés y mete como dato en sus mensajes.
///
/// No pasan por el catálogo, así que los traduce el cuaderno: «'x' is a 'let' constant»,
/// «main actor-isolated», «instance method».
package enum Fragmentos {
  /// El dato en español; tal cual si no es uno de los conocidos.
  package static func traducir(_ dato: String) -> String {
    if dato.hasPrefix("#"), let puestos = puestos(dato) { return puestos }
    guard
      dato.utf8.contains(where: { $0 == 32 || $0 == 45 }) || sueltas[dato] != nil
        || deDeclaraciones[dato] != nil || ClaseDeDeclaracion.de(dato) != nil
    else { return dato }
    if let fija = fijas[dato] ?? sueltas[dato] ?? deDeclaraciones[dato] { return fija }
    if let clase = ClaseDeDeclaracion.de(dato) { return clase.nombre }
    for patron in patrones {
      if let frase = patron.traducir(dato, traducir) { return frase }
    }
    return MensajesDeBiblioteca.traducir(dato) ?? tipo(dato)
  }

  /// «1 y 2» por `#1, #2`, que son los puestos de unos argumentos.
  private static func puestos(_ dato: String) -> String? {
    let numeros = dato.split(separator: ",").map { $0.recortado.dropFirst() }
    let validos = numeros.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    return validos ? enumerar(numeros.map(String.init)) : nil
  }

  /// Un tipo, con lo que el compilador añade en inglés: «(aka 'Int')», «[with T = Int]».
  private static func tipo(_ dato: String) -> String {
    guard dato.contains(" (aka '") || dato.contains(" [with ") else { return dato }
    return dato.replacing(" (aka '", with: " (es decir, '").replacing(" [with ", with: " [con ")
  }

  /// Palabras solas. Solo aparecen así cuando son del compilador: un nombre tuyo va entre comillas.
  private static let sueltas: [String: String] = [
    "nonisolated": "no aislado", "call": "una llamada", "integer": "entero",
    "floating-point": "decimal", "string": "de cadena", "boolean": "booleano", "regex": "de regex",
    "array": "de array", "dictionary": "de diccionario", "disconnected": "desconectado",
    "unspecified": "sin aislamiento indicado", "prefix": "prefijo", "postfix": "postfijo",
    "infix": "infijo", "argument": "el argumento", "capture": "la captura",
    "result": "el resultado",
    "function": "función", "getter": "getter", "setter": "setter", "binary": "binario",
    "unary": "unario",
  ]

  private static let fijas: [String: String] = [
    "main actor-isolated": "aislado en el actor principal",
    "actor-isolated": "aislado en el actor",
    "task-isolated": "propio de la tarea",
    "'self'-isolated": "aislado en 'self'",
    "@concurrent task-isolated": "propio de una tarea '@concurrent'",
    "nonisolated(nonsending) task-isolated": "propio de la tarea de quien llama",
    "nonisolated(nonsending)": "'nonisolated(nonsending)'",
    "nonisolated(unsafe)": "'nonisolated(unsafe)'",
    "caller isolation inheriting-isolated": "aislado donde lo esté quien llama",
    "@isolated(any)": "'@isolated(any)'",
    "code in the current task": "el código de la tarea actual",
    "main actor-isolated code": "el código aislado en el actor principal",
    "actor-isolated code": "el código aislado en el actor",
    "nonisolated code": "el código no aislado",
    "'self'-isolated code": "el código aislado en 'self'",
    "property access": "leer la propiedad",
    "subscript access": "usar el subíndice",
    "immutable key path": "el key path es de solo lectura",
    "key path is read-only": "el key path es de solo lectura",
    "subscript is get-only": "el subíndice es de solo lectura",
    "subscript setter is inaccessible": "el setter del subíndice no es accesible desde aquí",
    "subscript is immutable": "el subíndice no se puede modificar",
    "literals are not mutable": "un literal no se puede modificar",
    "result of conditional operator '? :' is never mutable":
      "el resultado del operador condicional '? :' no se puede modificar",
    "call returns immutable value": "la llamada devuelve un valor que no se puede modificar",
    "function call returns immutable value":
      "la llamada a la función devuelve un valor que no se puede modificar",
    "method call returns immutable value":
      "la llamada al método devuelve un valor que no se puede modificar",
    "unary operator returns immutable value":
      "el operador unario devuelve un valor que no se puede modificar",
    "binary operator returns immutable value":
      "el operador binario devuelve un valor que no se puede modificar",
    "local variable": "una variable local", "global variable": "una variable global",
    "global or static variables": "variables globales o estáticas",
  ]

  private static let patrones: [Patron] = [
    Patron("'{}' is a 'let' constant", "'{1}' es una constante ('let')"),
    Patron("'{}' is a get-only property", "'{1}' es una propiedad de solo lectura"),
    Patron("'{}' is an immutable capture", "'{1}' es una captura que no se puede modificar"),
    Patron("'{}' is immutable", "'{1}' no se puede modificar"),
    Patron("'{}' is read-only", "'{1}' es de solo lectura"),
    Patron("'{}' is a read-only key path", "'{1}' es un key path de solo lectura"),
    Patron("'{}' setter is inaccessible", "'{1}' solo se puede cambiar desde dentro de su tipo"),
    Patron("'{}' is a method", "'{1}' es un método"),
    Patron("'{}' is a function", "'{1}' es una función"),
    Patron("'{}' is not settable", "'{1}' no se puede asignar"),
    Patron(
      "'{}' returns immutable value",
      "'{1}' devuelve un valor que no se puede modificar"
    ),
    Patron(
      "implicit conversion from '{}' to '{}' requires a temporary",
      "la conversión implícita de '{1}' a '{2}' crea un valor temporal"
    ),
    Patron("global actor '{}'-isolated code", "el código aislado en el actor global '{1}'"),
    Patron("global actor '{}'-isolated", "aislado en el actor global '{1}'"),
    Patron("'{}'-isolated code", "el código aislado en '{1}'"),
    Patron("'{}'-isolated", "aislado en '{1}'"),
    Patron("actor '{}'-isolated", "aislado en el actor '{1}'"),
    Patron("nonisolated(nonsending) {}", "{*1} que corre donde quien llama"),
    Patron("@concurrent {}", "{*1} '@concurrent'"),
    Patron("{} code", "el código {*1}"),
    Patron("plugin for module '{}' not found", "no se encuentra el plugin del módulo '{1}'"),
    Patron("extension of {}", "una extensión de {1}"),
    Patron("getter for {}", "el getter de {*1}"),
    Patron("'{}' vs. '{}'", "'{1}' y '{2}'"),
    Patron("'{}' or '{}'", "'{1}' o '{2}'"),
    Patron("'{}', '{}', or '{}'", "'{1}', '{2}' o '{3}'"),
    Patron("'{}', '{}' or '{}'", "'{1}', '{2}' o '{3}'"),
    Patron(" on a {}", " en {*1}"),
    Patron(" on an {}", " en {*1}"),
    Patron("setter for {}", "el setter de {*1}"),
  ]
}
