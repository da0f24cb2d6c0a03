extension Text {
  /// Un valor escrito con un formato.
  ///
  /// - Parameters:
  ///   - input: el valor.
  ///   - format: el formato.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Añade un valor escrito con un formato.
  ///
  /// - Parameters:
  ///   - input: el valor.
  ///   - format: el formato.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    texto += format.format(input)
  }

  /// Añade un símbolo; aquí, su nombre.
  ///
  /// - Parameter image: el símbolo.
  public mutating func appendInterpolation(_ image: Image) { texto += image.nombre }
}
