/// Traduce un error de compilación de una comprobación a lo que le falta al fichero del estudiante.
///
/// El fichero de las comprobaciones nunca se enseña: lo que no encuentra es lo que el paso pide.
package enum FaltaEnElPaso {
  /// Los motivos, sin repetir, en el orden del compilador.
  ///
  /// - Parameters:
  ///   - diagnosticos: los errores al compilar el fichero del paso.
  ///   - entrega: los ficheros del estudiante, para saber qué declaran de verdad.
  package static func motivos(_ diagnosticos: [Diagnostico], entrega: Entrega) -> [String] {
    let nombre = enumerar(entrega.ficheros.map(\.nombre))
    let codigo = entrega.ficheros.map { entrega.texto(de: $0.nombre) }.joined(separator: "\n")
    var vistos: [String] = []
    for diagnostico in diagnosticos where diagnostico.gravedad == .error && !diagnostico.esDeMacro {
      let frase = motivo(diagnostico, fichero: nombre, codigo: codigo)
      if let frase, !vistos.contains(frase) { vistos.append(frase) }
    }
    if vistos.isEmpty {
      vistos = ["Este paso no se puede comprobar con lo que declara \(nombre)."]
    }
    return vistos
  }

  private static func motivo(_ d: Diagnostico, fichero: String, codigo: String) -> String? {
    let a = d.argumentos
    switch d.id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope":
      guard let nombre = a.first else { return nil }
      return "\(fichero) no declara `\(nombre)`, que este paso pide."
    case "could_not_find_value_member", "could_not_find_type_member":
      guard a.count >= 2 else { return nil }
      return "`\(a[0])` no declara `\(a[1])`, que este paso pide."
    case "could_not_use_type_member_on_instance":
      guard let nombre = a.first else { return nil }
      return "`\(nombre)` es `static` y este paso lo pide en cada objeto: quita `static`."
    case "could_not_use_instance_member_on_type", "instance_member_use_on_type":
      guard let nombre = a.first else { return nil }
      return "`\(nombre)` es de cada objeto y este paso lo pide en el tipo, con `static`."
    case "candidate_inaccessible", "init_candidate_inaccessible":
      guard let nombre = a.first else { return nil }
      return "`\(nombre)` es `\(a.dropFirst().first ?? "private")`: este paso no puede usarlo."
    case "setter_is_inaccessible", "assignment_lhs_is_immutable_property",
      "assignment_lhs_is_immutable_variable":
      return "`\(a.first ?? "la propiedad")` no se puede cambiar desde fuera, y este paso la cambia."
    case "cannot_call_non_function_value":
      return "Este paso llama a una función y tu código declara ahí un valor\(de(a.first))."
    case "extra_argument_named", "extra_arguments_in_call", "extra_argument_to_nullary_call",
      "extra_argument_labels", "wrong_argument_labels", "missing_argument_labels":
      return "Los parámetros no son los que este paso usa\(enCodigo(a, codigo)). "
        + "Mira cómo los declara el texto de la lección."
    case "missing_argument_named", "missing_arguments_in_call", "missing_argument_positional",
      "missing_argument_type":
      return "Tu código pide un argumento que este paso no da\(de(a.first)): "
        + "dale un valor por defecto o quítalo."
    case "cannot_convert_argument_value", "cannot_convert_assign", "cannot_convert_initializer_value",
      "cannot_apply_binop_to_args", "cannot_apply_binop_to_same_args", "cannot_convert_result":
      return "Un tipo no es el que este paso espera\(tipos(a))."
    case "optional_base_not_unwrapped", "optional_not_unwrapped":
      return "Tu código da un opcional donde este paso espera un valor\(de(a.first))."
    case "async_in_nonasync_function", "async_expected_but_not_found",
      "expr_is_async_but_not_marked":
      return "Este paso usa algo que tu código declara `async`: quita `async`."
    case "call_can_throw_without_try", "throwing_call_without_try", "throwing_call_unhandled":
      return "Este paso usa algo que tu código declara `throws`: quita `throws`."
    case "actor_isolated_call_decl", "actor_isolated_non_self_reference",
      "actor_isolated_nonsendable_reference":
      return "\(a.first.map { "`\($0)`" } ?? "Algo") vive en un actor y este paso lo usa fuera de él."
    default:
      return nil
    }
  }

  private static func de(_ nombre: String?) -> String { nombre.map { " (`\($0)`)" } ?? "" }

  private static func tipos(_ a: [String]) -> String {
    let nombres = a.filter { $0.first?.isLetter == true || $0.first == "[" }
    guard nombres.count >= 2 else { return de(nombres.first) }
    return ": tu código da `\(nombres[0])` y el paso espera `\(nombres[1])`"
  }

  private static func enCodigo(_ a: [String], _ codigo: String) -> String {
    de(a.first { !$0.isEmpty && codigo.contains($0) })
  }
}
