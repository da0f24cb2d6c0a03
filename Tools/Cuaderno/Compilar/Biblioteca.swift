/// Una biblioteca del cuaderno: se compila una vez y se enlaza con lo que la usa.
package struct Biblioteca: Sendable, Hashable {
  /// El nombre de su módulo.
  package let modulo: String
  /// El nombre con el que la importan las lecciones, si es otro.
  package let alias: String?
  /// Las bibliotecas que importa.
  package let depende: [String]

  /// La carpeta de sus fuentes, dentro del cuaderno.
  package var carpeta: String { "Sources/\(modulo)" }

  /// La de las comprobaciones.
  package static let apoyo = Biblioteca(modulo: "Apoyo", alias: nil, depende: [])
  private static let deLecciones = [
    Biblioteca(modulo: "Torneo", alias: nil, depende: []),
    Biblioteca(modulo: "MiniCombine", alias: "Combine", depende: []),
    Biblioteca(modulo: "MiniSwiftUI", alias: "SwiftUI", depende: ["MiniCombine"]),
  ]

  /// Las que hacen falta para una lección que `usa` esos módulos, cada una tras las que importa.
  package static func para(_ usa: [String]) -> [Biblioteca] {
    var hace = Set(usa)
    for biblioteca in deLecciones where hace.contains(biblioteca.nombreVisible) {
      hace.formUnion(biblioteca.depende)
    }
    return deLecciones.filter { hace.contains($0.nombreVisible) || hace.contains($0.modulo) }
  }

  private var nombreVisible: String { alias ?? modulo }

  /// Las banderas con las que otro módulo la importa.
  package func banderas(en carpeta: String) -> [String] {
    ["-I", carpeta] + (alias.map { ["-module-alias", "\($0)=\(modulo)"] } ?? [])
  }
}

/// El programa que corre las comprobaciones: el punto de entrada de Swift Testing.
package enum Corredor {
  /// El módulo.
  package static let modulo = "Corredor"
  /// El código. La salida se escribe línea a línea: una parada no se lleva lo ya impreso.
  package static let codigo = """
    #if canImport(Glibc)
      import Glibc
    #else
      import Darwin
    #endif
    import Testing

    @main
    struct Corredor {
      static func main() async {
        setvbuf(stdout, nil, _IOLBF, 0)
        await Testing.__swiftPMEntryPoint() as Never
      }
    }
    """
}

/// Los módulos que importa un código, en orden y sin repetir.
package func importaciones(de codigo: String) -> [String] {
  var modulos: Set<String> = []
  for linea in codigo.lineas.flatMap({ $0.split(separator: ";") }) {
    guard let rango = linea.firstRange(of: "import "),
      linea[..<rango.lowerBound].allSatisfy({ $0.isLetter || "@_() \t".contains($0) })
    else { continue }
    let palabras = linea[rango.upperBound...].split(separator: " ")
    let clases = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let nombre = palabras.first { !clases.contains(String($0)) }
    if let modulo = nombre?.split(separator: ".").first { modulos.insert(String(modulo)) }
  }
  return modulos.sorted()
}
