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

/// El campo de búsqueda de `.searchable`.
@MainActor
private func campoDeBusqueda(
  _ nodo: _Nodo,
  _ texto: Binding<String>,
  _ ayuda: String
) -> Elemento {
  Elemento(
    .busqueda,
    id: nodo.numero,
    texto: ayuda,
    valor: .escrito(texto.wrappedValue),
    acciones: [.escribir { texto.wrappedValue = $0 }],
    activo: nodo.estaActivo
  )
}

/// Dónde va el campo de búsqueda.
public struct SearchFieldPlacement: Equatable, Sendable {
  let nombre: String

  /// Donde el sistema prefiera.
  public static let automatic = SearchFieldPlacement(nombre: "automatic")
  /// En la barra.
  public static let toolbar = SearchFieldPlacement(nombre: "toolbar")
  /// En la barra lateral.
  public static let sidebar = SearchFieldPlacement(nombre: "sidebar")
}

/// Un lado de la línea.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// El lado por el que se empieza a leer.
  case leading
  /// El lado por el que se acaba.
  case trailing
}
