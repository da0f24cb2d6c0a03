extension Publishers {
  /// Si llega un fallo, sigue con otro publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let titular = Fail<String, SinRed>(error: SinRed())
  /// let seguro = Publishers.Catch(upstream: titular) { Just("sin titular: \($0)") }
  /// let recibo = seguro.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// sin titular: SinRed()
  /// ```
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = NewPublisher.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Da el publicador con el que se sigue.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - handler: da el publicador con el que se sigue.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let sucesion = Sucesion<Output, Failure>("Catch", CajaDeTipo.de(subscriber))
      sucesion.seguir(con: upstream) { [handler] sucesion, fin in
        switch fin {
        case .finished:
          sucesion.terminar(.finished)
        case .failure(let fallo):
          sucesion.seguir(con: handler(fallo)) { $0.terminar($1) }
        }
      }
    }
  }
}

extension Publishers {
  /// Como ``Publishers/Catch``, con una respuesta que puede lanzar.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// struct SinCopia: Error {}
  /// let titular = Fail<String, SinRed>(error: SinRed())
  /// let copia = Publishers.TryCatch(upstream: titular) { _ -> Just<String> in throw SinCopia() }
  /// let recibo = copia.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.SinCopia())
  /// ```
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = any Error

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Da el publicador con el que se sigue, o lanza.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - handler: da el publicador con el que se sigue, o lanza.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let sucesion = Sucesion<Output, Failure>("TryCatch", CajaDeTipo.de(subscriber))
      sucesion.seguir(con: upstream) { [handler] sucesion, fin in
        guard case .failure(let fallo) = fin else { return sucesion.terminar(.finished) }
        do {
          sucesion.seguir(con: try handler(fallo)) { $0.terminar($1.borrado) }
        } catch {
          sucesion.terminar(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Si llega un fallo, sigue con otro publicador.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let recibo = Fail<String, SinRed>(error: SinRed())
  ///   .catch { _ in Just("de la caché") }
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// de la caché
  /// ```
  /// - Parameter handler: da el publicador con el que se sigue.
  /// - Returns: el publicador que lo hace.
  public func `catch`<P>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Si llega un fallo, sigue con otro publicador. Si lanza, se termina con ese fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// enum Fallo: Error { case sinRed, sinPermiso }
  /// let recibo = Fail<String, Fallo>(error: .sinPermiso)
  ///   .tryCatch { fallo -> Just<String> in
  ///     guard fallo == .sinRed else { throw fallo }
  ///     return Just("copia guardada")
  ///   }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// failure(main.Fallo.sinPermiso)
  /// ```
  /// - Parameter handler: da el publicador con el que se sigue, o lanza.
  /// - Returns: el publicador que lo hace.
  public func tryCatch<P>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
