extension Subscribers {
  /// Un suscriptor que pide sin límite y llama a dos closures: uno por valor, otro al final.
  ///
  /// Al terminar o al cancelar suelta los closures y lo que capturaron.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let sumidero = Subscribers.Sink<Int, Never>(
  ///   receiveCompletion: { print($0) },
  ///   receiveValue: { print($0) }
  /// )
  /// [7, 8].publisher.subscribe(sumidero)
  /// ```
  /// ```salida
  /// 7
  /// 8
  /// finished
  /// ```
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable,
    CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private let cerrojo = Cerrojo()
    private var estado = EstadoDeSuscripcion.esperando
    private let closures: EnUso<Closures>

    /// Crea el suscriptor.
    ///
    /// - Parameters:
    ///   - receiveCompletion: se llama una vez, al final.
    ///   - receiveValue: se llama con cada valor.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = EnUso(Closures(alValor: receiveValue, alFinal: receiveCompletion))
    }

    /// El closure de cada valor; uno vacío cuando ya se soltó.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let sumidero = Subscribers.Sink<Int, Never>(
    ///   receiveCompletion: { _ in },
    ///   receiveValue: { print("llega \($0)") }
    /// )
    /// sumidero.receiveValue(1)
    /// sumidero.cancel()
    /// sumidero.receiveValue(2)
    /// ```
    /// ```salida
    /// llega 1
    /// ```
    public var receiveValue: (Input) -> Void {
      closures.usar { $0.alValor } ?? { _ in }
    }

    /// El closure del final; uno vacío cuando ya se soltó.
    ///
    /// ```swift ejecuta
    /// import Combine
    ///
    /// let sumidero = Subscribers.Sink<Int, Never>(receiveCompletion: { print($0) }) { _ in }
    /// sumidero.receiveCompletion(.finished)
    /// ```
    /// ```salida
    /// finished
    /// ```
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      closures.usar { $0.alFinal } ?? { _ in }
    }

    /// Siempre `Sink`.
    public var description: String { "Sink" }

    /// Un espejo sin hijos.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Lo mismo que la descripción.
    public var playgroundDescription: Any { description }

    /// Guarda la suscripción y pide sin límite; una segunda se cancela.
    ///
    /// - Parameter subscription: la suscripción.
    public func receive(subscription: any Subscription) {
      let aceptada = cerrojo.cerrado {
        guard estado.espera else { return false }
        estado = .suscrito(subscription)
        return true
      }
      if aceptada {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    /// Llama al closure de valores, salvo si ya terminó.
    ///
    /// - Parameter value: el valor.
    /// - Returns: `.none`: ya se pidió sin límite.
    public func receive(_ value: Input) -> Subscribers.Demand {
      closures.hacer { $0.alValor(value) }
      return .none
    }

    /// Llama al closure del final, una sola vez.
    ///
    /// - Parameter completion: el final.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let anterior = terminar()
      // `cerrar` devuelve `true` una sola vez: un final dentro de otro no se repite.
      if closures.cerrar({ $0.alFinal(completion) }) { closures.soltar() }
      withExtendedLifetime(anterior) {}
    }

    /// Cancela la suscripción y suelta los closures.
    public func cancel() {
      _ = closures.cerrar { _ in }
      guard let suscripcion = terminar().suscripcion else { return }
      suscripcion.cancel()
      closures.soltar()
    }

    private func terminar() -> EstadoDeSuscripcion {
      cerrojo.cerrado {
        defer { estado = .terminado }
        return estado
      }
    }

    /// Los dos closures, juntos para soltarlos a la vez.
    private final class Closures {
      let alValor: (Input) -> Void
      let alFinal: (Completion<Failure>) -> Void

      init(
        alValor: @escaping (Input) -> Void,
        alFinal: @escaping (Completion<Failure>) -> Void
      ) {
        self.alValor = alValor
        self.alFinal = alFinal
      }
    }
  }
}

extension Publisher {
  /// Recibe los valores y el final en dos closures.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["uno", "dos"].publisher
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// uno
  /// dos
  /// finished
  /// ```
  /// - Parameters:
  ///   - receiveCompletion: se llama una vez, al final.
  ///   - receiveValue: se llama con cada valor.
  /// - Returns: lo que hay que guardar: si se pierde, se cancela.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sumidero = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    subscribe(sumidero)
    return AnyCancellable(sumidero)
  }
}

extension Publisher where Failure == Never {
  /// Recibe los valores en un closure; se usa cuando no puede haber fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Just("hola").sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// hola
  /// ```
  /// - Parameter receiveValue: se llama con cada valor.
  /// - Returns: lo que hay que guardar: si se pierde, se cancela.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
