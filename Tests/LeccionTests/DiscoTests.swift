import Cuaderno
import Foundation
import Sistema
import Testing

/// Discos que no se dejan escribir o que se llenan.
///
/// Se montan en un espacio de nombres propio, que desaparece con la prueba.
@Suite("Discos difíciles")
struct DiscoTests {
  /// Si aquí se puede montar un disco de prueba: en Linux, con permiso para crear espacios.
  private static let sePuedeMontar: Bool = {
    #if os(Linux)
    system(
      "\(espacio) sh -c 'mount -t tmpfs -o size=64k tmpfs /mnt' >/dev/null 2>&1"
    ) == 0
    #else
    false
    #endif
  }()

  /// El principio de una orden que corre en un espacio de montajes propio.
  private static let espacio = getuid() == 0 ? "unshare -m" : "unshare -rm"
  private static let motivo: Comment = "aquí no se puede montar un disco de prueba (unshare, mount)"

  /// Corre un guion en un espacio de montajes propio.
  private static func montado(
    _ cuaderno: CuadernoDePrueba,
    _ guion: String
  ) async throws -> Pantalla {
    try Disco.escribir(Array("set -e\n\(guion)\n".utf8), en: "\(cuaderno.casa)/guion.sh")
    return try await cuaderno.guion("exec \(espacio) sh \"$HOME/guion.sh\"")
  }

  @Test(
    "En un cuaderno de solo lectura, el programa ya construido trabaja con su caché en casa",
    .enabled(if: sePuedeMontar, motivo),
    arguments: [true, false]
  )
  func soloLectura(_ conBuild: Bool) async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      if !conBuild { Disco.borrar("\(cuaderno.carpeta)/.build") }
      let pantalla = try await Self.montado(
        cuaderno,
        """
        mount --bind '\(cuaderno.carpeta)' '\(cuaderno.carpeta)'
        mount -o remount,ro,bind '\(cuaderno.carpeta)'
        cd '\(cuaderno.carpeta)'
        ! touch prueba 2>/dev/null
        "$LECCION" 99 2>/dev/null
        "$LECCION" 99
        exec "$LECCION" lista
        """
      )
      let lista = "Pruebas\n  ✓ 99  Los números   1 min\n\n1 de 1 lección.\n"
      #expect(
        pantalla
          == Pantalla(
            fin: .codigo(0),
            salida: LeccionDePrueba.superada + LeccionDePrueba.superada + lista
          )
      )
      #expect(Disco.clase("\(cuaderno.carpeta)/.leccion") == .nada)
      #expect(Disco.clase("\(cuaderno.casa)/.cache/cuaderno") == .carpeta)
    }
  }

  @Test(
    "Con .build de solo lectura y el resto no, también",
    .enabled(if: sePuedeMontar, motivo)
  )
  func buildDeSoloLectura() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let pantalla = try await Self.montado(
        cuaderno,
        """
        mount --bind '\(cuaderno.carpeta)/.build' '\(cuaderno.carpeta)/.build'
        mount -o remount,ro,bind '\(cuaderno.carpeta)/.build'
        cd '\(cuaderno.carpeta)'
        exec "$LECCION" 99 2>/dev/null
        """
      )
      #expect(pantalla == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada))
    }
  }

  @Test(
    "Con el progreso de solo lectura se dice y se da el veredicto",
    .enabled(if: sePuedeMontar, motivo)
  )
  func progresoDeSoloLectura() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      let carpeta = "\(cuaderno.carpeta)/.leccion"
      try Disco.crearCarpeta(carpeta)
      let pantalla = try await Self.montado(
        cuaderno,
        """
        mount --bind '\(carpeta)' '\(carpeta)'
        mount -o remount,ro,bind '\(carpeta)'
        cd '\(cuaderno.carpeta)'
        exec "$LECCION" 99
        """
      )
      let errores =
        "No apunto el progreso. No puedo escribir en \(cuaderno.estado): es de solo lectura.\n"
      #expect(
        pantalla
          == Pantalla(fin: .codigo(0), salida: LeccionDePrueba.superada, errores: errores)
      )
    }
  }

  @Test(
    "Con el disco lleno dice que no queda espacio, con código 3, y luego se recupera",
    .enabled(if: sePuedeMontar, motivo),
    arguments: [4, 120, 220]
  )
  func discoLleno(_ kilobytes: Int) async throws {
    try await conCuaderno(caliente: false) { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.solucion)
      try Disco.crearCarpeta("\(cuaderno.carpeta)/.build")
      let pantalla = try await Self.montado(
        cuaderno,
        """
        mount -t tmpfs -o size=\(kilobytes)k tmpfs '\(cuaderno.carpeta)/.build'
        cd '\(cuaderno.carpeta)'
        "$LECCION" 99 2> "$HOME/errores" || echo "código $?"
        mount -o remount,size=64m '\(cuaderno.carpeta)/.build'
        exec "$LECCION" 99 2>/dev/null
        """
      )
      #expect(
        pantalla == Pantalla(fin: .codigo(0), salida: "código 3\n" + LeccionDePrueba.superada)
      )
      let errores = try Disco.texto("\(cuaderno.casa)/errores")
      #expect(errores.contains("no queda espacio en el disco"), "\(errores)")
    }
  }
}
