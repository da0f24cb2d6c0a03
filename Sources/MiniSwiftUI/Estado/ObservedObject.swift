/// Observa un `ObservableObject` que es de otro: cada aviso del objeto redibuja la vista.
///
/// No lo guarda: si la vista lo crea ella misma como valor por defecto, cada redibujado de la madre
/// crea otro. Para ser su dueña está ``StateObject``.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// final class Cafetera: ObservableObject {
///   @Published var tazas = 0
/// }
///
/// struct CafeteraView: View {
///   @ObservedObject var cafetera: Cafetera
///
///   var body: some View { Text("Tazas: \(cafetera.tazas)") }
/// }
///
/// let cafetera = Cafetera()
/// let escenario = Escenario { CafeteraView(cafetera: cafetera) }
/// cafetera.tazas += 1
/// print(escenario.texto)
/// ```
/// ```salida
/// Text "Tazas: 1"
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Da enlaces a las propiedades del objeto: `$modelo.nombre`.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let objeto: ObjectType

    /// Un enlace a una propiedad del objeto.
    ///
    /// - Parameter keyPath: la propiedad.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(EnlaceAObjeto(objeto, keyPath))
    }
  }

  /// El objeto observado.
  @MainActor
  public var wrappedValue: ObjectType {
    get { objeto }
    set { objeto = newValue }
  }

  private var objeto: ObjectType

  /// Observa un objeto.
  ///
  /// - Parameter wrappedValue: el objeto.
  public init(wrappedValue: ObjectType) { objeto = wrappedValue }

  /// Observa un objeto.
  ///
  /// - Parameter initialValue: el objeto.
  public init(initialValue: ObjectType) { objeto = initialValue }

  /// Da enlaces a las propiedades del objeto.
  @MainActor
  public var projectedValue: Wrapper { Wrapper(objeto: objeto) }
}

extension ObservedObject: ComparableComoCampo {
  static func mismoCampo(_ uno: ObservedObject, _ otro: ObservedObject) -> Bool {
    uno.objeto === otro.objeto
  }
}

extension ObservedObject: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    if let guardada = ranura {
      unsafeDowncast(guardada, to: Observado<ObjectType>.self).poner(objeto, nodo)
    } else {
      ranura = Observado(objeto, nodo)
    }
  }
}
