/// Un enlace: lee y escribe un valor que guarda otro.
///
/// Se consigue con `$`: de un `@State`, de un `@Bindable`, de un objeto observado. Leerlo en un
/// `body` es leer el original: se redibuja quien lo lee.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct Interruptor: View {
///   @Binding var encendida: Bool
///
///   var body: some View { Toggle("Luz", isOn: $encendida) }
/// }
///
/// struct Cuarto: View {
///   @State private var luz = false
///
///   var body: some View {
///     Text(luz ? "Se ve" : "No se ve")
///     Interruptor(encendida: $luz)
///   }
/// }
///
/// let escenario = Escenario { Cuarto() }
/// try escenario.alternar("Luz")
/// print(escenario.texto)
/// ```
/// ```salida
/// Text "Se ve"
/// Toggle "Luz" = sí
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let enlace: Enlace<Value>

  init(_ enlace: Enlace<Value>) { self.enlace = enlace }

  /// Crea un enlace con dos closures. Lee el valor al crearse: quien lo crea depende de él.
  ///
  /// - Parameters:
  ///   - get: lee el valor.
  ///   - set: escribe el valor.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    _ = get()
    enlace = EnlaceConCierres(get, set)
  }

  /// Crea un enlace a partir de otro; es lo que usa una función con `@Binding` en un parámetro.
  ///
  /// - Parameter projectedValue: el otro.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// El valor enlazado.
  public var wrappedValue: Value {
    get { enlace.leer() }
    nonmutating set { enlace.escribir(newValue) }
  }

  /// El propio enlace.
  public var projectedValue: Binding<Value> { self }

  /// Un enlace a una parte del valor: `$partido.local`.
  ///
  /// - Parameter keyPath: la parte.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let parte = EnlaceAParte(enlace, keyPath)
    _ = parte.asomarse()
    return Binding<Subject>(parte)
  }

  /// Un enlace que siempre da el mismo valor y no guarda nada.
  ///
  /// - Parameter value: el valor.
  /// - Returns: el enlace.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(EnlaceConstante(value))
  }
}

extension Binding {
  /// Crea un enlace a un opcional a partir de uno que no lo es; escribir `nil` no hace nada.
  ///
  /// - Parameter base: el enlace original.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      EnlaceConCierres(
        { base.wrappedValue },
        { if let nuevo = $0 { base.wrappedValue = nuevo } }
      )
    )
  }

  /// Crea un enlace sin opcional, o `nil` si ahora mismo no hay valor.
  ///
  /// - Parameter base: el enlace al opcional.
  public init?(_ base: Binding<Value?>) {
    guard let primero = base.wrappedValue else { return nil }
    self.init(
      EnlaceConCierres({ base.wrappedValue ?? primero }, { base.wrappedValue = $0 })
    )
  }
}

// Es Sendable como en SwiftUI: lo que enlaza es una celda con cerrojo o código de quien lo escribe.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// El identificador del valor enlazado.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Cada elemento es un enlace a su sitio en la colección.
  public typealias Element = Binding<Value.Element>
  /// El iterador de los enlaces.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// La posición de un elemento en la colección enlazada.
  public typealias Index = Value.Index
  /// Las posiciones de la colección enlazada.
  public typealias Indices = Value.Indices

  /// La primera posición.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// La posición tras la última.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// Las posiciones, en orden.
  public var indices: Value.Indices { wrappedValue.indices }

  /// La posición que sigue a otra.
  ///
  /// - Parameter i: la otra.
  /// - Returns: la posición.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Un enlace al elemento de una posición.
  ///
  /// - Parameter position: la posición.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(EnlaceAElemento(enlace, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// La posición anterior a otra.
  ///
  /// - Parameter i: la otra.
  /// - Returns: la posición.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: ComparableComoCampo {
  static func mismoCampo(_ uno: Binding, _ otro: Binding) -> Bool {
    uno.enlace === otro.enlace || uno.enlace.esElMismo(otro.enlace)
  }
}
