extension Publishers {
  /// Junta los valores en arrays de un tamaño.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let equipos = Publishers.CollectByCount(upstream: ["Ana", "Luis", "Eva"].publisher, count: 2)
  /// let recibo = equipos.sink { print("equipo de \($0.count)") }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// equipo de 2
  /// equipo de 1
  /// ```
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = [Upstream.Output]
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cuántos valores lleva cada array.
    public let count: Int

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - count: cuántos valores lleva cada array.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Agrupador("CollectByCount", CajaDeTipo.de(subscriber), de: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Junta los valores en arrays de `count`; el último puede llevar menos.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...5).publisher.collect(2).sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// [1, 2]
  /// [3, 4]
  /// [5]
  /// ```
  /// - Parameter count: cuántos valores lleva cada array.
  /// - Returns: el publicador que lo hace.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Violaciones.exigirCuenta(count - 1, en: "collect")
    return Publishers.CollectByCount(upstream: self, count: count)
  }
}

/// Junta valores; pide tantos como hacen falta para los arrays que se pidieron.
private final class Agrupador<Input, Failure: Error>: Operador<Input, Failure, [Input], Failure> {
  private let tamanio: Int
  private var juntos: [Input] = []

  init(_ nombre: StaticString, _ receptor: Receptor, de tamanio: Int) {
    self.tamanio = tamanio
    super.init(nombre, receptor)
  }

  override func request(_ demand: Subscribers.Demand) {
    arriba?.request(demand * tamanio)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    juntos.append(input)
    guard juntos.count == tamanio else { return .none }
    defer { juntos = [] }
    return (abajo?.receive(juntos) ?? .none) * tamanio
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion, !juntos.isEmpty { _ = abajo?.receive(juntos) }
    terminar(completion)
  }
}
