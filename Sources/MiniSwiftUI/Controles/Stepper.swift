/// Un contador con más y menos.
public struct Stepper<Label: View>: _VistaBasica {
  private let etiqueta: Label
  private let mas: (() -> Void)?
  private let menos: (() -> Void)?
  private let valor: () -> Double?

  fileprivate init(
    etiqueta: Label,
    mas: (() -> Void)?,
    menos: (() -> Void)?,
    valor: @escaping () -> Double? = { nil }
  ) {
    self.etiqueta = etiqueta
    self.mas = mas
    self.menos = menos
    self.valor = valor
  }

  /// Un contador con sus dos acciones; sin acción, ese botón no responde.
  ///
  /// - Parameters:
  ///   - label: su etiqueta.
  ///   - onIncrement: lo que hace el más.
  ///   - onDecrement: lo que hace el menos.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(etiqueta: label(), mas: onIncrement, menos: onDecrement)
  }

  /// Un contador de un valor.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - step: cuánto sube o baja cada vez.
  ///   - label: su etiqueta.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      etiqueta: label(),
      mas: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      menos: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      valor: { numero(value.wrappedValue) }
    )
  }

  /// Un contador de un valor entre dos límites.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: los límites.
  ///   - step: cuánto sube o baja cada vez; si se sale, no hace nada.
  ///   - label: su etiqueta.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let mover: (V.Stride) -> Void = { salto in
      let nuevo = value.wrappedValue.advanced(by: salto)
      if bounds.contains(nuevo) { value.wrappedValue = nuevo }
    }
    self.init(
      etiqueta: label(),
      mas: { mover(step) },
      menos: { mover(-step) },
      valor: { numero(value.wrappedValue) }
    )
  }

  /// Crea el nodo del contador.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia las acciones y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    Elemento(
      .contador,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: valor().map { .numero($0, de: nil) } ?? .ninguno,
      acciones: [.ajustar { $0 > 0 ? mas?() : menos?() }],
      activo: nodo.estaActivo
    )
  }
}

extension Stepper where Label == Text {
  /// Un contador de un valor, con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: el valor.
  ///   - step: cuánto sube o baja cada vez.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Un contador de un valor entre dos límites, con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - value: el valor.
  ///   - bounds: los límites.
  ///   - step: cuánto sube o baja cada vez.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Un contador con sus dos acciones, con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - onIncrement: lo que hace el más.
  ///   - onDecrement: lo que hace el menos.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.init(etiqueta: Text(titleKey), mas: onIncrement, menos: onDecrement)
  }
}

/// El valor como número, si lo es.
private func numero<V>(_ valor: V) -> Double? {
  if let entero = valor as? any BinaryInteger { return Double(entero) }
  return (valor as? any BinaryFloatingPoint).map { Double($0) }
}
