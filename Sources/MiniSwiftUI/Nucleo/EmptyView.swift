/// Una vista que no enseña nada.
public struct EmptyView: Sendable {
  /// Crea una vista vacía.
  public init() {}
}

extension EmptyView: _VistaBasica {
  /// No necesita más que un nodo mudo.
  public func _crear(en sitio: _Sitio) -> _Nodo { _Nodo(en: sitio) }

  /// No hay nada que poner al día.
  public func _poner(en nodo: _Nodo) {}
}
