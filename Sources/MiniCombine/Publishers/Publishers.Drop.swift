extension Publishers {
  /// Salta los primeros valores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let filas = ["nombre,nota", "Ana,9", "Luis,7"].publisher
  /// let datos = Publishers.Drop(upstream: filas, count: 1)
  /// let recibo = datos.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// Ana,9
  /// Luis,7
  /// ```
  public struct Drop<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Upstream.Failure

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Cuántos salta.
    public let count: Int

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - count: cuántos salta.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var quedan = count
      upstream.subscribe(
        Colador("Drop", CajaDeTipo.de(subscriber)) { _ in
          guard quedan > 0 else { return true }
          quedan -= 1
          return false
        }
      )
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Salta los primeros valores.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = (1...4).publisher
  ///   .dropFirst(2)
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// 4
  /// ```
  /// - Parameter count: cuántos salta; uno negativo detiene el programa.
  /// - Returns: el publicador que lo hace.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Violaciones.exigirCuenta(count, en: "dropFirst")
    return Publishers.Drop(upstream: self, count: count)
  }
}
