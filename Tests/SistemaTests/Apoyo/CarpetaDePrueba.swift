import Cuaderno
import Foundation
import Sistema
import Synchronization
import Testing

private let numero = Atomic(0)

/// Da una carpeta temporal sin enlaces en su ruta, y la borra al acabar.
func conCarpeta<R>(_ hacer: (String) async throws -> R) async throws -> R {
  let temporal = Disco.real(NSTemporaryDirectory()) ?? "/tmp"
  let n = numero.add(1, ordering: .relaxed).newValue
  let ruta = "\(temporal)/sistema-\(getpid())-\(n)"
  try Disco.crearCarpeta(ruta)
  defer { Disco.borrar(ruta) }
  return try await hacer(ruta)
}

/// Escribe un fichero de texto, con sus carpetas.
func escribir(_ texto: String, en ruta: String, ejecutable: Bool = false) throws {
  let barra = ruta.lastIndex(of: "/") ?? ruta.startIndex
  try Disco.crearCarpeta(String(ruta[..<barra]))
  try Disco.escribir(Array(texto.utf8), en: ruta)
  if ejecutable { try #require(chmod(ruta, 0o755) == 0) }
}
