extension Publisher {
  /// Cambia cada `nil` por un valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = ["a", nil].publisher
  ///   .replaceNil(with: "—")
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// a
  /// —
  /// ```
  /// - Parameter output: el valor que se pone.
  /// - Returns: el publicador que lo hace.
  public func replaceNil<T>(
    with output: T
  ) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}
