extension MensajesDeMacro {
  /// Lo que dicen las macros de Swift Testing.
  static let pruebas = [
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
}
