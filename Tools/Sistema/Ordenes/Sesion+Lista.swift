import Cuaderno
import Foundation

extension Sesion {
  /// `leccion lista`: partes, lecciones, minutos y estado.
  func lista() throws(Fallo) -> Int32 {
    let lecciones = try curso.todas()
    let progreso = Progreso.leer(raiz, consola)
    let filas = lecciones.map { leccion in
      Lista.Fila(leccion: leccion, superada: progreso.superada(leccion) { huella(de: leccion) })
    }
    let lista = Lista(filas: filas)
    consola.escribir(orden.json ? InformeJSON.escribir(lista.json) : lista.texto(consola.estilo))
    return 0
  }

  /// La huella de lo que hay ahora en la carpeta del estudiante.
  func huella(de leccion: Leccion) -> String? {
    (try? curso.entrega(de: leccion, .alumno))?.0.huella.description
  }
}
