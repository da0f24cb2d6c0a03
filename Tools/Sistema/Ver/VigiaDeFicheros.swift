import Cuaderno
import Foundation

/// Los ficheros de una versión tal como se guardaron.
struct Guardado: Sendable {
  let entrega: Entrega
  let problemas: [(fichero: String, problema: ProblemaDeEntrega)]

  /// Cambia si cambia algún contenido o lo que impide leerlo.
  fileprivate var huella: String { "\(entrega.huella) \(problemas)" }
}

/// Mira los ficheros de una versión cada poco: por contenido, nunca por la fecha.
struct VigiaDeFicheros: Sendable {
  let curso: Curso
  let leccion: Leccion
  let version: Version

  /// Cada cuánto se mira.
  private static let intervalo = Duration.milliseconds(150)

  /// Lo que hay guardado ahora.
  func mirar() throws(Fallo) -> Guardado {
    let (entrega, problemas) = try curso.entrega(de: leccion, version)
    return Guardado(entrega: entrega, problemas: problemas)
  }

  /// Empieza a mirar. Cada vez dice qué hay de nuevo respecto a lo último, o nada.
  func vigilar(
    desde primero: Guardado,
    cadaVez: @escaping @Sendable (Guardado?) -> Void
  ) -> Task<Void, any Error> {
    Task {
      var antes = primero.huella
      while true {
        try await Task.sleep(for: Self.intervalo)
        // Mientras el editor guarda, la carpeta puede no dejarse leer: se mira otra vez luego.
        let ahora = try? mirar()
        let nuevo = ahora.flatMap { $0.huella == antes ? nil : $0 }
        if let nuevo { antes = nuevo.huella }
        cadaVez(nuevo)
      }
    }
  }
}
