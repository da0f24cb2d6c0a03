/// Entrega un solo resultado, que llega más tarde, y lo recuerda para quien llegue después.
///
/// El trabajo empieza al crear el `Future`, no al suscribirse.
///
/// ```swift ejecuta
/// import Combine
///
/// let cuenta = Future<Int, Never> { promesa in
///   print("trabajando")
///   promesa(.success(7))
/// }
/// let uno = cuenta.sink { print("uno: \($0)") }
/// let dos = cuenta.sink { print("dos: \($0)") }
/// uno.cancel()
/// dos.cancel()
/// ```
/// ```salida
/// trabajando
/// uno: 7
/// dos: 7
/// ```
public final class Future<Output, Failure: Error>: Publisher {
  /// Lo que se llama cuando hay resultado; solo cuenta la primera vez.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let cerrojo = Cerrojo()
  private var resultado: Result<Output, Failure>?
  private var lista = ListaDeConductos()

  /// Empieza el trabajo.
  ///
  /// - Parameter attemptToFulfill: recibe la promesa y la llamará con el resultado.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in cumplir($0) }
  }

  private func cumplir(_ nuevo: Result<Output, Failure>) {
    let foto = cerrojo.cerrado { () -> ListaDeConductos.Foto in
      guard resultado == nil else { return [] }
      resultado = nuevo
      defer { lista = ListaDeConductos() }
      return lista.foto
    }
    foto.recorrer { (conducto: Conducto<Output, Failure>) in
      switch nuevo {
      case .success(let valor): conducto.ofrecer(valor, version: 0)
      case .failure(let fallo): conducto.terminar(.failure(fallo))
      }
    }
  }

  /// Conecta un suscriptor.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    let conducto = ConductoDeFuturo(CajaDeTipo.de(subscriber), padre: self)
    _ = conducto.presentar {
      cerrojo.cerrado { if resultado == nil { lista.agregar(conducto) } }
      return true
    }
    if case .failure(let fallo) = listo { conducto.terminar(.failure(fallo)) }
  }

  fileprivate var listo: Result<Output, Failure>? { cerrojo.cerrado { resultado } }

  fileprivate func quitar(_ conducto: Conducto<Output, Failure>) {
    cerrojo.cerrado { lista.quitar(conducto) }
  }
}

// Es Sendable: el resultado y la lista se cambian bajo el cerrojo.
extension Future: @unchecked Sendable where Output: Sendable {}

/// El conducto de un `Future`: entrega cuando hay resultado y demanda.
private final class ConductoDeFuturo<Output, Failure: Error>: Conducto<Output, Failure>,
  CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let cerrojo = Cerrojo()
  private var padre: Future<Output, Failure>?
  private var hayDemanda = false
  private var entregado = false

  init(_ receptor: Receptor, padre: Future<Output, Failure>) {
    self.padre = padre
    super.init(receptor)
  }

  override func ofrecer(_ valor: Output, version: UInt) {
    var toca = false
    conSuscriptor { receptor in
      toca = cerrojo.cerrado {
        defer { if hayDemanda { entregado = true } }
        return hayDemanda && !entregado
      }
      if toca { _ = receptor.receive(valor) }
    }
    if toca { terminar(.finished) }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    let futuro = cerrojo.cerrado {
      hayDemanda = true
      return padre
    }
    if case .success(let valor) = futuro?.listo { ofrecer(valor, version: 0) }
  }

  override func desligar() {
    let futuro = cerrojo.cerrado {
      defer { padre = nil }
      return padre
    }
    futuro?.quitar(self)
  }

  var description: String { "Future" }

  var customMirror: Mirror {
    let (padre, hayDemanda) = cerrojo.cerrado { (self.padre, self.hayDemanda) }
    return Mirror(
      self,
      children: [
        ("parent", padre as Any), ("downstream", suscriptor as Any),
        ("hasAnyDemand", hayDemanda), ("subject", padre as Any),
      ]
    )
  }

  var playgroundDescription: Any { description }
}
