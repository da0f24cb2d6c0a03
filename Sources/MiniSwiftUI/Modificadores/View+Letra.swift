extension View {
  /// Cambia la letra.
  ///
  /// - Parameter font: la letra.
  /// - Returns: la vista con el cambio.
  public func font(_ font: Font?) -> some View { pista("font", font?.nombre ?? "") }

  /// Pone la letra en negrita.
  ///
  /// - Parameter isActive: si se pone.
  /// - Returns: la vista con el cambio.
  public func bold(_ isActive: Bool = true) -> some View {
    pista("bold", isActive ? "" : "false")
  }

  /// Cambia el grosor de la letra.
  ///
  /// - Parameter weight: el grosor.
  /// - Returns: la vista con el cambio.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    pista("fontWeight", weight?.nombre ?? "")
  }

  /// Tacha el texto.
  ///
  /// - Parameter isActive: si se tacha.
  /// - Returns: la vista con el cambio.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    pista("strikethrough", isActive ? "" : "false")
  }

  /// Da el mismo ancho a todas las cifras.
  ///
  /// - Returns: la vista con el cambio.
  public func monospacedDigit() -> some View { pista("monospacedDigit") }

  /// Limita las líneas.
  ///
  /// - Parameter number: cuántas; `nil`, las que sean.
  /// - Returns: la vista con el cambio.
  public func lineLimit(_ number: Int?) -> some View {
    pista("lineLimit", number.map { "\($0)" } ?? "")
  }

  /// Alinea las líneas de un texto largo.
  ///
  /// - Parameter alignment: hacia dónde.
  /// - Returns: la vista con el cambio.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    pista("multilineTextAlignment", "\(alignment)")
  }
}

extension Text {
  /// Cambia la letra.
  ///
  /// - Parameter font: la letra.
  /// - Returns: el texto con el cambio.
  public func font(_ font: Font?) -> Text { con("font", font?.nombre ?? "") }

  /// Pone el texto en negrita.
  ///
  /// - Returns: el texto con el cambio.
  public func bold() -> Text { con("bold") }

  /// Pone el texto en negrita, o no.
  ///
  /// - Parameter isActive: si se pone.
  /// - Returns: el texto con el cambio.
  public func bold(_ isActive: Bool) -> Text { con("bold", isActive ? "" : "false") }

  /// Pone el texto en cursiva.
  ///
  /// - Returns: el texto con el cambio.
  public func italic() -> Text { con("italic") }

  /// Cambia el grosor de la letra.
  ///
  /// - Parameter weight: el grosor.
  /// - Returns: el texto con el cambio.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    con("fontWeight", weight?.nombre ?? "")
  }

  /// Tacha el texto.
  ///
  /// - Parameter isActive: si se tacha.
  /// - Returns: el texto con el cambio.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    con("strikethrough", isActive ? "" : "false")
  }

  /// Subraya el texto.
  ///
  /// - Parameter isActive: si se subraya.
  /// - Returns: el texto con el cambio.
  public func underline(_ isActive: Bool = true) -> Text {
    con("underline", isActive ? "" : "false")
  }

  /// Da el mismo ancho a todas las cifras.
  ///
  /// - Returns: el texto con el cambio.
  public func monospacedDigit() -> Text { con("monospacedDigit") }

  /// Cambia el color del texto.
  ///
  /// - Parameter style: el color.
  /// - Returns: el texto con el cambio.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    con("foregroundStyle", style._nombre)
  }
}
