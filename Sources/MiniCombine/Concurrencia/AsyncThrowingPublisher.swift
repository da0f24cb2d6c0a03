/// Los valores de un publicador que puede fallar, para recorrerlos con `for try await`.
///
/// Se comporta como ``AsyncPublisher``; un fallo del publicador se lanza.
///
/// ```swift ejecuta
/// import Combine
///
/// struct SinRed: Error {}
/// let paginas = AsyncThrowingPublisher(Fail<String, SinRed>(error: SinRed()))
/// do {
///   for try await pagina in paginas { print(pagina) }
/// } catch {
///   print("falló: \(error)")
/// }
/// ```
/// ```salida
/// falló: SinRed()
/// ```
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
    let asa = AsaDeReceptor<P.Output, P.Failure>()
    publisher.subscribe(asa.receptor)
    return Iterator(asa: asa)
  }

  /// Recorre los valores; si la tarea se cancela, cancela la suscripción y acaba.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// func leer() async throws {
  ///   let paginas = Just("portada").setFailureType(to: SinRed.self)
  ///   var iterador = paginas.values.makeAsyncIterator()
  ///   while let pagina = try await iterador.next() { print(pagina) }
  ///   print("no hay más")
  /// }
  /// try await leer()
  /// ```
  /// ```salida
  /// portada
  /// no hay más
  /// ```
  public struct Iterator: AsyncIteratorProtocol {
    /// Los valores del publicador.
    public typealias Element = P.Output

    fileprivate let asa: AsaDeReceptor<P.Output, P.Failure>

    /// Espera al siguiente valor.
    ///
    /// - Returns: el valor, o `nil` si ya no hay más.
    /// - Throws: el fallo del publicador.
    public mutating func next() async throws -> P.Output? {
      let llegada = await asa.receptor.siguiente()
      if let fallo = llegada.fallo { throw fallo }
      return llegada.valor
    }

    /// Espera al siguiente valor sin salir del actor de quien recorre.
    ///
    /// - Parameter actor: el actor de quien recorre.
    /// - Returns: el valor, o `nil` si ya no hay más.
    /// - Throws: el fallo del publicador.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> P.Output? {
      let llegada = await asa.receptor.siguiente(actor)
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
