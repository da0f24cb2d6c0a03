/// Un programa corto con errores, para medir cómo los cuenta el compilador.
package struct Muestra: Sendable, Equatable {
  package var nombre: String
  package var codigo: String
  /// Los identificadores que tiene que dar.
  package var espera: [String]
  /// La línea del fichero en la que empieza, desde 1.
  package var linea: Int

  /// Lee un fichero de muestras: `//--- nombre`, `//=> id@línea …` y el programa.
  package static func leer(_ texto: String) -> [Muestra] {
    var muestras: [Muestra] = []
    for (i, linea) in texto.lineas.enumerated() {
      if linea.hasPrefix("//--- ") {
        muestras.append(
          Muestra(
            nombre: linea.dropFirst(6).recortado,
            codigo: "",
            espera: [],
            linea: i + 1
          )
        )
      } else if linea.hasPrefix("//=> "), !muestras.isEmpty {
        muestras[muestras.count - 1].espera = linea.dropFirst(5).split(separator: " ").map {
          String($0.prefix { $0 != "@" })
        }
      } else if !muestras.isEmpty {
        muestras[muestras.count - 1].codigo += linea + "\n"
      }
    }
    return muestras
  }
}
