/// Una vista por cada elemento de una colección.
///
/// La identidad de cada fila es su identificador: si el elemento se mueve, su estado se va con él;
/// por eso usar el índice como identificador mezcla estados al insertar o borrar.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// Los elementos.
  public var data: Data
  /// La vista de un elemento.
  public var content: (Data.Element) -> Content
  let identificador: (Data.Element) -> ID

  fileprivate init(
    datos: Data,
    identificador: @escaping (Data.Element) -> ID,
    contenido: @escaping (Data.Element) -> Content
  ) {
    data = datos
    content = contenido
    self.identificador = identificador
  }
}

// Un `Binding` a una colección también es una colección: las enlazadas, más abajo, van antes.
extension ForEach where Content: View {
  /// Una vista por elemento, con el identificador que da un key path.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - id: su identificador, único y estable.
  ///   - content: la vista de un elemento.
  @_disfavoredOverload
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(datos: data, identificador: { $0[keyPath: id] }, contenido: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Una vista por elemento identificable.
  ///
  /// - Parameters:
  ///   - data: los elementos.
  ///   - content: la vista de un elemento.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(datos: data, identificador: { $0.id }, contenido: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Una vista por cada número de un rango fijo.
  ///
  /// - Parameters:
  ///   - data: el rango.
  ///   - content: la vista de un número.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(datos: data, identificador: { $0 }, contenido: content)
  }
}

extension ForEach where Content: View {
  /// Una vista por elemento de una colección enlazada: `ForEach($tareas) { $tarea in … }`.
  ///
  /// - Parameters:
  ///   - data: el enlace a la colección.
  ///   - content: la vista de un elemento, que recibe su enlace.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Una vista por elemento de una colección enlazada, con el identificador de un key path.
  ///
  /// - Parameters:
  ///   - data: el enlace a la colección.
  ///   - id: su identificador.
  ///   - content: la vista de un elemento, que recibe su enlace.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elementos = data.wrappedValue
    self.init(
      datos: elementos.indices.lazy.map { ($0, elementos[$0][keyPath: id]) },
      identificador: { $0.1 },
      contenido: { content(data[$0.0]) }
    )
  }
}

extension ForEach: View, _VistaBasica where Content: View {
  /// Crea un nodo por elemento.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeFilas<Data, ID, Content>(en: sitio)
    nodo.poner(self)
    return nodo
  }

  /// Empareja elementos y nodos por su identificador.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeFilas<Data, ID, Content>.self).poner(self)
  }
}
