import Cuaderno
import Foundation

/// El compilador de Swift que se usa y la clave que lo distingue de otro.
package struct Herramientas: Sendable {
  /// El driver: `swiftc`.
  package let driver: String
  /// Ruta, tamaño y fecha del frontend: preguntar la versión costaría 64 ms cada vez.
  package let clave: Huella

  /// Busca el compilador en `SWIFT_EXEC`, en el `PATH` y, en un Mac, con `xcrun`.
  package static func buscar(
    entorno: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(Fallo) -> Herramientas {
    var encontrado = entorno["SWIFT_EXEC"].flatMap { Disco.esEjecutable($0) ? $0 : nil }
    let rutas = (entorno["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    encontrado = encontrado ?? rutas.first(where: Disco.esEjecutable)
    #if os(macOS)
    if encontrado == nil || encontrado == "/usr/bin/swiftc" {
      let orden = OrdenDeProceso(["/usr/bin/xcrun", "-f", "swiftc"], limites: .compilador)
      let respuesta = try await ejecutar(orden)
      if respuesta.fin == .codigo(0) { encontrado = respuesta.texto.recortado }
    }
    #endif
    guard let encontrado else { throw .sinHerramientas(buscado: "swiftc") }
    let carpeta = carpeta(de: encontrado)
    return Herramientas(
      driver: "\(carpeta)/swiftc",
      clave: try await clave("\(carpeta)/swiftc", carpeta: carpeta)
    )
  }

  /// La carpeta de las herramientas, sin enlaces: la de verdad si `swiftc` es un enlace a ellas.
  private static func carpeta(de driver: String) -> String {
    func padre(_ ruta: String) -> String {
      ruta.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
    }
    let verdadera = Disco.real(driver).map(padre) ?? ""
    let completa = ["swiftc", "swift-frontend"].allSatisfy {
      Disco.esEjecutable("\(verdadera)/\($0)")
    }
    let suya = padre(driver)
    return completa ? verdadera : Disco.real(suya) ?? suya
  }

  private static func clave(_ driver: String, carpeta: String) async throws(Fallo) -> Huella {
    var info = stat()
    if let frontend = Disco.real("\(carpeta)/swift-frontend"), stat(frontend, &info) == 0 {
      #if os(macOS)
      let fecha = "\(info.st_mtimespec.tv_sec).\(info.st_mtimespec.tv_nsec)"
      #else
      let fecha = "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
      #endif
      return Huella(partes: [frontend, "\(info.st_size)", fecha])
    }
    // Un gestor de versiones: la ruta no dice qué compilador hay detrás, así que se pregunta.
    let respuesta = try await ejecutar(OrdenDeProceso([driver, "--version"], limites: .compilador))
    return Huella(partes: [driver, respuesta.texto])
  }

  /// Pregunta al driver qué haría. Se hace una vez por compilador y se guarda.
  package func preguntarPlan() async throws(Fallo) -> PlanDelDriver {
    func preguntar(_ argumentos: [String]) async throws(Fallo) -> ResultadoDeProceso {
      try await ejecutar(OrdenDeProceso([driver] + argumentos, limites: .compilador))
    }
    let version = try await preguntar(["--version"]).texto
    guard let numeros = PlanDelDriver.version(en: version) else {
      throw .planIlegible(detalle: "swiftc --version no dice su versión.")
    }
    let escrita = numeros.map(String.init).joined(separator: ".")
    if numeros.lexicographicallyPrecedes(PlanDelDriver.minima) {
      throw .herramientasViejas(version: escrita)
    }
    let compilar = try await preguntar(PlanDelDriver.preguntaDeCompilar)
    let enlazar = try await preguntar(PlanDelDriver.preguntaDeEnlazar)
    return PlanDelDriver.leer(
      version: escrita,
      driver: driver,
      compilar: compilar.texto,
      enlazar: enlazar.texto
    )
      ?? PlanDelDriver.sinPlan(version: escrita, driver: driver)
  }
}
