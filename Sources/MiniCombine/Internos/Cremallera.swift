/// La reunión de `zip`: uno de cada lado, en orden.
final class Cremallera<Salida, Fallo: Error>: Reunion<Salida, Fallo> {
  private let quedan: () -> [Int]
  private let sacarUno: () -> Salida

  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    lados: Int,
    quedan: @escaping () -> [Int],
    sacar: @escaping () -> Salida
  ) {
    self.quedan = quedan
    sacarUno = sacar
    super.init(nombre, receptor, lados: lados)
  }

  override func siguiente() -> Salida? {
    quedan().allSatisfy { $0 > 0 } ? sacarUno() : nil
  }

  override var acabada: Bool {
    zip(acabados, quedan()).contains { $0 && $1 == 0 }
  }
}
