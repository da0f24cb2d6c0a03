/// Traduce un error de compilación de una comprobación a lo que le falta al fichero del estudiante.
///
/// El fichero de las comprobaciones nunca se enseña: lo que no encuentra es lo que el paso pide.
package enum FaltaEnElPaso {
  /// Los motivos, sin repetir, en el orden del compilador.
  ///
  /// - Parameters:
  ///   - diagnosticos: los errores al compilar el fichero del paso.
  ///   - entrega: los ficheros del estudiante, para saber qué declaran de verdad.
  /// - Returns: al menos una frase.
  package static func motivos(_ diagnosticos: [Diagnostico], entrega: Entrega) -> [String] {
    let nombre = enumerar(entrega.ficheros.map(\.nombre))
    let codigo = entrega.ficheros.map { entrega.texto(de: $0.nombre) }.joined(separator: "\n")
    let lector = LectorDeFaltas(fichero: nombre, declaradas: DeclaracionEscrita.leer(codigo))
    let errores = diagnosticos.filter { $0.gravedad == .error }
    var vistos: [String] = []
    func apuntar(_ frase: String?) {
      if let frase, !vistos.contains(frase) { vistos.append(frase) }
    }
    for error in errores { apuntar(lector.motivo(error)) }
    // Lo que no tiene una frase propia se dice con la del compilador: es del código del paso.
    if vistos.isEmpty {
      for error in errores.prefix(2) where error.estaTraducido {
        apuntar("Este paso no compila con lo que declara \(nombre): \(error.mensaje).")
      }
    }
    if vistos.isEmpty {
      vistos = ["Este paso no se puede comprobar con lo que declara \(nombre)."]
    }
    return vistos
  }
}

/// Sabe lo que declara el estudiante y lo compara con lo que un paso usa.
struct LectorDeFaltas {
  let fichero: String
  let declaradas: [DeclaracionEscrita]

  /// La declaración de un nombre, si está escrita.
  func declarada(_ nombre: String, tipo: Bool = false) -> DeclaracionEscrita? {
    declaradas.first { $0.nombre == nombre && (!tipo || $0.esTipo) }
  }

  /// El motivo de un error, o `nil` si no se sabe decir mejor que el compilador.
  func motivo(_ d: Diagnostico) -> String? {
    let id = d.id ?? ""
    return deNombres(id, d) ?? deCambios(id, d) ?? deLlamadas(id, d) ?? deTipos(id, d)
      ?? deEfectos(id, d)
  }

  // MARK: - Nombres que no están o no se ven

  private func deNombres(_ id: String, _ d: Diagnostico) -> String? {
    let a = d.argumentos + ["", "", ""]
    switch id {
    case "cannot_find_in_scope", "cannot_find_type_in_scope":
      guard !a[0].isEmpty else { return nil }
      if let acceso = declarada(a[0])?.acceso {
        return "`\(a[0])` es `\(acceso)` y este paso lo usa: quita `\(acceso)`."
      }
      return "\(fichero) no declara `\(a[0])`, que este paso pide.\(parecido(a[0]))"
    case "could_not_find_value_member", "could_not_find_type_member":
      guard !a[1].isEmpty else { return nil }
      if a[1].hasPrefix("$") {
        return "Este paso usa `\(a[1])`, y `\(a[1].dropFirst())` no lleva ningún property wrapper."
      }
      return "`\(tipo(a[0]))` no declara `\(a[1])`, que este paso pide.\(parecido(a[1]))"
    case "could_not_find_value_subscript":
      return "`\(tipo(a[0]))` no tiene subíndices, y este paso usa uno, con `[ ]`."
    case "could_not_use_type_member_on_instance":
      return "`\(a[1])` es `static` y este paso lo pide en cada objeto: quita `static`."
    case "could_not_use_instance_member_on_type", "instance_member_use_on_type":
      return "`\(a[1])` es de cada objeto y este paso lo pide en el tipo, con `static`."
    case "candidate_inaccessible":
      let acceso = nivel(d)
      let clase = d.clase(0)
      let que = clase.map { "\($0.conArticulo.mayuscula) " } ?? ""
      let la = clase?.esFemenina == true ? "la" : "lo"
      return "\(que)`\(a[0])` es `\(acceso)` y este paso \(la) usa: quita `\(acceso)`."
    case "init_candidate_inaccessible":
      let acceso = nivel(d)
      return "El `init` de `\(a[0])` es `\(acceso)` y este paso lo llama: quita `\(acceso)`."
    case "inheritance_from_final_class":
      return "`\(a[0])` es `final` y este paso hereda de ella: quita `final`."
    default: return nil
    }
  }

  private func nivel(_ d: Diagnostico) -> String {
    let niveles = ["private", "fileprivate", "internal", "package"]
    let elegido = d.opciones[1] ?? 0
    return niveles.indices.contains(elegido) ? niveles[elegido] : "private"
  }

  /// El nombre de un tipo sin el de verdad que hay detrás de un alias.
  private func tipo(_ texto: String) -> String {
    String(texto.prefix { $0 != "(" }).recortado.replacing("'", with: "")
  }

  private func parecido(_ nombre: String) -> String {
    let candidatos = declaradas.map(\.nombre).filter { $0 != nombre }
    let cerca =
      candidatos.first { $0.lowercased() == nombre.lowercased() }
      ?? candidatos.filter { distancia($0, nombre) <= max(1, nombre.count / 4) }
      .min { distancia($0, nombre) < distancia($1, nombre) }
    return cerca.map { " ¿Será tu `\($0)`?" } ?? ""
  }
}
