/// Lo que dice el enlazador cuando no puede hacer el programa: sus textos son de cada sistema.
package enum ErrorDeEnlace {
  /// Las causas en español, sin repetir; vacío si no se reconoce ninguna.
  package static func causas(_ dicho: String) -> [String] {
    var causas: [String] = []
    for linea in dicho.lineas {
      guard let causa = causa(String(linea)), !causas.contains(causa) else { continue }
      causas.append(causa)
    }
    return causas
  }

  private static func causa(_ linea: String) -> String? {
    for (marca, hacer) in formas {
      guard let rango = linea.firstRange(of: marca) else { continue }
      let detras = linea[rango.upperBound...].recortado
      return hacer(limpio(detras))
    }
    return nil
  }

  /// El símbolo sin comillas, sin el guion bajo de macOS y sin lo que sigue.
  private static func limpio(_ texto: String) -> String {
    let quitadas = texto.filter { !"'\"`:".contains($0) }
    let palabra = quitadas.split(separator: " ").first.map(String.init) ?? quitadas
    return palabra.hasPrefix("_$") ? String(palabra.dropFirst()) : palabra
  }

  private static let formas: [(String, @Sendable (String) -> String)] = [
    (
      "undefined reference to ", { "falta el código de `\($0)`: está declarado y nadie lo define." }
    ),
    ("undefined symbol: ", { "falta el código de `\($0)`: está declarado y nadie lo define." }),
    ("multiple definition of ", repetido), ("duplicate symbol: ", repetido),
    ("duplicate symbol ", repetido),
    ("cannot find -l", { "falta la biblioteca `\($0)`, que no está en esta máquina." }),
    ("unable to find library -l", { "falta la biblioteca `\($0)`, que no está en esta máquina." }),
    ("library not found for -l", { "falta la biblioteca `\($0)`, que no está en esta máquina." }),
    ("No space left on device", { _ in "no queda espacio en el disco." }),
  ]

  @Sendable private static func repetido(_ simbolo: String) -> String {
    simbolo == "main" || simbolo == "_main"
      ? "hay dos programas principales: quita `@main` o el código suelto de tu fichero."
      : "`\(simbolo)` está definido dos veces."
  }
}

extension ErrorDeEnlace {
  /// Las causas que están en el código del estudiante, en la línea que nombra el símbolo.
  ///
  /// Es suyo un símbolo que su código escribe, como en `@_silgen_name`, o que lleva dentro el nombre
  /// de su módulo. Lo demás es del cuaderno o de la máquina.
  /// - Parameters:
  ///   - causas: lo que da `causas(_:)`, una por línea.
  ///   - modulo: el módulo del estudiante.
  ///   - fuentes: sus líneas.
  /// - Returns: un error por causa; vacío si ninguna es suya.
  package static func delEstudiante(
    _ causas: String,
    modulo: String,
    fuentes: [String: [String]]
  ) -> [Diagnostico] {
    causas.lineas.compactMap { causa -> Diagnostico? in
      guard let simbolo = causa.entre("`", "`").map(String.init) else { return nil }
      let lugar = lugar(de: simbolo, en: fuentes)
      guard lugar != nil || simbolo.contains(modulo) else { return nil }
      return Diagnostico(
        gravedad: .error,
        mensaje: String(causa.hasSuffix(".") ? causa.dropLast() : causa).replacing("`", with: "'"),
        lugar: lugar,
        estaTraducido: true
      )
    }
  }

  /// El sitio de una declaración con ese símbolo: entre comillas, como lo escribe un atributo.
  private static func lugar(de simbolo: String, en fuentes: [String: [String]]) -> Lugar? {
    let escrito = "\"\(simbolo)\""
    for (fichero, lineas) in fuentes.sorted(by: { $0.key < $1.key }) {
      for (i, linea) in lineas.enumerated() {
        guard let rango = linea.firstRange(of: escrito) else { continue }
        return Lugar(
          fichero: fichero,
          linea: i + 1,
          columna: linea[..<rango.lowerBound].utf8.count + 1,
          largo: escrito.utf8.count
        )
      }
    }
    return nil
  }
}
