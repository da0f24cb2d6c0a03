/// Un flujo que la comprobación llena a mano y que sabe cuándo alguien espera el siguiente valor.
///
/// Sirve para llevar una tarea hasta un punto exacto sin dormir: quien pide el segundo valor ya ha
/// terminado con el primero. Para un solo lector.
public struct Grifo<Valor: Sendable>: Sendable {
  /// Lo que se le da a la tarea que va a leerlo.
  public let flujo: AsyncStream<Valor>

  private let entrada: AsyncStream<Valor>.Continuation
  private let peticiones: AsyncStream<Void>
  private let peticion: AsyncStream<Void>.Continuation

  /// Crea un grifo abierto y sin valores.
  public init() {
    let (valores, entrada) = AsyncStream.makeStream(of: Valor.self)
    let (peticiones, peticion) = AsyncStream.makeStream(of: Void.self)
    self.entrada = entrada
    self.peticiones = peticiones
    self.peticion = peticion
    flujo = AsyncStream {
      peticion.yield()
      var lector = valores.makeAsyncIterator()
      return await lector.next()
    }
  }

  /// Deja un valor listo para quien lee.
  public func echar(_ valor: Valor) {
    entrada.yield(valor)
  }

  /// Acaba el flujo: quien lee sale de su bucle.
  public func cerrar() {
    entrada.finish()
  }

  /// Espera a que se hayan pedido valores tantas veces, o a que la tarea acabe antes.
  ///
  /// Se llama una vez por grifo.
  /// - Parameters:
  ///   - veces: las peticiones que hay que esperar.
  ///   - tarea: la que lee; si acaba sin pedir tanto, no hay nada más que esperar.
  /// - Returns: si se llegó a pedir tantas veces.
  public func esperar(peticiones veces: Int, de tarea: Task<Void, Never>) async -> Bool {
    let vigia = Task {
      await tarea.value
      peticion.finish()
    }
    defer { vigia.cancel() }
    var faltan = veces
    for await _ in peticiones {
      faltan -= 1
      if faltan == 0 { return true }
    }
    return false
  }
}
