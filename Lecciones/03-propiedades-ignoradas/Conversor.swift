import Observation

/// Una ventanilla de cambio: pasa dólares a euros y recuerda los importes que ya calculó.
@Observable
final class Conversor {
  /// La oficina de la ventanilla. Es constante, y lo constante no se observa.
  let oficina: String

  // TAREA 2b: cuando cambia la tasa, lo que hay en la memoria ya no vale.

  /// Los euros que se dan por un dólar. De ella salen todos los precios que se pintan.
  var tasa = 0.9

  // TAREA 1: la pantalla no pinta ni `memoria` ni `consultas`. Que sus cambios no avisen.

  /// Los euros de cada importe ya calculado; la clave son los dólares.
  private(set) var memoria: [Int: Double] = [:]

  /// Cuántas veces se ha consultado un precio. Es para el informe del día, no para la pantalla.
  private(set) var consultas = 0

  // TAREA 3: que el cartel se rotule una vez, y solo cuando alguien lo lea.

  /// El cartel de la ventanilla: cuesta rotularlo y ya no cambia.
  var cartel: String { rotular(oficina) }

  private let calcular: (Int, Double) -> Double
  private let rotular: (String) -> String

  /// Abre una ventanilla. Las comprobaciones ponen su `calcular` y su `rotular`, y ven si se usan.
  init(
    oficina: String,
    calcular: @escaping (_ dolares: Int, _ tasa: Double) -> Double = { Double($0) * $1 },
    rotular: @escaping (_ oficina: String) -> String = { "Oficina \($0): de dólares a euros" }
  ) {
    self.oficina = oficina
    self.calcular = calcular
    self.rotular = rotular
  }

  /// Lo que cuesta en euros algo que vale `dolares`.
  func euros(_ dolares: Int) -> Double {
    consultas += 1
    // TAREA 2a: si responde la memoria, ¿quién ha leído `tasa`?
    if let sabido = memoria[dolares] { return sabido }
    let precio = calcular(dolares, tasa)
    memoria[dolares] = precio
    return precio
  }
}
