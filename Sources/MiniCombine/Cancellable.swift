/// Algo que está en marcha y se puede parar.
///
/// ```swift ejecuta
/// import Combine
///
/// let enMarcha: any Cancellable = PassthroughSubject<Int, Never>().sink { print($0) }
/// enMarcha.cancel()
/// print("parado")
/// ```
/// ```salida
/// parado
/// ```
public protocol Cancellable {
  /// Lo para. Llamarlo dos veces no hace nada más.
  func cancel()
}

extension Cancellable {
  /// Guarda este cancelable, envuelto en ``AnyCancellable``, al final de una colección.
  ///
  /// - Parameter collection: la colección que lo mantiene vivo.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Guarda este cancelable, envuelto en ``AnyCancellable``, en un conjunto.
  ///
  /// - Parameter set: el conjunto que lo mantiene vivo.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
