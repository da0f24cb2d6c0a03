import Cuaderno
import Foundation

extension Sesion {
  /// `leccion comparar N`: tu versión junto a la solución.
  func comparar() async throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    let (tuya, problemas) = try curso.entrega(de: leccion, .alumno)
    let (solucion, _) = try curso.entrega(de: leccion, .solucion)
    if !orden.ya {
      let informe = try await conTaller { taller throws(Fallo) in
        try await self.informe(de: leccion, .alumno, con: taller)
      }
      guard informe.resultado == .superada else {
        consola.escribir(
          consola.estilo.terminar(
            """
            Todavía no has superado la lección \(leccion.numero): \
            \(informe.superadas) de \(informe.comprobaciones.count).
            La solución se ve con: swift run leccion comparar \(leccion.numero) --ya

            """
          )
        )
        return 1
      }
    }
    for (fichero, problema) in problemas {
      consola.escribirError(problema.mensaje(fichero: fichero, leccion: leccion.numero) + "\n")
    }
    for fichero in solucion.ficheros {
      // Las TAREAS ya están hechas: no son una diferencia que leer.
      let propio = tuya.texto(de: fichero.nombre).lineas.map(String.init).filter {
        !$0.recortado.hasPrefix("// TAREA ")
      }
      let limpia = Regiones.sinMarcas(solucion.texto(de: fichero.nombre)).lineas.map(String.init)
      let estilo = consola.estilo
      consola.escribir(estilo.terminar("\(estilo.pintar(fichero.nombre, .fuerte))\n"))
      let lineas = Diferencias.comparar(propio, limpia)
      consola.escribir(Diferencias.texto(lineas, ancho: consola.columnas, estilo))
    }
    return 0
  }
}
