/// Un `ObservableObject` del que la vista es dueña: se crea una vez y vive con el nodo.
///
/// El valor por defecto es un autoclosure que solo se evalúa al aparecer la vista; cada aviso del
/// objeto la redibuja.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// final class Cafetera: ObservableObject {
///   @Published var tazas = 0
///
///   init() { print("nace una cafetera") }
/// }
///
/// struct CafeteraView: View {
///   @StateObject private var cafetera = Cafetera()
///
///   var body: some View {
///     Button("Tazas: \(cafetera.tazas)") { cafetera.tazas += 1 }
///   }
/// }
///
/// let escenario = Escenario { CafeteraView() }
/// try escenario.pulsar("Tazas: 0")
/// escenario.redibujar(3)
/// print(escenario.texto)
/// ```
/// ```salida
/// nace una cafetera
/// Button "Tazas: 1"
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let crear: () -> ObjectType
  private var observado: Observado<ObjectType>?

  /// Crea la propiedad; el objeto se creará cuando la vista aparezca.
  ///
  /// - Parameter thunk: cómo se crea el objeto.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    crear = thunk
    observado = nil
  }

  /// El objeto.
  @MainActor
  public var wrappedValue: ObjectType {
    if let observado { return observado.objeto }
    Violaciones.advertir(.stateObjectFueraDeVista)
    return crear()
  }

  /// Da enlaces a las propiedades del objeto: `$modelo.nombre`.
  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(objeto: wrappedValue)
  }
}

extension StateObject: ComparableComoCampo {
  /// Lo que la madre diga de cómo se crea ya no importa: el objeto se crea una vez.
  static func mismoCampo(_ uno: StateObject, _ otro: StateObject) -> Bool { true }
}

extension StateObject: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    if let guardada = ranura {
      observado = unsafeDowncast(guardada, to: Observado<ObjectType>.self)
    } else {
      let nuevo = Observado(crear(), nodo)
      observado = nuevo
      ranura = nuevo
    }
  }
}
