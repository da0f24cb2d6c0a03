/// Una app: sus escenas y el estado que dura lo que ella.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct MarcadorApp: App {
///   @State private var goles = 2
///
///   var body: some Scene {
///     WindowGroup { Text("Goles: \(goles)") }
///   }
/// }
///
/// MarcadorApp.main()
/// ```
/// ```salida
/// Text "Goles: 2"
/// ```
@MainActor @preconcurrency
public protocol App {
  /// El tipo de las escenas.
  associatedtype Body: Scene

  /// Las escenas.
  @SceneBuilder var body: Body { get }

  /// Crea la app.
  init()
}

extension App {
  /// Arranca la app: monta su primera ventana y escribe lo que se ve.
  ///
  /// MiniSwiftUI no tiene ventanas: para usarla está ``Escenario``.
  public static func main() {
    print(Escenario { VistaDeApp(app: Self()) }.texto)
  }
}

/// Una parte de la interfaz de una app: una ventana.
@MainActor @preconcurrency
public protocol Scene {
  /// El tipo de las escenas de dentro.
  associatedtype Body: Scene

  /// Las escenas de dentro.
  @SceneBuilder var body: Body { get }

  /// La escena como vista; no es para ti, lo llama el motor.
  var _vista: AnyView { get }
}

extension Scene {
  /// La vista de las escenas de dentro.
  public var _vista: AnyView { body._vista }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Una escena básica no tiene `body`.
  public var body: Never { Violaciones.bodyDeVistaBasica() }
}

/// Una ventana.
public struct WindowGroup<Content: View>: Scene {
  private let contenido: Content

  /// Una ventana.
  ///
  /// - Parameter content: lo que se ve en ella.
  public init(@ViewBuilder content: () -> Content) { contenido = content() }

  /// Una ventana con título.
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - content: lo que se ve en ella.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    contenido = content()
  }

  /// Una escena básica no tiene `body`.
  public typealias Body = Never

  /// La ventana como vista.
  public var _vista: AnyView { AnyView(contenido) }
}

/// Reúne las escenas de una app.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// Una sola escena.
  ///
  /// - Parameter content: la escena.
  /// - Returns: lo reunido.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
  /// Pone un objeto `@Observable` en el entorno de la escena.
  ///
  /// - Parameter object: el objeto.
  /// - Returns: la escena con el cambio.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    WindowGroup { _vista.environment(object) }
  }

  /// Pone un `ObservableObject` en el entorno de la escena.
  ///
  /// - Parameter object: el objeto.
  /// - Returns: la escena con el cambio.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    WindowGroup { _vista.environmentObject(object) }
  }
}

extension Escenario {
  /// Monta la primera ventana de una app.
  ///
  /// - Parameters:
  ///   - app: la app.
  ///   - state: cómo se comporta `@State` con los objetos.
  ///   - tiempoReal: si `Task.sleep` espera de verdad, en vez de al ``reloj``.
  public convenience init<Aplicacion: App>(
    app: Aplicacion.Type,
    state: ModoDeState = .xcode26,
    tiempoReal: Bool = false
  ) {
    self.init(state: state, tiempoReal: tiempoReal) { VistaDeApp(app: app.init()) }
  }
}

/// Una app, como vista.
private struct VistaDeApp<Aplicacion: App>: _VistaBasica {
  let app: Aplicacion

  func _crear(en sitio: _Sitio) -> _Nodo { NodoDeApp(app, en: sitio) }

  /// El estado de la app dura lo que ella: crearla otra vez no cambia nada.
  func _poner(en nodo: _Nodo) {}
}

/// El nodo de una app: guarda su estado y recalcula sus escenas.
private final class NodoDeApp<Aplicacion: App>: NodoDePortador<Aplicacion, AnyView> {
  override func contenido(_ portador: Aplicacion) -> AnyView { portador.body._vista }
}
