/// Los valores de un publicador que no falla, para recorrerlos con `for await`.
///
/// Cada iterador tiene su suscripción y pide un valor cada vez; lo que un sujeto envíe entre dos
/// peticiones se pierde, como en cualquier suscriptor sin demanda.
///
/// ```swift ejecuta
/// import Combine
///
/// let pasos = AsyncPublisher(["abre", "mira", "cierra"].publisher)
/// for await paso in pasos {
///   print(paso)
///   if paso == "mira" { break }
/// }
/// ```
/// ```salida
/// abre
/// mira
/// ```
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// Los valores del publicador.
  public typealias Element = P.Output
  /// No puede fallar.
  public typealias Failure = Never

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
    let asa = AsaDeReceptor<P.Output, Never>()
    publisher.subscribe(asa.receptor)
    return Iterator(asa: asa)
  }

  /// Recorre los valores; si la tarea se cancela, cancela la suscripción y acaba.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// func leer() async {
  ///   var iterador = [1, 2].publisher.values.makeAsyncIterator()
  ///   while let numero = await iterador.next() { print(numero) }
  ///   print("no hay más")
  /// }
  /// await leer()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// no hay más
  /// ```
  public struct Iterator: AsyncIteratorProtocol {
    /// Los valores del publicador.
    public typealias Element = P.Output

    fileprivate let asa: AsaDeReceptor<P.Output, Never>

    /// Espera al siguiente valor.
    ///
    /// - Returns: el valor, o `nil` si ya no hay más.
    public mutating func next() async -> P.Output? {
      await asa.receptor.siguiente().valor
    }

    /// Espera al siguiente valor sin salir del actor de quien recorre.
    ///
    /// - Parameter actor: el actor de quien recorre.
    /// - Returns: el valor, o `nil` si ya no hay más.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await asa.receptor.siguiente(actor).valor
    }
  }
}

extension Publisher where Failure == Never {
  /// Los valores de este publicador, para recorrerlos con `for await`.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// for await numero in (1...3).publisher.values {
  ///   print(numero)
  /// }
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 3
  /// ```
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
