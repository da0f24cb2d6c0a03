extension View {
  /// Pone un campo de búsqueda.
  ///
  /// - Parameters:
  ///   - text: lo que se busca.
  ///   - placement: dónde va.
  ///   - prompt: lo que se enseña cuando está vacío.
  /// - Returns: la vista con el cambio.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    ConAcciones(contenido: self, delante: true) { nodo in
      [campoDeBusqueda(nodo, text, prompt.texto)]
    }
  }

  /// Pone un campo de búsqueda.
  ///
  /// - Parameters:
  ///   - text: lo que se busca.
  ///   - placement: dónde va.
  ///   - prompt: lo que se enseña cuando está vacío.
  /// - Returns: la vista con el cambio.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    ConAcciones(contenido: self, delante: true) { nodo in
      [campoDeBusqueda(nodo, text, prompt?.texto ?? "")]
    }
  }

  /// Pone un campo de búsqueda.
  ///
  /// - Parameters:
  ///   - text: lo que se busca.
  ///   - placement: dónde va.
  ///   - prompt: lo que se enseña cuando está vacío.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Pone acciones que salen al deslizar la fila.
  ///
  /// - Parameters:
  ///   - edge: por qué lado.
  ///   - allowsFullSwipe: si deslizar del todo hace la primera.
  ///   - content: los botones.
  /// - Returns: la vista con el cambio.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    ConAnadido(
      contenido: self,
      anadido: Caja(
        .deslizamiento,
        papel: edge == .leading ? "leading" : "trailing",
        contenido: content()
      )
    )
  }

  /// Deja refrescar estirando.
  ///
  /// - Parameter action: lo que refresca.
  /// - Returns: la vista con el cambio.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    ConAcciones(contenido: self, acciones: [.refrescar { await action() }])
  }
}

extension View {
  /// Hace algo al tocar la vista.
  ///
  /// - Parameters:
  ///   - count: cuántos toques hacen falta; aquí basta uno.
  ///   - action: lo que se hace.
  /// - Returns: la vista con el cambio.
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    ConAcciones(contenido: self, acciones: [.pulsar { action() }])
  }
}
