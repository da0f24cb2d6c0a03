/// Reúne los elementos de una barra.
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
  /// Un elemento, tal cual.
  ///
  /// - Parameter content: el elemento.
  /// - Returns: lo reunido.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Un solo elemento.
  ///
  /// - Parameter content: el elemento.
  /// - Returns: lo reunido.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Varios elementos.
  ///
  /// - Parameter content: los elementos.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var vistas: [AnyView] = []
    for elemento in repeat each content { vistas.append(elemento._vista) }
    return VariosElementos(vistas: vistas)
  }

  /// Un `if` sin `else`.
  ///
  /// - Parameter content: el elemento, si se cumple la condición.
  /// - Returns: lo reunido.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> some ToolbarContent {
    VariosElementos(vistas: content.map { [$0._vista] } ?? [])
  }
}

extension ToolbarContentBuilder {
  /// La primera rama de un `if`.
  ///
  /// - Parameter first: el elemento.
  /// - Returns: lo reunido.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _RamaDeBarra {
    _RamaDeBarra(vista: first._vista, rama: 0)
  }

  /// La otra rama de un `if`.
  ///
  /// - Parameter second: el elemento.
  /// - Returns: lo reunido.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _RamaDeBarra {
    _RamaDeBarra(vista: second._vista, rama: 1)
  }
}

/// Los elementos de una de las ramas de un `if`.
public struct _RamaDeBarra: ToolbarContent {
  let vista: AnyView
  let rama: Int

  /// Los elementos, como vista.
  public var _vista: AnyView { AnyView(vista.id(rama)) }
}

/// Los elementos que sean.
private struct VariosElementos: ToolbarContent {
  let vistas: [AnyView]

  var _vista: AnyView {
    AnyView(ForEach(vistas.indices, id: \.self) { vistas[$0] })
  }
}
