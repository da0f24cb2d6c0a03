extension Slider {
  /// Un deslizador con una etiqueta a cada lado; aquí solo se enseña la suya.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué valores.
  ///   - label: su etiqueta.
  ///   - minimumValueLabel: la del principio.
  ///   - maximumValueLabel: la del final.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint, ValueLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), onEditingChanged)
  }

  /// Un deslizador a saltos con una etiqueta a cada lado; aquí solo se enseña la suya.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué valores.
  ///   - step: de cuánto es cada salto.
  ///   - label: su etiqueta.
  ///   - minimumValueLabel: la del principio.
  ///   - maximumValueLabel: la del final.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint, ValueLabel: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), onEditingChanged)
  }
}
