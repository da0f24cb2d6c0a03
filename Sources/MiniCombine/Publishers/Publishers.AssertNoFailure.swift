extension Publishers {
  /// Detiene el programa si llega un fallo.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let configuracion = Result<String, any Error>.success("modo oscuro").publisher
  /// let segura = Publishers.AssertNoFailure(
  ///   upstream: configuracion, prefix: "configuración", file: #file, line: #line
  /// )
  /// let recibo = segura.sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// modo oscuro
  /// ```
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// Lo que entrega.
    public typealias Output = Upstream.Output
    /// Cómo puede fallar.
    public typealias Failure = Never

    /// El publicador de arriba.
    public let upstream: Upstream

    /// Lo que se escribe delante del fallo.
    public let prefix: String

    /// El fichero que se nombra.
    public let file: StaticString

    /// La línea que se nombra.
    public let line: UInt

    /// Crea el operador.
    ///
    /// - Parameters:
    ///   - upstream: el publicador de arriba.
    ///   - prefix: lo que se escribe delante del fallo.
    ///   - file: el fichero que se nombra.
    ///   - line: la línea que se nombra.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Reenvio(
          "AssertNoFailure",
          subscriber,
          valor: { $0 },
          final: { [prefix, file, line] fin in
            switch fin {
            case .finished: .finished
            case .failure(let fallo): Violaciones.falloInesperado(prefix, fallo, file, line)
            }
          }
        )
      )
    }
  }
}

extension Publisher {
  /// Detiene el programa si llega un fallo; se usa cuando sería un error de programación.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let recibo = Result<Int, any Error>.success(3).publisher
  ///   .assertNoFailure()
  ///   .sink { print($0) }
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// 3
  /// ```
  /// - Parameters:
  ///   - prefix: lo que se escribe delante del fallo.
  ///   - file: el fichero que se nombra.
  ///   - line: la línea que se nombra.
  /// - Returns: el publicador que lo hace.
  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
