// Lo que pide una vista, cuando el compilador lo dice de otra manera.

extension Cascada {
  /// Qué pasa y qué escribir, si el error es de los que se cometen al escribir una vista.
  ///
  /// Basta por sí solo: lo que explica el identificador habla de otra causa.
  static func deVistas(
    _ primero: Diagnostico,
    _ errores: [Diagnostico],
    _ fuentes: [String: [String]]
  ) -> String? {
    guard let lugar = primero.lugar, let (lineas, linea) = lugar.leido(en: fuentes) else {
      return nil
    }
    let dato = primero.argumentos.first ?? ""
    // Lo del tipo en que está el error, o del que una nota dice que se declara en otra línea.
    let declarado = primero.notas.lazy.compactMap(\.lugar).first { $0.fichero == lugar.fichero }
    let escrito = LoEscrito(lineas: lineas, en: declarado?.linea ?? lugar.linea)
    switch primero.id {
    case "cannot_find_in_scope" where dato.hasPrefix("$"):
      return sinEnlace(String(dato.dropFirst()), linea, escrito)
    case "cannot_find_in_scope" where dato.hasPrefix("_"):
      let nombre = String(dato.dropFirst())
      guard let propiedad = escrito.propiedad(nombre), !propiedad.linea.contains("@") else {
        return nil
      }
      return "`\(nombre)` no lleva wrapper, y sin él no hay `\(dato)`. En el `init` se le da el "
        + "valor con `self.\(nombre) = …`."
    case "could_not_find_value_member", "could_not_find_value_dynamic_member":
      return dolarEnMedio(primero.argumentos, linea)
    case "opaque_type_no_underlying_type_candidates" where linea.contains("some View"):
      return "Solo el `body` admite varias vistas o un `if` sin decirlo: escribe `@ViewBuilder` "
        + "delante de la declaración."
    case "wrong_argument_labels" where linea.contains("@Binding var") && linea.contains("="):
      return "Un `@Binding` no tiene valor propio: se lo da quien crea la vista. Quita el valor."
    case "missing_argument_named", "missing_arguments_in_call":
      return sinDecirQue(primero.argumentos, escrito)
    case "assignment_lhs_is_immutable_variable":
      return sinGuion(primero, linea) ?? sinSelf(primero, linea)
    case "cannot_convert_assign": return sinGuion(primero, linea)
    case "use_of_self_before_fully_init": return primerValor(linea, escrito)
    case "missing_argument_labels"
    where errores.contains { $0.daLaAccion && $0.lugar?.linea == lugar.linea }:
      return accionSinLlaves(primero, linea)
    case "value_of_metatype_type":
      guard let tipo = linea.trozo(entre: "@Environment(", y: ")") else { return nil }
      return "Detrás del tipo falta `.self`: `@Environment(\(tipo).self)`."
    case "no_overloads_match_exactly_in_call":
      return linea.trozo(entre: "@Environment(", y: ".self)").flatMap {
        noEsDelEntorno($0, linea, escrito)
      }
    case "availability_decl_unavailable" where linea.contains("@Bindable "):
      return primero.mensaje.contains("ObservableObject")
        ? "`@Bindable` es para las clases `@Observable`. Con esta, usa `@ObservedObject`."
        : "`@Bindable` es para un objeto `@Observable`, y esto es un valor: si es de otra vista, "
          + "usa `@Binding`; si es de esta, `@State`."
    case "init_candidate_inaccessible":
      return initPrivado(primero, escrito)
    case _ where linea.contains("@Bindable") && linea.contains("@Environment("):
      let nombre = linea.nombre(tras: "var ") ?? "modelo"
      return "`@Bindable` y `@Environment` no van juntos. Deja aquí solo `@Environment` y, dentro "
        + "del `body`, escribe antes de usar `$\(nombre)`: `@Bindable var \(nombre) = \(nombre)`."
    case _ where dato.contains("'self' is immutable"):
      return cambiaSuPropiedad(primero.citando(lineas, de: lugar.fichero), escrito)
    default: return nil
    }
  }

  /// `modelo.$filtro` en vez de `$modelo.filtro`.
  private static func dolarEnMedio(_ faltan: [String], _ linea: String) -> String? {
    guard let nombre = faltan.first(where: { $0.hasPrefix("$") }),
      let punto = linea.firstRange(of: ".\(nombre)")
    else { return nil }
    let objeto = linea[..<punto.lowerBound].reversed().prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    return "El `$` va delante del objeto: `$\(String(objeto.reversed())).\(nombre.dropFirst())`."
  }

  /// `@Environment var caja: Caja`: hasta que se crea la vista, nadie se queja.
  private static func sinDecirQue(_ faltan: [String], _ escrito: LoEscrito) -> String? {
    let nombres = faltan.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    for nombre in nombres {
      guard let propiedad = escrito.propiedad(String(nombre)),
        propiedad.linea.contains("@Environment ")
      else { continue }
      return "`@Environment` no dice qué toma del entorno, y por eso lo pide al crear la vista. "
        + "Escribe `@Environment(\(propiedad.tipo).self) private var \(nombre)`."
    }
    return nil
  }

  /// `@Environment(Caja.self)` de una clase que no es `@Observable`.
  private static func noEsDelEntorno(
    _ tipo: String,
    _ linea: String,
    _ escrito: LoEscrito
  ) -> String? {
    switch escrito.wrapper(de: tipo) {
    case "Bindable": return nil
    case nil where !escrito.declara(tipo): return nil
    case nil:
      return "`@Environment` solo toma por su tipo los objetos `@Observable`, y `\(tipo)` no lo "
        + "es: escribe `@Observable` delante de su `class`."
    default:
      return "`\(tipo)` es un `ObservableObject`: se toma del entorno con "
        + "`@EnvironmentObject var \(linea.nombre(tras: "var ") ?? "modelo"): \(tipo)`."
    }
  }

  /// El `init` que Swift da a un struct es privado si una propiedad privada no tiene valor.
  private static func initPrivado(_ primero: Diagnostico, _ escrito: LoEscrito) -> String? {
    guard let firma = primero.notas.compactMap({ $0.argumentos.first }).first,
      let etiquetas = firma.trozo(entre: "init(", y: ")")
    else { return nil }
    let privada = etiquetas.split(separator: ":").compactMap { escrito.propiedad(String($0)) }
      .first { $0.linea.contains("private ") && !$0.linea.contains("=") }
    if let privada, privada.linea.contains("@Environment ") {
      return sinDecirQue([privada.nombre], escrito)
    }
    return privada.map {
      "El `init` de `\(primero.argumentos.first ?? "")` lo da Swift con sus propiedades, y no se "
        + "puede usar desde aquí: `\($0.nombre)` es `private` y no tiene valor. Quita `private`, "
        + "dale un valor o escribe tú el `init`."
    }
  }

  /// Una vista es un struct que no se puede cambiar: lo que cambia se guarda con `@State`.
  private static func cambiaSuPropiedad(
    _ primero: Diagnostico,
    _ escrito: LoEscrito
  ) -> String? {
    guard let nombre = primero.nombreSenalado, escrito.enVista,
      let propiedad = escrito.propiedad(nombre), !propiedad.linea.contains("@")
    else { return nil }
    return "Una vista no puede cambiar sus propiedades. Si `\(nombre)` es suya, declárala "
      + "con `@State private var`; si es de otra vista, con `@Binding var`."
  }
}
