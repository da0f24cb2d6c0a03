/// Una propiedad que vive con su vista: `@State`, `@Environment`… o una propia que las contenga.
///
/// Un property wrapper propio que cumpla este protocolo puede guardar dentro `@State`, `@StateObject`
/// o `@Environment`: MiniSwiftUI los instala antes de cada `body` y llama después a ``update()``.
public protocol DynamicProperty {
  /// Se llama antes de cada `body`, con las propiedades de dentro ya instaladas.
  mutating func update()
}

extension DynamicProperty {
  /// Por defecto no hace nada.
  public mutating func update() {}
}

/// Una propiedad dinámica para la que el nodo guarda algo: una celda, un objeto, una suscripción.
@MainActor
protocol PropiedadConRanura: DynamicProperty {
  /// Se prepara para un `body`: toma de la ranura lo que el nodo le guarda, o lo crea.
  ///
  /// - Parameters:
  ///   - ranura: lo que el nodo guarda para esta propiedad; `nil` la primera vez.
  ///   - nodo: el nodo de la vista.
  ///   - nombre: el de la propiedad, con el de la vista delante.
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String)
}
