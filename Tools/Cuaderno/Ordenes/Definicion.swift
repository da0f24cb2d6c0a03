/// Una orden del programa: de aquí salen la ayuda, la lectura de argumentos y el completado.
package struct Definicion: Sendable, Equatable {
  package let nombre: Orden.Nombre
  /// Los argumentos como se escriben en la ayuda: `N`, `[N]`.
  package let argumentos: String
  /// Cuántos argumentos admite.
  package let cuantos: ClosedRange<Int>
  /// Si el primer argumento es una lección.
  package let pideLeccion: Bool
  /// Lo que hace, en una línea.
  package let resumen: String
  /// Las opciones propias, además de las comunes.
  package let opciones: [Opcion]
  /// Lo que conviene saber, en la ayuda de la orden.
  package let detalle: String
}

/// Una opción, con su valor si lo lleva.
package struct Opcion: Sendable, Equatable {
  package let nombre: String
  package let valor: String?
  package let resumen: String

  /// Como se escribe: `--con VERSION`.
  package var uso: String { valor.map { "\(nombre) \($0)" } ?? nombre }

  package static let con = Opcion(
    nombre: "--con",
    valor: "VERSION",
    resumen: "qué versión: alumno, solucion, inicio o error:SLUG"
  )
  package static let json = Opcion(
    nombre: "--json",
    valor: nil,
    resumen: "el resultado como JSON"
  )
  package static let cuaderno = Opcion(
    nombre: "--cuaderno",
    valor: "CARPETA",
    resumen: "dónde está el cuaderno"
  )
  package static let sinColor = Opcion(
    nombre: "--sin-color",
    valor: nil,
    resumen: "sin color (también con NO_COLOR)"
  )
  package static let ayuda = Opcion(
    nombre: "--ayuda",
    valor: nil,
    resumen: "esta ayuda"
  )
  package static let todas = Opcion(
    nombre: "--todas",
    valor: nil,
    resumen: "todas las pistas de la comprobación"
  )
  package static let si = Opcion(
    nombre: "--si",
    valor: nil,
    resumen: "sin preguntar"
  )
  package static let ya = Opcion(
    nombre: "--ya",
    valor: nil,
    resumen: "aunque no la hayas superado"
  )
  package static let junit = Opcion(
    nombre: "--junit",
    valor: "FICHERO",
    resumen: "además, un informe JUnit en ese fichero"
  )
  package static let idioma = Opcion(
    nombre: "--idioma",
    valor: nil,
    resumen: "mide el compilador en español: mensajes, posiciones e inglés que queda"
  )
  package static let ingles = Opcion(
    nombre: "--ingles",
    valor: nil,
    resumen: "también el texto original del compilador"
  )

  package static let fotos = Opcion(
    nombre: "--fotos",
    valor: nil,
    resumen: "sin terminal: una foto al aparecer y otra tras cada acción"
  )
  package static let vista = Opcion(
    nombre: "--vista",
    valor: "NÚMERO",
    resumen: "qué vista previa, si el fichero tiene varias"
  )
  package static let xcode = Opcion(
    nombre: "--xcode",
    valor: "26|27",
    resumen: "qué Xcode imita @State; si no se dice, 26"
  )
  package static let sucesos = Opcion(
    nombre: "--sucesos",
    valor: nil,
    resumen: "en las fotos, también qué aparece, cambia, empieza y acaba"
  )

  package static let vistas = Opcion(
    nombre: "--vistas",
    valor: nil,
    resumen: "con una vista, su #Preview y una comprobación que la usa"
  )

  /// Las que vale poner en cualquier orden.
  package static let comunes = [cuaderno, sinColor, ayuda]
}

/// Una orden ya leída.
package struct Orden: Sendable, Equatable {
  /// Los nombres de las órdenes, como se escriben.
  package enum Nombre: String, Sendable, CaseIterable {
    case comprobar
    case todas
    case lista
    case leer
    case pista
    case explicar
    case comparar
    case reiniciar
    case ver
    case verificar
    case nueva
    case doctor
    case completar
    case version
    case ayuda
  }

  package var nombre: Nombre
  package var argumentos: [String] = []
  package var version: Version = .alumno
  package var json = false
  package var sinColor = false
  package var ayuda = false
  package var todas = false
  package var si = false
  package var ya = false
  package var ingles = false
  package var idioma = false
  package var fotos = false
  package var vistas = false
  /// Qué vista previa se pide, contando desde 1.
  package var vista: Int?
  /// El Xcode que imitan las vistas: 26 o 27.
  package var xcode = 26
  package var sucesos = false
  package var junit: String?
  package var cuaderno: String?

  /// Crea una orden.
  package init(_ nombre: Nombre, _ argumentos: [String] = []) {
    self.nombre = nombre
    self.argumentos = argumentos
  }
}
