extension TextField where Label == Text {
  /// Un campo con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto, que se ve cuando está vacío.
  ///   - text: lo escrito.
  ///   - prompt: lo que se ve cuando está vacío, si no es el texto.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(texto: text, ayuda: prompt, etiqueta: Text(titleKey))
  }

  /// Un campo con texto.
  ///
  /// - Parameters:
  ///   - title: el texto, que se ve cuando está vacío.
  ///   - text: lo escrito.
  ///   - prompt: lo que se ve cuando está vacío, si no es el texto.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(texto: text, ayuda: prompt, etiqueta: Text(title))
  }

  /// Un campo con texto que crece hacia un lado.
  ///
  /// - Parameters:
  ///   - titleKey: el texto, que se ve cuando está vacío.
  ///   - text: lo escrito.
  ///   - prompt: lo que se ve cuando está vacío, si no es el texto.
  ///   - axis: hacia dónde crece.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(texto: text, ayuda: prompt, etiqueta: Text(titleKey))
  }

  /// Un campo para un valor que se escribe con un formato.
  ///
  /// Lo que no se entiende como un valor no lo cambia.
  ///
  /// - Parameters:
  ///   - titleKey: el texto, que se ve cuando está vacío.
  ///   - value: el valor.
  ///   - format: el formato.
  ///   - prompt: lo que se ve cuando está vacío, si no es el texto.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let texto = EnlaceConCierres(
      { format.format(value.wrappedValue) },
      { escrito in
        if let nuevo = try? format.parseStrategy.parse(escrito) { value.wrappedValue = nuevo }
      }
    )
    self.init(texto: Binding(texto), ayuda: prompt, etiqueta: Text(titleKey))
  }
}
