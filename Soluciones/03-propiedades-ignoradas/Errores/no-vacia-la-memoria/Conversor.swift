// falla: losPreciosSiguenALaTasa
// dice: 10 $ son 20 € y salen 30.0: lo que eran antes del cambio
import Observation

/// Una ventanilla de cambio: pasa dólares a euros y recuerda los importes que ya calculó.
@Observable
final class Conversor {
  /// La oficina de la ventanilla. Es constante, y lo constante no se observa.
  let oficina: String

  /// Los euros que se dan por un dólar. De ella salen todos los precios que se pintan.
  var tasa = 0.9

  /// Los euros de cada importe ya calculado; la clave son los dólares.
  @ObservationIgnored private(set) var memoria: [Int: Double] = [:]

  /// Cuántas veces se ha consultado un precio. Es para el informe del día, no para la pantalla.
  @ObservationIgnored private(set) var consultas = 0

  /// Cuántas multiplicaciones se han hecho. La miran las comprobaciones: déjala como está.
  @ObservationIgnored private(set) var calculos = 0

  /// Cuántos carteles se han compuesto. La miran las comprobaciones: déjala como está.
  @ObservationIgnored private(set) var cartelesHechos = 0

  /// El cartel de la ventanilla: cuesta componerlo y ya no cambia.
  @ObservationIgnored private(set) lazy var cartel = componerCartel()

  init(oficina: String) {
    self.oficina = oficina
  }

  /// Lo que cuesta en euros algo que vale `dolares`.
  func euros(_ dolares: Int) -> Double {
    _ = tasa  // se apunta aquí, responda la memoria o no
    consultas += 1
    if let sabido = memoria[dolares] { return sabido }
    let precio = calcular(dolares)
    memoria[dolares] = precio
    return precio
  }

  private func calcular(_ dolares: Int) -> Double {
    calculos += 1
    return Double(dolares) * tasa
  }

  private func componerCartel() -> String {
    cartelesHechos += 1
    return "Oficina \(oficina) · de dólares a euros"
  }
}
