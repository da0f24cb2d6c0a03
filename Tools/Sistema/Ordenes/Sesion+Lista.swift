import Cuaderno
import Foundation

extension Sesion {
  /// `leccion lista`: partes, lecciones, minutos y estado.
  func lista() throws(Fallo) -> Int32 {
    let (lecciones, rotas) = curso.legibles()
    let progreso = Progreso.leer(raiz, consola)
    let filas = lecciones.map { leccion in
      Lista.Fila(leccion: leccion, superada: progreso.superada(leccion) { huella(de: leccion) })
    }
    let lista = Lista(filas: filas, rotas: rotas)
    consola.escribir(orden.json ? InformeJSON.escribir(lista.json) : lista.texto(consola.estilo))
    return decir(rotas) ?? 0
  }

  /// Dice qué lecciones están rotas, y da su código de salida.
  func decir(_ rotas: [LeccionRota]) -> Int32? {
    guard !rotas.isEmpty else { return nil }
    consola.escribirError(sanear(rotas.map { "\n\($0.mensaje)\n" }.joined()))
    return 3
  }

  /// La huella de lo que hay ahora en la carpeta del estudiante.
  func huella(de leccion: Leccion) -> String? {
    (try? curso.entrega(de: leccion, .alumno))?.0.huella.description
  }
}
