import Cuaderno
import Foundation
import Sistema
import Testing

/// Programas que no acaban, que escriben sin parar o que piden demasiado.
@Suite("Límites")
struct LimitesTests {
  private typealias Parada = InformeLeido.Comprobacion.Parada

  /// Las maneras de no acabar: una gasta procesador; las otras esperan.
  struct Cuelgue: CustomTestStringConvertible {
    var nombre: String
    var codigo: String
    var gasta = false
    var testDescription: String { nombre }
  }

  static let cuelgues = [
    Cuelgue(
      nombre: "while true {}",
      codigo: LeccionDePrueba.uno("while true {}"),
      gasta: true
    ),
    Cuelgue(
      nombre: "bloqueo mutuo",
      codigo: "import Foundation\n"
        + LeccionDePrueba.uno("let llave = NSLock(); llave.lock(); llave.lock(); return 1")
    ),
    Cuelgue(
      nombre: "se cambia de grupo para que no lo alcancen",
      codigo: "import Foundation\n"
        + LeccionDePrueba.uno("_ = setpgid(0, getpgid(getppid())); pause(); return 1")
    ),
  ]

  private static let colgada = Parada(
    clase: "colgada",
    motivo: "no acaba: la he parado tras esperarla un rato"
  )

  @Test("Lo que no acaba se para, y la otra comprobación se corre igual", arguments: cuelgues)
  func noAcaba(_ caso: Cuelgue) async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(caso.codigo, turno: caso.gasta)
      #expect(informe.estados == ["parada", "superada"])
      #expect(informe.comprobaciones[0].parada == Self.colgada)
    }
  }

  @Test("Una tarea que no acaba se para: pantalla entera")
  func tareaQueNoAcaba() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(
        LeccionDePrueba.dos(
          "for await n in AsyncStream<Int>(unfolding: { try? await Task.sleep(for: .seconds(86_400)); return 0 }) where n > 0 {}\n  return 2"
        )
      )
      let pantalla = try await cuaderno.leccion("99", turno: false)
      let salida = """
        Lección 99 · Los números  1 de 2

        Paso 1 · Los números
          ✓ Uno da 1
          ✗ Dos da 2

        ✗ Dos da 2
          No acaba: la he parado tras esperarla un rato.
          Busca un bucle sin salida o algo que espera lo que nunca llega.

        Llevas 1 de 2.
        Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:
          swift run leccion 99
        ¿Te atascas? swift run leccion pista 99

        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: salida))
    }
  }

  @Test("Escribir sin parar se corta y se dice: pantalla entera")
  func escribirSinParar() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.uno("while true { print(\"otra vez\") }"))
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.fin == .codigo(1))
      let lineas = pantalla.salida.lineas.map(String.init)
      let fijas = lineas.filter { !$0.hasPrefix("  … (") }
      #expect(
        fijas
          == """
          Lección 99 · Los números  1 de 2

          Paso 1 · Los números
            ✗ Uno da 1
            ✓ Dos da 2

          ✗ Uno da 1
            Escribe sin parar: la he parado.
            Busca un `print` dentro de un bucle que no acaba.

          Tu programa escribió:
          \(Array(repeating: "  │ otra vez", count: 20).joined(separator: "\n"))

          Llevas 1 de 2.
          Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:
            swift run leccion 99
          ¿Te atascas? swift run leccion pista 99
          """.lineas.map(String.init)
      )
      let corte = lineas.first { $0.hasPrefix("  … (") }
      #expect(corte?.hasSuffix(", y la he cortado: era demasiado)") == true)
    }
  }

  #if os(macOS)
  private static let limitaMemoria = false
  #else
  private static let limitaMemoria = true
  #endif

  @Test(
    "Reservar 10 GB no se lleva la máquina",
    .enabled(if: limitaMemoria, "este sistema no sabe limitar la memoria de un proceso")
  )
  func reservarDemasiado() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        LeccionDePrueba.uno("[UInt8](repeating: 1, count: 10 << 30).count")
      )
      #expect(informe.estados == ["parada", "superada"])
      #expect(informe.comprobaciones[0].parada?.clase == "memoria")
      #expect(informe.comprobaciones[0].parada?.motivo == "se quedó sin memoria")
    }
  }

  @Test("Un nieto que se queda con la salida abierta no hace esperar")
  func nietoConLaSalida() async throws {
    try await conCuaderno { cuaderno in
      let apunte = "\(cuaderno.casa)/nieto"
      try cuaderno.entregar(Self.conNieto(apunte))
      let informe = try await cuaderno.leccion("99", "--json", turno: false).informe()
      let nieto = try #require(pid_t(try Disco.texto(apunte)))
      defer { kill(nieto, SIGKILL) }
      // El nieto duerme mucho más que todos los límites juntos: si aún vive, no se le esperó.
      #expect(kill(nieto, 0) == 0, "se esperó al nieto, o no llegó a vivir")
      #expect(informe.resultado == "superada")
    }
  }

  /// Un `uno()` que deja en otra sesión un proceso con la misma salida y apunta quién es.
  private static func conNieto(_ apunte: String) -> String {
    LeccionDePrueba.uno(
      """
      var quien: pid_t = 0
        var atributos = posix_spawnattr_t()
        posix_spawnattr_init(&atributos)
        posix_spawnattr_setflags(&atributos, \(enSesionNueva))
        let argumentos = [strdup("/bin/sleep"), strdup("6000"), nil]
        posix_spawn(&quien, "/bin/sleep", nil, &atributos, argumentos, nil)
        try? "\\(quien)".write(toFile: "\(apunte)", atomically: true, encoding: .utf8)
        return 1
      """,
      con: "import Foundation"
    )
  }
}
