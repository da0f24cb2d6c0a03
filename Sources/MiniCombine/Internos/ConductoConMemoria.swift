/// Un sujeto que recuerda su último valor.
protocol SujetoConMemoria: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  /// El nombre con el que se presentan sus suscripciones.
  static var nombre: String { get }
  /// El valor guardado y su número.
  var guardado: (valor: Output, version: UInt) { get }
  /// Saca un conducto de la lista.
  func quitar(_ conducto: Conducto<Output, Failure>)
}

/// El conducto de un sujeto con memoria: sin demanda guarda el último valor, y lo entrega al pedir.
final class ConductoConMemoria<Sujeto: SujetoConMemoria>: Conducto<Sujeto.Output, Sujeto.Failure>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var padre: Sujeto?
  private var demanda = Subscribers.Demand.none
  /// Si se debe algo; mientras no, entregar no tiene que mirar `deuda`.
  private var debe = true
  private var deuda = Deuda.elGuardado
  /// El número del valor que se entregó al pedir: el envío de ese mismo valor no se repite.
  private var entregadoAlPedir: UInt?

  /// Qué se debe al suscriptor para cuando pida.
  private enum Deuda {
    case nada
    case elGuardado
    case este(Sujeto.Output)
  }

  init(_ receptor: Receptor, padre: Sujeto) {
    self.padre = padre
    super.init(receptor)
  }

  override func ofrecer(_ valor: Sujeto.Output, version: UInt) {
    conSuscriptor { receptor in
      var entregar = false
      var apuntar = false
      cerrojo.hacer {
        guard entregadoAlPedir != version else { return }
        entregar = demanda > .none && !debe
        apuntar = !entregar
        if entregar, demanda != .unlimited { demanda -= 1 }
      }
      if apuntar { apuntarOEntregar(valor, receptor) }
      if entregar { sumar(receptor.receive(valor)) }
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    guard sigue else { return }
    let debia = cerrojo.cerrado {
      demanda += demand
      return debe
    }
    if debia { conSuscriptor(pagar) }
  }

  /// El camino lento: entrega saldando lo que se debía, o lo apunta como deuda.
  private func apuntarOEntregar(_ valor: Sujeto.Output, _ receptor: Receptor) {
    var saldada = Deuda.nada
    let entregar = cerrojo.cerrado {
      swap(&saldada, &deuda)
      debe = demanda == .none
      if debe { deuda = .este(valor) } else { demanda -= 1 }
      return !debe
    }
    if entregar { sumar(receptor.receive(valor)) }
  }

  /// Entrega lo que se debía, si todavía se debe.
  private func pagar(_ receptor: Receptor) {
    let valor = cerrojo.cerrado { () -> Sujeto.Output? in
      guard debe, demanda > .none, let padre else { return nil }
      demanda -= 1
      debe = false
      defer { deuda = .nada }
      if case .este(let valor) = deuda { return valor }
      let guardado = padre.guardado
      entregadoAlPedir = guardado.version
      return guardado.valor
    }
    if let valor { sumar(receptor.receive(valor)) }
  }

  private func sumar(_ nueva: Subscribers.Demand) {
    if nueva != .none { cerrojo.hacer { demanda += nueva } }
  }

  override func desligar() {
    var saldada = Deuda.nada
    let sujeto = cerrojo.cerrado {
      swap(&saldada, &deuda)
      defer { padre = nil }
      return padre
    }
    sujeto?.quitar(self)
  }

  var description: String { Sujeto.nombre }

  var customMirror: Mirror {
    let (padre, demanda) = cerrojo.cerrado { (self.padre, self.demanda) }
    return Mirror(
      self,
      children: [
        ("parent", padre as Any), ("downstream", suscriptor as Any),
        ("demand", demanda), ("subject", padre as Any),
      ]
    )
  }

  var playgroundDescription: Any { description }
}
