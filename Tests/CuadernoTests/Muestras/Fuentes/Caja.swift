// swift-format-ignore-file
// Aquí se hace a propósito lo que el estilo prohíbe.

/// El código de estudiante del que salen las muestras: bien, mal y de todas las formas de caerse.
final class Caja {
  var avisos = 1
  var nombre = "Ñandú"
  var vacia = true
  var ultimo: Int?
  var monedas = [1, 2, 3]
  var bolsa = Bolsa()
  var eco = 0 { didSet { vuelta += 1 } }
  var vuelta = 0 { didSet { eco += 1 } }

  func moneda(_ i: Int) -> Int { monedas[i] }
  func factorial(_ n: Int) -> Int { n == 0 ? 1 : n * factorial(n - 1) }
  func forzar() -> Int { ultimo! }
  func convertir(_ x: Any) -> String { x as! String }
  func cobrar() throws(Agotada) -> Int { throw Agotada() }
  func intentar() -> Int { try! cobrar() }
  func quejarse() { fatalError("sin café") }
  func callar() { fatalError() }
  func dividir(_ n: Int) -> Int { 10 / n }
  func exigir(_ n: Int) { precondition(n > 1) }
  func exigirCon(_ n: Int) { precondition(n > 1, "n es \(n)") }
  func afirmar(_ n: Int) { assert(n > 1) }
  func entero(_ d: Double) -> Int { Int(d) }
  func chocar() { bolsa.sumar { bolsa.valor } }
  func huerfana() -> Int { Rama(Hoja()).hoja.peso }
  func pedir(_ n: Int) -> Int { [UInt8](repeating: 7, count: n).count }
  func buscar() -> [Int] { [1, 2].map { n in [3, 4].map { m in n + moneda(m) }.count } }
}

struct Agotada: Error {}

struct Bolsa {
  var valor = 1
  mutating func sumar(_ mas: () -> Int) { valor += mas() }
}

final class Hoja { let peso = 1 }

final class Rama {
  unowned let hoja: Hoja
  init(_ hoja: Hoja) { self.hoja = hoja }
}
