/// Un cambio que se le puede hacer a cualquier vista, con estado propio si lo necesita.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct Plegable: ViewModifier {
///   @State private var abierto = false
///
///   func body(content: Content) -> some View {
///     Button("Más") { abierto.toggle() }
///     if abierto { content }
///   }
/// }
///
/// let escenario = Escenario { Text("Hola").modifier(Plegable()) }
/// try escenario.pulsar("Más")
/// print(escenario.texto)
/// ```
/// ```salida
/// Button "Más"
/// Text "Hola"
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// El tipo de la vista cambiada.
  associatedtype Body: View

  /// La vista a la que se le hace el cambio.
  typealias Content = _ViewModifier_Content<Self>

  /// La vista cambiada.
  ///
  /// - Parameter content: la vista original.
  /// - Returns: la vista cambiada.
  @ViewBuilder
  func body(content: Content) -> Body
}

/// La vista original, dentro del `body` de un modificador.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: _VistaBasica {
  let contenido: AnyView
  /// La vista en la que se escribió: la original no es del modificador.
  var dueno: Esquema?

  /// Crea el nodo de la vista original.
  public func _crear(en sitio: _Sitio) -> _Nodo { contenido._crear(en: sitio.de(dueno)) }

  /// Pone al día la vista original.
  public func _poner(en nodo: _Nodo) { contenido._poner(en: nodo) }
}

/// Una vista con un modificador.
public struct ModifiedContent<Content, Modifier> {
  /// La vista.
  public var content: Content
  /// El modificador.
  public var modifier: Modifier

  /// Aplica un modificador a una vista.
  ///
  /// - Parameters:
  ///   - content: la vista.
  ///   - modifier: el modificador.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _VistaBasica where Content: View, Modifier: ViewModifier {
  /// Crea el nodo del modificador, con su estado.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeModificador(modifier, AnyView(content), en: sitio)
  }

  /// Da al nodo el modificador y la vista nuevos.
  public func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeModificador<Modifier>.self)
    nodo.original = AnyView(content)
    nodo.recibir(modifier, porque: .campo("content"))
  }
}

extension View {
  /// Aplica un modificador.
  ///
  /// - Parameter modifier: el modificador.
  /// - Returns: la vista con el cambio.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// El nodo de un modificador con `body`.
final class NodoDeModificador<Modificador: ViewModifier>:
  NodoDePortador<Modificador, Modificador.Body>
{
  var original: AnyView

  init(_ modificador: Modificador, _ original: AnyView, en sitio: _Sitio) {
    self.original = original
    super.init(modificador, en: sitio)
  }

  override func contenido(_ portador: Modificador) -> Modificador.Body {
    portador.body(content: _ViewModifier_Content(contenido: original, dueno: dueno))
  }
}
