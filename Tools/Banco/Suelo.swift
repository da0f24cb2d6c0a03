import Cuaderno
import Foundation
import Sistema

/// Los mandatos del driver repetidos a mano, sin cuaderno: lo menos que puede costar.
struct Suelo {
  private let copia: CopiaDelCuaderno
  private let plan: PlanDelDriver
  private let carpeta: String
  private let pasos: [String]

  /// Compila lo que no cambia: Apoyo, el corredor y los pasos.
  static func preparar(_ copia: CopiaDelCuaderno) async throws(Fallo) -> Suelo {
    let plan = try await Herramientas.buscar().preguntarPlan()
    let carpeta = "\(copia.carpeta)/.build/suelo"
    try Disco.crearCarpeta(carpeta)
    let pruebas = "\(copia.carpeta)/Tests/Leccion03Tests"
    let suelo = Suelo(
      copia: copia,
      plan: plan,
      carpeta: carpeta,
      pasos: Disco.listar(pruebas).filter { $0.hasSuffix(".swift") }.map { "\(pruebas)/\($0)" }
    )
    try Disco.escribir(Array(Programa.corredor.codigo.utf8), en: "\(carpeta)/Corredor.swift")
    try await suelo.compilar(
      OrdenDeCompilar(
        modulo: "Corredor",
        fuentes: ["\(carpeta)/Corredor.swift"],
        objeto: "\(carpeta)/Corredor.o",
        banderas: ["-swift-version", "5"]
      )
    )
    let apoyo = "\(copia.carpeta)/Sources/Apoyo"
    try await suelo.compilar(
      OrdenDeCompilar(
        modulo: "Apoyo",
        fuentes: Disco.listar(apoyo).map { "\(apoyo)/\($0)" },
        objeto: "\(carpeta)/Apoyo.o",
        interfaz: "\(carpeta)/Apoyo.swiftmodule"
      )
    )
    try copia.escribir(copia.codigo.solucion)
    _ = try await suelo.medir(recompila: true)
    return suelo
  }

  /// Compila el módulo y, si hace falta, los pasos; enlaza y corre. Da los milisegundos.
  func medir(recompila: Bool) async throws(Fallo) -> Double {
    let inicio = DispatchTime.now().uptimeNanoseconds
    try await compilar(modulo)
    if recompila { try await compilarPasos() }
    let objetos =
      ["Leccion03.o", "Apoyo.o", "Corredor.o"].map { "\(carpeta)/\($0)" } + pasos.map(objeto)
    let lista = "\(carpeta)/lista"
    if let extractor = plan.autolink, Disco.clase(lista) == .nada {
      try await correr([extractor] + objetos + ["-o", lista])
    }
    try await correr(
      plan.mandatoDeEnlace(objetos: objetos, lista: lista, ejecutable: "\(carpeta)/comprobar")
    )
    try await correr([
      "\(carpeta)/comprobar", "--event-stream-output-path", "\(carpeta)/eventos",
      "--event-stream-version", "0", "--no-parallel",
    ])
    return Double(DispatchTime.now().uptimeNanoseconds - inicio) / 1_000_000
  }

  /// El frontend solo, acabe bien o con errores. Da los milisegundos.
  func soloCompilar(con banderas: [String] = []) async throws(Fallo) -> Double {
    var orden = modulo
    orden.interfaz = nil
    orden.banderas += banderas
    let proceso = OrdenDeProceso(plan.mandato(orden), limites: .compilador)
    let resultado = try await ejecutar(proceso)
    guard [.codigo(0), .codigo(1)].contains(resultado.fin) else {
      throw .compiladorRoto(detalle: "el frontend acabó con \(resultado.fin)")
    }
    return resultado.segundos * 1000
  }

  private var modulo: OrdenDeCompilar {
    OrdenDeCompilar(
      modulo: "Leccion03",
      fuentes: [copia.fichero],
      objeto: "\(carpeta)/Leccion03.o",
      interfaz: "\(carpeta)/Leccion03.swiftmodule",
      banderas: ["-enable-testing"]
    )
  }

  private func objeto(_ paso: String) -> String {
    "\(carpeta)/\(paso.split(separator: "/").last ?? "").o"
  }

  private func compilarPasos() async throws(Fallo) {
    let fallos = await withTaskGroup(of: Fallo?.self) { grupo in
      for paso in pasos {
        grupo.addTask {
          do throws(Fallo) {
            try await compilar(
              OrdenDeCompilar(
                modulo: "Leccion03Tests",
                fuentes: [paso],
                objeto: objeto(paso),
                banderas: ["-I", carpeta]
              )
            )
            return nil
          } catch {
            return error
          }
        }
      }
      return await grupo.reduce(into: [Fallo]()) { if let fallo = $1 { $0.append(fallo) } }
    }
    if let fallo = fallos.first { throw fallo }
  }

  private func compilar(_ orden: OrdenDeCompilar) async throws(Fallo) {
    try await correr(plan.mandato(orden))
  }

  private func correr(_ mandato: [String]) async throws(Fallo) {
    let resultado = try await ejecutar(OrdenDeProceso(mandato, limites: .compilador))
    guard resultado.fin == .codigo(0) else {
      throw .compiladorRoto(detalle: resultado.textoDeErrores)
    }
  }
}
