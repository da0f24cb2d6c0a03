import Testing

@testable import Cuaderno

@Suite("Parada")
struct ParadaTests {
  private func deducir(_ errores: String, _ fin: FinDeProceso) -> Parada {
    Parada.deducir(
      Corrida(eventos: [], fin: fin, salida: "", errores: errores),
      ficheros: ["Caja.swift"]
    )
  }

  /// Una línea con todo lo que la parada dice.
  private func resumen(_ p: Parada) -> String {
    let donde = p.lugar.map { "\($0.fichero):\($0.linea):\($0.columna)" } ?? "sin línea"
    return "\(p.clase.rawValue) · \(donde) · \(p.funcion ?? "-")\n  \(p.motivo)\n  \(p.consejo)\n"
  }

  @Test("Lo que se dice de cada forma de caerse, con las trazas de verdad")
  func deVerdad() throws {
    let senales: [(String, Int32)] = [
      ("indice", 4), ("cierres", 4), ("desborda", 4), ("pila", 11), ("nulo", 4), ("molde", 6),
      ("intento", 4), ("queja", 4), ("silencio", 4), ("cero", 4), ("exigencia", 4), ("motivo", 4),
      ("afirmacion", 4), ("infinito", 4), ("choque", 6), ("huerfana", 6), ("memoria", 6),
      ("tarea", 4),
    ]
    let texto = try senales.map { nombre, senal in
      let parada = deducir(try Muestras.texto("Paradas/\(nombre).txt"), .senal(senal))
      return "\(nombre): \(resumen(parada))"
    }
    try Pantalla(nombre: "paradas").comparar(texto.joined())
  }

  @Test("Lo que no es una señal")
  func sinSenal() throws {
    let finales: [FinDeProceso] = [
      .codigo(0), .codigo(3), .limite(.tiempo), .limite(.cpu), .limite(.salida), .senal(9),
      .senal(15),
    ]
    let texto = finales.map { resumen(deducir("", $0)) }
    try Pantalla(nombre: "paradas-sin-traza").comparar(texto.joined())
  }

  @Test("Una función que se llama a sí misma y desborda no ha agotado la pila")
  func recursionQueDesborda() throws {
    let parada = deducir(try Muestras.texto("Paradas/desborda.txt"), .senal(4))
    #expect(parada.clase == .trampa)
    #expect(parada.motivo == "desbordamiento: el resultado no cabe en el tipo")
    #expect(parada.lugar == Lugar(fichero: "Caja.swift", linea: 16, columna: 52, largo: 0))
  }

  @Test("Una recursión que acaba en un `fatalError` propio dice lo del `fatalError`")
  func recursionConMensaje() throws {
    let marco = "  1 [ra] 0x01 Caja.bajar(_:) + 9 in comprobar at /x/Caja.swift:4:5\n"
    let errores =
      "Leccion00/Caja.swift:4: Fatal error: fondo\n\nThread 0 crashed:\n\n"
      + String(repeating: marco, count: 20)
    #expect(deducir(errores, .senal(4)).motivo == "tu código se detuvo con `fatalError`: «fondo»")
    let sinMensaje = "Thread 0 crashed:\n\n" + String(repeating: marco, count: 20)
    #expect(deducir(sinMensaje, .senal(11)).clase == .pila)
  }

  @Test("Una violación de memoria con traza no es la pila")
  func punteroMalo() {
    let errores = """
      *** Program crashed: Bad pointer dereference at 0x0000000000000008 ***

      Thread 0 crashed:

        0 0x01 Caja.leer() + 9 in comprobar at /x/Caja.swift:4:5
      """
    let parada = deducir(errores, .senal(11))
    #expect(parada.clase == .desconocida)
    #expect(parada.lugar == Lugar(fichero: "Caja.swift", linea: 4, columna: 5, largo: 0))
  }

