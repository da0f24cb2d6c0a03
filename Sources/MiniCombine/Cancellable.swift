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
  /// ```swift ejecuta
  /// import Combine
  ///
  /// var recibos: [AnyCancellable] = []
  /// let numeros = [1, 2].publisher.makeConnectable()
  /// numeros.sink { print($0) }.store(in: &recibos)
  /// numeros.connect().store(in: &recibos)
  /// print("\(recibos.count) recibos")
  /// ```
  /// ```salida
  /// 1
  /// 2
  /// 2 recibos
  /// ```
  /// - Parameter collection: la colección que lo mantiene vivo.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Guarda este cancelable, envuelto en ``AnyCancellable``, en un conjunto.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// struct Grifo: Cancellable {
  ///   func cancel() { print("grifo cerrado") }
  /// }
  /// var recibos: Set<AnyCancellable> = []
  /// Grifo().store(in: &recibos)
  /// print("corre el agua")
  /// recibos.removeAll()
  /// ```
  /// ```salida
  /// corre el agua
  /// grifo cerrado
  /// ```
  /// - Parameter set: el conjunto que lo mantiene vivo.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
