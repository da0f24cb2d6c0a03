import Cuaderno
import Foundation
import Sistema
import Testing

@Suite("Procesos")
struct ProcesoTests {
  private static let holgados = Limites(reloj: 600, cpu: 600, memoria: nil, salida: 1 << 22)

  /// Corre un guion de shell con esos límites.
  private func shell(
    _ guion: String,
    _ argumentos: [String] = [],
    carpeta: String = "/",
    entorno: [String: String] = ["PATH": "/usr/bin:/bin"],
    limites: Limites = holgados
  ) async throws -> ResultadoDeProceso {
    try await ejecutar(
      OrdenDeProceso(
        ["/bin/sh", "-c", guion, "sh"] + argumentos,
        carpeta: carpeta,
        entorno: entorno,
        limites: limites
      )
    )
  }

  @Test("Un código distinto de cero es un resultado, con sus dos salidas aparte")
  func codigoYSalidas() async throws {
    let r = try await shell("echo normal; echo errores >&2; exit 7")
    #expect(r.fin == .codigo(7))
    #expect(r.texto == "normal\n")
    #expect(r.textoDeErrores == "errores\n")
  }

  @Test("Acabar por una señal se distingue de acabar con un código")
  func senal() async throws {
    #expect(try await shell("kill -TERM $$").fin == .senal(SIGTERM))
    #expect(try await shell("kill -SEGV $$").fin == .senal(SIGSEGV))
    #expect(try await shell("exit 143").fin == .codigo(143))
  }

  @Test("Los argumentos, la carpeta y el entorno llegan tal cual")
  func argumentosCarpetaYEntorno() async throws {
    try await conCarpeta { base in
      let carpeta = "\(base)/con espacio y ñ $HOME"
      try Disco.crearCarpeta(carpeta)
      let raros = ["", "dos palabras", "it's", "\"$HOME\"", "`id`", "a\nb", "👩🏽‍💻", "-n", "*"]
      let r = try await shell(
        "pwd; for a in \"$@\"; do printf '<%s>' \"$a\"; done; env | grep -v -e PWD -e ^_= -e SHLVL",
        raros,
        carpeta: carpeta,
        entorno: ["PATH": "/usr/bin:/bin", "CLAVE": "un valor"]
      )
      let lineas = r.texto.lineas
      #expect(lineas.first.map(String.init) == carpeta)
      #expect(r.texto.contains(raros.map { "<\($0)>" }.joined()))
      #expect(lineas.filter { $0.hasPrefix("CLAVE=") } == ["CLAVE=un valor"])
      #expect(!r.texto.contains("\nHOME="))
    }
  }

  @Test("La entrada está vacía: nadie se queda esperando lo que no se va a escribir")
  func entradaVacia() async throws {
    let r = try await shell("cat; echo fin")
    #expect(r.fin == .codigo(0))
    #expect(r.texto == "fin\n")
  }

