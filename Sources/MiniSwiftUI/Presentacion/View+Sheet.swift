extension View {
  /// Presenta una hoja mientras el valor sea `true`; al cerrarla lo pone en `false`.
  ///
  /// La hoja no hereda los objetos del entorno: hay que dárselos.
  ///
  /// - Parameters:
  ///   - isPresented: si se enseña.
  ///   - onDismiss: lo que se hace al cerrarla.
  ///   - content: la hoja.
  /// - Returns: la vista con el cambio.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    ConHoja(
      contenido: self,
      clave: isPresented.wrappedValue ? 0 : nil,
      hoja: { _ in content() },
      cerrar: { isPresented.wrappedValue = false },
      alCerrar: onDismiss
    )
  }

  /// Presenta una hoja mientras haya un elemento; al cerrarla lo pone en `nil`.
  ///
  /// Un elemento con otro identificador es otra hoja.
  ///
  /// - Parameters:
  ///   - item: el elemento.
  ///   - onDismiss: lo que se hace al cerrarla.
  ///   - content: la hoja de un elemento.
  /// - Returns: la vista con el cambio.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let elemento = item.wrappedValue
    return ConHoja(
      contenido: self,
      clave: elemento?.id,
      hoja: { _ in elemento.map(content) },
      cerrar: { item.wrappedValue = nil },
      alCerrar: onDismiss
    )
  }

  /// Presenta una hoja a pantalla completa mientras el valor sea `true`.
  ///
  /// - Parameters:
  ///   - isPresented: si se enseña.
  ///   - onDismiss: lo que se hace al cerrarla.
  ///   - content: la hoja.
  /// - Returns: la vista con el cambio.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presenta un globo mientras el valor sea `true`; aquí se ve como una hoja.
  ///
  /// - Parameters:
  ///   - isPresented: si se enseña.
  ///   - arrowEdge: de qué lado sale.
  ///   - content: el globo.
  /// - Returns: la vista con el cambio.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
}
