@testable import Cuaderno

/// La lección de los ejemplos, sus pasos y los informes que se hacen con ella.
enum Ejemplos {
  static let leccion = Leccion(
    numero: 3,
    slug: "propiedades-ignoradas",
    titulo: "Propiedades ignoradas",
    portada: portada
  )
  static let siguiente = Leccion(
    numero: 4,
    slug: "duenos",
    titulo: "Dueños y liberación",
    portada: portada
  )
  static let portada = Portada(
    parte: "El núcleo",
    minutos: 15,
    requiere: [2],
    usa: [],
    aislamiento: .ninguno,
    objetivos: ["decidir qué propiedades avisan", "conservar la lectura que importa"]
  )
  static let fuente = """
    import Observation

    @Observable
    final class Conversor {
      var tasa = 0.9
      var consultas = 0
    \tfunc añadir(_ n: Int) -> Int { memoria[n] }
    }

    """
  static let entrega = Entrega(ficheros: [
    FicheroDeEntrega(nombre: "Conversor.swift", bytes: Array(fuente.utf8))
  ])
  static let pasos = [
    Paso(
      fichero: "Paso1.swift",
      suite: "Paso1",
      titulo: "Paso 1 · Lo que no se pinta no avisa",
      comprobaciones: [
        Comprobacion(nombre: "calla", titulo: "Consultar no avisa a nadie"),
        Comprobacion(nombre: "cuenta", titulo: "Todas las consultas se cuentan"),
      ]
    ),
    Paso(
      fichero: "Paso2.swift",
      suite: "Paso2",
      titulo: "Paso 2 · La tasa sí avisa",
      comprobaciones: [Comprobacion(nombre: "avisa", titulo: "Cambiar la tasa avisa")]
    ),
  ]
  static let incidencia = Incidencia(
    texto: "Expectation failed: (avisos → 1) == 0",
    comentario: "Sigue observado algo que se escribe en cada consulta."
  )

  /// Un informe de la lección con los estados de «calla», «cuenta» y «avisa».
  static func informe(
    _ resultado: Informe.Resultado,
    _ estados: [EstadoDeComprobacion] = [],
    _ version: Version = .alumno
  ) -> Informe {
    var quedan = estados[...]
    let informados = pasos.map { paso in
      PasoInformado(
        titulo: paso.titulo,
        comprobaciones: paso.comprobaciones.map {
          ComprobacionInformada(
            nombre: $0.nombre,
            titulo: $0.titulo,
            estado: quedan.popFirst() ?? .noAlcanzada
          )
        }
      )
    }
    var informe = Informe(
      leccion: leccion,
      version: version,
      resultado: resultado,
      pasos: informados
    )
    informe.huella = entrega.huella.description
    informe.fuentes = ["Conversor.swift": fuente.lineas.map(String.init)]
    return informe
  }

  static func parada(_ clase: Parada.Clase = .trampa, _ lugar: Lugar? = nil) -> Parada {
    Parada(clase: clase, motivo: "índice fuera de rango", consejo: "Mira `count`.", lugar: lugar)
  }
}

/// Una línea de código de la lección de ejemplo.
func lugar(_ linea: Int, _ columna: Int, _ largo: Int = 1) -> Lugar {
  Lugar(fichero: "Conversor.swift", linea: linea, columna: columna, largo: largo)
}
