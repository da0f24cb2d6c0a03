/// La clave de un valor propio del entorno.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct ClaveDeMoneda: EnvironmentKey {
///   static let defaultValue = "EUR"
/// }
///
/// extension EnvironmentValues {
///   var moneda: String {
///     get { self[ClaveDeMoneda.self] }
///     set { self[ClaveDeMoneda.self] = newValue }
///   }
/// }
///
/// struct Precio: View {
///   @Environment(\.moneda) private var moneda
///
///   var body: some View { Text("3 \(moneda)") }
/// }
///
/// let escenario = Escenario {
///   Precio()
///   Precio().environment(\.moneda, "USD")
/// }
/// print(escenario.texto)
/// ```
/// ```salida
/// Text "3 EUR"
/// Text "3 USD"
/// ```
public protocol EnvironmentKey {
  /// El tipo del valor.
  associatedtype Value

  /// El valor que hay cuando nadie pone otro.
  static var defaultValue: Value { get }
}

/// Los valores del entorno de una vista.
public struct EnvironmentValues {
  private let ambito: Ambito?
  private(set) var propios: [ClaveDeEntorno: Any] = [:]

  /// Crea un entorno vacío, con los valores por defecto.
  public init() { ambito = nil }

  init(_ ambito: Ambito) { self.ambito = ambito }

  /// El valor de una clave.
  ///
  /// - Parameter key: el tipo de la clave.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { buscar(.init(identidad: ObjectIdentifier(key), nombre: "\(key)")) ?? K.defaultValue }
    set { propios[.init(identidad: ObjectIdentifier(key), nombre: "\(key)")] = newValue }
  }

  /// El objeto de un tipo, o `nil` si nadie lo puso.
  ///
  /// - Parameter objectType: el tipo del objeto.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { objeto(objectType) }
    set { ponerObjeto(newValue, de: objectType) }
  }

  /// El objeto que se puso para un tipo, observable de una clase u otra.
  func objeto<T>(_ tipo: T.Type) -> T? {
    buscar(.init(identidad: ObjectIdentifier(tipo), nombre: "\(tipo)"))
  }

  /// Pone, o quita con `nil`, el objeto de un tipo.
  mutating func ponerObjeto<T>(_ objeto: T?, de tipo: T.Type) {
    propios[.init(identidad: ObjectIdentifier(tipo), nombre: "\(tipo)")] = objeto as Any
  }

  private func buscar<Valor>(_ clave: ClaveDeEntorno) -> Valor? {
    if let propio = propios[clave] { return propio as? Valor }
    guard let ambito else { return nil }
    // Solo hay ámbito dentro del árbol, y el árbol vive en el actor principal.
    return MainActor.assumeIsolated { Entregado(valor: ambito.valor(clave)) }.valor as? Valor
  }
}

/// Saca un valor de `assumeIsolated`, que exige poder enviarlo.
///
/// Es `@unchecked` y es verdad: el valor nace y se entrega en el mismo hilo, en una sola llamada.
struct Entregado<Valor>: @unchecked Sendable {
  let valor: Valor
}
