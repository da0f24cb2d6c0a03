/// Las pantallas de ayuda.
package enum Ayuda {
  /// La ayuda general.
  package static func general(_ estilo: Estilo) -> String {
    func filas(_ definiciones: [Definicion]) -> [(String, String)] {
      definiciones.map { d in
        let nombre = d.nombre == .comprobar ? "[N]" : "\(d.nombre.rawValue) \(d.argumentos)"
        return ("leccion \(nombre)".recortado, d.resumen)
      }
    }
    return estilo.terminar(
      """
      \(estilo.pintar("Cuaderno", .fuerte)): aprende cómo Swift observa el estado.

      Desde la carpeta del cuaderno, escribe delante «swift run»: swift run leccion 3

      \(tabla(filas(Definicion.deEstudiante), estilo))

      Para quien escribe lecciones:
      \(tabla(filas(Definicion.deAutor), estilo))

      En cualquier orden:
      \(tabla(Opcion.comunes.map { ($0.uso, $0.resumen) }, estilo))

      Códigos de salida: 0 superada · 1 no superada o no compila · 2 mal escrito ·
      3 problema del cuaderno · 130 interrumpido.

      """
    )
  }

  /// La ayuda de una orden.
  package static func de(_ definicion: Definicion, _ estilo: Estilo) -> String {
    let uso = "leccion \(definicion.nombre.rawValue) \(definicion.argumentos)".recortado
    let opciones = definicion.todasLasOpciones.map { ($0.uso, $0.resumen) }
    let detalle = definicion.detalle.isEmpty ? "" : "\n\(definicion.detalle)\n"
    return estilo.terminar(
      """
      \(estilo.pintar(uso, .fuerte))
      \(definicion.resumen.mayuscula).
      \(detalle)
      Opciones:
      \(tabla(opciones, estilo))

      """
    )
  }

  private static func tabla(_ filas: [(String, String)], _ estilo: Estilo) -> String {
    let ancho = (filas.map(\.0.count).max() ?? 0) + 2
    return filas.map { nombre, resumen in
      let relleno = String(repeating: " ", count: ancho - nombre.count)
      let sangria = String(repeating: " ", count: ancho + 2)
      let texto = estilo.parrafo(resumen, sangria: sangria).dropFirst(sangria.count)
      return "  \(estilo.pintar(nombre, .enlace))\(relleno)\(texto)"
    }.joined(separator: "\n")
  }
}
