/// Por qué se detuvo el programa del estudiante en mitad de una comprobación.
package struct Parada: Sendable, Equatable {
  /// La clase de parada; sirve a los informes.
  package var clase: Clase
  /// Qué ocurrió, en una frase.
  package var motivo: String
  /// Qué puede hacer quien lo lee.
  package var consejo: String
  /// La línea del estudiante, si se sabe con certeza.
  package var lugar: Lugar?
  /// La función del estudiante, cuando no se sabe la línea.
  package var funcion: String?

  /// Las clases de parada.
  package enum Clase: String, Sendable {
    case trampa
    case pila
    case colgada
    case salida
    case memoria
    case demasiadaSalida = "demasiada-salida"
    case desconocida
  }
}

extension Parada {
  /// Deduce la parada de una corrida: la señal, lo que dijo el programa y la traza si la hay.
  ///
  /// - Parameters:
  ///   - corrida: la que se detuvo.
  ///   - ficheros: los nombres de los ficheros del estudiante; solo una línea suya se enseña.
  /// - Returns: la parada, con un lugar solo si es seguro.
  package static func deducir(_ corrida: Corrida, ficheros: [String]) -> Parada {
    let traza = Traza(corrida.errores, ficheros: ficheros)
    let mensaje = ultimoMensaje(corrida.errores)
    var parada = clasificar(corrida, mensaje, traza)
    // Una conversión con `as!` y una pila agotada no dan una línea fiable: mejor la función.
    if parada.clase == .pila || mensaje?.hasPrefix("Could not cast") == true {
      parada.funcion = traza.funcion
    } else {
      parada.lugar = traza.lugar ?? mensaje.flatMap { lugar(en: $0, ficheros: ficheros) }
      if parada.lugar == nil { parada.funcion = traza.funcion }
    }
    return parada
  }

  private static func clasificar(
    _ corrida: Corrida,
    _ mensaje: Substring?,
    _ traza: Traza
  ) -> Parada {
    switch corrida.fin {
    case .limite(.tiempo), .limite(.cpu):
      return Parada(
        clase: .colgada,
        motivo: "no acaba: la he parado tras esperarla un rato",
        consejo: "Busca un bucle sin salida o algo que espera lo que nunca llega."
      )
    case .limite(.salida):
      return Parada(
        clase: .demasiadaSalida,
        motivo: "escribe sin parar: la he parado",
        consejo: "Busca un `print` dentro de un bucle que no acaba."
      )
    case .codigo(let codigo):
      return Parada(
        clase: .salida,
        motivo: "el programa terminó antes de tiempo (código \(codigo))",
        consejo: "Busca una llamada a `exit`: tu código no debe cerrar el programa."
      )
    case .senal(let senal):
      return deSenal(senal, mensaje, traza)
    }
  }

  private static func deSenal(_ senal: Int32, _ mensaje: Substring?, _ traza: Traza) -> Parada {
    if let mensaje, let conocida = conocidas.first(where: { mensaje.contains($0.marca) }) {
      let motivo = tipoSinPoner(mensaje).map { "nadie puso un objeto \($0) en el entorno" }
      return Parada(
        clase: .trampa,
        motivo: motivo ?? conocida.motivo,
        consejo: conocida.consejo
      )
    }
    if senal == 9 || mensaje?.contains("failed to allocate") == true {
      return Parada(
        clase: .memoria,
        motivo: "se quedó sin memoria",
        consejo: "Busca algo que crece sin límite o que reserva demasiado de una vez."
      )
    }
    if let propio = mensaje.flatMap(mensajePropio) {
      return Parada(clase: .trampa, motivo: propio.motivo, consejo: propio.consejo)
    }
    if let fallo = traza.falloDeEjecucion {
      return Parada(clase: .trampa, motivo: fallo.motivo, consejo: fallo.consejo)
    }
    let consejo = "Busca la llamada que no termina. ¿Un observador que escribe lo que observa?"
    if traza.pilaAgotada {
      return Parada(
        clase: .pila,
        motivo: "la pila se agotó: una función se llama a sí misma sin fin",
        consejo: consejo
      )
    }
    // Un acceso a memoria que no es suya deja traza; la pila agotada de un hilo, no.
    if senal == 11, traza.vacia {
      return Parada(
        clase: .pila,
        motivo: "la pila se agotó: casi siempre, una función que se llama sin fin",
        consejo: consejo
      )
    }
    return Parada(
      clase: .desconocida,
      motivo: "el programa se detuvo (señal \(senal))",
      consejo: "Mira lo último que escribió tu programa."
    )
  }

  /// El tipo que se pidió al entorno y nadie puso: `No ObservableObject of type X found.`
  private static func tipoSinPoner(_ mensaje: Substring) -> Substring? {
    guard let marca = mensaje.firstRange(of: "bject of type "),
      let fin = mensaje[marca.upperBound...].firstRange(of: " found.")
    else { return nil }
    return mensaje[marca.upperBound..<fin.lowerBound]
  }

  /// La última línea con un mensaje del sistema de ejecución, sin lo que escribe Swift Testing.
  private static func ultimoMensaje(_ errores: String) -> Substring? {
    let principios = [
      "Fatal error", "Could not cast value of type", "Simultaneous accesses to",
      "Fatal access conflict detected",
    ]
    let marcas = [": Fatal error", ": Precondition failed", ": Assertion failed"]
    // Buscar es caro y el programa puede escribir una línea enorme: basta con su principio.
    return errores.lineas.lazy.map { $0.prefix(2000) }.last { linea in
      // Swift Testing empieza sus líneas con un signo, o con el color de ese signo.
      guard let primera = linea.first, primera.isASCII, primera != "\u{1b}" else { return false }
      return principios.contains { linea.hasPrefix($0) } || marcas.contains { linea.contains($0) }
    }
  }

  /// Lo que se dice de un `fatalError` o una `precondition` del estudiante, con mensaje o sin él.
  private static func mensajePropio(_ linea: Substring) -> (motivo: String, consejo: String)? {
    for (marca, nombre, sinMensaje) in [
      (": Fatal error", "fatalError", "tu código llamó a `fatalError`"),
      (": Precondition failed", "precondition", "no se cumple una `precondition`"),
      (": Assertion failed", "assert", "no se cumple un `assert`"),
    ] {
      guard let rango = linea.firstRange(of: marca) else { continue }
      let resto = linea[rango.upperBound...]
      if resto.isEmpty { return (sinMensaje, "Mira qué camino lleva hasta ahí.") }
      if resto.hasPrefix(": ") {
        let mensaje = resto.dropFirst(2).hasta(300)
        // El mensaje empieza por «Módulo/Fichero.swift:»; si no es de la lección, es de otro.
        guard linea.hasPrefix("Leccion") else {
          return (
            "una biblioteca detuvo el programa: «\(mensaje)»",
            "Mira qué le pediste en la línea señalada."
          )
        }
        return (
          "tu código se detuvo con `\(nombre)`: «\(mensaje)»",
          "Lee el mensaje: lo escribe tu código."
        )
      }
    }
    return nil
  }

  /// El lugar que escribe el propio mensaje: `Leccion03/Conversor.swift:12: Fatal error: …`.
  private static func lugar(en mensaje: Substring, ficheros: [String]) -> Lugar? {
    for fichero in ficheros {
      guard let rango = mensaje.firstRange(of: "/\(fichero):") else { continue }
      let cifras = mensaje[rango.upperBound...].prefix { $0.isNumber }
      if let n = Int(cifras) { return Lugar(fichero: fichero, linea: n, columna: 1, largo: 0) }
    }
    return nil
  }
}
