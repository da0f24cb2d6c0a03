/// La reunión de `combineLatest`: los últimos valores, cada vez que cambia uno.
final class UltimosValores<Salida, Fallo: Error>: Reunion<Salida, Fallo> {
  private let componer: () -> Salida?
  private var hayNuevo = false

  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    lados: Int,
    componer: @escaping () -> Salida?
  ) {
    self.componer = componer
    super.init(nombre, receptor, lados: lados)
  }

  /// El suscriptor de un lado, que apunta que hay algo nuevo.
  func ladoQueAvisa<Input>(
    _ indice: Int,
    guardar: @escaping (Input) -> Input?
  ) -> LadoDeReunion<Input, Salida, Fallo> {
    lado(indice) { (valor: Input) in
      self.hayNuevo = true
      return guardar(valor)
    }
  }

  override func siguiente() -> Salida? {
    guard hayNuevo, let salida = componer() else { return nil }
    hayNuevo = false
    return salida
  }

  override var acabada: Bool { acabados.allSatisfy(\.self) && !(hayNuevo && componer() != nil) }
}
