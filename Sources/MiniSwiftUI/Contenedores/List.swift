/// Una lista.
public struct List<SelectionValue: Hashable, Content: View>: _VistaBasica {
  private let caja: ConSeleccion<Caja<Content>>

  init(contenido: Content, seleccion: Seleccion? = nil) {
    caja = ConSeleccion(contenido: Caja(.lista, contenido: contenido), seleccion: seleccion)
  }

  /// Su nodo es el de la caja.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

// Un `Binding` a una colección también es una colección: las listas enlazadas van antes.
extension List where SelectionValue == Never {
  /// Una lista con las filas que se quiera.
  ///
  /// - Parameter content: las filas.
  public init(@ViewBuilder content: () -> Content) { self.init(contenido: content()) }

  /// Una lista con una fila por elemento identificable.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - rowContent: la fila de un elemento.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(contenido: ForEach(data, content: rowContent))
  }

  /// Una lista con una fila por elemento, con el identificador de un key path.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - id: su identificador.
  ///   - rowContent: la fila de un elemento.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(contenido: ForEach(data, id: id, content: rowContent))
  }

  /// Una lista con una fila por elemento de una colección enlazada.
  ///
  /// - Parameters:
  ///   - data: el enlace a la colección.
  ///   - rowContent: la fila de un elemento, que recibe su enlace.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(contenido: ForEach(data, content: rowContent))
  }

  /// Una lista de una colección enlazada, con el identificador de un key path.
  ///
  /// - Parameters:
  ///   - data: el enlace a la colección.
  ///   - id: su identificador.
  ///   - rowContent: la vista de un elemento, que recibe su enlace.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(contenido: ForEach(data, id: id, content: rowContent))
  }

  /// Una lista de los números de un rango fijo.
  ///
  /// - Parameters:
  ///   - data: el rango.
  ///   - rowContent: la vista de un número.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(contenido: ForEach(data, content: rowContent))
  }
}
