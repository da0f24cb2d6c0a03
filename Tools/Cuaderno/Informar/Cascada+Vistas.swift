// Lo que pide una vista, cuando el compilador lo dice de otra manera.

extension Cascada {
  /// Qué pasa y qué escribir, si el error es de los que se cometen al escribir una vista.
  ///
  /// Basta por sí solo: lo que explica el identificador habla de otra causa.
  static func deVistas(_ primero: Diagnostico, _ fuentes: [String: [String]]) -> String? {
    guard let lugar = primero.lugar, let lineas = fuentes[lugar.fichero],
      lineas.indices.contains(lugar.linea - 1)
    else { return nil }
    let linea = lineas[lugar.linea - 1]
    let dato = primero.argumentos.first ?? ""
    let escrito = LoEscrito(lineas: fuentes.values.flatMap { $0 })
    switch primero.id {
    case "cannot_find_in_scope" where dato.hasPrefix("$"):
      return sinEnlace(String(dato.dropFirst()), escrito)
    case "missing_argument_named", "missing_arguments_in_call":
      return sinDecirQue(primero.argumentos, escrito)
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
      return cambiaSuPropiedad(primero.citando(lineas, de: lugar.fichero), lugar, lineas)
    default: return nil
    }
  }

  /// `$caja` donde `caja` es un objeto que le prestan a la vista sin más.
  private static func sinEnlace(_ nombre: String, _ escrito: LoEscrito) -> String? {
    guard let declarada = escrito.propiedad(nombre), !declarada.linea.contains("@"),
      let atributo = escrito.wrapper(de: declarada.tipo)
    else { return nil }
    return "`\(nombre)` es un objeto `\(declarada.tipo)` sin wrapper, y por eso no tiene `$`. "
      + "Declárala así: `@\(atributo) var \(nombre): \(declarada.tipo)`."
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
    return privada.map {
      "El `init` de `\(primero.argumentos.first ?? "")` lo da Swift con sus propiedades, y no se "
        + "puede usar desde aquí: `\($0.nombre)` es `private` y no tiene valor. Dale uno, o "
        + "escribe tú el `init`."
    }
  }

  /// Una vista es un struct que no se puede cambiar: lo que cambia se guarda con `@State`.
  private static func cambiaSuPropiedad(
    _ primero: Diagnostico,
    _ lugar: Lugar,
    _ lineas: [String]
  ) -> String? {
    guard let nombre = primero.nombreSenalado, LoEscrito.enVista(lugar.linea, lineas),
      let propiedad = LoEscrito(lineas: lineas).propiedad(nombre), !propiedad.linea.contains("@")
    else { return nil }
    return "Una vista no puede cambiar sus propiedades. Si `\(nombre)` es suya, declárala "
      + "con `@State private var`; si es de otra vista, con `@Binding var`."
  }
}

/// Lo que dicen las líneas del estudiante de sus propiedades y de sus clases.
private struct LoEscrito {
  let lineas: [String]

  struct Propiedad {
    var nombre: String
    var tipo: String
    var linea: String
  }

  /// La primera `let nombre: Tipo` o `var nombre = …`.
  func propiedad(_ nombre: String) -> Propiedad? {
    for linea in lineas {
      guard let clave = ["let ", "var "].first(where: { linea.nombre(tras: $0) == nombre }) else {
        continue
      }
      let tipo = linea.nombre(tras: "\(clave)\(nombre): ") ?? ""
      return Propiedad(nombre: nombre, tipo: tipo, linea: linea)
    }
    return nil
  }

  func declara(_ tipo: String) -> Bool { lineaDeClase(tipo) != nil }

  /// El wrapper con que una vista hace enlaces a un objeto de esa clase, si se sabe.
  func wrapper(de tipo: String) -> String? {
    guard let i = lineaDeClase(tipo) else { return nil }
    let delante = i > 0 ? lineas[i - 1] : ""
    if lineas[i].contains("@Observable") || delante.recortado == "@Observable" { return "Bindable" }
    return lineas[i].contains("ObservableObject") ? "ObservedObject" : nil
  }

  private func lineaDeClase(_ tipo: String) -> Int? {
    lineas.firstIndex { $0.nombre(tras: "class ") == tipo }
  }

  /// Si una línea está dentro de un `struct …: View`.
  static func enVista(_ linea: Int, _ lineas: [String]) -> Bool {
    let sangria = Llaves.sangria(lineas[linea - 1])
    let tipo = lineas.prefix(linea).indices.last { i in
      ["struct ", "class ", "enum ", "actor ", "extension "].contains { lineas[i].contains($0) }
        && (i == linea - 1 || Llaves.sangria(lineas[i]) < sangria)
    }
    return tipo.map { lineas[$0].contains("struct ") && lineas[$0].contains("View") } ?? false
  }
}

extension String {
  /// El nombre que sigue a `marca`.
  fileprivate func nombre(tras marca: String) -> String? {
    guard let rango = firstRange(of: marca) else { return nil }
    let nombre = self[rango.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return nombre.isEmpty ? nil : String(nombre)
  }

  /// Lo que hay entre dos marcas, si es un nombre o una lista de etiquetas.
  fileprivate func trozo(entre abre: String, y cierra: String) -> String? {
    guard let desde = firstRange(of: abre)?.upperBound,
      let hasta = self[desde...].firstRange(of: cierra)?.lowerBound
    else { return nil }
    let trozo = self[desde..<hasta]
    let valido = trozo.allSatisfy { $0.isLetter || $0.isNumber || "_:".contains($0) }
    return trozo.isEmpty || !valido ? nil : String(trozo)
  }
}
