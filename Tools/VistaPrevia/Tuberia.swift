#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// La conversación con el compilador: cada mensaje lleva delante su tamaño.
///
/// El tamaño son ocho bytes, el de menos peso primero. Es el protocolo de complementos de Swift.
enum Tuberia {
  /// Lo más largo que se acepta: un mensaje lleva el código de una declaración, no un fichero.
  private static let maximo = 64 << 20

  /// El mensaje siguiente, o `nil` si se acabaron o no se entiende.
  static func leer() -> Mensaje? {
    guard let cabecera = leer(8) else { return nil }
    let largo = cabecera.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard largo <= maximo, let bytes = leer(Int(largo)) else { return nil }
    return try? JSONDecoder().decode(Mensaje.self, from: Data(bytes))
  }

  /// Escribe una respuesta.
  ///
  /// - Returns: si se pudo.
  static func escribir(_ respuesta: Respuesta) -> Bool {
    guard let datos = try? JSONEncoder().encode(respuesta) else { return false }
    let cabecera = (0..<8).map { UInt8(truncatingIfNeeded: datos.count >> ($0 * 8)) }
    return escribir(cabecera + Array(datos))
  }

  private static func leer(_ cuantos: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: cuantos)
    var leidos = 0
    while leidos < cuantos {
      let n = bytes.withUnsafeMutableBytes {
        read(0, $0.baseAddress?.advanced(by: leidos), cuantos - leidos)
      }
      if n < 0, errno == EINTR { continue }
      guard n > 0 else { return nil }
      leidos += n
    }
    return bytes
  }

  private static func escribir(_ bytes: [UInt8]) -> Bool {
    var escritos = 0
    while escritos < bytes.count {
      let n = bytes.withUnsafeBytes {
        write(1, $0.baseAddress?.advanced(by: escritos), bytes.count - escritos)
      }
      if n < 0, errno == EINTR { continue }
      guard n > 0 else { return false }
      escritos += n
    }
    return true
  }
}
