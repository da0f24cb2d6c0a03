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