  @Test("Lo que Swift Testing cuenta de otras comprobaciones no es el motivo")
  func textosAjenos() {
    let errores = """
      \u{1b}[91m✘\u{1b}[0m Test "Avisa" recorded an issue: Expectation failed: (x → "Fatal error: No Observable object of type A found") == "y"
      ✘ Test "Otra" recorded an issue at P.swift:1:2: Expectation failed: (m → "a: Fatal error: Index out of range") == ""
      Leccion00/Caja.swift:8: Fatal error: de verdad
      """
    let parada = deducir(errores, .senal(4))
    #expect(parada.motivo == "tu código se detuvo con `fatalError`: «de verdad»")
    #expect(parada.lugar == Lugar(fichero: "Caja.swift", linea: 8, columna: 1, largo: 0))
  }

  @Test("De dos mensajes vale el último")
  func elUltimo() {
    let errores = "Fatal error: impreso por el programa\nX.swift:1: Fatal error: Division by zero\n"
    #expect(deducir(errores, .senal(4)).motivo == "división entre cero")
  }

  @Test("Lo que detiene una biblioteca no se le achaca a tu código")
  func deBiblioteca() {
    let ajeno = deducir("Otra/Cosa.swift:1: Fatal error: no cabe\n", .senal(4))
    #expect(ajeno.motivo == "una biblioteca detuvo el programa: «no cabe»")
    let mutex = deducir(
      "Synchronization/LinuxImpl.swift:1: Fatal error: Recursive call to lock Mutex\n",
      .senal(4)
    )
    #expect(mutex.motivo == "un `Mutex` se cerró dos veces seguidas en el mismo hilo")
  }

  @Test(
    "Lo que detiene una colección se dice en español",
    arguments: [
      ("Array index is out of range", "índice fuera de rango"),
      (
        "Array replace: subrange extends past the end",
        "se insertó o se cambió algo fuera de los límites del array"
      ),
      (
        "Attempting to access Dictionary elements using an invalid index",
        "un índice que no es de esta colección"
      ),
      ("Can't construct Array with count < 0", "un array con un número negativo de elementos"),
      (
        "Can't remove more items from a collection than it contains",
        "se quitan más elementos de los que hay"
      ),
      (
        "Can't remove items from an empty collection",
        "no se puede quitar nada de una colección vacía"
      ),
      ("Can't take a prefix of negative length", "un trozo de longitud negativa"),
      ("Can't get random value with an empty range", "un número al azar de un rango vacío"),
      ("Stride size must not be zero", "un `stride` que avanza de cero en cero"),
      (
        "Negative value is not representable", "un número negativo no cabe en un tipo sin signo"
      ),
    ]
  )
  func colecciones(mensaje: String, motivo: String) {
    #expect(deducir("Swift/Array.swift:1: Fatal error: \(mensaje)\n", .senal(4)).motivo == motivo)
  }

  @Test("Un mensaje larguísimo se corta, y no cuesta buscar en él")
  func largo() {
    let relleno = String(repeating: "á", count: 20_000)
    let errores = "Leccion03/Caja.swift:1: Fatal error: " + relleno
    let esperado = "tu código se detuvo con `fatalError`: «\(relleno.prefix(300))…»"
    #expect(deducir(errores, .senal(4)).motivo == esperado)
    #expect(deducir(relleno + ": Fatal error: x", .senal(4)).clase == .desconocida)
  }

  @Test("Cada mensaje conocido se reconoce y dice qué hacer", arguments: Parada.conocidas)
  func conocidas(marca: String, motivo: String, consejo: String) {
    let parada = deducir("Swift/X.swift:1: Fatal error: \(marca) y algo más\n", .senal(4))
    #expect(parada == Parada(clase: .trampa, motivo: motivo, consejo: consejo))
    #expect(motivo.first?.isUppercase != true)
    #expect(consejo.hasSuffix("."))
  }

  @Test("Ninguna marca esconde a otra posterior")
  func marcas() {
    let marcas = Parada.conocidas.map(\.marca)
    for (i, marca) in marcas.enumerated() {
      #expect(!marcas.prefix(i).contains { marca.contains($0) }, "«\(marca)» no se alcanza nunca")
    }
  }
}
