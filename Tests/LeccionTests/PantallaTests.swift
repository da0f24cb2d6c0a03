import Cuaderno
import Foundation
import Sistema
import Testing

/// Adónde va lo escrito: un tubo, una terminal, una terminal tonta o ninguna parte.
@Suite("Pantalla")
struct PantallaTests {
  private static let escape = "\u{1b}["

  @Test("Por un tubo, sin terminal: sin color y todo en la salida normal")
  func tubo() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.guion("\"$LECCION\" 99 | cat")
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.sinEmpezar))
    }
  }

  @Test("Con la salida cerrada a media pantalla, el veredicto es el mismo y no se queja")
  func salidaCerrada() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      // `true` acaba sin leer: lo que se escriba después encuentra el tubo cerrado.
      let pantalla = try await cuaderno.guion(
        """
        mkfifo "$HOME/tubo"
        (sleep 0 < "$HOME/tubo") &
        lector=$!
        exec 3> "$HOME/tubo"
        wait $lector
        "$LECCION" 99 >&3
        echo "código $?"
        """
      )
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: "código 0\n"))
      #expect(Disco.clase(cuaderno.estado) != .nada)
    }
  }

  @Test("Con head -1, la primera línea y nada más")
  func cabeza() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.guion("\"$LECCION\" 99 | head -1")
      let salida = "Lección 99 · Los números  2 de 2 · superada\n"
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: salida))
    }
  }

  @Test("Sin salida ninguna, ni normal ni de errores, el código dice el veredicto")
  func descriptoresCerrados() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.guion(
        """
        "$LECCION" 99 >&- 2>&- <&-; echo "código $?"
        "$LECCION" 98 >&- 2>&- <&-; echo "código $?"
        """
      )
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: "código 0\ncódigo 2\n"))
      // Nada de lo escrito pudo acabar dentro de un fichero del cuaderno.
      #expect(try Disco.texto(cuaderno.fichero) == LeccionDePrueba.solucion)
    }
  }

  @Test("Con LANG=C solo sale ASCII, y dice lo mismo")
  func ascii() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.leccion("99", entorno: ["LANG": "C"])
      let salida = """
        Leccion 99 - Los numeros  0 de 2

        Paso 1 - Los numeros
          x Uno da 1
          x Dos da 2

        x Uno da 1
          `primero`: se esperaba 1 y tu programa dio 0.
          Mira lo que devuelve `uno`.

        Llevas 0 de 2.
        Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:
          swift run leccion 99
        Te atascas? swift run leccion pista 99

        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: salida))
      let uso = try await cuaderno.leccion("98", entorno: ["LANG": "C"])
      #expect(
        uso
          == Pantalla(
            fin: .codigo(2),
            salida: "",
            errores: "No hay leccion 98. La mas cercana es la 99.\nLas hay en \"leccion lista\".\n"
          )
      )
    }
  }

  @Test("Sin ninguna variable de idioma se supone UTF-8")
  func sinIdioma() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.leccion("99", entorno: ["LANG": nil])
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: LeccionDePrueba.sinEmpezar))
    }
  }

  @Test("En una terminal hay color, y sin él dice lo mismo")
  func terminal() async throws {
    try await conCuaderno { cuaderno in
      let (codigo, texto) = try await TerminalDePrueba.correr(["99"], cuaderno)
      #expect(codigo == 1)
      #expect(texto.contains(Self.escape + "31m✗" + Self.escape + "0m"))
      #expect(sinColor(texto) == LeccionDePrueba.sinEmpezar)
    }
  }

  @Test(
    "Sin color en una terminal si se pide de cualquiera de las tres maneras",
    arguments: [
      (["99", "--sin-color"], [:]), (["99"], ["NO_COLOR": "1"]), (["99"], ["TERM": "dumb"]),
    ] as [([String], [String: String])]
  )
  func terminalSinColor(_ caso: ([String], [String: String])) async throws {
    try await conCuaderno { cuaderno in
      let (codigo, texto) = try await TerminalDePrueba.correr(caso.0, cuaderno, entorno: caso.1)
      #expect(codigo == 1)
      #expect(texto == LeccionDePrueba.sinEmpezar)
    }
  }

  @Test("NO_COLOR vacía no quita el color")
  func noColorVacia() async throws {
    try await conCuaderno { cuaderno in
      let (_, texto) = try await TerminalDePrueba.correr(
        ["99"],
        cuaderno,
        entorno: ["NO_COLOR": ""]
      )
      #expect(texto.contains(Self.escape))
    }
  }

  private func sinColor(_ texto: String) -> String {
    var limpio = ""
    var resto = texto[...]
    while let inicio = resto.firstRange(of: Self.escape) {
      limpio += resto[..<inicio.lowerBound]
      resto = resto[inicio.upperBound...].drop { $0 != "m" }.dropFirst()
    }
    return limpio + resto
  }
}
