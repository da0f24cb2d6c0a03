/// Lo que `swiftc` haría, preguntado una vez y repetido después sin él.
///
/// Llamar directamente al frontend y al enlazador ahorra el tiempo del driver en cada edición.
package struct PlanDelDriver: Sendable, Equatable, Codable {
  /// La versión del compilador: `6.3.1`.
  package var version: String
  /// El ejecutable del driver, por si hay que volver a él.
  package var driver: String
  /// El ejecutable del frontend y las banderas comunes; vacío si el driver no se dejó entender.
  package var frontend: [String]
  /// El enlazador y sus argumentos; `Self.objetos` y `Self.salida` marcan los huecos. Vacío, sin plan.
  package var enlace: [String]
  /// La herramienta que extrae las bibliotecas que pide un objeto, o `nil` si no hace falta.
  package var autolink: String?

  /// El hueco de los objetos en `enlace`.
  package static let objetos = "\u{1}objetos"
  /// El hueco del ejecutable en `enlace`.
  package static let salida = "\u{1}salida"
  /// El hueco del fichero con las bibliotecas que se enlazan solas.
  package static let bibliotecas = "\u{1}bibliotecas"

  /// Las preguntas que se hacen al driver: los argumentos tras `swiftc`.
  package static let preguntaDeCompilar =
    ["-driver-print-jobs", "-wmo", "-no-emit-module-separately-wmo", "-module-name", "Hueco"]
    + banderasComunes
    + ["-c", "hueco.swift", "-emit-module", "-emit-module-path", "hueco.swiftmodule"]
    + ["-o", "hueco.o"]
  /// La pregunta sobre el enlace.
  package static let preguntaDeEnlazar = ["-driver-print-jobs", "hueco.o", "-o", "hueco"]

  /// Las banderas con las que se compila todo.
  package static let banderasComunes = ["-swift-version", "6", "-Onone", "-gline-tables-only"]

  /// Lee las respuestas del driver. Da `nil` si no tienen la forma esperada.
  package static func leer(
    version: String,
    driver: String,
    compilar: String,
    enlazar: String
  ) -> PlanDelDriver? {
    let trabajos = compilar.lineas.map { separarComoShell($0) }.filter { !$0.isEmpty }
    guard trabajos.count == 1, var frontend = trabajos.first, frontend.count > 2,
      frontend[1] == "-frontend"
    else { return nil }
    quitar(&frontend, sueltas: ["-c", "hueco.swift"])
    quitar(
      &frontend,
      conValor: [
        "-emit-module-path", "-emit-module-doc-path", "-emit-module-source-info-path", "-o",
        "-module-name", "-file-compilation-dir", "-primary-file",
      ]
    )
    let enlaces = enlazar.lineas.map { separarComoShell($0) }.filter { !$0.isEmpty }
    guard var enlace = enlaces.last, enlaces.count <= 2 else { return nil }
    let autolink = enlaces.count == 2 ? enlaces[0].first : nil
    for (i, pieza) in enlace.enumerated() {
      if pieza == "hueco.o" || pieza.hasSuffix("/hueco.o") { enlace[i] = objetos }
      if pieza.hasPrefix("@") { enlace[i] = bibliotecas }
      if i > 0, enlace[i - 1] == "-o" { enlace[i] = salida }
    }
    guard enlace.contains(objetos), enlace.contains(salida),
      (autolink == nil) != enlace.contains(bibliotecas)
    else { return nil }
    return PlanDelDriver(
      version: version,
      driver: driver,
      frontend: frontend,
      enlace: enlace,
      autolink: autolink
    )
  }

  /// El plan de quien no sabe qué haría el driver: pedírselo todo a él.
  package static func sinPlan(version: String, driver: String) -> PlanDelDriver {
    PlanDelDriver(version: version, driver: driver, frontend: [], enlace: [], autolink: nil)
  }

  private static func quitar(_ lista: inout [String], sueltas: Set<String>) {
    lista.removeAll { sueltas.contains($0) || $0.hasSuffix("/hueco.swift") }
  }

  private static func quitar(_ lista: inout [String], conValor: Set<String>) {
    while let i = lista.firstIndex(where: conValor.contains) {
      lista.removeSubrange(i..<min(i + 2, lista.count))
    }
  }
}

extension PlanDelDriver {
  /// La versión que dice `swiftc --version`, como números.
  package static func version(en texto: String) -> [Int]? {
    guard let marca = texto.firstRange(of: "Swift version ") else { return nil }
    let cifras = texto[marca.upperBound...].prefix { $0.isNumber || $0 == "." }
    let numeros = cifras.split(separator: ".").compactMap { Int($0) }
    return numeros.isEmpty ? nil : numeros
  }

  /// La primera versión de Swift que sirve.
  package static let minima = [6, 3]
}

/// Separa una línea en palabras como lo haría un shell: comillas, barras y espacios.
package func separarComoShell(_ linea: some StringProtocol) -> [String] {
  var palabras: [String] = []
  var actual: String?
  var comilla: Character?
  var escape = false
  for c in linea {
    if escape {
      actual = (actual ?? "") + String(c)
      escape = false
    } else if c == "\\", comilla != "'" {
      escape = true
    } else if let abierta = comilla {
      if c == abierta { comilla = nil } else { actual = (actual ?? "") + String(c) }
    } else if c == "'" || c == "\"" {
      comilla = c
      actual = actual ?? ""
    } else if c == " " {
      if let palabra = actual { palabras.append(palabra) }
      actual = nil
    } else {
      actual = (actual ?? "") + String(c)
    }
  }
  if let palabra = actual { palabras.append(palabra) }
  return palabras
}
