/// Reúne las vistas escritas una debajo de otra, con `if`, `else` y `switch`.
@resultBuilder
public enum ViewBuilder {
  /// Una vista, tal cual.
  ///
  /// - Parameter content: la vista.
  /// - Returns: la vista reunida.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Ninguna vista.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Una sola vista.
  ///
  /// - Parameter content: la vista.
  /// - Returns: la vista reunida.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Varias vistas, las que sean.
  ///
  /// - Parameter content: las vistas.
  /// - Returns: la vista reunida.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// Un `if` sin `else`.
  ///
  /// - Parameter content: la vista, si se cumple la condición.
  /// - Returns: la vista reunida.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// La primera rama de un `if` o un `switch`.
  ///
  /// - Parameter first: la vista de la rama.
  /// - Returns: la vista reunida.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.primera(first))
  }

  /// La segunda rama de un `if` o un `switch`.
  ///
  /// - Parameter second: la vista de la rama.
  /// - Returns: la vista reunida.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.segunda(second))
  }

  /// Una rama con `if #available`.
  ///
  /// - Parameter content: la vista de la rama.
  /// - Returns: la vista reunida.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
