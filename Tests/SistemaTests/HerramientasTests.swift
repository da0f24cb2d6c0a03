import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Herramientas")
struct HerramientasTests {
  /// Un `swiftc` que dice esa versión, con o sin su frontend al lado.
  @discardableResult
  private func compilador(
    en carpeta: String,
    version: String = "6.3.1",
    frontend: String? = "bytes"
  ) throws -> String {
    try escribir(
      "#!/bin/sh\necho 'Swift version \(version)'\n",
      en: "\(carpeta)/swiftc",
      ejecutable: true
    )
    if let frontend {
      try escribir(frontend, en: "\(carpeta)/swift-frontend", ejecutable: true)
    }
    return "\(carpeta)/swiftc"
  }

  #if os(macOS)
  private static let soloPATH = false
  #else
  private static let soloPATH = true
  #endif

  @Test(
    "En el PATH, el primero que se puede ejecutar",
    .enabled(if: soloPATH, "en un Mac, xcrun tiene la última palabra")
  )
  func enElPATH() async throws {
    try await conCarpeta { base in
      try Disco.crearCarpeta("\(base)/a/swiftc")
      try escribir("", en: "\(base)/b/swiftc")
      let bueno = try compilador(en: "\(base)/c")
      try compilador(en: "\(base)/d")
      let path = ["", "/no/existe", "a", "b", "c", "d"]
        .map { $0.isEmpty || $0.hasPrefix("/") ? $0 : "\(base)/\($0)" }.joined(separator: ":")
      #expect(try await Herramientas.buscar(entorno: ["PATH": path]).driver == bueno)
    }
  }

  @Test(
    "Sin ninguno, un fallo",
    .enabled(if: soloPATH, "en un Mac, xcrun tiene la última palabra"),
    arguments: [[:], ["PATH": ""], ["PATH": "/no/existe"], ["SWIFT_EXEC": "/no/existe/swiftc"]]
  )
  func ninguno(_ entorno: [String: String]) async {
    await #expect(throws: Fallo.sinHerramientas(buscado: "swiftc")) {
      try await Herramientas.buscar(entorno: entorno)
    }
  }

  @Test("SWIFT_EXEC manda sobre el PATH")
  func conSWIFT_EXEC() async throws {
    try await conCarpeta { base in
      let pedido = try compilador(en: "\(base)/pedido")
      try compilador(en: "\(base)/otro")
      let entorno = ["SWIFT_EXEC": pedido, "PATH": "\(base)/otro"]
      #expect(try await Herramientas.buscar(entorno: entorno).driver == pedido)
    }
  }

  @Test("Detrás de un enlace se usan las herramientas de verdad, con la misma clave")
  func enlace() async throws {
    try await conCarpeta { base in
      let bueno = try compilador(en: "\(base)/de verdad")
      try Disco.crearCarpeta("\(base)/bin")
      try #require(symlink(bueno, "\(base)/bin/swiftc") == 0)
      let directo = try await Herramientas.buscar(entorno: ["SWIFT_EXEC": bueno])
      let porEnlace = try await Herramientas.buscar(
        entorno: ["SWIFT_EXEC": "\(base)/bin/swiftc"])
      #expect(porEnlace.driver == bueno)
      #expect(porEnlace.clave == directo.clave)
    }
  }

  @Test("La clave cambia con el frontend, y sin él, con la versión que dice el driver")
  func clave() async throws {
    try await conCarpeta { base in
      let entorno = ["SWIFT_EXEC": try compilador(en: base)]
      let primera = try await Herramientas.buscar(entorno: entorno).clave
      #expect(try await Herramientas.buscar(entorno: entorno).clave == primera)
      try compilador(en: base, frontend: "otros bytes")
      let segunda = try await Herramientas.buscar(entorno: entorno).clave
      Disco.borrar("\(base)/swift-frontend")
      let tercera = try await Herramientas.buscar(entorno: entorno).clave
      try compilador(en: base, version: "6.4", frontend: nil)
      let cuarta = try await Herramientas.buscar(entorno: entorno).clave
      #expect(Set([primera, segunda, tercera, cuarta]).count == 4)
    }
  }

  @Test("Uno viejo o mudo no da un plan")
  func viejoOMudo() async throws {
    try await conCarpeta { base in
      let entorno = ["SWIFT_EXEC": try compilador(en: base, version: "6.2.4")]
      await #expect(throws: Fallo.herramientasViejas(version: "6.2.4")) {
        try await Herramientas.buscar(entorno: entorno).preguntarPlan()
      }
      try compilador(en: base, version: "")
      await #expect(
        throws: Fallo.planIlegible(detalle: "swiftc --version no dice su versión.")
      ) {
        try await Herramientas.buscar(entorno: entorno).preguntarPlan()
      }
    }
  }

  @Test("Sin nada que entender de sus trabajos, el plan es pedírselo todo al driver")
  func sinPlan() async throws {
    try await conCarpeta { base in
      let driver = try compilador(en: base)
      let plan = try await Herramientas.buscar(entorno: ["SWIFT_EXEC": driver]).preguntarPlan()
      #expect(plan == .sinPlan(version: "6.3.1", driver: driver))
    }
  }

  @Test("El de aquí da un plan directo, con frontend y enlace")
  func elDeAqui() async throws {
    let plan = try await Herramientas.buscar().preguntarPlan()
    #expect(plan.frontend.contains("-frontend"))
    #expect(plan.enlace.contains(PlanDelDriver.objetos))
    #expect(plan.enlace.contains(PlanDelDriver.salida))
  }
}
