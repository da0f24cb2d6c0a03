/// Un `ObservableObject` que puso en el entorno alguna vista de más arriba.
///
/// Si nadie lo puso, el programa se detiene al leerlo.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// final class Ajustes: ObservableObject {
///   @Published var sonido = true
/// }
///
/// struct Mando: View {
///   @EnvironmentObject private var ajustes: Ajustes
///
///   var body: some View { Toggle("Sonido", isOn: $ajustes.sonido) }
/// }
///
/// let escenario = Escenario { [ajustes = Ajustes()] in Mando().environmentObject(ajustes) }
/// try escenario.alternar("Sonido")
/// print(escenario.texto)
/// ```
/// ```salida
/// Toggle "Sonido" = no
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var objeto: ObjectType?

  /// Pide el objeto al entorno.
  public init() { objeto = nil }

  /// El objeto.
  @MainActor
  public var wrappedValue: ObjectType {
    guard let objeto else { Violaciones.faltaObservableObject(ObjectType.self) }
    return objeto
  }

  /// Da enlaces a las propiedades del objeto: `$modelo.nombre`.
  @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(objeto: wrappedValue)
  }
}

extension EnvironmentObject: ComparableComoCampo {
  static func mismoCampo(_ uno: EnvironmentObject, _ otro: EnvironmentObject) -> Bool { true }
}

extension EnvironmentObject: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    objeto = EnvironmentValues(nodo.ambito).objeto(ObjectType.self)
    guard let objeto else {
      ranura = nil
      return
    }
    if let guardada = ranura {
      unsafeDowncast(guardada, to: Observado<ObjectType>.self).poner(objeto, nodo)
    } else {
      ranura = Observado(objeto, nodo)
    }
  }
}
