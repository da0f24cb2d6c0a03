import Foundation
import Testing

@testable import Cuaderno
@testable import Sistema

@Suite("Progreso")
struct ProgresoTests {
  private static let leccion = Leccion(
    numero: 3,
    slug: "sumas",
    titulo: "Sumas",
    portada: Portada(
      parte: "Una",
      minutos: 5,
      requiere: [],
      usa: [],
      aislamiento: .ninguno,
      objetivos: []
    )
  )

  private static func informe(
    _ resultado: Informe.Resultado,
    falla: String = "suma",
    huella: String = "h1",
    estado propio: EstadoDeComprobacion = .fallida([])
  ) -> Informe {
    let estado: EstadoDeComprobacion = resultado == .superada ? .superada : propio
    var informe = Informe(
      leccion: leccion,
      version: .alumno,
      resultado: resultado,
      pasos: [
        PasoInformado(
          titulo: "Paso 1",
          comprobaciones: [ComprobacionInformada(nombre: falla, titulo: falla, estado: estado)]
        )
      ]
    )
    informe.huella = huella
    return informe
  }

  private static let pistas: Pistas = .leer("## suma\n\n1. a\n2. b\n3. c\n\n## resta\n\n1. d\n")

  /// Una raíz en una carpeta temporal, con su consola.
  private func conRaiz(_ hacer: (Raiz, Consola) async throws -> Void) async throws {
    try await conCarpeta { base in
      try escribir("", en: "\(base)/Package.swift")
      for carpeta in ["Lecciones", "Soluciones", "Sources/Apoyo"] {
        try Disco.crearCarpeta("\(base)/\(carpeta)")
      }
      try await hacer(try Raiz.buscar(pedida: base), Consola(sinColor: true, entorno: [:]))
    }
  }

  @Test("Una lección está superada mientras su contenido sea el mismo")
  func superada() {
    var progreso = Progreso()
    #expect(!progreso.superada(Self.leccion) { "h1" })
    progreso.apuntar(Self.informe(.superada))
    #expect(progreso.superada(Self.leccion) { "h1" })
    #expect(!progreso.superada(Self.leccion) { "h2" })
    #expect(!progreso.superada(Self.leccion) { nil })
    // Fallar después con otro contenido no borra que este la supera.
    progreso.apuntar(Self.informe(.noSuperada))
    #expect(progreso.superada(Self.leccion) { "h1" })
  }

  @Test("La pista se ofrece a la tercera seguida, y la siguiente tres más tarde")
  func tercera() {
    var progreso = Progreso()
    var ofrecidas: [String?] = []
    for n in 1...13 {
      let informe = Self.informe(.noSuperada, huella: "\(n)")
      progreso.apuntar(informe)
      ofrecidas.append(progreso.ofrecer(informe, Self.pistas))
    }
    // Leídas las tres, no se repite ninguna.
    let debidas: [String?] = [nil, nil, "a", nil, nil, "b", nil, nil, "c", nil, nil, nil, nil]
    #expect(ofrecidas == debidas)
  }

  @Test("Repetir sin cambiar nada no es un intento, y una parada no pide pista")
  func noSonIntentos() {
    var progreso = Progreso()
    for _ in 1...5 {
      progreso.apuntar(Self.informe(.noSuperada))
      #expect(progreso.ofrecer(Self.informe(.noSuperada), Self.pistas) == nil)
    }
    let parada = Parada(clase: .trampa, motivo: "m", consejo: "c")
    for n in 1...5 {
      let informe = Self.informe(.noSuperada, huella: "\(n)", estado: .parada(parada))
      progreso.apuntar(informe)
      #expect(progreso.ofrecer(informe, Self.pistas) == nil)
    }
  }

  @Test("Fallar otra cosa o superarla empieza la cuenta; no compilar no cuenta")
  func cuenta() {
    var progreso = Progreso()
    var intento = 0
    func probar(_ resultado: Informe.Resultado, falla: String = "suma") -> String? {
      intento += 1
      let informe = Self.informe(resultado, falla: falla, huella: "\(intento)")
      progreso.apuntar(informe)
      return progreso.ofrecer(informe, Self.pistas)
    }
    func fallar() -> String? { probar(.noSuperada) }
    #expect([fallar(), fallar()] == [nil, nil])
    #expect(probar(.noSuperada, falla: "resta") == nil)
    #expect([fallar(), fallar()] == [nil, nil])
    #expect(probar(.noCompila) == nil)
    #expect(fallar() == "a")
    #expect([fallar(), fallar(), probar(.superada)] == [nil, nil, nil])
    #expect([fallar(), fallar(), fallar()] == [nil, nil, "b"])
  }

  @Test("Los niveles de pista avanzan de uno en uno y se quedan en el último")
  func niveles() throws {
    var progreso = Progreso()
    let una = try #require(Self.informe(.noSuperada).primeraPendiente)
    let otra = try #require(Self.informe(.noSuperada, falla: "resta").primeraPendiente)
    let dados = (1...4).map { _ in progreso.siguienteNivel(Self.leccion, una, 3) }
    #expect(dados == [1, 2, 3, 3])
    #expect(progreso.siguienteNivel(Self.leccion, otra, 1) == 1)
    #expect(progreso.siguienteNivel(Self.leccion, otra, 0) == 1)
  }

  @Test("Lo guardado se lee igual")
  func idaYVuelta() async throws {
    try await conRaiz { raiz, consola in
      var progreso = Progreso()
      progreso.apuntar(Self.informe(.superada))
      progreso.apuntar(Self.informe(.noSuperada))
      progreso.guardar(raiz, consola)
      #expect(Progreso.leer(raiz, consola) == progreso)
      #expect(Disco.listar(raiz.estado) == ["progreso.json"])
    }
  }

  @Test("Lo dañado se aparta sin perder nada, y dos daños distintos no se pisan")
  func danado() async throws {
    try await conRaiz { raiz, consola in
      for basura in ["{", "otra basura"] {
        try escribir(basura, en: "\(raiz.estado)/progreso.json")
        #expect(Progreso.leer(raiz, consola) == Progreso())
      }
      let apartados = Disco.listar(raiz.estado)
      #expect(apartados.count == 2)
      let textos = try apartados.map { try Disco.texto("\(raiz.estado)/\($0)") }
      #expect(Set(textos) == ["{", "otra basura"])
    }
  }

  @Test("El de una versión posterior ni se pisa ni se pierde")
  func posterior() async throws {
    try await conRaiz { raiz, consola in
      let futuro = "{\"version\":2,\"superadas\":7}"
      try escribir(futuro, en: "\(raiz.estado)/progreso.json")
      var progreso = Progreso.leer(raiz, consola)
      progreso.apuntar(Self.informe(.superada))
      progreso.guardar(raiz, consola)
      #expect(try Disco.texto("\(raiz.estado)/progreso.json") == futuro)
    }
  }
}
