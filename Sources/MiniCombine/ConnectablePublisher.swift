/// Un publicador que no empieza hasta que se le dice.
///
/// ```swift ejecuta
/// import Combine
///
/// let numeros = [1, 2].publisher.makeConnectable()
/// let ana = numeros.sink { print("Ana \($0)") }
/// let luis = numeros.sink { print("Luis \($0)") }
/// let conexion = numeros.connect()
/// conexion.cancel()
/// ana.cancel()
/// luis.cancel()
/// ```
/// ```salida
/// Ana 1
/// Luis 1
/// Ana 2
/// Luis 2
/// ```
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Empieza a entregar a todos los suscriptores.
  ///
  /// - Returns: lo que hay que guardar: cancelarlo corta la entrega a todos.
  func connect() -> any Cancellable
}
