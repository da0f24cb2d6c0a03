/// Lo que la biblioteca estándar dice de lo que ya no se usa: son textos suyos, no del compilador.
enum MensajesDeBiblioteca {
  /// El texto en español, o `nil` si no es de los conocidos.
  static func traducir(_ texto: String) -> String? {
    if let fijo = fijos[texto] { return fijo }
    return patrones.lazy.compactMap { $0.traducir(texto) { $0 } }.first
  }

  private static let fijos: [String: String] = [
    "cannot subscript String with an Int, use a String.Index instead.":
      "una cadena no se indexa con un Int, sino con un String.Index",
    "cannot subscript String with an integer range, use a String.Index range instead.":
      "una cadena no se indexa con un rango de enteros, sino de String.Index",
    "Operator '+' cannot be used to append a String to a sequence of strings":
      "'+' no añade una cadena a una secuencia de cadenas",
    "Please use compactMap(_:) for the case where closure returns an optional value":
      "si el closure devuelve un opcional, usa compactMap(_:)",
    "For floating point numbers use truncatingRemainder instead":
      "con decimales, usa truncatingRemainder(dividingBy:)",
    "property wrappers cannot be instance members":
      "no se puede poner en un miembro de instancia",
    "Use a copy of the String argument": "usa una copia de la cadena",
    "await the call to the @MainActor closure directly":
      "llama con 'await' al closure '@MainActor'",
    "Use @unchecked Sendable instead": "usa '@unchecked Sendable'",
    "@Published is only available on properties of classes":
      "'@Published' solo se puede poner en propiedades de una clase",
    "Use async-safe scoped locking instead": "usa un bloqueo con ámbito, como 'withLock'",
    "Await a Task handle instead": "espera a una tarea con 'await'",
    "Use a TaskGroup instead": "usa un 'TaskGroup'",
    "this type has been removed": "este tipo ya no existe",
    "Please use String directly": "usa la cadena directamente",
    "Please use Substring directly": "usa la subcadena directamente",
    "Please mutate the String directly": "cambia la cadena directamente",
    "Use BitwiseCopyable": "usa 'BitwiseCopyable'",
    "get() has been replaced by .value": "ahora se usa '.value'",
    "getResult() has been replaced by .result": "ahora se usa '.result'",
    "unspecified priority will be removed; use nil": "usa 'nil'",
    "please use explicit type conversions or Strideable methods for mixed-type arithmetics.":
      "para operar con tipos distintos, convierte uno al otro",
    "for an immutable reference": "si solo lo lees",
    "for a mutable reference": "si lo cambias",
    "to take the value from the caller": "si te lo quedas",
  ]

  private static let patrones: [Patron] = [
    Patron("`{}` was replaced by `{}` and will be removed shortly.", "ahora se usa '{2}'"),
    Patron("`{}` has been replaced by `{}` and will be removed shortly.", "ahora se usa '{2}'"),
    Patron("{} has been removed; use {}", "ya no existe; usa '{2}'"),
    Patron(
      "integer vector types do not support checked arithmetic; use the wrapping operator {} instead",
      "los vectores de enteros no comprueban el desbordamiento; usa {1}"
    ),
    Patron("use {} instead", "usa {1}"),
    Patron("Use {} instead", "usa {1}"),
    Patron("Use {} instead.", "usa {1}"),
    Patron(
      "{} will be removed in a future Swift version",
      "'{1}' desaparecerá en otra versión de Swift"
    ),
  ]
}
