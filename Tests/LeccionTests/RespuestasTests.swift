import Cuaderno
import Foundation
import Sistema
import Testing

/// Respuestas que no lo son, y lo que decide el veredicto.
@Suite("Respuestas y veredictos")
struct RespuestasTests {
  @Test("El inicio no supera la lección y la solución sí: pantallas enteras")
  func inicioYSolucion() async throws {
    try await conCuaderno { cuaderno in
      try await cuaderno.esperar(
        Pantalla(fin: .codigo(1), salida: LeccionDePrueba.sinEmpezar),
        "99"
      )
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try await cuaderno.esperar(Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada), "99")
    }
  }

  @Test("De dos guardados en el mismo segundo vale el segundo")
  func dosGuardados() async throws {
    try await conCuaderno { cuaderno in
      // El mismo tamaño y la misma fecha: solo cambia el contenido.
      let instante = [
        timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0),
      ]
      var estados: [[String]] = []
      for cifra in ["1", "7", "1"] {
        try cuaderno.entregar(LeccionDePrueba.uno(cifra))
        try #require(utimes(cuaderno.fichero, instante) == 0)
        estados.append(try await cuaderno.leccion("99", "--json").informe().estados)
      }
      #expect(
        estados == [["superada", "superada"], ["fallida", "superada"], ["superada", "superada"]]
      )
    }
  }

  @Test("Con todo comentado, dice qué pide el paso")
  func todoComentado() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar("// func uno() -> Int { 1 }\n// func dos() async -> Int { 2 }\n")
      let pantalla = try await cuaderno.leccion("99")
      let salida = """
        Lección 99 · Los números  0 de 2

        Paso 1 · Los números
          · Uno da 1
          · Dos da 2

        · Uno da 1
          Numeros.swift no declara `uno`, que este paso pide.
          Numeros.swift no declara `dos`, que este paso pide.

        Llevas 0 de 2.
        Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:
          swift run leccion 99
        ¿Te atascas? swift run leccion pista 99

        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: salida))
    }
  }

  @Test("Una constante que acierta una comprobación no acierta la otra")
  func constante() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        "let fijo = 1\nfunc uno() -> Int { fijo }\nfunc dos() async -> Int { fijo }\n"
      )
      #expect(informe.estados == ["superada", "fallida"])
      #expect(
        informe.comprobaciones[1].fallos == [
          .init(obtenido: "1", explicacion: "Mira lo que devuelve `dos`.")
        ]
      )
    }
  }

  @Test("exit(0) no cuenta como superada y no arrastra a la otra")
  func salirBien() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        "import Foundation\n" + LeccionDePrueba.uno("exit(0)")
      )
      #expect(informe.resultado == "no-superada")
      #expect(informe.estados == ["parada", "superada"])
      #expect(
        informe.comprobaciones[0].parada
          == .init(clase: "salida", motivo: "el programa terminó antes de tiempo (código 0)")
      )
    }
  }

  @Test("exit(0) en la última comprobación, con todo lo demás bien, tampoco")
  func salirBienAlFinal() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        "import Foundation\n" + LeccionDePrueba.dos("exit(0)")
      )
      #expect(informe.estados == ["superada", "parada"])
    }
  }

  @Test("Un final raro tras la última comprobación quita el visto bueno")
  func salirAlTerminar() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        "import Foundation\n" + LeccionDePrueba.uno("atexit { _exit(3) }; return 1")
      )
      #expect(informe.resultado == "no-superada")
    }
  }

  @Test("Sin comprobaciones no hay nada que superar")
  func sinComprobaciones() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.pruebas)
      let pantalla = try await cuaderno.leccion("99", "--con", "solucion")
      let errores = """
        La lección 99-numeros no tiene comprobaciones, así que no puedo decir que esté superada.

        """
      #expect(pantalla == Pantalla(fin: .codigo(3), salida: "", errores: errores))
    }
  }

  @Test("Una comprobación desactivada no está superada")
  func comprobacionDesactivada() async throws {
    try await conCuaderno { cuaderno in
      let texto = try Disco.texto(cuaderno.pruebas)
        .replacing("@Test(\"Dos da 2\")", with: "@Test(\"Dos da 2\", .disabled())")
      try Disco.escribir(Array(texto.utf8), en: cuaderno.pruebas)
      let informe = try await cuaderno.leccion("99", "--con", "solucion", "--json").informe()
      #expect(informe.resultado == "no-superada")
      #expect(informe.estados == ["superada", "no-alcanzada"])
    }
  }

  @Test("Lo que escribe el programa sale aparte, sin órdenes para la terminal")
  func salidaDelPrograma() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(
        LeccionDePrueba.uno("print(\"hola\\u{1b}[2J\\u{7}\"); return 1")
      )
      let pantalla = try await cuaderno.leccion("99")
      #expect(pantalla.fin == .codigo(0))
      #expect(
        pantalla.salida.contains("\n\nTu programa escribió:\n  │ hola␛[2J␇\n\n"),
        "\(pantalla.salida)"
      )
    }
  }
}
