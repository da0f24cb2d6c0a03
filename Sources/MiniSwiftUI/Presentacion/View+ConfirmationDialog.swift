extension View {
  /// Presenta un diálogo con varias opciones; cualquiera de sus botones lo cierra.
  ///
  /// Si ninguno es para cancelar, lleva uno: «Cancelar».
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - isPresented: si se enseña.
  ///   - titleVisibility: si se enseña el título.
  ///   - actions: los botones.
  /// - Returns: la vista con el cambio.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      titleKey,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }

  /// Presenta un diálogo con varias opciones y un mensaje.
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - isPresented: si se enseña.
  ///   - titleVisibility: si se enseña el título.
  ///   - actions: los botones.
  ///   - message: el mensaje.
  /// - Returns: la vista con el cambio.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    let titulo = titleVisibility == .hidden ? "" : titleKey.texto
    return ConAviso(
      contenido: self,
      aviso: Aviso(.dialogo, titulo, isPresented, actions, message)
    )
  }
}

/// Si algo se ve.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Lo que el sistema prefiera.
  case automatic
  /// Se ve.
  case visible
  /// No se ve.
  case hidden
}
