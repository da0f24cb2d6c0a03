// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

#if compiler(<6.3)
#error("Cuaderno necesita Swift 6.3 o posterior. Instálalo desde swift.org y vuelve a probar.")
#endif

// MARK: - Las lecciones: una línea por lección

let lecciones: [Leccion] = [
  Leccion(1, "el-objeto-que-avisa"),
  Leccion(2, "seguir-lo-que-se-lee"),
  Leccion(3, "propiedades-ignoradas"),
  Leccion(4, "duenos-y-liberacion", usa: ["Torneo"], aislamiento: "MainActor"),
  Leccion(5, "antes-de-cambiar", usa: ["Combine"]),
  Leccion(6, "published", usa: ["Combine"]),
  Leccion(7, "la-duena-es-la-vista", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(8, "avisa-a-todos", usa: ["Combine"]),
  Leccion(9, "cuantas-veces-se-dibuja", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(10, "quien-guarda-la-suscripcion", usa: ["Combine"]),
  Leccion(11, "objetos-dentro-de-objetos", usa: ["Combine"]),
  Leccion(22, "el-init-que-se-repite", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(23, "de-la-tripleta-a-state-y-environment", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(24, "enlaces-con-bindable", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(25, "la-identidad-de-la-vista", usa: ["SwiftUI"], aislamiento: "MainActor"),
  Leccion(26, "task-frente-a-onappear", usa: ["SwiftUI"], aislamiento: "MainActor"),
]

// MARK: - Las herramientas y las bibliotecas

let productos: [Product] = [
  .library(name: "MiniCombine", targets: ["MiniCombine", "MiniCombineFoundation"]),
  .library(name: "MiniSwiftUI", targets: ["MiniSwiftUI"]),
]
let objetivos: [Target] = [
  .target(name: "Apoyo", path: "Sources/Apoyo"),
  .target(name: "MiniCombine", path: "Sources/MiniCombine"),
  .macro(name: "VistaPrevia", path: "Tools/VistaPrevia"),
  .target(
    name: "MiniSwiftUI",
    dependencies: ["MiniCombine", "VistaPrevia"],
    path: "Sources/MiniSwiftUI"
  ),
  .target(
    name: "MiniCombineFoundation",
    dependencies: ["MiniCombine"],
    path: "Sources/MiniCombineFoundation"
  ),
  .target(name: "Torneo", path: "Sources/Torneo"),
  .target(name: "Escena", path: "Tools/Escena"),
  .target(name: "Cuaderno", dependencies: ["Escena"], path: "Tools/Cuaderno"),
  .target(name: "Visor", dependencies: ["Escena", "MiniSwiftUI"], path: "Tools/Visor"),
  .target(name: "Sistema", dependencies: ["Cuaderno"], path: "Tools/Sistema"),
  .executableTarget(name: "leccion", dependencies: ["Sistema"], path: "Tools/leccion"),
  .executableTarget(
    name: "banco",
    dependencies: ["Sistema", "MiniCombine", "MiniSwiftUI"],
    path: "Tools/Banco"
  ),
  .testTarget(name: "ApoyoTests", dependencies: ["Apoyo"], path: "Tests/ApoyoTests"),
  .testTarget(
    name: "MiniCombineTests",
    dependencies: ["MiniCombine", "MiniCombineFoundation"],
    path: "Tests/MiniCombineTests"
  ),
  .testTarget(
    name: "MiniSwiftUITests",
    dependencies: ["MiniSwiftUI", "Torneo"],
    path: "Tests/MiniSwiftUITests",
    swiftSettings: [
      .unsafeFlags([
        "-default-isolation", "MainActor", "-module-alias", "SwiftUI=MiniSwiftUI",
        "-module-alias", "Combine=MiniCombine",
      ])
    ]
  ),
  .testTarget(name: "TorneoTests", dependencies: ["Torneo"], path: "Tests/TorneoTests"),
  .testTarget(
    name: "CuadernoTests",
    dependencies: ["Cuaderno"],
    path: "Tests/CuadernoTests",
    exclude: ["Muestras", "Pantallas"]
  ),
  .testTarget(name: "SistemaTests", dependencies: ["Sistema"], path: "Tests/SistemaTests"),
  .testTarget(
    name: "LeccionTests",
    dependencies: ["Sistema", "leccion"],
    path: "Tests/LeccionTests",
    exclude: ["Pantallas"]
  ),
]

// MARK: - De una lección a sus tres objetivos

/// Una lección: su número, su carpeta y lo que necesita. Coincide con su portada (README.md).
struct Leccion {
  let numero: String
  let carpeta: String
  let usa: [String]
  let ajustes: [SwiftSetting]

  init(_ numero: Int, _ slug: String, usa: [String] = [], aislamiento: String = "ninguno") {
    self.numero = numero < 10 ? "0\(numero)" : "\(numero)"
    self.carpeta = "\(self.numero)-\(slug)"
    self.usa = usa
    let alias = usa.compactMap { nombre in Self.propios[nombre].map { "\(nombre)=\($0)" } }
    self.ajustes =
      (aislamiento == "MainActor" ? [.unsafeFlags(["-default-isolation", "MainActor"])] : [])
      + alias.map { .unsafeFlags(["-module-alias", $0]) }
      + Self.idioma
  }

  /// El catálogo con el que el compilador habla español: para `swift build` y para el editor.
  ///
  /// Solo con el compilador para el que se hizo: un mensaje que no exista sería un error.
  #if compiler(>=6.3) && compiler(<6.4)
  private static let idioma: [SwiftSetting] = [
    .unsafeFlags([
      "-locale", "es", "-localization-path",
      "\(Context.packageDirectory)/Tools/Idioma/es",
    ])
  ]
  #else
  private static let idioma: [SwiftSetting] = []
  #endif

  /// Los módulos de Apple que en este paquete son nuestros: el código los importa con su nombre.
  private static let propios = ["Combine": "MiniCombine", "SwiftUI": "MiniSwiftUI"]

  var dependencias: [Target.Dependency] {
    usa.filter { $0 != "Foundation" }.map { .byName(name: Self.propios[$0] ?? $0) }
  }

  /// El fichero del estudiante, el de la solución y las comprobaciones, que corren sobre esta.
  var objetivos: [Target] {
    [
      .target(
        name: "Leccion\(numero)",
        dependencies: dependencias,
        path: "Lecciones/\(carpeta)",
        exclude: ["README.md", "Pistas.md"],
        swiftSettings: ajustes
      ),
      .target(
        name: "Solucion\(numero)",
        dependencies: dependencias,
        path: "Soluciones/\(carpeta)",
        exclude: ["Inicio", "Errores"],
        swiftSettings: ajustes
      ),
      .testTarget(
        name: "Leccion\(numero)Tests",
        dependencies: ["Apoyo", .byName(name: "Solucion\(numero)")] + dependencias,
        path: "Tests/Leccion\(numero)Tests",
        swiftSettings: ajustes + [
          .unsafeFlags(["-module-alias", "Leccion\(numero)=Solucion\(numero)"])
        ]
      ),
    ]
  }
}

let package = Package(
  name: "Cuaderno",
  platforms: [.macOS(.v15)],
  products: productos,
  targets: objetivos + lecciones.flatMap(\.objetivos)
)
