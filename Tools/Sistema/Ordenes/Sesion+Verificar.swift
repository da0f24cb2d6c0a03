import Cuaderno

extension Sesion {
  /// `leccion verificar [N]`: la matriz de quien escribe lecciones.
  func verificar() async throws(Fallo) -> Int32 {
    let todo = orden.argumentos.isEmpty
    let lecciones = todo ? try curso.todas() : [try leccionPedida()]
    let resultado = try await conTaller { taller throws(Fallo) in
      try await Verificador(curso: curso, taller: taller, consola: consola)
        .verificar(lecciones, todo: todo)
    }
    let informe = InformeDeAutor(fallos: resultado.fallos, cuenta: resultado.cuenta)
    consola.escribir(
      orden.json ? InformeJSON.escribir(informe.json) : informe.texto(consola.estilo))
    return resultado.fallos.isEmpty ? 0 : 1
  }
}
