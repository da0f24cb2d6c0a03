/// La traza de una parada: de ella sale la línea del estudiante y nada más.
package struct Traza: Sendable, Equatable {
  /// La primera línea del estudiante en el hilo que se detuvo.
  package var lugar: Lugar?
  /// La primera función del estudiante en ese hilo.
  package var funcion: String?
  /// Si una misma función se repite hasta llenar la traza.
  package var pilaAgotada = false
  /// El fallo que el compilador dejó escrito en la traza: `arithmetic overflow`…
  package var falloDeEjecucion: (motivo: String, consejo: String)? {
    guard let marca else { return nil }
    return Self.fallos.first { marca.hasPrefix($0.0) }.map { ($0.1, $0.2) }
  }
  private var marca: String?
  /// Si el texto no tiene ninguna traza.
  package var vacia = true

  private static let fallos = [
    (
      "arithmetic overflow", "desbordamiento: el resultado no cabe en el tipo",
      "Comprueba los valores antes de operar."
    ),
    ("Division by zero", "división entre cero", "Comprueba el divisor antes de dividir."),
    ("Index out of", "índice fuera de rango", "Antes de usarlo, mira `count`."),
    ("Unexpectedly found nil", "usaste `!` y el opcional valía nil", "Usa `if let` o `??`."),
    ("unhandled C++", "el programa se detuvo dentro de una biblioteca", "Mira tu última llamada."),
  ]

  /// Lee la traza que escribe `SWIFT_BACKTRACE` y busca en ella los `ficheros` del estudiante.
  package init(_ texto: String, ficheros: [String]) {
    var enElHilo = false
    var repeticiones: [String: Int] = [:]
    for linea in texto.lineas {
      if linea.hasPrefix("Thread "), linea.hasSuffix(":") {
        enElHilo = linea.hasSuffix(" crashed:")
        continue
      }
      guard enElHilo, let marco = Self.marco(linea) else { continue }
      vacia = false
      if marca == nil, let fallo = marco.nombre.firstRange(of: "Swift runtime failure: ") {
        marca = String(marco.nombre[fallo.upperBound...])
      }
      if !marco.nombre.isEmpty { repeticiones[marco.nombre, default: 0] += 1 }
      guard let sitio = marco.sitio, let fichero = ficheros.first(where: sitio.esDe) else {
        continue
      }
      if lugar == nil, sitio.linea > 0 {
        lugar = Lugar(
          fichero: fichero,
          linea: sitio.linea,
          columna: max(1, sitio.columna),
          largo: 0
        )
      }
      if funcion == nil, !marco.nombre.contains("Swift runtime failure") {
        funcion = marco.nombre.replacing(" in ", with: " de ")
      }
    }
    pilaAgotada = repeticiones.values.contains { $0 >= 8 }
  }

  private struct Sitio {
    var ruta: Substring
    var linea: Int
    var columna: Int
    func esDe(_ fichero: String) -> Bool { ruta.hasSuffix("/\(fichero)") || ruta == fichero }
  }

  /// Una línea como `4 [ra] 0x0000 S.indice() + 277 in bin at /ruta/t.swift:3:47`.
  private static func marco(_ linea: Substring) -> (nombre: String, sitio: Sitio?)? {
    guard let direccion = linea.firstRange(of: " 0x") else { return nil }
    let cuerpo = linea[direccion.upperBound...].drop { $0 != " " }.dropFirst()
    let at = cuerpo.firstRange(of: " at /")
    // «closure #1 in S.indice()» también lleva un « in »: el del ejecutable es el último.
    var nombre = cuerpo[..<(at?.lowerBound ?? cuerpo.endIndex)]
    if let en = nombre.ranges(of: " in ").last { nombre = nombre[..<en.lowerBound] }
    if let mas = nombre.ranges(of: " + ").last { nombre = nombre[..<mas.lowerBound] }
    var sitio: Sitio?
    if let at {
      let piezas = cuerpo[at.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
      let numeros = piezas.suffix(2).compactMap { Int($0) }
      let ruta = "/" + piezas.dropLast(numeros.count).joined(separator: ":")
      sitio = Sitio(
        ruta: Substring(ruta),
        linea: numeros.first ?? 0,
        columna: numeros.count == 2 ? numeros[1] : 1
      )
    }
    return (nombre.recortado, sitio)
  }
}
