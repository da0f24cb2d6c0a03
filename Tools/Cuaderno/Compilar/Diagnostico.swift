/// Un mensaje del compilador sobre un lugar del código.
package struct Diagnostico: Sendable, Equatable {
  /// Lo grave que es.
  package enum Gravedad: String, Sendable {
    case error
    case advertencia = "warning"
    case nota = "note"
    case observacion = "remark"

    /// La palabra que lo encabeza.
    package var etiqueta: String {
      switch self {
      case .error: "error"
      case .advertencia: "advertencia"
      case .nota: "nota"
      case .observacion: "observación"
      }
    }
  }

  package var gravedad: Gravedad
  /// El identificador del compilador: `cannot_find_in_scope`. Sirve para buscar y para explicar.
  package var id: String?
  /// El texto, sin el identificador.
  package var mensaje: String
  /// Lo que el mensaje nombra, por el número de su hueco: tipos, propiedades, funciones.
  package var argumentos: [String] = []
  /// Los mismos datos como los da el compilador: en inglés y con sus comillas.
  package var datos: [String] = []
  /// La clase, en inglés, de las declaraciones nombradas, por el número de su hueco.
  package var clases: [Int: String] = [:]
  /// La opción elegida en cada `%select`, por el número de su hueco.
  package var opciones: [Int: Int] = [:]
  /// El lugar, si lo tiene.
  package var lugar: Lugar?
  /// Las notas que lo acompañan.
  package var notas: [Diagnostico] = []
  /// Los cambios que el compilador propone.
  package var arreglos: [Arreglo] = []
  /// La macro en cuya expansión está, si está en una.
  package var macro: String?
  /// Lo que la macro expandía: la propiedad o el tipo. Lleva de vuelta a la línea escrita.
  package var argumentosDeMacro: [String] = []
  /// La línea de la expansión en la que está, para buscarla en lo escrito.
  package var generado: Generado?
  /// Si `lugar` es el sitio exacto de lo escrito, aunque el error venga de una expansión.
  package var estaEnLoEscrito = false
  /// Si el texto está en español.
  package var estaTraducido = false
  /// La línea señalada, si se conoce: para leer en ella el nombre que el mensaje no dice.
  package var codigo: String?
  /// El texto inglés, si se ha pedido.
  package var original: String?

  /// Si el mensaje viene de código generado por una macro, no de una línea escrita.
  package var esDeMacro: Bool { macro != nil }

  /// La clase de la declaración del hueco `numero`, con su artículo.
  package func clase(_ numero: Int) -> ClaseDeDeclaracion? {
    clases[numero].flatMap(ClaseDeDeclaracion.de)
  }
}

/// Un punto de un fichero.
package struct Lugar: Sendable, Hashable {
  /// El nombre del fichero, sin carpeta.
  package var fichero: String
  /// La línea, desde 1.
  package var linea: Int
  /// La columna en bytes UTF-8, desde 1.
  package var columna: Int
  /// Los bytes subrayados, al menos 1.
  package var largo: Int

  /// Crea un lugar.
  package init(fichero: String, linea: Int, columna: Int, largo: Int = 1) {
    self.fichero = fichero
    self.linea = linea
    self.columna = columna
    self.largo = largo
  }
}

/// Un cambio que el compilador propone.
package struct Arreglo: Sendable, Equatable {
  /// Dónde empieza; su largo son los bytes que se quitan, si acaba en la misma línea.
  package var lugar: Lugar
  /// La línea en la que acaba lo que se quita.
  package var ultimaLinea: Int
  /// Lo que se pone.
  package var texto: String

  /// Crea un arreglo.
  package init(lugar: Lugar, ultimaLinea: Int, texto: String) {
    self.lugar = lugar
    self.ultimaLinea = ultimaLinea
    self.texto = texto
  }
}

extension Diagnostico {
  /// El compilador no terminó a tiempo.
  package static let demasiadoLento = Diagnostico(
    gravedad: .error,
    id: nil,
    mensaje: "el compilador no ha terminado a tiempo: hay una expresión demasiado enredada. "
      + "Pártela en varias y da tipo a las constantes.",
    estaTraducido: true
  )
  /// El compilador se cayó.
  package static let compiladorCaido = Diagnostico(
    gravedad: .error,
    id: nil,
    mensaje: "el compilador de Swift se ha caído con este código. Deshaz el último cambio.",
    estaTraducido: true
  )
}

extension Lugar {
  /// Las líneas de su fichero y la suya, o `nil` si no están en esas fuentes.
  func leido(en fuentes: [String: [String]]) -> (lineas: [String], linea: String)? {
    guard let lineas = fuentes[fichero], lineas.indices.contains(linea - 1) else { return nil }
    return (lineas, lineas[linea - 1])
  }
}
