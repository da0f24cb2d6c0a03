// Los dos `toolbar` se llaman igual en SwiftUI; los distingue lo que hay dentro.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Pone elementos en la barra.
  ///
  /// - Parameter content: vistas sueltas o ``ToolbarItem``.
  /// - Returns: la vista con el cambio.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ConAnadido(contenido: self, anadido: Caja(.barra, contenido: content()))
  }

  /// Pone elementos en la barra, cada uno en su sitio.
  ///
  /// - Parameter content: los elementos.
  /// - Returns: la vista con el cambio.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ConAnadido(contenido: self, anadido: content()._vista)
  }
}

/// Elementos de la barra.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// Los elementos, como vista; no es para ti, lo llama el motor.
  var _vista: AnyView { get }
}

/// Un elemento de la barra, en un sitio.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let sitio: ToolbarItemPlacement
  private let contenido: Content

  /// Los elementos, como vista.
  public var _vista: AnyView {
    AnyView(Caja(.barra, papel: sitio.nombre, contenido: contenido))
  }
}

extension ToolbarItem where ID == () {
  /// Un elemento de la barra.
  ///
  /// - Parameters:
  ///   - placement: dónde va.
  ///   - content: el elemento.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    sitio = placement
    contenido = content()
  }
}

/// Varios elementos de la barra, en el mismo sitio.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let sitio: ToolbarItemPlacement
  private let contenido: Content

  /// Varios elementos de la barra.
  ///
  /// - Parameters:
  ///   - placement: dónde van.
  ///   - content: los elementos.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    sitio = placement
    contenido = content()
  }

  /// Los elementos, como vista.
  public var _vista: AnyView {
    AnyView(Caja(.barra, papel: sitio.nombre, contenido: contenido))
  }
}

/// Dónde va un elemento de la barra.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let nombre: String

  /// Donde el sistema prefiera.
  public static let automatic = ToolbarItemPlacement(nombre: "automatic")
  /// En el centro.
  public static let principal = ToolbarItemPlacement(nombre: "principal")
  /// La acción principal.
  public static let primaryAction = ToolbarItemPlacement(nombre: "primaryAction")
  /// Una acción secundaria.
  public static let secondaryAction = ToolbarItemPlacement(nombre: "secondaryAction")
  /// Confirmar.
  public static let confirmationAction = ToolbarItemPlacement(nombre: "confirmationAction")
  /// Cancelar.
  public static let cancellationAction = ToolbarItemPlacement(nombre: "cancellationAction")
  /// Una acción que no se deshace.
  public static let destructiveAction = ToolbarItemPlacement(nombre: "destructiveAction")
  /// Abajo.
  public static let bottomBar = ToolbarItemPlacement(nombre: "bottomBar")
  /// Arriba, al principio.
  public static let topBarLeading = ToolbarItemPlacement(nombre: "topBarLeading")
  /// Arriba, al final.
  public static let topBarTrailing = ToolbarItemPlacement(nombre: "topBarTrailing")
  /// Arriba, al principio; el nombre antiguo.
  public static let navigationBarLeading = ToolbarItemPlacement(nombre: "topBarLeading")
  /// Arriba, al final; el nombre antiguo.
  public static let navigationBarTrailing = ToolbarItemPlacement(nombre: "topBarTrailing")
}
