/// Un paso de la lección: una suite de Swift Testing, en su fichero.
package struct Paso: Sendable, Equatable {
  /// El fichero de las comprobaciones, sin carpeta: `Paso1.swift`.
  package let fichero: String
  /// El tipo de la suite: `Paso1`.
  package let suite: String
  /// El título: «Paso 1 · Lo que no se pinta no avisa».
  package let titulo: String
  /// Las comprobaciones, en el orden del fichero.
  package let comprobaciones: [Comprobacion]
}

/// Una comprobación: una función `@Test` sin parámetros.
package struct Comprobacion: Sendable, Hashable {
  /// El nombre de la función, sin paréntesis: la clave de su pista.
  package let nombre: String
  /// La frase verdadera que la titula.
  package let titulo: String
}

extension Paso {
  /// Lee las comprobaciones declaradas en el texto de un fichero de pruebas.
  ///
  /// Se lee el texto, y no el programa, porque la lista tiene que existir aunque nada compile.
  /// `verificar` demuestra que coincide con lo que Swift Testing encuentra.
  /// - Returns: el paso, o `nil` si el fichero no declara una suite con título.
  package static func leer(fichero: String, texto: String) -> Paso? {
    var suite: String?
    var tituloDeSuite: String?
    var pendiente: String?
    var comprobaciones: [Comprobacion] = []
    for linea in texto.lineas {
      var resto = linea.recortado[...]
      if resto.hasPrefix("//") { continue }
      if let titulo = cadena(tras: "@Suite(", en: &resto) { tituloDeSuite = titulo }
      if suite == nil, tituloDeSuite != nil, let nombre = palabra(tras: "struct ", en: resto) {
        suite = nombre
      }
      if let titulo = cadena(tras: "@Test(", en: &resto) { pendiente = titulo }
      if let titulo = pendiente, let nombre = palabra(tras: "func ", en: resto) {
        comprobaciones.append(Comprobacion(nombre: nombre, titulo: titulo))
        pendiente = nil
      }
    }
    guard let suite, let tituloDeSuite else { return nil }
    return Paso(
      fichero: fichero,
      suite: suite,
      titulo: tituloDeSuite,
      comprobaciones: comprobaciones
    )
  }

  /// La cadena literal que sigue a `marca`, con sus escapes resueltos; `linea` queda tras ella.
  private static func cadena(tras marca: String, en linea: inout Substring) -> String? {
    guard let rango = linea.firstRange(of: marca + "\"") else { return nil }
    var texto = ""
    var escape = false
    var resto = linea[rango.upperBound...]
    while let c = resto.popFirst() {
      if escape {
        texto.append(c)
        escape = false
      } else if c == "\\" {
        escape = true
      } else if c == "\"" {
        linea = resto
        return texto
      } else {
        texto.append(c)
      }
    }
    return nil
  }

  private static func palabra(tras marca: String, en linea: Substring) -> String? {
    guard let rango = linea.firstRange(of: marca) else { return nil }
    let nombre = linea[rango.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return nombre.isEmpty ? nil : String(nombre)
  }
}

/// Las pistas de una lección: por comprobación, tres niveles.
package struct Pistas: Sendable, Equatable {
  /// Las pistas de cada comprobación, por su nombre.
  package var porComprobacion: [String: [String]] = [:]
  /// Los nombres en el orden del fichero.
  package var orden: [String] = []

  /// Crea unas pistas vacías.
  package init() {}

  /// Lee un `Pistas.md`: una sección `## nombre` por comprobación, con una lista numerada.
  package static func leer(_ texto: String) -> Pistas {
    var pistas = Pistas()
    var actual: String?
    for linea in texto.lineas {
      if linea.hasPrefix("## ") {
        let nombre = linea.dropFirst(3).recortado
        actual = nombre
        pistas.orden.append(nombre)
        pistas.porComprobacion[nombre, default: []] += []
      } else if let nombre = actual {
        let cifras = linea.prefix { $0.isNumber }
        if !cifras.isEmpty, linea.dropFirst(cifras.count).hasPrefix(". ") {
          let pista = linea.dropFirst(cifras.count + 2).recortado
          pistas.porComprobacion[nombre, default: []].append(pista)
        } else if !linea.recortado.isEmpty, var ultima = pistas.porComprobacion[nombre]?.popLast() {
          ultima += "\n" + linea.recortado
          pistas.porComprobacion[nombre, default: []].append(ultima)
        }
      }
    }
    return pistas
  }
}
