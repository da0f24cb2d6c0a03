import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Almacén")
struct AlmacenTests {
  private let clave = Huella(partes: ["una"])

  /// Guarda una entrada con esos ficheros y da su carpeta.
  @discardableResult
  private func guardar(
    _ ficheros: [String: String],
    _ clave: Huella,
    tipo: String = "cosas",
    en almacen: Almacen
  ) throws -> String {
    let carpeta = try almacen.carpetaProvisional()
    for (nombre, texto) in ficheros { try escribir(texto, en: "\(carpeta)/\(nombre)") }
    return try almacen.guardar(tipo, clave, desde: carpeta)
  }

  @Test("Lo guardado se encuentra con su clave y su tipo, y con otros no")
  func idaYVuelta() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      #expect(almacen.entrada("cosas", clave) == nil)
      let ruta = try guardar(["f": "hola", "con espacio": ""], clave, en: almacen)
      #expect(almacen.entrada("cosas", clave) == ruta)
      #expect(try Disco.texto("\(ruta)/f") == "hola")
      #expect(almacen.entrada("otras", clave) == nil)
      #expect(almacen.entrada("cosas", Huella(partes: ["otra"])) == nil)
      // Otra apertura ve lo mismo.
      #expect(try Almacen(raiz: "\(base)/a").entrada("cosas", clave) == ruta)
    }
  }

  @Test("Cualquier byte cambiado o de menos, en un fichero o en el sello, invalida la entrada")
  func danos() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      let ruta = try guardar(["f": "0123456789", "g": "x"], clave, en: almacen)
      for nombre in Disco.listar(ruta) {
        try guardar(["f": "0123456789", "g": "x"], clave, en: almacen)
        let bytes = try Disco.leer("\(ruta)/\(nombre)")
        for i in bytes.indices {
          var cambiados = bytes
          cambiados[i] ^= 1
          for malos in [cambiados, Array(bytes[..<i])] {
            try guardar(["f": "0123456789", "g": "x"], clave, en: almacen)
            try Disco.escribir(malos, en: "\(ruta)/\(nombre)")
            #expect(almacen.entrada("cosas", clave) == nil, "\(nombre), byte \(i)")
            #expect(Disco.clase(ruta) == .nada, "lo dañado se tira")
          }
        }
      }
    }
  }

  @Test("Guardar dos veces lo mismo deja una entrada buena, aunque la primera se dañara")
  func guardarOtraVez() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      let ruta = try guardar(["f": "uno"], clave, en: almacen)
      #expect(try guardar(["f": "dos"], clave, en: almacen) == ruta)
      #expect(try Disco.texto("\(ruta)/f") == "uno", "la buena que ya estaba se queda")
      try escribir("roto", en: "\(ruta)/f")
      #expect(try guardar(["f": "tres"], clave, en: almacen) == ruta)
      #expect(try Disco.texto("\(ruta)/f") == "tres")
    }
  }

  @Test("Muchos guardan lo mismo a la vez y todos encuentran una entrada entera")
  func aLaVez() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      let rutas = try await withThrowingTaskGroup(of: String.self) { grupo in
        for _ in 0..<16 {
          grupo.addTask { try guardar(["f": "igual"], clave, en: almacen) }
        }
        return try await grupo.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(rutas.count == 1)
      #expect(almacen.entrada("cosas", clave) == rutas.first)
    }
  }

  @Test("Tirar una entrada y vaciar el almacén")
  func tirarYVaciar() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      try guardar(["f": "a"], clave, en: almacen)
      almacen.tirar("cosas", clave)
      #expect(almacen.entrada("cosas", clave) == nil)
      try guardar(["f": "a"], clave, en: almacen)
      try guardar(["f": "a"], clave, tipo: "otras", en: almacen)
      let provisional = try almacen.carpetaProvisional()
      almacen.vaciar()
      #expect(Disco.listar(almacen.raiz) == ["tmp"])
      #expect(Disco.clase(provisional) == .carpeta, "lo que se está haciendo no se toca")
    }
  }

  @Test("Podar deja la mitad más nueva cuando pasan del máximo")
  func podar() async throws {
    try await conCarpeta { base in
      let almacen = try Almacen(raiz: "\(base)/a")
      let claves = (0..<7).map { Huella(partes: ["\($0)"]) }
      for (i, clave) in claves.enumerated() {
        let ruta = try guardar(["f": ""], clave, en: almacen)
        let fecha = timeval(tv_sec: 1_000_000 + i, tv_usec: 0)
        try #require(utimes(ruta, [fecha, fecha]) == 0)
      }
      almacen.podar("cosas", maximo: 7)
      #expect(Disco.listar("\(almacen.raiz)/cosas").count == 7)
      almacen.podar("cosas", maximo: 6)
      #expect(
        claves.map { almacen.entrada("cosas", $0) != nil } == [
          false, false, false, false, true, true, true,
        ]
      )
      almacen.podar("no-hay", maximo: 1)
    }
  }

  @Test("Al cerrar se recoge lo suyo y lo de los muertos, y nada de los vivos")
  func cerrar() async throws {
    try await conCarpeta { base in
      let raiz = "\(base)/a"
      let muerto = try await ejecutar(
        OrdenDeProceso(
          ["/bin/sh", "-c", "echo $$"],
          limites: Limites(reloj: 60, cpu: 60, memoria: nil, salida: 100)
        )
      ).texto.recortado
      for nombre in [muerto, "\(getppid())", "ajena"] {
        try escribir("x", en: "\(raiz)/tmp/\(nombre)/1/f")
      }
      let almacen = try Almacen(raiz: raiz)
      _ = try almacen.carpetaProvisional()
      almacen.cerrar()
      #expect(Disco.listar("\(raiz)/tmp") == ["\(getppid())", "ajena"].sorted())
    }
  }

  @Test("Lo que dejó otro con el mismo número no se hereda")
  func restos() async throws {
    try await conCarpeta { base in
      try escribir("viejo", en: "\(base)/a/tmp/\(getpid())/1/f")
      let almacen = try Almacen(raiz: "\(base)/a")
      #expect(Disco.listar(almacen.provisional) == [])
    }
  }
}
