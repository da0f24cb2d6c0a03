/// Convierte los bytes de la terminal en teclas.
///
/// Guarda lo que llega a medias: un carácter UTF-8, una secuencia de escape o un texto pegado. Lo
/// que no conoce lo tira, y nada de lo que llegue lo hace crecer sin fin.
package struct LectorDeTeclas: Sendable {
  /// Los bytes de una secuencia a medias.
  private var medias: [UInt8] = []

  /// Crea un lector sin nada a medias.
  package init() {}

  /// Si espera el resto de una secuencia: tras un plazo corto sin más bytes, llama a `vaciar`.
  package var hayMedias: Bool { !medias.isEmpty }

  /// Las teclas que completan esos bytes.
  package mutating func leer(_ bytes: [UInt8]) -> [Tecla] { [] }

  /// Da por terminado lo que estaba a medias: un escape suelto es la tecla Esc.
  package mutating func vaciar() -> [Tecla] { [] }
}
