/// Los valores de un publicador que puede fallar, para recorrerlos con `for try await`.
///
/// Se comporta como ``AsyncPublisher``; un fallo del publicador se lanza.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// Los valores del publicador.
  public typealias Element = P.Output
  /// Lo que se lanza.
  public typealias Failure = any Error

  private let publisher: P

  /// Crea la secuencia de un publicador.
  ///
  /// - Parameter publisher: el publicador.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Crea un iterador, que se suscribe en el acto.
  ///
  /// - Returns: el iterador.
  public func makeAsyncIterator() -> Iterator {
    let receptor = ReceptorAsincrono<P.Output, P.Failure>()
    publisher.subscribe(receptor)
    return Iterator(receptor: receptor)
  }

  /// Recorre los valores; si la tarea se cancela, cancela la suscripción y acaba.
  public struct Iterator: AsyncIteratorProtocol {
    /// Los valores del publicador.
    public typealias Element = P.Output

    fileprivate let receptor: ReceptorAsincrono<P.Output, P.Failure>

    /// Espera al siguiente valor.
    ///
    /// - Returns: el valor, o `nil` si ya no hay más.
    /// - Throws: el fallo del publicador.
    public mutating func next() async throws -> P.Output? {
      let llegada = await receptor.siguiente()
      if let fallo = llegada.fallo { throw fallo }
      return llegada.valor
    }
  }
}

extension Publisher {
  /// Los valores de este publicador, para recorrerlos con `for try await`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let valores = Just(1).setFailureType(to: SinRed.self).append(Fail(error: SinRed())).values
  /// do {
  ///   for try await numero in valores { print(numero) }
  /// } catch {
  ///   print("falló: \(error)")
  /// }
  /// ```
  /// ```salida
  /// 1
  /// falló: SinRed()
  /// ```
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
