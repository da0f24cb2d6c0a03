extension Future where Failure == Never {
  /// El valor, cuando llegue.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// let respuesta = Future<Int, Never> { promesa in promesa(.success(42)) }
  /// print(await respuesta.value)
  /// ```
  /// ```salida
  /// 42
  /// ```
  public final var value: Output {
    get async {
      // Un `Future` que no falla entrega siempre un valor antes de terminar.
      let llegada = await primero()
      guard let valor = llegada.valor else { Violaciones.futuroSinValor() }
      return valor
    }
  }
}

extension Future {
  /// El valor, cuando llegue.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct SinRed: Error {}
  /// let respuesta = Future<Int, SinRed> { promesa in promesa(.failure(SinRed())) }
  /// do {
  ///   print(try await respuesta.value)
  /// } catch {
  ///   print("falló: \(error)")
  /// }
  /// ```
  /// ```salida
  /// falló: SinRed()
  /// ```
  /// - Throws: el fallo del `Future`.
  public final var value: Output {
    get async throws {
      let llegada = await primero()
      if let fallo = llegada.fallo { throw fallo }
      guard let valor = llegada.valor else { throw CancellationError() }
      return valor
    }
  }

  private func primero() async -> ReceptorAsincrono<Output, Failure>.Llegada {
    let receptor = ReceptorAsincrono<Output, Failure>()
    subscribe(receptor)
    return await receptor.siguienteSinCancelar()
  }
}
