/// Varias vistas juntas, sin contenedor: sirve para darles un modificador a todas.
public struct Group<Content: View>: _VistaBasica {
  private let contenido: Content

  /// Reúne vistas.
  ///
  /// - Parameter content: las vistas.
  public init(@ViewBuilder content: () -> Content) { contenido = content() }

  /// Su nodo es el de su contenido.
  public func _crear(en sitio: _Sitio) -> _Nodo { contenido._crear(en: sitio) }

  /// Pone al día el contenido.
  public func _poner(en nodo: _Nodo) { contenido._poner(en: nodo) }
}
