extension LectorDeFaltas {
  // MARK: - Cambios que no se pueden hacer

  func deCambios(_ id: String, _ d: Diagnostico) -> String? {
    guard Self.cambios.contains(id), let dato = d.argumentos.first(where: { $0.hasPrefix("'") }),
      let nombre = dato.entre("'", "'").map(String.init)
    else { return nil }
    // El compilador ofrece cambiar `let` por `var` en el paso: lo que no cambia es un valor suyo.
    if let nota = d.notas.first(where: { $0.id == "convert_let_to_var" }) {
      let creado = nota.codigo?.ultimoTipoCreado ?? ""
      guard let tipo = declarada(creado, tipo: true), tipo.clase == "struct" else { return nil }
      return "`\(creado)` es un struct y este paso lo usa como una clase: decláralo con `class`."
    }
    if dato.hasSuffix("is a 'let' constant") {
      return "`\(nombre)` es una constante y este paso la cambia: declárala con `var`."
    }
    if dato.hasSuffix("setter is inaccessible") {
      return "`\(nombre)` solo se puede cambiar desde dentro de su tipo, y este paso la cambia: "
        + "quita `private(set)`."
    }
    if dato.hasSuffix("is a get-only property") {
      return "`\(nombre)` es de solo lectura y este paso la cambia: dale un `set` o guárdala."
    }
    return "`\(nombre)` no se puede cambiar, y este paso la cambia."
  }

  private static let cambios: Set<String> = [
    "assignment_lhs_is_immutable_property", "assignment_lhs_is_immutable_variable",
    "assignment_bang_has_immutable_subcomponent", "assignment_lhs_not_lvalue",
    "assignment_subscript_has_immutable_base", "cannot_pass_rvalue_mutating_subelement",
    "cannot_pass_rvalue_mutating", "cannot_pass_rvalue_inout_subelement",
    "cannot_pass_rvalue_inout", "cannot_apply_lvalue_binop_to_subelement",
    "cannot_apply_lvalue_binop_to_rvalue", "setter_is_inaccessible",
  ]

  // MARK: - Llamadas

  func deLlamadas(_ id: String, _ d: Diagnostico) -> String? {
    let a = d.argumentos + ["", "", ""]
    let funcion = enCodigo(d.nombreLlamado)
    switch id {
    case "cannot_call_non_function_value":
      let nombre = d.nombreSenalado ?? d.nombreLlamado
      return "\(enCodigo(nombre).mayuscula) es un valor de tipo `\(a[0])` y este paso lo llama "
        + "como a una función: decláralo con `func`."
    case "missing_argument_labels", "missing_argument_label":
      return "Este paso llama a \(funcion) sin la etiqueta `\(a[1])`: "
        + "pon `_` delante de ese parámetro."
    case "extra_argument_labels":
      return "Este paso llama a \(funcion) con la etiqueta `\(a[1])`, y tu código no la lleva."
    case "wrong_argument_labels":
      return "Este paso llama a \(funcion) con `\(a[1])` y tu código dice `\(a[2])`."
    case "missing_argument_named", "missing_argument_positional", "missing_arguments_in_call":
      let cual = Int(a[0]).map { "un parámetro más, el número \($0)," } ?? "`\(a[0])`"
      return "\(quien(d).mayuscula) pide \(cual) y este paso no se lo da: "
        + "quítalo o dale un valor por defecto."
    case "extra_argument_named", "extra_argument_positional", "extra_arguments_in_call",
      "extra_argument_to_nullary_call", "extra_trailing_closure_in_call":
      return "Este paso da a \(funcion) un argumento que tu código no pide."
    case "cannot_convert_argument_value":
      return "\(funcion.mayuscula) espera `\(a[1])` y este paso le da `\(a[0])`."
    case "no_accessible_initializers":
      let nombre = a[0].hasPrefix("any ") ? String(a[0].dropFirst(4)) : a[0]
      let clase = declarada(nombre, tipo: true)?.clase
      return "`\(nombre)` \(clase == "protocol" ? "es un protocolo" : "no tiene ningún `init`") "
        + "y este paso crea uno: haz que sea una clase o un struct con `init`."
    default: return nil
    }
  }

  private func quien(_ d: Diagnostico) -> String {
    let nota = d.notas.first { $0.id == "decl_declared_here" }?.argumentos.first
    if let nota, nota.hasPrefix("init") {
      return d.nombreLlamado.map { "el `init` de `\($0)`" } ?? "el `init`"
    }
    return enCodigo(nota ?? d.nombreLlamado)
  }

