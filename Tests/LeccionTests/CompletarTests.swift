import Cuaderno
import Foundation
import Sistema
import Testing

/// El completado, como lo usa bash.
@Suite("leccion completar", .enabled(if: Disco.esEjecutable("/bin/bash"), "no hay bash"))
struct CompletarTests {
  @Test("Tras --con salen las versiones, y los errores conocidos de la lección escrita")
  func versiones() async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      for slug in ["a-medias", "de-mas"] {
        try Disco.crearCarpeta("\(cuaderno.carpeta)/Soluciones/99-numeros/Errores/\(slug)")
      }
      // Las palabras van como las parte bash, que corta en «=» y en «:».
      let guion = """
        eval "$("$LECCION" completar bash)"
        probar() {
          COMP_LINE="$1"; COMP_POINT=${#1}; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
          COMPREPLY=(); _leccion; echo "${COMPREPLY[*]}"
        }
        probar 'leccion 99 --con ' leccion 99 --con ''
        probar 'leccion 99 --con err' leccion 99 --con err
        probar 'leccion 99 --con error:' leccion 99 --con error :
        probar 'leccion ver numeros --con=error:d' leccion ver numeros --con = error : d
        probar 'leccion todas --con e' leccion todas --con e
        probar 'leccion 99 --con error:de-mas --j' leccion 99 --con error : de-mas --j
        COMP_WORDBREAKS=' '
        probar 'leccion 99 --con error:d' leccion 99 --con error:d
        probar 'leccion 99 --con=error:d' leccion 99 --con=error:d
        """
      try Disco.escribir(Array(guion.utf8), en: "\(cuaderno.casa)/guion.bash")
      let pantalla = try await cuaderno.guion("exec /bin/bash \"$HOME/guion.bash\"")
      #expect(
        pantalla
          == Pantalla(
            fin: .codigo(0),
            salida: """
              alumno solucion inicio error:a-medias error:de-mas
              error:a-medias error:de-mas
              a-medias de-mas
              de-mas
              error:
              --json
              error:de-mas
              --con=error:de-mas

              """
          )
      )
    }
  }
}
