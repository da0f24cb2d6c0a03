/// Lo que no gusta de una expresión regular: lo dice su propio analizador, en inglés y sin catálogo.
enum MensajesDeRegex {
  /// El motivo en español, o `nil` si no es de los conocidos.
  static func traducir(_ motivo: String) -> String? {
    fijos[motivo]
      ?? patrones.lazy.compactMap { $0.traducir(motivo) { nombres[$0] ?? $0 } }.first
  }

  private static let nombres = [
    "group name": "el nombre del grupo", "callout name": "el nombre de la llamada",
    "callout tag": "la etiqueta de la llamada", "octal number": "un número octal",
    "hexadecimal number": "un número hexadecimal", "number": "un número",
  ]

  private static let fijos = [
    "expected custom character class members": "falta lo que va entre corchetes",
    "closing ')' does not balance any groups openings": "sobra un ')'",
    "empty regex literal": "está vacía",
    "unexpected end of input": "se acaba antes de tiempo",
    "expected non-empty contents": "falta lo que va dentro",
    "expected escape sequence": "falta algo tras '\\'",
    "cannot refer to whole pattern here": "aquí no se puede nombrar el patrón entero",
    "cannot remove matching options with '^' specifier": "con '^' no se pueden quitar opciones",
    "invalid character class range": "ese intervalo de caracteres no es válido",
    "empty property": "falta el nombre de la propiedad",
    "expected group specifier": "falta la clase del grupo tras '(?'",
    "expected group name": "falta el nombre del grupo",
    "expected callout name": "falta el nombre de la llamada",
    "expected callout tag": "falta la etiqueta de la llamada",
    "expected number": "se esperaba un número",
    "expected octal number": "se esperaba un número octal",
    "expected hexadecimal number": "se esperaba un número hexadecimal",
    "expected argument to callout": "falta el argumento de la llamada",
    "text segment mode cannot be unset, only changed":
      "el modo de segmentar el texto se puede cambiar, no quitar",
    "semantic level cannot be unset, only changed":
      "el nivel semántico se puede cambiar, no quitar",
    "extended syntax may not be disabled in multi-line mode":
      "en varias líneas no se puede quitar la sintaxis extendida",
    "expression is not quantifiable": "esa parte no se puede repetir",
    "quantifier '?' must appear after expression": "'?' no tiene nada delante",
  ]

  private static let patrones = [
    Patron("expected '{}'", "falta '{1}'"),
    Patron("expected {} digits in '{}'", "se esperaban {1} cifras en '{2}'"),
    Patron("expected {} in '{}'", "se esperaba {*1} en '{2}'"),
    Patron("number overflow: {}", "el número {1} es demasiado grande"),
    Patron("invalid escape sequence '{}'", "'{1}' no es una secuencia de escape válida"),
    Patron(
      "quantifier '{}' must appear after expression",
      "'{1}' no tiene nada que repetir delante"
    ),
    Patron(
      "backtracking directive '{}' must include name",
      "la directiva '{1}' necesita un nombre"
    ),
    Patron(
      "expected 2 branches in conditional, have {}",
      "una condición tiene dos ramas, y esta tiene {1}"
    ),
    Patron("{} cannot be used as condition", "{1} no vale como condición"),
    Patron(
      "matching option '{}' may only appear at the start of the regex",
      "la opción '{1}' solo puede ir al principio"
    ),
    Patron("unknown group kind '{}'", "no hay ninguna clase de grupo '{1}'"),
    Patron("unknown callout kind '{}'", "no hay ninguna clase de llamada '{1}'"),
    Patron("invalid matching option '{}'", "'{1}' no es una opción válida"),
    Patron("expected ASCII for '{}'", "en lugar de '{1}' se esperaba un carácter ASCII"),
    Patron("unknown character property '{}'", "no hay ninguna propiedad de caracteres '{1}'"),
    Patron(
      "{} must only contain alphanumeric characters",
      "{*1} solo puede tener letras y números"
    ),
    Patron("{} must not start with number", "{*1} no puede empezar con un número"),
    Patron("unrecognized script '{}'", "no hay ninguna escritura '{1}'"),
    Patron("unrecognized category '{}'", "no hay ninguna categoría '{1}'"),
    Patron("unrecognized numeric type '{}'", "no hay ningún tipo numérico '{1}'"),
    Patron("invalid numeric value '{}'", "'{1}' no es un valor numérico válido"),
    Patron(
      "invalid age format for '{}' - use '3.0' or 'V3_0' formats",
      "la versión '{1}' se escribe como '3.0' o 'V3_0'"
    ),
    Patron("{} is not currently supported", "todavía no se admite: {1}"),
    Patron(
      "{} is a deprecated Unicode property, and is not supported",
      "{1} es una propiedad Unicode obsoleta y no se admite"
    ),
    Patron("no capture numbered {}", "no hay ninguna captura con el número {1}"),
    Patron("no capture named '{}'", "no hay ninguna captura llamada '{1}'"),
    Patron("group named '{}' already exists", "ya hay un grupo llamado '{1}'"),
    Patron(
      "range lower bound '{}' must be less than or equal to upper bound '{}'",
      "en '{{1},{2}}' el mínimo es mayor que el máximo"
    ),
    Patron(
      "character '{}' must compare less than or equal to '{}'",
      "en '{1}-{2}' el primer carácter va después que el segundo"
    ),
  ]
}
