import Cuaderno
import Foundation
import Sistema
import Testing

/// Volver al principio sin perder nunca lo que escribió el estudiante.
@Suite("Reiniciar")
struct ReiniciarTests {
  private static func reiniciada(copia: Int) -> Pantalla {
    Pantalla(
      fin: .codigo(0),
      salida: """
        Numeros.swift está como al principio. Lo tuyo está en .leccion/copias/99-numeros/\(copia).

        """
    )
  }

  private func copia(_ n: Int, _ cuaderno: CuadernoDePrueba) -> String {
    "\(cuaderno.carpeta)/.leccion/copias/99-numeros/\(n)/Numeros.swift"
  }

  @Test("Un fichero editado vuelve al principio y queda copia; dos veces, dos copias")
  func dosVeces() async throws {
    try await conCuaderno { cuaderno in
      for (n, texto) in ["// primera idea\n", "// segunda idea\n"].enumerated() {
        try cuaderno.entregar(texto)
        try await cuaderno.esperar(Self.reiniciada(copia: n + 1), "reiniciar", "99", "--si")
        #expect(try Disco.texto(cuaderno.fichero) == LeccionDePrueba.inicio)
      }
      #expect(try Disco.texto(copia(1, cuaderno)) == "// primera idea\n")
      #expect(try Disco.texto(copia(2, cuaderno)) == "// segunda idea\n")
    }
  }

  @Test("Sin cambios no hay nada que reiniciar ni que copiar")
  func sinCambios() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = Pantalla(
        fin: .codigo(0),
        salida: "La lección 99 ya está como al principio.\n"
      )
      try await cuaderno.esperar(pantalla, "reiniciar", "99", "--si")
      #expect(Disco.clase("\(cuaderno.carpeta)/.leccion") == .nada)
    }
  }

  @Test("El que falta vuelve, sin copia")
  func falta() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.fichero)
      let pantalla = Pantalla(fin: .codigo(0), salida: "Numeros.swift está como al principio.\n")
      try await cuaderno.esperar(pantalla, "reiniciar", "99", "--si")
      #expect(try Disco.texto(cuaderno.fichero) == LeccionDePrueba.inicio)
    }
  }

  @Test("Una carpeta en su lugar se guarda entera, y un enlace sin tocar adónde apunta")
  func enSuLugar() async throws {
    try await conCuaderno { cuaderno in
      Disco.borrar(cuaderno.fichero)
      try Disco.crearCarpeta(cuaderno.fichero)
      try Disco.escribir([1], en: "\(cuaderno.fichero)/dentro")
      try await cuaderno.esperar(Self.reiniciada(copia: 1), "reiniciar", "99", "--si")
      #expect(Disco.listar(copia(1, cuaderno)) == ["dentro"])

      let fuera = "\(cuaderno.casa)/fuera.swift"
      try Disco.escribir(Array("// de fuera\n".utf8), en: fuera)
      Disco.borrar(cuaderno.fichero)
      try #require(symlink(fuera, cuaderno.fichero) == 0)
      try await cuaderno.esperar(Self.reiniciada(copia: 2), "reiniciar", "99", "--si")
      #expect(try Disco.texto(fuera) == "// de fuera\n")
      #expect(Disco.clase(copia(2, cuaderno)) == .enlace)
      #expect(try Disco.texto(cuaderno.fichero) == LeccionDePrueba.inicio)
    }
  }

  @Test("Sin nadie a quien preguntar hay que decir --si")
  func sinTerminal() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar("// mío\n")
      let errores = """
        Para reiniciar sin que pregunte, añade --si.
        leccion reiniciar 99 --si

        """
      let pantalla = Pantalla(fin: .codigo(2), salida: "", errores: errores)
      try await cuaderno.esperar(pantalla, "reiniciar", "99")
      #expect(try Disco.texto(cuaderno.fichero) == "// mío\n")
    }
  }

  @Test(
    "En una terminal pregunta, y solo un sí cambia algo",
    arguments: [("s\n", true), ("n\n", false), ("\n", false), ("\u{4}", false)]
  )
  func pregunta(_ caso: (String, Bool)) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar("// mío\n")
      let (codigo, texto) = try await TerminalDePrueba.correr(
        ["reiniciar", "99"],
        cuaderno,
        teclas: caso.0
      )
      #expect(codigo == (caso.1 ? 0 : 1))
      #expect(
        texto.contains("¿Cambio Numeros.swift por el del principio? Guardo una copia. [s/N] ")
      )
      let queda = try Disco.texto(cuaderno.fichero)
      #expect(queda == (caso.1 ? LeccionDePrueba.inicio : "// mío\n"))
    }
  }

  @Test("A la vez desde varios sitios, lo escrito queda en alguna copia")
  func aLaVez() async throws {
    try await conCuaderno { cuaderno in
      for vuelta in 1...3 {
        let texto = "// vuelta \(vuelta)\n"
        try cuaderno.entregar(texto)
        _ = try await cuaderno.guion(
          "for n in 1 2 3 4; do \"$LECCION\" reiniciar 99 --si & done; wait"
        )
        #expect(try Disco.texto(cuaderno.fichero) == LeccionDePrueba.inicio)
        let base = "\(cuaderno.carpeta)/.leccion/copias/99-numeros"
        let copias = Disco.listar(base).compactMap {
          try? Disco.texto("\(base)/\($0)/Numeros.swift")
        }
        #expect(copias.contains(texto))
      }
    }
  }
}
