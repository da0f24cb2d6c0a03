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
  ///   - ficheros: los nombres de los ficheros del estudiante; solo una línea suya se enseña.
  package static func deducir(_ corrida: Corrida, ficheros: [String]) -> Parada {
    let traza = Traza(corrida.errores, ficheros: ficheros)
    var parada = clasificar(corrida, traza)
    // Una conversión con `as!` y una pila agotada no dan una línea fiable: mejor la función.
    let sinLinea = parada.clase == .pila || corrida.errores.contains("Could not cast value of type")
    if sinLinea {
      parada.funcion = traza.funcion
    } else {
      parada.lugar = traza.lugar ?? lugarDelMensaje(corrida.errores, ficheros: ficheros)
      if parada.lugar == nil { parada.funcion = traza.funcion }
    }
    return parada
  }

  private static func clasificar(_ corrida: Corrida, _ traza: Traza) -> Parada {
    switch corrida.fin {
    case .limite(.tiempo), .limite(.cpu):
      return Parada(
        clase: .colgada, motivo: "no termina: la he parado porque no acababa",
        consejo: "Busca un bucle sin salida o algo que espera lo que nunca llega.")
    case .limite(.salida):
      return Parada(
        clase: .demasiadaSalida, motivo: "escribe sin parar: la he parado",
        consejo: "Busca un `print` dentro de un bucle que no acaba.")
    case .codigo(let codigo):
      return Parada(
        clase: .salida, motivo: "el programa terminó antes de tiempo (código \(codigo))",
        consejo: "Busca una llamada a `exit`: tu código no debe cerrar el programa.")
    case .senal(let senal):
      return deSenal(senal, corrida.errores, traza)
    }
  }

  private static func deSenal(_ senal: Int32, _ errores: String, _ traza: Traza) -> Parada {
    for (marca, motivo, consejo) in conocidas where errores.contains(marca) {
      return Parada(clase: .trampa, motivo: motivo, consejo: consejo)
    }
    if errores.contains("Could not allocate memory") || senal == 9 {
      return Parada(
        clase: .memoria, motivo: "se quedó sin memoria",
        consejo: "Busca algo que crece sin límite o que reserva demasiado de una vez.")
    }
    if traza.pilaAgotada {
      return Parada(
        clase: .pila, motivo: "la pila se agotó: una función se llama a sí misma sin fin",
        consejo: "Busca la llamada que no termina. ¿Un observador que escribe lo que observa?")
    }
    if let propio = mensajePropio(errores) {
      return Parada(clase: .trampa, motivo: propio, consejo: "Lee el mensaje: lo escribe tu código.")
    }
    if let fallo = traza.falloDeEjecucion {
      return Parada(clase: .trampa, motivo: fallo.motivo, consejo: fallo.consejo)
    }
    return Parada(
      clase: .desconocida, motivo: "el programa se detuvo (señal \(senal))",
      consejo: "Mira lo último que escribió tu programa.")
  }

  /// El mensaje de un `fatalError` o una `precondition` del estudiante.
  private static func mensajePropio(_ errores: String) -> String? {
    for linea in errores.lineas {
      for (marca, nombre) in [
        (": Fatal error: ", "fatalError"), (": Precondition failed: ", "precondition"),
        (": Assertion failed: ", "assert"),
      ] {
        guard let rango = linea.firstRange(of: marca) else { continue }
        return "tu código se detuvo con `\(nombre)`: «\(linea[rango.upperBound...])»"
      }
      if linea.hasSuffix(": Fatal error") { return "tu código llamó a `fatalError`" }
      if linea.hasSuffix(": Precondition failed") { return "no se cumple una `precondition`" }
      if linea.hasSuffix(": Assertion failed") { return "no se cumple un `assert`" }
    }
    return nil
  }

  /// El lugar que escribe el propio mensaje: `Leccion03/Conversor.swift:12: Fatal error: …`.
  private static func lugarDelMensaje(_ errores: String, ficheros: [String]) -> Lugar? {
    for linea in errores.lineas where linea.contains("rror") || linea.contains("failed") {
      for fichero in ficheros {
        guard let rango = linea.firstRange(of: "/\(fichero):") else { continue }
        let cifras = linea[rango.upperBound...].prefix { $0.isNumber }
        if let n = Int(cifras) { return Lugar(fichero: fichero, linea: n, columna: 1, largo: 0) }
      }
    }
    return nil
  }
}
