extension View {
  /// Presenta una alerta mientras el valor sea `true`; cualquiera de sus botones la cierra.
  ///
  /// Sin botones, lleva uno: «OK».
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - isPresented: si se enseña.
  ///   - actions: los botones.
  /// - Returns: la vista con el cambio.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presenta una alerta mientras el valor sea `true`; cualquiera de sus botones la cierra.
  ///
  /// - Parameters:
  ///   - title: el título.
  ///   - isPresented: si se enseña.
  ///   - actions: los botones.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(LocalizedStringKey(String(title)), isPresented: isPresented, actions: actions)
  }

  /// Presenta una alerta con un mensaje.
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - isPresented: si se enseña.
  ///   - actions: los botones.
  ///   - message: el mensaje.
  /// - Returns: la vista con el cambio.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    ConAviso(
      contenido: self,
      aviso: Aviso(.alerta, titleKey.texto, isPresented, actions, message)
    )
  }

  /// Presenta una alerta con un mensaje.
  ///
  /// - Parameters:
  ///   - title: el título.
  ///   - isPresented: si se enseña.
  ///   - actions: los botones.
  ///   - message: el mensaje.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(
      LocalizedStringKey(String(title)),
      isPresented: isPresented,
      actions: actions,
      message: message
    )
  }

  /// Presenta una alerta sobre un dato, que reciben los botones y el mensaje.
  ///
  /// - Parameters:
  ///   - titleKey: el título.
  ///   - isPresented: si se enseña.
  ///   - data: el dato; con `nil` no se enseña.
  ///   - actions: los botones.
  ///   - message: el mensaje.
  /// - Returns: la vista con el cambio.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let aviso = Aviso(
      .alerta,
      titleKey.texto,
      isPresented,
      { data.map(actions) },
      { data.map(message) }
    )
    return ConAviso(contenido: self, aviso: data == nil ? aviso.escondido : aviso)
  }
}
