import Cuaderno
import Foundation

extension Sesion {
  /// `leccion pista N`: la siguiente pista de la primera comprobación que no se cumple.
  func pista() async throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    let pistas = try curso.pistas(de: leccion)
    let informe = try await conTaller { taller throws(Fallo) in
      try await self.informe(de: leccion, .alumno, con: taller)
    }
    guard let pendiente = informe.primeraPendiente else {
      if orden.json {
        consola.escribir(InformeJSON.escribir(HojaDePista.superada(leccion)))
        return 0
      }
      consola.escribir(consola.estilo.terminar("La lección \(leccion.numero) ya está superada.\n"))
      return 0
    }
    if informe.resultado == .noCompila || informe.resultado == .noLegible {
      let que = informe.resultado == .noCompila ? "no compila" : "no se puede leer"
      consola.escribirError("Antes de las pistas: tu fichero \(que). Mira por qué.\n")
      let carpeta = visible(leccion.carpetaDelAlumno)
      consola.escribir(InformeTexto(estilo: consola.estilo, carpeta: carpeta).escribir(informe))
      return 1
    }
    var progreso = Progreso.leer(raiz, consola)
    let todas = pistas.porComprobacion[pendiente.nombre] ?? []
    let nivel = orden.todas ? todas.count : progreso.siguienteNivel(leccion, pendiente, todas.count)
    progreso.guardar(raiz, consola)
    let hoja = HojaDePista(comprobacion: pendiente, pistas: todas, nivel: nivel)
    consola.escribir(
      orden.json
        ? InformeJSON.escribir(hoja.json(leccion))
        : hoja.texto(leccion, consola.estilo)
    )
    return 0
  }
}
