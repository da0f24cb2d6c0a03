import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Disco")
struct DiscoTests {
  @Test("Cada cosa es de su clase, sin seguir enlaces")
  func clases() async throws {
    try await conCarpeta { base in
      try escribir("hola", en: "\(base)/fichero")
      try #require(symlink("\(base)/fichero", "\(base)/enlace") == 0)
      try #require(mkfifo("\(base)/tubo", 0o600) == 0)
      #expect(Disco.clase("\(base)/fichero") == .fichero(bytes: 4))
      #expect(Disco.clase("\(base)/enlace") == .enlace)
      #expect(Disco.clase("\(base)/tubo") == .otra)
      #expect(Disco.clase(base) == .carpeta)
      #expect(Disco.clase("\(base)/nada") == .nada)
    }
  }

  @Test("Leer algo que no es un fichero normal es un fallo, y no espera")
  func leerLoQueNoEs() async throws {
    try await conCarpeta { base in
      try #require(mkfifo("\(base)/tubo", 0o600) == 0)
      for (nombre, motivo) in [
        ("nada", "no existe"), ("tubo", "no es un fichero normal"), ("", "no es un fichero normal"),
      ] {
        let ruta = "\(base)/\(nombre)"
        #expect(throws: Fallo.noSePuedeLeer(ruta: ruta, motivo: motivo)) { try Disco.leer(ruta) }
      }
    }
  }

  @Test("Leer con un máximo da el principio; sin él, todo")
  func leerConMaximo() async throws {
    try await conCarpeta { base in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      try Disco.escribir(bytes, en: "\(base)/f")
      #expect(try Disco.leer("\(base)/f", maximo: 10) == Array(bytes[..<10]))
      #expect(try Disco.leer("\(base)/f") == bytes)
      try Disco.escribir([], en: "\(base)/vacio")
      #expect(try Disco.leer("\(base)/vacio") == [])
    }
  }

  @Test("El texto que no es UTF-8 se lee con sustitutos")
  func textoRaro() async throws {
    try await conCarpeta { base in
      try Disco.escribir([0x61, 0xff, 0x62], en: "\(base)/f")
      #expect(try Disco.texto("\(base)/f") == "a\u{fffd}b")
    }
  }

  @Test("Escribir sobre un enlace lo sustituye y no toca adónde apunta")
  func escribirSobreEnlace() async throws {
    try await conCarpeta { base in
      try escribir("intacto", en: "\(base)/destino")
      try #require(symlink("\(base)/destino", "\(base)/enlace") == 0)
      try escribir("nuevo", en: "\(base)/enlace")
      #expect(try Disco.texto("\(base)/destino") == "intacto")
      #expect(Disco.clase("\(base)/enlace") == .fichero(bytes: 5))
    }
  }

