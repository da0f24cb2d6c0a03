/// El campo de búsqueda de `.searchable`.
@MainActor
func campoDeBusqueda(
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
