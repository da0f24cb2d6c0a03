extension Publishers {
  /// Entrega un publicador entero y después otro.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let viaje = Publishers.Concatenate(prefix: ["salida"].publisher, suffix: Just("meta"))
  /// let recibo = viaje.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// salida
  /// meta
  /// ```
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// Lo que entrega.
    public typealias Output = Suffix.Output
    /// Cómo puede fallar.
    public typealias Failure = Suffix.Failure

    /// El que va delante.
    public let prefix: Prefix

    /// El que va detrás.
    public let suffix: Suffix

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - prefix: el que va delante.
    ///   - suffix: el que va detrás.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let sucesion = Sucesion<Output, Failure>("Concatenate", CajaDeTipo.de(subscriber))
      sucesion.seguir(con: prefix) { [suffix] sucesion, fin in
        switch fin {
        case .finished: sucesion.seguir(con: suffix) { $0.terminar($1) }
        case .failure: sucesion.terminar(fin)
        }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Entrega unos valores antes que los de este publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [3].publisher.prepend(1, 2).append(4).sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 3
  /// 4
  /// ```
  /// - Parameter elements: los valores.
  /// - Returns: el publicador que lo hace.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Entrega los valores de una secuencia antes que los de este publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["leche"].publisher
  ///   .prepend(["pan", "sal"])
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// pan
  /// sal
  /// leche
  /// ```
  /// - Parameter elements: los valores.
  /// - Returns: el publicador que lo hace.
  public func prepend<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Entrega otro publicador entero antes que este.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let avisos = PassthroughSubject<String, Never>()
  /// let recibo = avisos.prepend(Just("bienvenida")).sink { print($0) }
  /// avisos.send("hay correo")
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// bienvenida
  /// hay correo
  /// ```
  /// - Parameter publisher: el que va delante.
  /// - Returns: el publicador que lo hace.
  public func prepend<P>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Entrega unos valores cuando este publicador termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["uno", "dos"].publisher
  ///   .append("tres", "fin")
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// uno
  /// dos
  /// tres
  /// fin
  /// ```
  /// - Parameter elements: los valores.
  /// - Returns: el publicador que lo hace.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Entrega los valores de una secuencia cuando este publicador termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = [3, 2].publisher
  ///   .append(stride(from: 1, through: 0, by: -1))
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// 2
  /// 1
  /// 0
  /// ```
  /// - Parameter elements: los valores.
  /// - Returns: el publicador que lo hace.
  public func append<S>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Entrega otro publicador cuando este termina.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let primero = PassthroughSubject<Int, Never>()
  /// let recibo = primero.append(Just(100)).sink { print($0) }
  /// primero.send(1)
  /// primero.send(completion: .finished)
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 1
  /// 100
  /// ```
  /// - Parameter publisher: el que va detrás.
  /// - Returns: el publicador que lo hace.
  public func append<P>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}
