// Los errores que repiten otro, y lo dicen peor.

extension Cascada {
  /// Los errores que quedan y cuántos vienen de ellos.
  static func sinEcos(_ errores: [Diagnostico]) -> (quedan: [Diagnostico], ecos: Int) {
    let sinMiembro = lineas(de: errores) { $0.id == "could_not_find_value_dynamic_member" }
    let conAccionSinLlaves = lineas(de: errores) { $0.id == "missing_argument_labels" }
    let sinClase = Set(
      errores.filter { $0.id == "non_class_cannot_conform_to_class_protocol" }
        .compactMap(\.argumentos.first)
    )
    let quedan = errores.filter { error in
      let linea = error.lugar.map { "\($0.fichero):\($0.linea)" } ?? ""
      let esEco =
        switch error.id {
        // Buscar un miembro que no existe lleva al compilador a probar con el enlace.
        case "type_does_not_conform_decl_owner":
          sinMiembro.contains(linea) && error.argumentos.contains { $0.hasPrefix("Binding<") }
        case "incorrect_property_wrapper_reference_member": sinMiembro.contains(linea)
        case "cannot_convert_argument_value": conAccionSinLlaves.contains(linea) && error.daLaAccion
        // Un `struct` que tiene que ser clase: su `deinit` está bien.
        case "copyable_illegal_deinit": error.argumentos.first.map(sinClase.contains) ?? false
        default: false
        }
      return !esEco
    }
    let ecos = errores.count - quedan.count
    // Que el compilador no sepa explicarse no dice nada junto a un error que sí se entiende.
    let claros = quedan.filter { $0.id != "failed_to_produce_diagnostic" }
    return (claros.isEmpty ? quedan : claros, ecos)
  }

  private static func lineas(
    de errores: [Diagnostico],
    _ vale: (Diagnostico) -> Bool
  ) -> Set<String> {
    Set(errores.filter(vale).compactMap(\.lugar).map { "\($0.fichero):\($0.linea)" })
  }

  /// `.onAppear(modelo.abrir())`: se llama a la acción en vez de darla.
  static func accionSinLlaves(_ primero: Diagnostico, _ linea: String) -> String {
    let codigo = linea.recortado
    let regla = "La acción va entre llaves: "
    guard let abre = codigo.firstIndex(of: "("), codigo.hasSuffix(")"),
      codigo[codigo.index(after: abre)...].dropLast().estaEmparejado
    else { return regla + "`{ … }`." }
    let llamada = codigo[..<abre]
    let dentro = codigo[codigo.index(after: abre)...].dropLast()
    let piezas = dentro.argumentosSueltos
    guard let accion = piezas.last?.recortado else { return regla + "`{ … }`." }
    let antes = piezas.dropLast().joined(separator: ",").recortado
    let parentesis = antes.isEmpty ? "" : "(\(antes))"
    return regla + "`\(llamada)\(parentesis) { \(accion) }`."
  }
}

extension Diagnostico {
  /// Si da el resultado de una llamada donde hace falta una acción.
  var daLaAccion: Bool {
    id == "cannot_convert_argument_value" && argumentos.first == "()"
      && argumentos.last?.hasSuffix("() -> Void") == true
  }
}

extension Substring {
  /// Si cada paréntesis que se abre se cierra, y al revés.
  fileprivate var estaEmparejado: Bool {
    var abiertos = 0
    for letra in self {
      if letra == "(" { abiertos += 1 }
      if letra == ")" { abiertos -= 1 }
      if abiertos < 0 || letra == "{" || letra == "}" { return false }
    }
    return abiertos == 0
  }

  /// Lo que separan las comas que no van entre paréntesis, corchetes o comillas.
  fileprivate var argumentosSueltos: [String] {
    var (piezas, abiertos, enCadena) = ([""], 0, false)
    for letra in self {
      if letra == "\"" { enCadena.toggle() }
      if "([".contains(letra) { abiertos += 1 }
      if ")]".contains(letra) { abiertos -= 1 }
      if letra == ",", abiertos == 0, !enCadena {
        piezas.append("")
      } else {
        piezas[piezas.count - 1].append(letra)
      }
    }
    return piezas
  }
}
