/// Un recibo que cancela una sola vez: al pedírselo o al desaparecer.
///
/// Dos recibos son iguales solo si son el mismo objeto.
///
/// ```swift ejecuta
/// import Combine
///
/// var recibo: AnyCancellable? = AnyCancellable { print("cancelado") }
/// recibo?.cancel()
/// recibo?.cancel()
/// recibo = AnyCancellable { print("soltado") }
/// recibo = nil
/// ```
/// ```salida
/// cancelado
/// soltado
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // Es Sendable: lo único que cambia es `parar`, siempre bajo el cerrojo.
  private let cerrojo = Cerrojo()
  private var parar: (() -> Void)?

  /// Crea un recibo a partir de lo que hay que hacer al cancelar.
  ///
  /// - Parameter cancel: se ejecuta una vez como mucho.
  public init(_ cancel: @escaping () -> Void) {
    parar = cancel
  }

  /// Envuelve otro cancelable.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Grifo: Cancellable {
  ///   func cancel() { print("grifo cerrado") }
  /// }
  /// var recibo: AnyCancellable? = AnyCancellable(Grifo())
  /// recibo = nil
  /// print("ya no hay recibo")
  /// ```
  /// ```salida
  /// grifo cerrado
  /// ya no hay recibo
  /// ```
  /// - Parameter canceller: el que se cancela.
  public init<C>(_ canceller: C) where C: Cancellable {
    parar = { canceller.cancel() }
  }

  deinit {
    parar?()
  }

  /// Cancela, si no se canceló antes.
  public func cancel() {
    let ultima = cerrojo.cerrado { () -> (() -> Void)? in
      defer { parar = nil }
      return parar
    }
    ultima?()
  }

  /// Mete este recibo al final de una colección.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var recibos: [AnyCancellable] = []
  /// let timbre = PassthroughSubject<String, Never>()
  /// timbre.sink { print("abro a \($0)") }.store(in: &recibos)
  /// timbre.send("Ana")
  /// recibos.removeAll()
  /// timbre.send("Luis")
  /// ```
  /// ```salida
  /// abro a Ana
  /// ```
  /// - Parameter collection: la colección que lo mantiene vivo.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Mete este recibo en un conjunto.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var recibos: Set<AnyCancellable> = []
  /// let reloj = PassthroughSubject<Int, Never>()
  /// reloj.sink { print("son las \($0)") }.store(in: &recibos)
  /// reloj.sink { print("mañana: \($0 < 12)") }.store(in: &recibos)
  /// print(recibos.count)
  /// reloj.send(9)
  /// ```
  /// ```salida
  /// 2
  /// son las 9
  /// mañana: true
  /// ```
  /// - Parameter set: el conjunto que lo mantiene vivo.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Compara por identidad.
  ///
  /// - Returns: `true` si son el mismo objeto.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  /// Aporta la identidad del objeto.
  ///
  /// - Parameter hasher: donde se aporta.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
