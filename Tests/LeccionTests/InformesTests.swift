import Foundation
import Sistema
import Testing

/// Los informes van a donde se pide, o se dice que no se puede antes de trabajar.
@Suite("Adónde van los informes")
struct InformesTests {
  @Test("Un destino imposible se dice antes de comprobar nada", arguments: ["", ".", "nada/x.xml"])
  func imposible(_ destino: String) async throws {
    try await conCuaderno { cuaderno in
      try await cuaderno.esperar(
        Pantalla(
          fin: .codigo(2),
          salida: "",
          errores: "No se puede escribir el informe en «\(destino)».\n--junit FICHERO\n"
        ),
        "todas",
        "--junit",
        destino
      )
    }
  }

  @Test("Un tubo o un enlace reciben el informe y siguen siendo lo que eran")
  func tubo() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.guion(
        """
        mkfifo tubo; ln -s destino.xml enlace
        cat tubo > leido.xml & "$LECCION" todas --junit tubo; wait
        "$LECCION" todas --junit enlace; [ -p tubo ] && [ -L enlace ] || exit 9
        # Lo que tarda no se repite.
        for f in leido destino; do sed 's/ time="[0-9.]*"//g' $f.xml > $f.txt; done
        cmp leido.txt destino.txt
        """
      )
      #expect(pantalla.fin == .codigo(0))
      let leido = try Disco.texto("\(cuaderno.carpeta)/leido.xml")
      #expect(leido.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
    }
  }

  @Test(
    "Una salida que no se deja escribir acaba con 3",
    .enabled(if: Disco.clase("/dev/full") == .otra, "no hay /dev/full")
  )
  func salidaLlena() async throws {
    try await conCuaderno { cuaderno in
      let pantalla = try await cuaderno.guion("\"$LECCION\" lista > /dev/full")
      #expect(
        pantalla
          == Pantalla(
            fin: .codigo(3),
            salida: "",
            errores: "No puedo escribir en la salida: no queda espacio en el disco.\n"
          )
      )
    }
  }

  @Test("Sin HOME se trabaja igual")
  func sinCasa() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await cuaderno.leccion("99", entorno: ["HOME": nil])
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada))
    }
  }
}
