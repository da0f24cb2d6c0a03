/// Una pila de pantallas: enseña la de arriba y un botón «Atrás» si hay otra debajo.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// let escenario = Escenario {
///   NavigationStack {
///     NavigationLink("Café", value: 1)
///       .navigationDestination(for: Int.self) { Text("Detalle \($0)") }
///   }
/// }
/// try escenario.pulsar("Café")
/// print(escenario.texto)
/// try escenario.volver()
/// print(escenario.texto)
/// ```
/// ```salida
/// NavigationStack
///   Button "Atrás" (back)
///   Text "Detalle 1"
/// NavigationStack
///   NavigationLink "Café"
/// ```
///
/// Las pantallas de debajo siguen montadas y no se ven: conservan su estado y sus tareas.
public struct NavigationStack<Data, Root: View>: _VistaBasica {
  let camino: Camino?
  let raiz: Root

  /// Crea el nodo de la pila.
  public func _crear(en sitio: _Sitio) -> _Nodo { NodoDePila(camino, raiz, en: sitio) }

  /// Pone al día la raíz y las pantallas.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDePila<Root>.self).poner(camino, raiz)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Una pila que lleva ella sola las pantallas.
  ///
  /// - Parameter root: la primera pantalla.
  public init(@ViewBuilder root: () -> Root) {
    camino = nil
    raiz = root()
  }

  /// Una pila cuyas pantallas salen de un camino con valores de cualquier tipo.
  ///
  /// - Parameters:
  ///   - path: el camino.
  ///   - root: la primera pantalla.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    camino = Camino(
      leer: { path.wrappedValue.valores },
      escribir: { path.wrappedValue.valores = $0 }
    )
    raiz = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Una pila cuyas pantallas salen de una colección de valores.
  ///
  /// - Parameters:
  ///   - path: los valores, el de la pantalla de arriba el último.
  ///   - root: la primera pantalla.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    camino = Camino(
      leer: { path.wrappedValue.map { AnyHashable($0) } },
      escribir: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    )
    raiz = root()
  }
}

/// Un camino de navegación: los valores de las pantallas que hay sobre la primera.
public struct NavigationPath: Equatable {
  var valores: [AnyHashable] = []

  /// Crea un camino vacío.
  public init() {}

  /// Crea un camino con unos valores.
  ///
  /// - Parameter elements: los valores.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    valores = elements.map { AnyHashable($0) }
  }

  /// Cuántas pantallas hay sobre la primera.
  public var count: Int { valores.count }

  /// Si se ve la primera pantalla.
  public var isEmpty: Bool { valores.isEmpty }

  /// Pone una pantalla encima.
  ///
  /// - Parameter value: su valor.
  public mutating func append<V: Hashable>(_ value: V) { valores.append(AnyHashable(value)) }

  /// Quita pantallas de encima.
  ///
  /// - Parameter k: cuántas.
  public mutating func removeLast(_ k: Int = 1) { valores.removeLast(k) }
}

/// Cómo se lee y se escribe el camino de una pila.
struct Camino {
  let leer: () -> [AnyHashable]
  let escribir: ([AnyHashable]) -> Void
}
