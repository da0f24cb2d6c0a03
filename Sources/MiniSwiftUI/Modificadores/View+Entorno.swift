extension View {
  /// Pone un valor en el entorno de la vista y de lo que contiene.
  ///
  /// - Parameters:
  ///   - keyPath: qué valor.
  ///   - value: el valor.
  /// - Returns: la vista con el cambio.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    ConEntorno(contenido: self) { $0[keyPath: keyPath] = value }
  }

  /// Pone un objeto `@Observable` en el entorno; se pide con `@Environment(T.self)`.
  ///
  /// - Parameter object: el objeto; `nil` lo quita.
  /// - Returns: la vista con el cambio.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    ConEntorno(contenido: self) { $0.ponerObjeto(object, de: T.self) }
  }

  /// Pone un `ObservableObject` en el entorno; se pide con `@EnvironmentObject`.
  ///
  /// - Parameter object: el objeto.
  /// - Returns: la vista con el cambio.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    ConEntorno(contenido: self) { $0.ponerObjeto(object, de: T.self) }
  }

  /// Cambia un valor del entorno a partir del que se hereda.
  ///
  /// - Parameters:
  ///   - keyPath: qué valor.
  ///   - transform: el cambio.
  /// - Returns: la vista con el cambio.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    ConEntorno(contenido: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Apaga los controles de dentro. Lo que está apagado más arriba sigue apagado.
  ///
  /// - Parameter disabled: si se apagan.
  /// - Returns: la vista con el cambio.
  public func disabled(_ disabled: Bool) -> some View {
    ConEntorno(contenido: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

/// Una vista que cambia el entorno de su contenido.
struct ConEntorno<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let cambio: (inout EnvironmentValues) -> Void

  func _crear(en sitio: _Sitio) -> _Nodo { NodoDeEntorno(self, en: sitio) }

  func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeEntorno<Contenido>.self).poner(self)
  }
}

/// El nodo que abre un ámbito nuevo.
///
/// Observa porque el cambio puede depender de lo heredado, como hace `.disabled`.
final class NodoDeEntorno<Contenido: View>: NodoObservador {
  private let suAmbito: Ambito
  private var vista: ConEntorno<Contenido>

  override var esquema: Esquema { Esquema.deFila(ConEntorno<Contenido>.self) }

  init(_ vista: ConEntorno<Contenido>, en sitio: _Sitio) {
    self.vista = vista
    suAmbito = Ambito(padre: sitio.ambito)
    super.init(en: sitio)
    calcular()
    hijo = vista.contenido._crear(en: sitioDeHijo(en: suAmbito))
  }

  func poner(_ nueva: ConEntorno<Contenido>) {
    vista = nueva
    calcular()
    if let hijo { nueva.contenido._poner(en: hijo) }
  }

  override func rehacer() {
    calcular()
  }

  private func calcular() {
    _ = tomarMotivos()
    var valores = EnvironmentValues(ambito)
    observando { vista.cambio(&valores) }
    suAmbito.poner(valores.propios)
  }
}
