import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Raíz")
struct RaizTests {
  /// Deja en `carpeta` lo que hace a un cuaderno serlo.
  private func cuaderno(en carpeta: String) throws {
    try escribir("", en: "\(carpeta)/Package.swift")
    for nombre in ["Lecciones", "Soluciones", "Sources/Apoyo"] {
      try Disco.crearCarpeta("\(carpeta)/\(nombre)")
    }
  }

  @Test("El cuaderno pedido, sin enlaces, y dónde guarda lo suyo")
  func pedida() async throws {
    try await conCarpeta { base in
      try cuaderno(en: "\(base)/c")
      try #require(symlink("c", "\(base)/atajo") == 0)
      let raiz = try Raiz.buscar(pedida: "\(base)/atajo/")
      #expect(raiz.carpeta == "\(base)/c")
      #expect(raiz.almacen == "\(base)/c/.build/leccion")
      #expect(raiz.estado == "\(base)/c/.leccion")
      #expect(!raiz.soloLectura)
    }
  }

  @Test(
    "Sin una de sus partes no es un cuaderno",
    arguments: ["Package.swift", "Lecciones", "Soluciones", "Sources/Apoyo"]
  )
  func incompleta(_ parte: String) async throws {
    try await conCarpeta { base in
      try cuaderno(en: base)
      Disco.borrar("\(base)/\(parte)")
      #expect(throws: Fallo.sinCuaderno(desde: base)) { try Raiz.buscar(pedida: base) }
    }
  }

  @Test("Una carpeta pedida que no existe no se cambia por otra")
  func noExiste() {
    #expect(throws: Fallo.sinCuaderno(desde: "/no/existe")) {
      try Raiz.buscar(pedida: "/no/existe")
    }
  }

  @Test("Con un fichero donde va .build, lo suyo va a la carpeta del usuario")
  func sinBuild() async throws {
    try await conCarpeta { base in
      try cuaderno(en: base)
      try escribir("", en: "\(base)/.build")
      let raiz = try Raiz.buscar(pedida: base)
      #expect(raiz.soloLectura)
      #expect(!raiz.almacen.hasPrefix(base))
      #expect(!raiz.estado.hasPrefix(base))
    }
  }
}
