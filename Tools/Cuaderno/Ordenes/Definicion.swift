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
    nombre: "--con", valor: "VERSION",
    resumen: "qué versión: alumno, solucion, inicio o error:SLUG")
  package static let json = Opcion(
    nombre: "--json", valor: nil, resumen: "el resultado como JSON")
  package static let cuaderno = Opcion(
    nombre: "--cuaderno", valor: "CARPETA", resumen: "dónde está el cuaderno")
  package static let sinColor = Opcion(
    nombre: "--sin-color", valor: nil, resumen: "sin color (también con NO_COLOR)")
  package static let ayuda = Opcion(
    nombre: "--ayuda", valor: nil, resumen: "esta ayuda")
  package static let todas = Opcion(
    nombre: "--todas", valor: nil, resumen: "todas las pistas de la comprobación")

  /// Las que vale poner en cualquier orden.
  package static let comunes = [cuaderno, sinColor, ayuda]
}

/// Una orden ya leída.
package struct Orden: Sendable, Equatable {
  /// Los nombres de las órdenes, como se escriben.
  package enum Nombre: String, Sendable, CaseIterable {
    case comprobar
    case lista
    case pista
    case verificar
    case ayuda
  }

  package var nombre: Nombre
  package var argumentos: [String] = []
  package var version: Version = .alumno
  package var json = false
  package var sinColor = false
  package var ayuda = false
  package var todas = false
  package var cuaderno: String?

  /// Crea una orden.
  package init(_ nombre: Nombre, _ argumentos: [String] = []) {
    self.nombre = nombre
    self.argumentos = argumentos
  }
}

extension Definicion {
  /// Todas las órdenes, en el orden de la ayuda.
  package static let todas: [Definicion] = [
    Definicion(
      nombre: .comprobar, argumentos: "N", cuantos: 1...1, pideLeccion: true,
      resumen: "comprueba la lección N (su número o el principio de su nombre)",
      opciones: [.con, .json],
      detalle: """
        Compila tu fichero, corre las comprobaciones y te dice qué se cumple, qué no y por qué.
        No hace falta escribir «comprobar»: basta con «leccion 3».
        """),
    Definicion(
      nombre: .lista, argumentos: "", cuantos: 0...0, pideLeccion: false,
      resumen: "las lecciones, su duración y cuáles has superado", opciones: [.json],
      detalle: "Una lección cuenta como superada mientras no cambies el fichero con el que lo fue."),
    Definicion(
      nombre: .pista, argumentos: "N", cuantos: 1...1, pideLeccion: true,
      resumen: "la siguiente pista de lo primero que no se cumple", opciones: [.todas, .json],
      detalle: "Hay tres niveles: una pregunta, la causa y la línea. Cada vez sale el siguiente."),
    Definicion(
      nombre: .verificar, argumentos: "[N]", cuantos: 0...1, pideLeccion: true,
      resumen: "para quien escribe lecciones: demuestra que todo encaja", opciones: [.json],
      detalle: """
        Comprueba cada solución, cada inicio, cada error conocido, cada bloque de texto y cada
        pista. Acaba con una línea de recuento; con fallos, una línea por fallo y código 1.
        """),
    Definicion(
      nombre: .ayuda, argumentos: "[ORDEN]", cuantos: 0...1, pideLeccion: false,
      resumen: "esta ayuda, o la de una orden", opciones: [], detalle: ""),
  ]

  /// La definición de una orden.
  package static func de(_ nombre: Orden.Nombre) -> Definicion? {
    todas.first { $0.nombre == nombre }
  }

  /// Las opciones que admite, propias y comunes.
  package var todasLasOpciones: [Opcion] { opciones + Opcion.comunes }
}
