/// «¿Querías decir…?» para un nombre que no existe.
///
/// El compilador 6.3 no lo pregunta si no se le pide, y pedírselo cuesta 15 ms por error: se busca
/// entre los nombres escritos en los ficheros y los más corrientes de Swift.
enum Parecidos {
  /// Lo que falta: cada clase de nombre se busca entre los suyos.
  private enum Clase {
    case valor, tipo, atributo, macro, modulo, palabraClave
    case miembro(de: String)
  }

  /// El módulo que falta importar para que un nombre bien escrito exista, o `nil`.
  /// Lo de Observation y Combine viene también con SwiftUI: si otro de los errores lo pide, con él
  /// basta.
  static func modulo(
    _ d: Diagnostico,
    _ fuentes: [String: [String]],
    entre errores: [Diagnostico] = []
  ) -> String? {
    guard let (nombre, clase) = buscado(d, fuentes),
      let modulo = NombresDeModulos.modulo(de: nombre)
    else { return nil }
    if modulo == "Observation" || modulo == "Combine",
      errores.contains(where: { Self.modulo($0, fuentes) == "SwiftUI" })
    {
      return "SwiftUI"
    }
    switch clase {
    case .valor, .tipo, .atributo, .macro: break
    case .miembro, .modulo, .palabraClave: return nil
    }
    let importado = fuentes.values.joined().contains {
      let palabras = $0.split { !$0.esDeNombre }
      return palabras.contains("import") && palabras.last == Substring(modulo)
    }
    return importado ? nil : modulo
  }

  /// El nombre que seguramente se quería escribir, o `nil`.
  static func de(_ d: Diagnostico, _ fuentes: [String: [String]]) -> String? {
    guard let (nombre, clase) = buscado(d, fuentes) else { return nil }
    if let operador = NombresDeSwift.operadoresDeOtros[nombre] { return operador }
    guard nombre.count > 2,
      NombresDeModulos.modulo(de: nombre) == nil
    else { return nil }
    let todos = nombresEscritos(fuentes)
    // `_modelo` es lo que guarda `modelo`, si lleva un wrapper: no es una errata.
    if nombre.hasPrefix("_"), todos[String(nombre.dropFirst())] != nil { return nil }
    if nombre.hasPrefix("$") { return conDolar(nombre, todos, fuentes) }
    let escritos = todos.filter {
      $0.key != nombre && $0.key.count > 2 && !NombresDeSwift.palabrasClave.contains($0.key)
    }
    switch clase {
    case .valor:
      // Dos nombres seguidos: el primero tenía que ser una palabra clave.
      if vaDelanteDeOtro(nombre, d, fuentes), let clave = palabraClave(nombre) { return clave }
      return NombresDeSwift.valoresDeOtros[nombre]
        ?? masCercano(
          nombre,
          escritos.keys,
          NombresDeSwift.valores + NombresDeSwift.tipos
            + (d.estaEnObservador(fuentes) ? ["newValue", "oldValue"] : []),
          veces: todos
        ) ?? palabraClave(nombre)
    case .tipo:
      return NombresDeSwift.tiposDeOtros[nombre]
        ?? masCercano(
          nombre,
          escritos.keys.filter(\.empiezaEnMayuscula),
          NombresDeSwift.tipos,
          veces: todos
        )
    case .miembro(let tipo):
      let propio = declara(tipo, fuentes)
      return (propio ? nil : NombresDeSwift.miembrosDeOtros[nombre])
        ?? masCercano(
          nombre,
          escritos.keys,
          propio ? [] : NombresDeSwift.miembros + NombresDeSwift.modificadores,
          veces: todos
        )
    case .atributo:
      return masCercano(
        nombre,
        NombresDeSwift.atributos,
        escritos.keys.filter(\.empiezaEnMayuscula)
      )
    case .macro: return masCercano(nombre, NombresDeSwift.macros, [])
    case .modulo:
      return NombresDeSwift.modulos.contains(nombre)
        ? nil : masCercano(nombre, NombresDeSwift.modulos, [])
    case .palabraClave:
      let esOtraCosa = NombresDeSwift.valores + NombresDeSwift.tipos
      return esOtraCosa.contains(nombre) ? nil : palabraClave(nombre)
    }
  }

