/// Un deslizador.
public struct Slider<Label: View>: _VistaBasica {
  private let valor: Binding<Double>
  private let limites: ClosedRange<Double>
  private let paso: Double?
  private let etiqueta: Label
  private let alEditar: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ valor: Binding<V>,
    _ limites: ClosedRange<V>,
    _ paso: V?,
    _ etiqueta: Label,
    _ alEditar: @escaping (Bool) -> Void
  ) {
    self.valor = Binding(
      EnlaceConCierres({ Double(valor.wrappedValue) }, { valor.wrappedValue = V($0) })
    )
    self.limites = Double(limites.lowerBound)...Double(limites.upperBound)
    self.paso = paso.map { Double($0) }
    self.etiqueta = etiqueta
    self.alEditar = alEditar
  }

  /// Un deslizador con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué límites.
  ///   - label: su etiqueta.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), onEditingChanged)
  }

  /// Un deslizador que va a saltos, con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué límites.
  ///   - step: el salto.
  ///   - label: su etiqueta.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), label(), onEditingChanged)
  }

  /// Crea el nodo del deslizador.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el enlace y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    // Con el teclado, sin salto declarado, se mueve un veinteavo.
    let salto = paso ?? (limites.upperBound - limites.lowerBound) / 20
    return Elemento(
      .deslizador,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .numero(valor.wrappedValue, de: limites),
      acciones: [
        .ajustar { poner(valor.wrappedValue + Double($0) * salto) }, .poner { poner($0) },
      ],
      activo: nodo.estaActivo
    )
  }

  private func poner(_ nuevo: Double) {
    var nuevo = nuevo
    if let paso {
      let saltos = ((nuevo - limites.lowerBound) / paso).rounded()
      nuevo = limites.lowerBound + saltos * paso
    }
    alEditar(true)
    valor.wrappedValue = min(max(nuevo, limites.lowerBound), limites.upperBound)
    alEditar(false)
  }
}

extension Slider where Label == EmptyView {
  /// Un deslizador sin etiqueta.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué límites.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), onEditingChanged)
  }

  /// Un deslizador sin etiqueta que va a saltos.
  ///
  /// - Parameters:
  ///   - value: el valor.
  ///   - bounds: entre qué límites.
  ///   - step: el salto.
  ///   - onEditingChanged: lo que se hace al empezar a moverlo y al soltarlo.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, V(step), EmptyView(), onEditingChanged)
  }
}
