extension RelojManual {
  /// Un momento de un `RelojManual`: lo que ha avanzado desde que se creó.
  public struct Instante: InstantProtocol {
    /// El tiempo virtual transcurrido desde que se creó el reloj.
    public let transcurrido: Duration

    /// El instante que llega tras `transcurrido`, contado desde que se creó el reloj.
    public init(_ transcurrido: Duration) {
      self.transcurrido = transcurrido
    }

    /// El instante que queda a esa distancia de este.
    public func advanced(by duration: Duration) -> Instante {
      Instante(transcurrido + duration)
    }

    /// El tiempo virtual que va de este instante a `other`; negativo si `other` ya pasó.
    public func duration(to other: Instante) -> Duration {
      other.transcurrido - transcurrido
    }

    /// Un instante es menor que otro si llega antes.
    public static func < (izquierdo: Instante, derecho: Instante) -> Bool {
      izquierdo.transcurrido < derecho.transcurrido
    }
  }
}