  @Test("Si no se puede escribir, queda lo de antes y nada provisional")
  func escribirDondeNoSePuede() async throws {
    try await conCarpeta { base in
      try escribir("dentro", en: "\(base)/carpeta/f")
      #expect(
        throws: Fallo.noSePuedeEscribir(ruta: "\(base)/carpeta", motivo: "es una carpeta")
      ) {
        try Disco.escribir([1], en: "\(base)/carpeta")
      }
      #expect(
        throws: Fallo.noSePuedeEscribir(ruta: "\(base)/nada/f", motivo: "no existe")
      ) {
        try Disco.escribir([1], en: "\(base)/nada/f")
      }
      #expect(Disco.listar(base) == ["carpeta"])
      #expect(try Disco.texto("\(base)/carpeta/f") == "dentro")
    }
  }

  @Test("Quien lee mientras otro escribe ve lo de antes o lo nuevo, nunca una mezcla")
  func escrituraDeUnaVez() async throws {
    try await conCarpeta { base in
      let ruta = "\(base)/f"
      let versiones = [UInt8(1), 2].map { [UInt8](repeating: $0, count: 300_000) }
      try Disco.escribir(versiones[0], en: ruta)
      async let escritura: Void = {
        for n in 0..<40 { try Disco.escribir(versiones[n % 2], en: ruta) }
      }()
      var mezclas = 0
      for _ in 0..<40 {
        let leido = try Disco.leer(ruta)
        if leido.count != 300_000 || leido.first != leido.last { mezclas += 1 }
      }
      try await escritura
      #expect(mezclas == 0)
    }
  }

  @Test("Crear una carpeta crea las de encima; que ya esté no molesta, un fichero sí")
  func crearCarpetas() async throws {
    try await conCarpeta { base in
      try Disco.crearCarpeta("\(base)/a/b/c")
      try Disco.crearCarpeta("\(base)/a/b/c")
      #expect(Disco.clase("\(base)/a/b/c") == .carpeta)
      try escribir("", en: "\(base)/fichero")
      let motivo = "una parte de la ruta no es una carpeta"
      for ruta in ["\(base)/fichero", "\(base)/fichero/dentro"] {
        #expect(throws: Fallo.noSePuedeEscribir(ruta: ruta, motivo: motivo)) {
          try Disco.crearCarpeta(ruta)
        }
      }
      // Un enlace a una carpeta es una carpeta.
      try #require(symlink("\(base)/a", "\(base)/atajo") == 0)
      try Disco.crearCarpeta("\(base)/atajo")
    }
  }

  @Test("Una carpeta la estrena uno solo, aunque lo intenten muchos a la vez")
  func estrenarCarpeta() async throws {
    try await conCarpeta { base in
      let logros = try await withThrowingTaskGroup(of: Bool.self) { grupo in
        for _ in 0..<32 { grupo.addTask { try Disco.estrenarCarpeta("\(base)/una") } }
        return try await grupo.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(logros == 1)
      #expect(
        throws: Fallo.noSePuedeEscribir(ruta: "\(base)/no/existe", motivo: "no existe")
      ) { try Disco.estrenarCarpeta("\(base)/no/existe") }
    }
  }

  @Test("Borrar no sale por un enlace")
  func borrarConEnlaces() async throws {
    try await conCarpeta { base in
      try escribir("intacto", en: "\(base)/fuera/f")
      try escribir("x", en: "\(base)/dentro/a/b")
      try #require(symlink("\(base)/fuera", "\(base)/dentro/enlace") == 0)
      try #require(symlink("\(base)/fuera", "\(base)/enlace") == 0)
      Disco.borrar("\(base)/dentro")
      Disco.borrar("\(base)/enlace")
      Disco.borrar("\(base)/no-existe")
      #expect(Disco.listar(base) == ["fuera"])
      #expect(try Disco.texto("\(base)/fuera/f") == "intacto")
    }
  }

  @Test("Una carpeta se lista en orden, con sus nombres raros")
  func listar() async throws {
    try await conCarpeta { base in
      let nombres = ["a", "B", ".oculto", "ñ", "con espacio", String(repeating: "l", count: 255)]
      for nombre in nombres {
        let fd = open("\(base)/\(nombre)", O_CREAT | O_WRONLY, 0o644)
        try #require(fd >= 0)
        close(fd)
      }
      #expect(Disco.listar(base) == nombres.sorted())
      #expect(Disco.listar("\(base)/no-existe") == [])
    }
  }

  @Test("Mover no pisa una carpeta que ya tiene algo")
  func mover() async throws {
    try await conCarpeta { base in
      try escribir("a", en: "\(base)/uno/f")
      try escribir("b", en: "\(base)/dos/f")
      #expect(!Disco.mover("\(base)/uno", a: "\(base)/dos"))
      #expect(try Disco.texto("\(base)/dos/f") == "b")
      #expect(Disco.mover("\(base)/uno", a: "\(base)/tres"))
      #expect(Disco.listar(base) == ["dos", "tres"])
    }
  }

  @Test("La ruta sin enlaces, y la fecha de lo que no existe")
  func rutaReal() async throws {
    try await conCarpeta { base in
      try escribir("", en: "\(base)/f")
      try #require(symlink("f", "\(base)/enlace") == 0)
      #expect(Disco.real("\(base)/enlace") == "\(base)/f")
      #expect(Disco.real("\(base)/./../no-existe") == nil)
      #expect(Disco.fecha("\(base)/no-existe") == 0)
    }
  }
}
