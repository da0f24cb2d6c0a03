/// Una propiedad de la que la vista es dueña: vive con el nodo y redibuja a quien la lee.
///
/// El valor que se le da al declararla es solo el primero: una vista que se vuelve a crear en el
/// mismo sitio conserva el que tenía. Escribir un valor igual no redibuja.
///
/// Hasta Xcode 26 el valor por defecto se crea con cada vista aunque no se use; desde Xcode 27, una
/// vez. ``Escenario`` imita lo uno o lo otro con ``ModoDeState``.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// final class Modelo {
///   init() { print("nace un modelo") }
/// }
///
/// struct Pantalla: View {
///   @State private var modelo = Modelo()
///
///   var body: some View { Text("hola") }
/// }
///
/// Escenario(state: .xcode26) { Pantalla() }.redibujar()
/// print("desde Xcode 27")
/// Escenario(state: .xcode27) { Pantalla() }.redibujar()
/// ```
/// ```salida
/// nace un modelo
/// nace un modelo
/// desde Xcode 27
/// nace un modelo
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private enum Inicial {
    case valor(Value)
    case porCrear(() -> Value)
  }

  private var inicial: Inicial
  private var celda: Celda<Value>?

  /// Crea la propiedad con su primer valor.
  ///
  /// - Parameter wrappedValue: el primer valor.
  @_disfavoredOverload
  public init(wrappedValue: Value) { inicial = .valor(wrappedValue) }

  /// Crea la propiedad con su primer valor.
  ///
  /// - Parameter initialValue: el primer valor.
  public init(initialValue: Value) { inicial = .valor(initialValue) }

  /// El valor actual.
  public var wrappedValue: Value {
    get {
      if let celda { return celda.valor }
      Violaciones.advertir(.stateFueraDeVista)
      return primero
    }
    nonmutating set {
      if let celda { celda.valor = newValue } else { Violaciones.advertir(.stateFueraDeVista) }
    }
  }

  /// Un enlace al valor, para dárselo a otra vista.
  public var projectedValue: Binding<Value> {
    if let celda { return Binding(EnlaceACelda(celda)) }
    Violaciones.advertir(.stateFueraDeVista)
    return .constant(primero)
  }

  private var primero: Value {
    switch inicial {
    case .valor(let valor): valor
    case .porCrear(let crear): crear()
    }
  }
}

// Es Sendable: la celda lo es, y el valor inicial no cambia.
extension State: @unchecked Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Crea la propiedad con `nil`.
  public init() { inicial = .valor(nil) }
}

extension State where Value: AnyObject {
  /// Crea la propiedad con un objeto; es lo que usa `@State private var modelo = Modelo()`.
  ///
  /// Escrito a mano en un `init`, `State(wrappedValue: Modelo(x))` crea el objeto siempre.
  ///
  /// - Parameters:
  ///   - thunk: el objeto; en el modo de Xcode 27 se crea una vez, con el nodo.
  ///   - funcion: no la pongas; dice si la llamada está dentro de un `init`.
  public init(
    wrappedValue thunk: @autoclosure @escaping () -> Value,
    _ funcion: String = #function
  ) {
    // En un valor por defecto, `#function` es el nombre del tipo; dentro de una función, lleva «(».
    let esPerezoso = Contexto.actual?.modoDeState == .xcode27 && !funcion.contains("(")
    inicial = esPerezoso ? .porCrear(thunk) : .valor(thunk())
  }
}

extension State: ComparableComoCampo {
  static func mismoCampo(_ uno: State, _ otro: State) -> Bool {
    switch (uno.inicial, otro.inicial) {
    case (.valor(let a), .valor(let b)): Comparador.de(Value.self).iguales(a, b)
    default: true
    }
  }
}

extension State: ConValorInicial {
  static func siTraeOtro(_ nombre: String) -> Motivo {
    Value.self is AnyClass ? .sobrante(nombre) : .otroInicial(nombre)
  }
}

extension State: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    if let guardada = ranura {
      celda = unsafeDowncast(guardada, to: Celda<Value>.self)
    } else {
      let valor = primero
      let nueva = Celda(valor, nombre: nombre, contexto: nodo.motor.contexto)
      celda = nueva
      ranura = nueva
      nodo.motor.diario.vio(valor)
    }
    // El que se crea con cada vista y se descarta también cuenta como creado.
    if case .valor(let valor) = inicial { nodo.motor.diario.vio(valor) }
  }
}
