// Lo que cambia el aspecto de las filas, las barras y lo presentado: aquí, pistas.

extension View {
  /// Enseña o esconde la línea entre filas.
  ///
  /// - Parameter visibility: si se ve.
  /// - Returns: la vista con el cambio.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    pista("listRowSeparator", "\(visibility)")
  }

  /// Pinta el fondo de la fila.
  ///
  /// - Parameter view: la vista de detrás.
  /// - Returns: la vista con el cambio.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    pista("listRowBackground", "\(V.self)")
  }

  /// Deja espacio dentro de la fila.
  ///
  /// - Parameter insets: cuánto por cada lado.
  /// - Returns: la vista con el cambio.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { pista("listRowInsets") }

  /// Enseña un número al final de la fila.
  ///
  /// - Parameter count: el número; el 0 no se enseña.
  /// - Returns: la vista con el cambio.
  public func badge(_ count: Int) -> some View { pista("badge", "\(count)") }

  /// Dice cómo se enseña el título.
  ///
  /// - Parameter displayMode: cómo.
  /// - Returns: la vista con el cambio.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    pista("navigationBarTitleDisplayMode", "\(displayMode)")
  }

  /// Esconde el botón de volver; aquí se sigue viendo.
  ///
  /// - Parameter hidesBackButton: si se esconde.
  /// - Returns: la vista con el cambio.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    pista("navigationBarBackButtonHidden", "\(hidesBackButton)")
  }

  /// Pone el título de la pantalla.
  ///
  /// - Parameter title: el título.
  /// - Returns: la vista con el cambio.
  public func navigationTitle(_ title: Text) -> some View { pista("navigationTitle", title.texto) }

  /// Dice cuánto ocupa la hoja.
  ///
  /// - Parameter detents: las alturas posibles.
  /// - Returns: la vista con el cambio.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    pista("presentationDetents")
  }

  /// Enseña el tirador de la hoja.
  ///
  /// - Parameter visibility: si se ve.
  /// - Returns: la vista con el cambio.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    pista("presentationDragIndicator", "\(visibility)")
  }

  /// No deja cerrar la hoja arrastrándola.
  ///
  /// - Parameter isDisabled: si no se deja.
  /// - Returns: la vista con el cambio.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    pista("interactiveDismissDisabled", "\(isDisabled)")
  }

  /// Enseña el fondo de la lista.
  ///
  /// - Parameter visibility: si se ve.
  /// - Returns: la vista con el cambio.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    pista("scrollContentBackground", "\(visibility)")
  }

  /// Le da una tecla.
  ///
  /// - Parameter shortcut: la tecla.
  /// - Returns: la vista con el cambio.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    pista("keyboardShortcut", shortcut.nombre)
  }
}

/// Un elemento de la barra de navegación.
public enum NavigationBarItem {
  /// Cómo se enseña el título.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Como el anterior.
    case automatic
    /// Pequeño, en la barra.
    case inline
    /// Grande.
    case large
  }
}

/// Cuánto ocupa una hoja.
public struct PresentationDetent: Hashable, Sendable {
  let nombre: String

  /// Media pantalla.
  public static let medium = PresentationDetent(nombre: "medium")
  /// Casi toda.
  public static let large = PresentationDetent(nombre: "large")

  /// Una altura fija.
  ///
  /// - Parameter height: la altura.
  /// - Returns: cuánto ocupa.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(nombre: "height \(height)")
  }

  /// Una parte de la pantalla.
  ///
  /// - Parameter fraction: la parte.
  /// - Returns: cuánto ocupa.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(nombre: "fraction \(fraction)")
  }
}

/// Una tecla para un control.
public struct KeyboardShortcut: Hashable, Sendable {
  let nombre: String

  /// La de la acción principal: Intro.
  public static let defaultAction = KeyboardShortcut(nombre: "defaultAction")
  /// La de cancelar: Esc.
  public static let cancelAction = KeyboardShortcut(nombre: "cancelAction")
}