  @Test("Lo que no se puede ejecutar es un fallo con su motivo")
  func noSePuedeEjecutar() async throws {
    try await conCarpeta { base in
      try escribir("#!/bin/sh\n", en: "\(base)/sin-permiso")
      for (programa, motivo) in [
        ("\(base)/no-existe", "no existe"), ("\(base)/sin-permiso", "no hay permiso"),
        ("\(base)/sin-permiso/dentro", "una parte de la ruta no es una carpeta"),
      ] {
        await #expect(throws: Fallo.noSePuedeEjecutar(programa: programa, motivo: motivo)) {
          try await ejecutar(OrdenDeProceso([programa], limites: Self.holgados))
        }
      }
    }
  }

  @Test("Una carpeta de trabajo que no existe no corre el programa en otra")
  func carpetaQueFalta() async throws {
    let r = try await shell("echo no debería", carpeta: "/no/existe")
    #expect(r.fin == .codigo(126))
    #expect(r.texto == "")
  }

  @Test("El límite de tiempo mata al grupo entero")
  func limiteDeTiempo() async throws {
    try await conCarpeta { base in
      let testigo = try Testigo(en: base)
      let limites = Limites(reloj: 4, cpu: 60, memoria: nil, salida: 1 << 20)
      let r = try await shell(
        "exec 9> '\(testigo.ruta)'; sleep 600 & sleep 600",
        limites: limites
      )
      #expect(r.fin == .limite(.tiempo))
      #expect(testigo.llegoAAbrirse)
      #expect(testigo.nadieVive())
    }
  }

  @Test("El límite de procesador se distingue del de tiempo")
  func limiteDeProcesador() async throws {
    let limites = Limites(reloj: 60, cpu: 1, memoria: nil, salida: 1 << 20)
    #expect(try await shell("while :; do :; done", limites: limites).fin == .limite(.cpu))
  }

  @Test("Lo escrito de más se corta, entre las dos salidas")
  func limiteDeSalida() async throws {
    let limites = Limites(reloj: 60, cpu: 60, memoria: nil, salida: 100_000)
    let sinFin = try await shell("while :; do echo linea; done", limites: limites)
    #expect(sinFin.fin == .limite(.salida))
    #expect(sinFin.salida.count == 100_000)
    // Cabe justo: ni se corta ni se dice.
    let justo = try await shell("head -c 100000 /dev/zero", limites: limites)
    #expect(justo.fin == .codigo(0))
    #expect(justo.salida.count == 100_000)
    // Se pasa por uno y acaba enseguida: se dice igual.
    let unoMas = try await shell("head -c 100001 /dev/zero", limites: limites)
    #expect(unoMas.fin == .limite(.salida))
    let entreLasDos = try await shell(
      "head -c 60000 /dev/zero; head -c 60000 /dev/zero >&2",
      limites: limites
    )
    #expect(entreLasDos.fin == .limite(.salida))
  }

  @Test("Mucho por las dos salidas a la vez no atasca a nadie ni pierde nada")
  func lasDosALaVez() async throws {
    let r = try await shell(
      "head -c 1500000 /dev/zero & head -c 1500000 /dev/zero >&2; wait"
    )
    #expect(r.fin == .codigo(0))
    #expect(r.salida.count == 1_500_000)
    #expect(r.errores.count == 1_500_000)
  }

  #if os(macOS)
  private static let limitaMemoria = false
  #else
  private static let limitaMemoria = true
  #endif

  @Test(
    "El límite de memoria llega al programa",
    .enabled(if: limitaMemoria, "este sistema no sabe limitar la memoria de un proceso")
  )
  func limiteDeMemoria() async throws {
    let limites = Limites(reloj: 60, cpu: 60, memoria: 512, salida: 1 << 20)
    #expect(try await shell("ulimit -v", limites: limites).texto == "524288\n")
  }

  @Test("Los procesos no dejan volcados y empiezan con las señales como al nacer")
  func alNacer() async throws {
    let r = try await shell("ulimit -c; trap")
    #expect(r.texto == "0\n")
  }

  @Test("Al acabar no queda nadie de su grupo")
  func finDelGrupo() async throws {
    try await conCarpeta { base in
      let testigo = try Testigo(en: base)
      let r = try await shell("exec 9> '\(testigo.ruta)'; sleep 600 & echo listo")
      #expect(r.fin == .codigo(0))
      #expect(r.texto == "listo\n")
      #expect(testigo.llegoAAbrirse)
      #expect(testigo.nadieVive())
    }
  }

  @Test("Muchos a la vez reciben cada uno lo suyo")
  func muchosALaVez() async throws {
    let vistos = try await withThrowingTaskGroup(of: (Int, String).self) { grupo in
      for n in 0..<40 {
        grupo.addTask { (n, try await shell("echo \(n); exit \(n)").texto) }
      }
      return try await grupo.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(vistos == Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, "\($0)\n") }))
  }

  @Test("No se pierden descriptores")
  func sinFugas() async throws {
    // Los demás procesos de las pruebas abren y cierran los suyos: se mira si crecen sin parar.
    let antes = Self.abiertos()
    for _ in 0..<200 { _ = try await shell(":") }
    _ = try? await ejecutar(OrdenDeProceso(["/no/existe"], limites: Self.holgados))
    #expect(Self.abiertos() < antes + 200)
  }

  private static func abiertos() -> Int { (0..<4096).count { fcntl($0, F_GETFD) >= 0 } }
}
