/// Un publicador del que solo se sabe qué entrega y cómo puede fallar.
///
/// Sirve para no enseñar la cadena de operadores en el tipo de una propiedad o una función.
///
/// ```swift ejecuta
/// import Combine
///
/// func pares() -> AnyPublisher<Int, Never> {
///   (1...6).publisher.filter { $0.isMultiple(of: 2) }.eraseToAnyPublisher()
/// }
/// let recibo = pares().sink { print($0) }
/// recibo.cancel()
/// ```
/// ```salida
/// 2
/// 4
/// 6
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let caja: CajaDePublicador<Output, Failure>

  /// Esconde el tipo de `publisher`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sensor = PassthroughSubject<Int, Never>()
  /// let soloLectura = AnyPublisher(sensor)
  /// let recibo = soloLectura.sink { print("\(soloLectura): \($0)") }
  /// sensor.send(21)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// AnyPublisher: 21
  /// ```
  /// - Parameter publisher: el publicador; si ya es un `AnyPublisher`, no se envuelve otra vez.
  public init<P>(_ publisher: P)
  where P: Publisher, Output == P.Output, Failure == P.Failure {
    if let otro = publisher as? AnyPublisher<Output, Failure> {
      caja = otro.caja
    } else {
      caja = CajaConcreta(publisher)
    }
  }

  /// Siempre `AnyPublisher`.
  public var description: String { "AnyPublisher" }

  /// Lo mismo que la descripción.
  public var playgroundDescription: Any { description }

  /// Conecta el suscriptor con el publicador escondido.
  ///
  /// - Parameter subscriber: el suscriptor.
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    caja.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Esconde el tipo de este publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let tazas = Just(2).map { "\($0) tazas" }.eraseToAnyPublisher()
  /// print(type(of: tazas))
  /// let recibo = tazas.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// AnyPublisher<String, Never>
  /// 2 tazas
  /// ```
  /// - Returns: el mismo publicador como ``AnyPublisher``.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// Lo que se guarda: la subclase sabe el tipo.
private class CajaDePublicador<Output, Failure: Error> {
  func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    Violaciones.sinImplementar()
  }
}

private final class CajaConcreta<Base: Publisher>: CajaDePublicador<Base.Output, Base.Failure> {
  private let base: Base
  init(_ base: Base) { self.base = base }
  override func receive<S>(subscriber: S)
  where S: Subscriber, Base.Output == S.Input, Base.Failure == S.Failure {
    base.receive(subscriber: subscriber)
  }
}
