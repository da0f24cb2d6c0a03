// falla: cadaImporteUnaVez
// dice: las cinco han calculado, como si no hubiera memoria
import Observation

/// Una ventanilla de cambio: pasa dólares a euros y recuerda los importes que ya calculó.
@Observable
final class Conversor {
  /// La oficina de la ventanilla. Es constante, y lo constante no se observa.
  let oficina: String

  /// Los euros que se dan por un dólar. De ella salen todos los precios que se pintan.
  var tasa = 0.9 {
    didSet { memoria.removeAll() }
  }

  /// Los euros de cada importe ya calculado; la clave son los dólares.
  @ObservationIgnored private(set) var memoria: [Int: Double] = [:]

  /// Cuántas veces se ha consultado un precio. Es para el informe del día, no para la pantalla.
  @ObservationIgnored private(set) var consultas = 0

  /// El cartel de la ventanilla: cuesta rotularlo y ya no cambia.
  @ObservationIgnored private(set) lazy var cartel = rotular(oficina)

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
    let tasaDeHoy = tasa  // se lee siempre, y así queda apuntada aunque responda la memoria
    consultas += 1
    if let sabido = memoria[dolares] { return sabido }
    let precio = calcular(dolares, tasaDeHoy)
    return precio
  }
}
