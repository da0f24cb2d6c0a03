/// Qué campo tiene el foco: `true` o `false`, o cuál de varios.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct Alta: View {
///   enum Campo { case nombre, correo }
///   @FocusState private var campo: Campo?
///   @State private var nombre = ""
///   @State private var correo = ""
///
///   var body: some View {
///     TextField("Nombre", text: $nombre)
///       .focused($campo, equals: .nombre)
///       .onSubmit { campo = .correo }
///     TextField("Correo", text: $correo).focused($campo, equals: .correo)
///     Text(campo == .correo ? "toca el correo" : "")
///   }
/// }
///
/// let escenario = Escenario { Alta() }
/// try escenario.escribir("Ana", en: "Nombre", enviar: true)
/// print(escenario.seVe("toca el correo"))
/// ```
/// ```salida
/// true
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Un enlace al foco, para `.focused` o para dárselo a otra vista.
  @propertyWrapper
  public struct Binding {
    let enlace: MiniSwiftUI.Binding<Value>

    /// El campo que tiene el foco.
    public var wrappedValue: Value {
      get { enlace.wrappedValue }
      nonmutating set { enlace.wrappedValue = newValue }
    }

    /// El propio enlace.
    public var projectedValue: Binding { self }
  }

  private var estado: State<Value>

  /// Empieza sin el foco.
  public init() where Value == Bool { estado = State(initialValue: false) }

  /// Empieza sin que ningún campo tenga el foco.
  public init<T: Hashable>() where Value == T? { estado = State(initialValue: nil) }

  /// El campo que tiene el foco; al escribirlo, lo toma o lo suelta.
  public var wrappedValue: Value {
    get { estado.wrappedValue }
    nonmutating set { estado.wrappedValue = newValue }
  }

  /// Un enlace al foco.
  public var projectedValue: Binding { Binding(enlace: estado.projectedValue) }
}

extension FocusState: ComparableComoCampo {
  static func mismoCampo(_ uno: FocusState, _ otro: FocusState) -> Bool { true }
}

extension FocusState: PropiedadConRanura {
  mutating func instalar(_ ranura: inout AnyObject?, _ nodo: NodoObservador, _ nombre: String) {
    estado.instalar(&ranura, nodo, nombre)
  }
}

extension FocusState.Binding: ComparableComoCampo {
  static func mismoCampo(_ uno: Self, _ otro: Self) -> Bool {
    MiniSwiftUI.Binding.mismoCampo(uno.enlace, otro.enlace)
  }
}

extension View {
  /// Liga el foco de este campo a un valor: el campo lo tiene mientras el valor sea ese.
  ///
  /// - Parameters:
  ///   - binding: el enlace de un ``FocusState``.
  ///   - value: el valor de este campo.
  /// - Returns: la vista con el cambio.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    let ninguno = (Optional<Any>.none as? Value)
    return ConFoco(
      contenido: self,
      foco: Foco(
        leer: { binding.wrappedValue == value },
        tomar: { binding.wrappedValue = value },
        soltar: { if let ninguno { binding.wrappedValue = ninguno } }
      )
    )
  }

  /// Liga el foco de este campo a un valor: `true` mientras lo tenga.
  ///
  /// - Parameter condition: el enlace de un ``FocusState``.
  /// - Returns: la vista con el cambio.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    ConFoco(
      contenido: self,
      foco: Foco(
        leer: { condition.wrappedValue },
        tomar: { condition.wrappedValue = true },
        soltar: { condition.wrappedValue = false }
      )
    )
  }

  /// Dice qué campo tiene el foco al aparecer la vista.
  ///
  /// - Parameters:
  ///   - binding: el enlace de un ``FocusState``.
  ///   - value: el campo.
  /// - Returns: la vista con el cambio.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
