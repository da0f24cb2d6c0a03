import Cuaderno
import Foundation
import Sistema
import Synchronization

/// Una copia del cuaderno en una carpeta provisional: medir no toca el trabajo de nadie.
struct CopiaDelCuaderno: Sendable {
  let carpeta: String
  let codigo: CodigoDePrueba
  private var ejecutable: String { "\(carpeta)/.build/debug/leccion" }
  var fichero: String { "\(carpeta)/Lecciones/03-propiedades-ignoradas/Conversor.swift" }
  private var solucion: String { "\(carpeta)/Soluciones/03-propiedades-ignoradas/Conversor.swift" }

  /// Copia el cuaderno y lo compila entero, con sus pruebas.
  static func crear(de origen: String) async throws(Fallo) -> CopiaDelCuaderno {
    let carpeta = "\(NSTemporaryDirectory())cuaderno-banco-\(getpid())"
    Interrupciones.alInterrumpir { Disco.borrar(carpeta) }
    try Disco.crearCarpeta(carpeta)
    for nombre in Disco.listar(origen) where !nombre.hasPrefix(".") {
      try copiar("\(origen)/\(nombre)", a: "\(carpeta)/\(nombre)")
    }
    let soluciones = "\(carpeta)/Soluciones/03-propiedades-ignoradas"
    let copia = CopiaDelCuaderno(
      carpeta: carpeta,
      codigo: CodigoDePrueba(
        solucion: try Disco.texto("\(soluciones)/Conversor.swift"),
        inicio: try Disco.texto("\(soluciones)/Inicio/Conversor.swift")
      )
    )
    escribirDirecto("Compilo una copia del cuaderno (tarda un par de minutos)…\n", en: 2)
    let orden = OrdenDeProceso(
      ["/usr/bin/env", "swift", "build", "--build-tests"],
      carpeta: carpeta,
      limites: Limites(reloj: 1800, cpu: 3600, memoria: nil, salida: 8 << 20)
    )
    let resultado = try await ejecutar(orden)
    guard resultado.fin == .codigo(0) else {
      throw .bibliotecaRota(nombre: "El cuaderno", detalle: resultado.texto)
    }
    return copia
  }

  /// Deja los dos ficheros como estaban en el cuaderno copiado.
  func restaurar() throws(Fallo) {
    try Disco.escribir(Array(codigo.inicio.utf8), en: fichero)
    try Disco.escribir(Array(codigo.solucion.utf8), en: solucion)
  }

  func borrar() { Disco.borrar(carpeta) }

  /// Escribe el mismo código en el fichero del estudiante y en la solución.
  func escribir(_ texto: String) throws(Fallo) {
    try Disco.escribir(Array(texto.utf8), en: fichero)
    try Disco.escribir(Array(texto.utf8), en: solucion)
  }

  /// Corre `leccion` y da los milisegundos. Un código inesperado es un fallo, no una medida.
  func leccion(_ argumentos: [String], espera codigo: Int32) async throws(Fallo) -> Double {
    try await cronometrar([ejecutable] + argumentos, espera: codigo)
  }

  /// Corre las pruebas de la lección 3 con SwiftPM y da los milisegundos.
  func swiftTest() async throws(Fallo) -> Double {
    try await cronometrar(
      ["/usr/bin/env", "swift", "test", "--filter", "Leccion03Tests"],
      espera: 0
    )
  }

  private func cronometrar(_ mandato: [String], espera codigo: Int32) async throws(Fallo) -> Double
  {
    let orden = OrdenDeProceso(
      mandato,
      carpeta: carpeta,
      limites: Limites(reloj: 600, cpu: 1200, memoria: nil, salida: 8 << 20)
    )
    let resultado = try await ejecutar(orden)
    guard resultado.fin == .codigo(codigo) else {
      throw .noSePuedeEjecutar(
        programa: mandato.joined(separator: " "),
        motivo: "acabó con \(resultado.fin)\n\(resultado.texto)\(resultado.textoDeErrores)"
      )
    }
    return resultado.segundos * 1000
  }

  /// El pico de memoria del propio ejecutor, sin sus hijos, en KiB. Solo en Linux.
  func picoDeMemoria(_ argumentos: [String]) async -> Int? {
    let mandato = [ejecutable] + argumentos
    let acabada = Bandera()
    return await withTaskGroup(of: Int?.self) { grupo in
      grupo.addTask {
        _ = try? await ejecutar(OrdenDeProceso(mandato, carpeta: carpeta, limites: .biblioteca))
        acabada.alzar()
        return nil
      }
      grupo.addTask {
        var pico: Int?
        while !acabada.alzada {
          if let kib = memoriaDelEjecutor() { pico = max(pico ?? 0, kib) }
          usleep(2000)
        }
        return pico
      }
      return await grupo.reduce(nil) { $0 ?? $1 }
    }
  }

  private func memoriaDelEjecutor() -> Int? {
    let real = Disco.real(ejecutable)
    for pid in Disco.listar("/proc") where Int(pid) != nil {
      guard Disco.real("/proc/\(pid)/exe") == real,
        let kib = Self.leerProc("/proc/\(pid)/status")?.entre("VmHWM:", "kB")
      else { continue }
      return Int(kib.recortado)
    }
    return nil
  }

  private static func leerProc(_ ruta: String) -> String? {
    guard let fichero = fopen(ruta, "r") else { return nil }
    defer { fclose(fichero) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let n = fread(&bytes, 1, bytes.count, fichero)
    return String(decoding: bytes[..<n], as: UTF8.self)
  }

  private static func copiar(_ origen: String, a destino: String) throws(Fallo) {
    if Disco.clase(origen) == .carpeta {
      try Disco.crearCarpeta(destino)
      for nombre in Disco.listar(origen) {
        try copiar("\(origen)/\(nombre)", a: "\(destino)/\(nombre)")
      }
    } else {
      try Disco.escribir(try Disco.leer(origen), en: destino)
    }
  }
}

/// El código con el que se mide: la solución, con un cambio nuevo cada vez.
struct CodigoDePrueba: Sendable {
  let solucion: String
  let inicio: String

  /// Cambia el cuerpo de una función: la interfaz queda igual.
  func conCuerpo(_ n: Int) -> String { tras("-> Double {", "    _ = \(n)") }
  /// Añade una función: la interfaz cambia.
  func conInterfaz(_ n: Int) -> String { solucion + "\nfunc anadida\(n)() {}\n" }
  /// Mete un error de tipos.
  func conError(_ n: Int) -> String { tras("-> Double {", "    let mal: Int = \"\(n)\"") }

  private func tras(_ marca: String, _ linea: String) -> String {
    guard let rango = solucion.firstRange(of: marca) else { return solucion }
    return solucion[..<rango.upperBound] + "\n" + linea + solucion[rango.upperBound...]
  }
}

/// Una señal de un solo uso entre dos tareas.
private final class Bandera: Sendable {
  private let valor = Atomic(false)
  var alzada: Bool { valor.load(ordering: .acquiring) }
  func alzar() { valor.store(true, ordering: .releasing) }
}
