extension List {
  /// Una lista en la que se elige una fila; pulsarla la elige.
  ///
  /// Una fila se reconoce por su `id` en un ``ForEach`` o por su `.tag`.
  ///
  /// - Parameters:
  ///   - selection: lo elegido.
  ///   - content: las filas.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(contenido: content(), seleccion: .una(selection))
  }

  /// Una lista en la que se eligen varias filas; pulsar una la elige o la quita.
  ///
  /// - Parameters:
  ///   - selection: lo elegido.
  ///   - content: las filas.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(contenido: content(), seleccion: .varias(selection))
  }

  /// Una lista en la que se elige una fila; pulsar una fila la elige.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - selection: lo elegido.
  ///   - rowContent: la vista de un elemento.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(contenido: ForEach(data, content: rowContent), seleccion: .una(selection))
  }

  /// Una lista en la que se elige una fila; pulsar una fila la elige.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - id: su identificador.
  ///   - selection: lo elegido.
  ///   - rowContent: la vista de un elemento.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(contenido: ForEach(data, id: id, content: rowContent), seleccion: .una(selection))
  }

  /// Una lista en la que se eligen varias filas; pulsar una fila la elige.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - selection: lo elegido.
  ///   - rowContent: la vista de un elemento.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(contenido: ForEach(data, content: rowContent), seleccion: .varias(selection))
  }

  /// Una lista en la que se eligen varias filas; pulsar una fila la elige.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - id: su identificador.
  ///   - selection: lo elegido.
  ///   - rowContent: la vista de un elemento.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(contenido: ForEach(data, id: id, content: rowContent), seleccion: .varias(selection))
  }
}
