/// Saca enlaces de un objeto `@Observable` que es de otro.
///
/// No lo guarda ni lo observa: la vista se redibuja por lo que lee, y crear `$modelo.nombre` es leer
/// `nombre`. Sirve como propiedad y dentro de un `body`.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// @Observable
/// final class Ficha { var nombre = "" }
///
/// struct Editor: View {
///   @Bindable var ficha: Ficha
///
///   var body: some View { TextField("Nombre", text: $ficha.nombre) }
/// }
///
/// let ficha = Ficha()
/// let escenario = Escenario { Editor(ficha: ficha) }
/// try escenario.escribir("Eva", en: "Nombre")
/// print(ficha.nombre)
/// ```
/// ```salida
/// Eva
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// El objeto.
  public var wrappedValue: Value

  private init(objeto: Value) { wrappedValue = objeto }

  /// Solo se puede con objetos `@Observable`.
  @available(*, unavailable, message: "el valor tiene que ser un objeto @Observable")
  public init(wrappedValue: Value) { self.init(objeto: wrappedValue) }

  /// Da enlaces a las propiedades del objeto.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Un enlace a una propiedad del objeto; crearlo lee la propiedad.
  ///
  /// - Parameter keyPath: la propiedad.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    _ = wrappedValue[keyPath: keyPath]
    return Binding(EnlaceAObjeto(wrappedValue, keyPath))
  }
}

extension Bindable where Value: ObservableObject {
  /// Los enlaces de un `ObservableObject` los da `@ObservedObject`.
  @available(*, unavailable, message: "con un ObservableObject se usa @ObservedObject")
  public init(wrappedValue: Value) { self.init(objeto: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Saca enlaces de un objeto.
  ///
  /// - Parameter wrappedValue: el objeto.
  public init(wrappedValue: Value) { self.init(objeto: wrappedValue) }

  /// Saca enlaces de un objeto.
  ///
  /// - Parameter wrappedValue: el objeto.
  public init(_ wrappedValue: Value) { self.init(objeto: wrappedValue) }

  /// Repite los enlaces de otro.
  ///
  /// - Parameter projectedValue: el otro.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}

extension Bindable: Identifiable where Value: Identifiable {
  /// El identificador del objeto.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
