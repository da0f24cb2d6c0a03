import Cuaderno
import Foundation
import Sistema
import Testing

/// El progreso guardado: perderlo o encontrarlo roto no cambia ningún veredicto.
@Suite("Progreso guardado")
struct EstadoTests {
  private static let sinMarca = Pantalla(
    fin: .codigo(0),
    salida: "Pruebas\n  · 99  Los números   1 min\n\n0 de 1 lección.\n"
  )
  private static let conMarca = Pantalla(
    fin: .codigo(0),
    salida: "Pruebas\n  ✓ 99  Los números   1 min\n\n1 de 1 lección.\n"
  )
  private static let superada = Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada)

  @Test("Superar una lección la marca en la lista, y cambiar el fichero la desmarca")
  func marca() async throws {
    try await conCuaderno { cuaderno in
      try await cuaderno.esperar(Self.sinMarca, "lista")
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Self.sinMarca, "lista")
      try await cuaderno.esperar(Self.superada, "99")
      try await cuaderno.esperar(Self.conMarca, "lista")
      try cuaderno.entregar(LeccionDePrueba.solucion + "\n// otra cosa\n")
      try await cuaderno.esperar(Self.sinMarca, "lista")
    }
  }

  @Test("Comprobar la solución no da por superada la del estudiante")
  func otraVersion() async throws {
    try await conCuaderno { cuaderno in
      let solucion = try await cuaderno.leccion("99", "--con", "solucion")
      #expect(solucion.fin == .codigo(0))
      try await cuaderno.esperar(Self.sinMarca, "lista")
    }
  }

  @Test(
    "Truncado o con basura se aparta, se dice y se empieza otro",
    arguments: [
      "", "{", "{\"version\":1,\"superadas\":{\"99-nu", "\u{0}\u{1}\u{2}", "[]", "{\"version\":0}",
    ]
  )
  func danado(_ texto: String) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try Disco.crearCarpeta("\(cuaderno.carpeta)/.leccion")
      try Disco.escribir(Array(texto.utf8), en: cuaderno.estado)
      let pantalla = try await cuaderno.leccion("99")
      let carpeta = "\(cuaderno.carpeta)/.leccion"
      let apartado = try #require(
        Disco.listar(carpeta).first { $0.hasPrefix("progreso.json.danado-") }
      )
      let errores =
        "El progreso estaba dañado. Empiezo otro y dejo el viejo en \(carpeta)/\(apartado).\n"
      #expect(
        pantalla
          == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada, errores: errores)
      )
      #expect(try Disco.texto("\(carpeta)/\(apartado)") == texto)
      try await cuaderno.esperar(Self.conMarca, "lista")
    }
  }

  @Test("El de una versión posterior no se toca")
  func posterior() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try Disco.crearCarpeta("\(cuaderno.carpeta)/.leccion")
      let futuro = "{\"version\":99,\"superadas\":[\"99-numeros\"],\"nuevo\":true}"
      try Disco.escribir(Array(futuro.utf8), en: cuaderno.estado)
      let errores = """
        \(cuaderno.estado) es de una versión posterior del cuaderno: esta vez no apunto el progreso.

        """
      try await cuaderno.esperar(
        Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada, errores: errores),
        "99"
      )
      #expect(try Disco.texto(cuaderno.estado) == futuro)
      #expect(Disco.listar("\(cuaderno.carpeta)/.leccion") == ["progreso.json"])
    }
  }

  @Test("Una carpeta donde iba el progreso, o un fichero donde iba su carpeta")
  func enSuLugar() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try Disco.crearCarpeta(cuaderno.estado)
      let conCarpeta = try await cuaderno.leccion("99")
      #expect(
        conCarpeta
          == Pantalla(
            fin: .codigo(0),
            salida: LeccionDePrueba.superada,
            errores:
              "No apunto el progreso. No puedo escribir en \(cuaderno.estado): es una carpeta.\n"
          )
      )
      Disco.borrar("\(cuaderno.carpeta)/.leccion")
      try Disco.escribir([], en: "\(cuaderno.carpeta)/.leccion")
      let conFichero = try await cuaderno.leccion("99")
      #expect(conFichero.fin == .codigo(0))
      #expect(conFichero.salida == LeccionDePrueba.superada)
      #expect(conFichero.errores.hasPrefix("No apunto el progreso. "), "\(conFichero.errores)")
    }
  }

  @Test("A la tercera vez que falla lo mismo se ofrece su pista")
  func tercera() async throws {
    try await conCuaderno { cuaderno in
      var pistas: [Bool] = []
      let inicio = try Disco.texto(cuaderno.fichero)
      for intento in 1...4 {
        // Un intento es un cambio: repetir lo mismo no cuenta.
        try cuaderno.entregar("\(inicio)// intento \(intento)\n")
        let pantalla = try await cuaderno.leccion("99")
        pistas.append(
          pantalla.salida.contains(
            "Llevas tres intentos con lo mismo. Una pista: ¿Qué número devuelve `uno`?"
          )
        )
      }
      #expect(pistas == [false, false, true, false])
    }
  }
}
