import Foundation

extension DatePicker {
  /// Un selector entre dos fechas, con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - selection: la fecha.
  ///   - range: entre qué fechas.
  ///   - displayedComponents: qué partes se eligen.
  ///   - label: su etiqueta.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Un selector desde una fecha, con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - selection: la fecha.
  ///   - range: desde qué fecha.
  ///   - displayedComponents: qué partes se eligen.
  ///   - label: su etiqueta.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  /// Un selector hasta una fecha, con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - selection: la fecha.
  ///   - range: hasta qué fecha.
  ///   - displayedComponents: qué partes se eligen.
  ///   - label: su etiqueta.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Un selector con texto, hasta una fecha.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - selection: la fecha.
  ///   - range: hasta qué fecha.
  ///   - displayedComponents: qué partes se eligen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      .distantPast...range.upperBound,
      displayedComponents,
      Text(titleKey)
    )
  }
}
