/// Un valor del entorno: uno de los de ``EnvironmentValues``, o un objeto `@Observable`.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// @Observable
/// final class Termostato { var grados = 20 }
///
/// struct Pantalla: View {
///   @Environment(Termostato.self) private var termostato
///   @Environment(\.isEnabled) private var activo
///
///   var body: some View { Text("\(termostato.grados) °C, \(activo ? "activo" : "apagado")") }
/// }
///
/// print(Escenario { Pantalla().disabled(true).environment(Termostato()) }.texto)
/// ```
/// ```salida
/// Text "20 °C, apagado"
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let buscar: (EnvironmentValues) -> Value
  private var leido: Value?

  /// Pide un valor del entorno.
  ///
  /// - Parameter keyPath: cuál.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    buscar = { $0[keyPath: keyPath] }
  }

  /// Pide un objeto `@Observable` del entorno; si nadie lo puso, el programa se detiene.
  ///
  /// - Parameter objectType: el tipo del objeto.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    buscar = { valores in
      guard let objeto = valores.objeto(objectType) else {
        Violaciones.faltaObservable(objectType)
      }
      return objeto
    }
  }

  /// Pide un objeto `@Observable` del entorno, o `nil` si nadie lo puso.
  ///
  /// - Parameter objectType: el tipo del objeto.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    buscar = { $0.objeto(objectType) }
  }

  /// El valor.
  public var wrappedValue: Value {
    guard let leido else { Violaciones.entornoSinInstalar(Value.self) }
    return leido
  }
}

extension Environment: ComparableComoCampo {
  static func mismoCampo(_ uno: Environment, _ otro: Environment) -> Bool { true }
}

extension Environment: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    leido = .some(buscar(EnvironmentValues(nodo.ambito)))
  }
}
