/// Una vista previa: en Xcode se ve junto al código, y aquí con `leccion ver`.
///
/// - Parameters:
///   - name: su nombre, para cuando hay varias.
///   - body: la vista.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VistaPrevia", type: "MacroPreview")

/// Una vista previa con rasgos, que en un terminal no cambian nada.
///
/// - Parameters:
///   - name: su nombre, para cuando hay varias.
///   - traits: cómo se enseña.
///   - additionalTraits: más rasgos.
///   - body: la vista.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "VistaPrevia", type: "MacroPreview")

/// El nombre común de lo que tiene que ver con las vistas previas.
public enum Preview {
  /// De qué son los rasgos: de una vista.
  public enum ViewTraits {}
}

/// Un rasgo de una vista previa: su tamaño o su orientación.
public struct PreviewTrait<T>: Sendable {
  /// Del tamaño de la vista.
  public static var sizeThatFitsLayout: Self { Self() }
  /// En vertical.
  public static var portrait: Self { Self() }
  /// En horizontal, girada a la izquierda.
  public static var landscapeLeft: Self { Self() }
  /// En horizontal, girada a la derecha.
  public static var landscapeRight: Self { Self() }
  /// De un tamaño fijo, en puntos.
  public static func fixedLayout(width: Double, height: Double) -> Self { Self() }
}

/// Un valor propio del entorno, con su clave: `@Entry var moneda: String = "EUR"`.
///
/// Va en una extensión de ``EnvironmentValues``; se lee con `@Environment(\.moneda)`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VistaPrevia", type: "MacroEntry")
