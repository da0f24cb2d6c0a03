extension Subscribers {
  /// Un suscriptor que escribe cada valor en una propiedad de un objeto.
  ///
  /// Retiene el objeto mientras dura la suscripción y lo suelta al terminar o cancelar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Etiqueta { var texto = "" }
  /// let etiqueta = Etiqueta()
  /// let asignador = Subscribers.Assign(object: etiqueta, keyPath: \.texto)
  /// Just("hola").subscribe(asignador)
  /// print(etiqueta.texto)
  /// print("la suelta al terminar: \(asignador.object == nil)")
  /// ```
  /// ```salida
  /// hola
  /// la suelta al terminar: true
  /// ```
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    /// Este suscriptor no admite fallos.
    public typealias Failure = Never

    private let cerrojo = Cerrojo()
    private var estado = EstadoDeSuscripcion.esperando
    private var destino: Root?

    /// El objeto en el que se escribe; `nil` cuando ya se soltó.
    public var object: Root? { cerrojo.cerrado { destino } }

    /// La propiedad que se escribe.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Crea el suscriptor.
    ///
    /// - Parameters:
    ///   - object: el objeto en el que se escribe.
    ///   - keyPath: la propiedad que se escribe.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      destino = object
      self.keyPath = keyPath
    }

    /// `Assign` y el tipo del objeto.
    public var description: String { "Assign \(Root.self)." }

    /// El objeto, la propiedad y el estado.
    public var customMirror: Mirror {
      let (objeto, estado) = cerrojo.cerrado { (destino, self.estado) }
      return Mirror(
        self,
        children: [
          ("object", objeto as Any), ("keyPath", keyPath), ("status", estado),
        ]
      )
    }

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

    /// Escribe el valor en la propiedad.
    ///
    /// - Parameter value: el valor.
    /// - Returns: `.none`: ya se pidió sin límite.
    public func receive(_ value: Input) -> Subscribers.Demand {
      let objeto = cerrojo.cerrado { estado.suscripcion == nil ? nil : destino }
      objeto?[keyPath: keyPath] = value
      return .none
    }

    /// Suelta el objeto: no se escribirá más.
    ///
    /// - Parameter completion: el final.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = soltar()
    }

    /// Cancela la suscripción y suelta el objeto.
    public func cancel() {
      soltar().suscripcion?.cancel()
    }

    /// Saca del cerrojo el estado y el objeto, para que mueran fuera.
    private func soltar() -> EstadoDeSuscripcion {
      let (anterior, objeto) = cerrojo.cerrado {
        defer { (estado, destino) = (.terminado, nil) }
        return (estado, destino)
      }
      return withExtendedLifetime(objeto) { anterior }
    }
  }
}

extension Publisher where Failure == Never {
  /// Escribe cada valor en una propiedad de `object`, que queda retenido hasta el final.
  ///
  /// Guardar el recibo en el propio objeto crea un ciclo; para eso está ``assign(to:)``.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Pantalla { var texto = "" { didSet { print("texto: \(texto)") } } }
  /// let pantalla = Pantalla()
  /// let recibo = ["a", "b"].publisher.assign(to: \.texto, on: pantalla)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// texto: a
  /// texto: b
  /// ```
  /// - Parameters:
  ///   - keyPath: la propiedad que se escribe.
  ///   - object: el objeto en el que se escribe.
  /// - Returns: lo que hay que guardar: si se pierde, se cancela.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let asignador = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(asignador)
    return AnyCancellable(asignador)
  }
}