  /// Un nombre entre acentos graves, o «tu función» si no se sabe.
  private func enCodigo(_ nombre: String?) -> String { nombre.map { "`\($0)`" } ?? "tu función" }

  // MARK: - Tipos

  func deTipos(_ id: String, _ d: Diagnostico) -> String? {
    let a = d.argumentos + ["", "", ""]
    switch id {
    case "cannot_apply_binop_to_args":
      return operandos(d, a[1], a[2])
    case "cannot_apply_binop_to_same_args":
      return "`\(a[1])` no se puede comparar con `\(a[0])`, y este paso lo hace."
    case "cannot_convert_assign":
      return "\(valor(d.nombreAsignado)) es de tipo `\(a[1])` y este paso le da un `\(a[0])`."
    case "cannot_convert_initializer_value", "cannot_convert_result", "optional_not_unwrapped":
      return operandos(d, a[0], a[1])
    case "optional_base_not_unwrapped":
      return "Tu código da un opcional, `\(a[0])`, donde este paso espera un `\(a[2])`."
    case "cannot_convert_argument_value_anyobject":
      return noEsClase(a[0])
    case "invalid_ownership_type":
      return noEsClase(a[1])
    case "type_does_not_conform_decl_owner":
      return noCumple(a[1], a[2])
    case "cannot_convert_initializer_value_protocol", "type_does_not_conform",
      "cannot_convert_argument_value_protocol":
      return noCumple(a[0], a[1])
    case "non_sendable_type": return noCumple(a[0], "Sendable")
    default: return nil
    }
  }

  private func operandos(_ d: Diagnostico, _ tuyo: String, _ pedido: String) -> String {
    let nombre = valor(d.nombreSenalado)
    if tuyo.contains("->"), !pedido.contains("->") {
      return "\(nombre) es una función y este paso la lee como un valor: hazla una propiedad."
    }
    if tuyo == "()" { return "\(nombre) no devuelve nada y este paso espera un `\(pedido)`." }
    return "\(nombre) es de tipo `\(tuyo)` y este paso espera `\(pedido)`."
  }

  private func valor(_ nombre: String?) -> String {
    nombre.map { "`\($0)`" } ?? "Lo que da tu código"
  }

  private func noEsClase(_ nombre: String) -> String {
    let que = declarada(nombre, tipo: true).map { "es un \($0.clase)" } ?? "no es una clase"
    return "`\(nombre)` \(que) y este paso necesita una clase: decláralo con `class`."
  }

  private func noCumple(_ nombre: String, _ protocolo: String) -> String {
    "`\(nombre)` no cumple `\(protocolo)`, y este paso lo necesita."
  }

  // MARK: - Efectos y aislamiento

  func deEfectos(_ id: String, _ d: Diagnostico) -> String? {
    let a = d.argumentos + ["", "", "", "", ""]
    switch id {
    case "async_in_nonasync_function", "async_expr_without_await":
      return "Este paso usa \(declarado(d) { $0.esAsincrona }), que tu código declara `async`: "
        + "quita `async`."
    case "tryless_throwing_call_unhandled", "throwing_call_without_try",
      "throwing_call_unhandled", "throwing_prop_access_without_try",
      "throwing_call_in_nonthrowing_autoclosure",
      "tryless_throwing_call_in_nonthrowing_autoclosure":
      return "Este paso usa \(declarado(d) { $0.lanza }), que tu código declara `throws`: "
        + "quita `throws`."
    case "actor_isolated_non_self_reference": return aislado(a[0], a[4])
    case "actor_isolated_call_decl": return aislado(a[1], a[0])
    case "non_sendable_arg_exits_actor", "non_sendable_call_argument":
      return "`\(a[0])` no es `Sendable` y no puede salir del actor principal: "
        + "este paso no espera código asíncrono aquí."
    default: return nil
    }
  }

  private func aislado(_ nombre: String, _ donde: String) -> String {
    let global = donde.entre("'", "'").map { "en el actor `\($0)`" }
    return
      "`\(nombre)` vive \(global ?? "en un actor") y este paso lo usa desde el actor principal."
  }

  /// Lo que el paso nombra y el estudiante declara así.
  private func declarado(_ d: Diagnostico, _ es: (DeclaracionEscrita) -> Bool) -> String {
    let nombradas = Set((d.codigo ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let hallada = declaradas.first { es($0) && nombradas.contains(Substring($0.nombre)) }
    return (hallada?.nombre ?? d.nombreSenalado).map { "`\($0)`" } ?? "algo"
  }
}
