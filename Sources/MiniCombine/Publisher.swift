/// Algo que entrega una serie de valores a quien se suscribe, y puede terminar.
///
/// ```swift ejecuta
/// import Combine
///
/// struct Cuenta: Publisher {
///   typealias Output = Int
///   typealias Failure = Never
///   func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
///     (1...3).publisher.receive(subscriber: subscriber)
///   }
/// }
/// let recibo = Cuenta().sink { print($0) }
/// recibo.cancel()
/// ```
/// ```salida
/// 1
/// 2
/// 3
/// ```
public protocol Publisher<Output, Failure> {
  /// El tipo de los valores que entrega.
  associatedtype Output
  /// El tipo de su fallo; `Never` si no puede fallar.
  associatedtype Failure: Error

  /// Conecta un suscriptor con este publicador.
  ///
  /// Se escribe al crear un publicador propio; para suscribirse se llama a ``subscribe(_:)-(S)``.
  /// - Parameter subscriber: el suscriptor que va a recibir los valores.
  func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Suscribe a `subscriber`: recibirá una suscripción y, cuando pida, los valores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sumidero = Subscribers.Sink<String, Never>(
  ///   receiveCompletion: { print($0) },
  ///   receiveValue: { print($0) }
  /// )
  /// ["uno", "dos"].publisher.subscribe(sumidero)
  /// ```
  /// ```salida
  /// uno
  /// dos
  /// finished
  /// ```
  /// - Parameter subscriber: el suscriptor que va a recibir los valores.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Reenvía a un sujeto todo lo que llegue de este publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let eco = PassthroughSubject<Int, Never>()
  /// let oyente = eco.sink { print("eco \($0)") }
  /// let reenvio = [1, 2].publisher.subscribe(eco)
  /// reenvio.cancel()
  /// oyente.cancel()
  /// ```
  /// ```salida
  /// eco 1
  /// eco 2
  /// ```
  /// - Parameter subject: el sujeto que recibe los valores y el final.
  /// - Returns: lo que hay que guardar mientras dure el reenvío.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let puente = SubjectSubscriber(subject)
    subscribe(puente)
    return AnyCancellable(puente)
  }
}

/// El espacio de nombres de los publicadores que crean los operadores.
///
/// ```swift ejecuta
/// import Combine
///
/// let entrada = PassthroughSubject<Int, Never>()
/// let dobles: Publishers.Map<PassthroughSubject<Int, Never>, Int> = entrada.map { $0 * 2 }
/// let recibo = dobles.sink { print($0) }
/// entrada.send(21)
/// recibo.cancel()
/// ```
/// ```salida
/// 42
/// ```
public enum Publishers {}
