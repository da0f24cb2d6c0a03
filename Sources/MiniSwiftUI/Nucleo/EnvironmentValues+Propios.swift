/// Los valores que MiniSwiftUI trae ya puestos.
extension EnvironmentValues {
  private struct ClaveDeActivo: EnvironmentKey { static let defaultValue = true }
  private struct ClaveDeDespedida: EnvironmentKey { static let defaultValue = DismissAction {} }
  private struct ClaveDeAspecto: EnvironmentKey { static let defaultValue = ColorScheme.light }
  private struct ClaveDeIdioma: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }
  private struct ClaveDeFase: EnvironmentKey { static let defaultValue = ScenePhase.active }

  /// Si los controles responden; lo cambia `.disabled`.
  public var isEnabled: Bool {
    get { self[ClaveDeActivo.self] }
    set { self[ClaveDeActivo.self] = newValue }
  }

  /// El aspecto de la pantalla, claro si nadie dice otra cosa.
  public var colorScheme: ColorScheme {
    get { self[ClaveDeAspecto.self] }
    set { self[ClaveDeAspecto.self] = newValue }
  }

  /// El idioma y la región.
  public var locale: Locale {
    get { self[ClaveDeIdioma.self] }
    set { self[ClaveDeIdioma.self] = newValue }
  }

  /// En qué momento está la app; aquí, siempre en uso.
  public var scenePhase: ScenePhase {
    get { self[ClaveDeFase.self] }
    set { self[ClaveDeFase.self] = newValue }
  }

  /// La acción que cierra la hoja en la que está la vista, o vuelve de su pantalla.
  public var dismiss: DismissAction {
    get { self[ClaveDeDespedida.self] }
    set { self[ClaveDeDespedida.self] = newValue }
  }
}

/// En qué momento está una app.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// No se ve.
  case background
  /// Se ve y no se usa.
  case inactive
  /// Se usa.
  case active
}

/// La acción que cierra una hoja o vuelve de una pantalla: `@Environment(\.dismiss) private var cerrar`.
public struct DismissAction: Sendable {
  let accion: @MainActor () -> Void

  init(_ accion: @escaping @MainActor () -> Void) { self.accion = accion }

  /// Cierra la hoja o vuelve de la pantalla; fuera de ellas no hace nada.
  @MainActor
  public func callAsFunction() { accion() }
}
