/// Una vista previa ya compilada; no es para ti: la guarda `#Preview` y la busca `leccion ver`.
public final class _VistaPrevia: Sendable {
  /// Su nombre, si lo tiene.
  public let titulo: String?
  /// Crea la vista.
  public let contenido: @MainActor @Sendable () -> AnyView

  private init(titulo: String?, contenido: @escaping @MainActor @Sendable () -> AnyView) {
    self.titulo = titulo
    self.contenido = contenido
  }

  /// Guarda una vista previa y da su puntero, que hay que devolver a ``tomar(_:)``.
  public static func guardar(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> UnsafeMutableRawPointer {
    let vista = _VistaPrevia(titulo: name) { AnyView(body()) }
    return Unmanaged.passRetained(vista).toOpaque()
  }

  /// La vista previa de un puntero que dio `guardar`; solo se puede tomar una vez.
  public static func tomar(_ puntero: UnsafeMutableRawPointer) -> _VistaPrevia {
    Unmanaged<_VistaPrevia>.fromOpaque(puntero).takeRetainedValue()
  }
}
