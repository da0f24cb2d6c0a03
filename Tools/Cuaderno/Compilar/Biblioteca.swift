/// Una biblioteca del cuaderno: se compila una vez y se enlaza con lo que la usa.
package struct Biblioteca: Sendable, Hashable {
  /// El nombre de su módulo.
  package let modulo: String
  /// El nombre con el que la importan las lecciones, si es otro.
  package let alias: String?
  /// Las bibliotecas que importa.
  package let depende: [String]
  /// La carpeta de sus fuentes, dentro del cuaderno.
  package let carpeta: String
  /// El complemento que expande sus macros, si las tiene.
  package let complemento: Complemento?

  private init(
    _ modulo: String,
    alias: String? = nil,
    depende: [String] = [],
    en carpeta: String = "Sources",
    complemento: Complemento? = nil
  ) {
    self.modulo = modulo
    self.alias = alias
    self.depende = depende
    self.carpeta = "\(carpeta)/\(modulo)"
    self.complemento = complemento
  }

  /// La de las comprobaciones.
  package static let apoyo = Biblioteca("Apoyo")
  private static let deLecciones = [
    Biblioteca("Torneo"),
    Biblioteca("MiniCombine", alias: "Combine"),
    Biblioteca(
      "MiniSwiftUI",
      alias: "SwiftUI",
      depende: ["MiniCombine"],
      complemento: .vistaPrevia
    ),
  ]
  /// Las que enseñan una vista en marcha, además de las de su lección.
  package static let deVer = [
    Biblioteca("Escena", en: "Tools"),
    Biblioteca("Visor", depende: ["Escena", "MiniCombine", "MiniSwiftUI"], en: "Tools"),
  ]

  /// Las que hacen falta para una lección que `usa` esos módulos, cada una tras las que importa.
  package static func para(_ usa: [String]) -> [Biblioteca] {
    var hace = Set(usa)
    for biblioteca in deLecciones where hace.contains(biblioteca.nombreVisible) {
      hace.formUnion(biblioteca.depende)
    }
    return deLecciones.filter { hace.contains($0.nombreVisible) || hace.contains($0.modulo) }
  }

  /// Las que hacen falta para verificar lo que `usa` esos módulos: comprobarlo y, si tiene vistas,
  /// verlo.
  package static func deVerificar(_ usa: [String]) -> [Biblioteca] {
    [.apoyo] + para(usa) + (usa.contains("SwiftUI") ? deVer : [])
  }

  /// Los módulos del cuaderno que importan esos códigos y que no tiene una lección que `usa` esos.
  ///
  /// Sin los que otro de ellos trae consigo: a quien importa SwiftUI y Combine le falta SwiftUI.
  package static func queFaltan(a codigos: [String], usa: [String]) -> [String] {
    let importados = Set(codigos.flatMap { importaciones(de: $0) })
    let tiene = Set(para(usa).map(\.modulo))
    let faltan = deLecciones.filter {
      importados.contains($0.nombreVisible) && !tiene.contains($0.modulo)
    }
    let vienenSolos = Set(faltan.flatMap(\.depende))
    return faltan.filter { !vienenSolos.contains($0.modulo) }.map(\.nombreVisible)
  }

  private var nombreVisible: String { alias ?? modulo }

  /// Las banderas con las que otro módulo la importa con el nombre de las lecciones.
  package var banderasDeAlias: [String] {
    alias.map { ["-module-alias", "\($0)=\(modulo)"] } ?? []
  }
}

/// Un programa que el compilador lanza para expandir macros.
package struct Complemento: Sendable, Hashable {
  /// El nombre de su módulo.
  package let modulo: String
  /// La carpeta de sus fuentes, dentro del cuaderno.
  package let carpeta: String

  /// El de `#Preview` y `@Entry`.
  package static let vistaPrevia = Complemento(modulo: "VistaPrevia", carpeta: "Tools/VistaPrevia")

  /// El otro nombre del ejecutable: llamado así, no da nada por cada `#Preview`.
  package static let sinVistas = "SinVistasPrevias"

  /// Las banderas con las que el compilador lo encuentra en ese ejecutable.
  package func banderas(en ejecutable: String) -> [String] {
    ["-load-plugin-executable", "\(ejecutable)#\(modulo)"]
  }

  /// Unas banderas de compilar, cambiadas para que las vistas previas no den nada.
  package static func sinVistas(_ banderas: [String]) -> [String] {
    banderas.map { bandera in
      guard bandera.hasSuffix("/\(vistaPrevia.modulo)#\(vistaPrevia.modulo)") else {
        return bandera
      }
      return bandera.dropLast(2 * vistaPrevia.modulo.count + 1)
        + "\(sinVistas)#\(vistaPrevia.modulo)"
    }
  }
}

/// Un programa de una pieza que se enlaza con lo de la lección: el que la comprueba o la enseña.
package struct Programa: Sendable {
  /// El módulo.
  package let modulo: String
  /// El código. La salida se escribe línea a línea: una parada no se lleva lo ya impreso.
  package let codigo: String

  /// El que corre las comprobaciones: el punto de entrada de Swift Testing.
  package static let corredor = Programa(
    modulo: "Corredor",
    importa: "Testing",
    asincrono: true,
    cuerpo: "await Testing.__swiftPMEntryPoint() as Never"
  )

  /// El que enseña las vistas previas.
  package static let mirador = Programa(
    modulo: "Mirador",
    importa: "Visor",
    asincrono: false,
    cuerpo: "MainActor.assumeIsolated { correr(Array(CommandLine.arguments.dropFirst())) }"
  )

  private init(modulo: String, importa: String, asincrono: Bool, cuerpo: String) {
    self.modulo = modulo
    codigo = """
      #if canImport(Glibc)
        import Glibc
      #else
        import Darwin
      #endif
      import \(importa)

      @main
      struct \(modulo) {
        static func main()\(asincrono ? " async" : "") {
          setvbuf(stdout, nil, _IOLBF, 0)
          \(cuerpo)
        }
      }
      """
  }
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