  /// El nombre que el error no encuentra, y de qué clase es.
  private static func buscado(
    _ d: Diagnostico,
    _ fuentes: [String: [String]]
  ) -> (String, Clase)? {
    func dato(_ n: Int) -> String? { d.argumentos.indices.contains(n) ? d.argumentos[n] : nil }
    switch d.id {
    case "cannot_find_in_scope": return dato(0).map { ($0, .valor) }
    case "cannot_find_type_in_scope": return dato(0).map { ($0, .tipo) }
    case "could_not_find_value_member", "could_not_find_type_member":
      let tipo = (dato(0) ?? "").filter { $0 != "?" }
      if tipo.hasPrefix("("), tipo.contains("->") { return nil }
      return dato(1).map { ($0, .miembro(de: tipo.hasSuffix(".Type") ? "" : tipo)) }
    case "could_not_find_value_dynamic_member":
      return dato(2).map { ($0, .miembro(de: dato(1) ?? "")) }
    case "no_member_of_module": return dato(1).map { ($0, .tipo) }
    case "unknown_attr_name": return dato(0).map { ($0, .atributo) }
    case "macro_undefined": return dato(0).map { ($0, .macro) }
    case "sema_no_import": return dato(0).map { ($0, .modulo) }
    case "statement_same_line_without_semi", "declaration_same_line_without_semi":
      return d.palabra(en: fuentes, delante: true).map { ($0, .palabraClave) }
    case "expected_keyword_in_decl", "expected_decl", "expected_capture_specifier",
      "illegal_top_level_expr":
      return d.palabra(en: fuentes, delante: false).map { ($0, .palabraClave) }
    default: return nil
    }
  }

  /// `$titlo` puede ser `$titulo`; `$titulo`, si `titulo` existe, no es una errata.
  private static func conDolar(
    _ nombre: String,
    _ todos: [String: Int],
    _ fuentes: [String: [String]]
  ) -> String? {
    let base = String(nombre.dropFirst())
    let conEl = fuentes.values.joined().reduce(0) { $0 + $1.ranges(of: nombre).count }
    guard todos[base, default: 0] <= conEl else { return nil }
    let otros = todos.keys.filter { $0 != base && $0.count > 2 }
    return masCercano(base, otros, [], veces: todos).map { "$\($0)" }
  }

  private static func palabraClave(_ nombre: String) -> String? {
    if let suya = NombresDeSwift.palabrasDeOtros[nombre] { return suya }
    guard !NombresDeSwift.palabrasClave.contains(nombre) else { return nil }
    let limite = nombre.count <= 5 ? 1 : 2
    return masCercano(nombre, NombresDeSwift.palabrasClave, [], limite: limite)
  }

  /// El más cercano de `primeros` o de `segundos`; entre iguales, uno de los primeros.
  private static func masCercano(
    _ nombre: String,
    _ primeros: some Collection<String>,
    _ segundos: some Collection<String>,
    limite: Int? = nil,
    veces: [String: Int] = [:]
  ) -> String? {
    let limite = limite ?? (nombre.count <= 4 ? 1 : 2)
    // Entre dos escritos igual de cerca, el que más sale es el que está bien.
    let todos =
      primeros.map { (nombre: $0, orden: -(veces[$0] ?? 0)) }
      + segundos.map { (nombre: $0, orden: 1) }
    return todos.filter { $0.nombre != nombre && abs($0.nombre.count - nombre.count) <= limite }
      .map { (lejos: distancia($0.nombre, nombre), $0.orden, $0.nombre) }
      .filter { $0.lejos <= limite }
      .min { $0 < $1 }?.2
  }

  /// Los nombres del código, sin los de comentarios y cadenas, y cuántas veces sale cada uno.
  private static func nombresEscritos(_ fuentes: [String: [String]]) -> [String: Int] {
    fuentes.values.joined().reduce(into: [:]) { todos, linea in
      let codigo = linea.firstRange(of: "//").map { linea[..<$0.lowerBound] } ?? linea[...]
      let trozos = codigo.split(separator: "\"", omittingEmptySubsequences: false)
      for (i, trozo) in trozos.enumerated() where i % 2 == 0 {
        for palabra in trozo.split(whereSeparator: { !$0.esDeNombre }) {
          todos[String(palabra), default: 0] += 1
        }
      }
    }
  }

  /// Si detrás de lo señalado va otro nombre, sin nada en medio.
  private static func vaDelanteDeOtro(
    _ nombre: String,
    _ d: Diagnostico,
    _ fuentes: [String: [String]]
  ) -> Bool {
    guard let lugar = d.lugar, let (_, linea) = lugar.leido(en: fuentes) else { return false }
    let bytes = linea.utf8.dropFirst(lugar.columna - 1 + nombre.utf8.count)
    let resto = String(decoding: bytes, as: UTF8.self)
    return resto.hasPrefix(" ") && resto.dropFirst().first.map { $0.isLetter } ?? false
  }
}

extension Character {
  /// Si puede ir en un nombre.
  var esDeNombre: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  fileprivate var empiezaEnMayuscula: Bool { first?.isUppercase ?? false }
}
