// Los modificadores visuales no cambian lo que hay: dejan pistas con las que un terminal puede
// pintar, y que una comprobación puede mirar en `Elemento.pistas`.

extension View {
  /// Deja espacio alrededor.
  ///
  /// - Parameters:
  ///   - edges: por qué lados.
  ///   - length: cuánto.
  /// - Returns: la vista con el cambio.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    pista("padding", length.map { Volcado.corto($0) } ?? "")
  }

  /// Deja espacio alrededor.
  ///
  /// - Parameter length: cuánto.
  /// - Returns: la vista con el cambio.
  public func padding(_ length: Double) -> some View { pista("padding", Volcado.corto(length)) }

  /// Da un tamaño fijo.
  ///
  /// - Parameters:
  ///   - width: el ancho.
  ///   - height: el alto.
  ///   - alignment: cómo se alinea dentro.
  /// - Returns: la vista con el cambio.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    pista("frame", medidas([("width", width), ("height", height)], alignment))
  }

  /// Da un tamaño entre límites.
  ///
  /// - Parameters:
  ///   - minWidth: el ancho mínimo.
  ///   - idealWidth: el ancho preferido.
  ///   - maxWidth: el ancho máximo.
  ///   - minHeight: el alto mínimo.
  ///   - idealHeight: el alto preferido.
  ///   - maxHeight: el alto máximo.
  ///   - alignment: cómo se alinea dentro.
  /// - Returns: la vista con el cambio.
  public func frame(
    minWidth: Double? = nil,
    idealWidth: Double? = nil,
    maxWidth: Double? = nil,
    minHeight: Double? = nil,
    idealHeight: Double? = nil,
    maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    pista(
      "frame",
      medidas(
        [
          ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth),
          ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight),
        ],
        alignment
      )
    )
  }

  /// Cambia el color de lo que se pinta.
  ///
  /// - Parameter style: el color.
  /// - Returns: la vista con el cambio.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    pista("foregroundStyle", style._nombre)
  }

  /// Cambia el color de lo que se pinta; el nombre antiguo.
  ///
  /// - Parameter color: el color.
  /// - Returns: la vista con el cambio.
  public func foregroundColor(_ color: Color?) -> some View {
    pista("foregroundStyle", color?.nombre ?? "")
  }

  /// Cambia el color de acento de los controles.
  ///
  /// - Parameter tint: el color.
  /// - Returns: la vista con el cambio.
  public func tint(_ tint: Color?) -> some View { pista("tint", tint?.nombre ?? "") }

  /// Pinta un fondo.
  ///
  /// - Parameter style: el color.
  /// - Returns: la vista con el cambio.
  public func background<S: ShapeStyle>(_ style: S) -> some View {
    pista("background", style._nombre)
  }

  /// La hace más o menos transparente.
  ///
  /// - Parameter opacity: de 0, invisible, a 1.
  /// - Returns: la vista con el cambio.
  public func opacity(_ opacity: Double) -> some View {
    pista("opacity", Volcado.corto(opacity))
  }

  /// Redondea las esquinas.
  ///
  /// - Parameter radius: cuánto.
  /// - Returns: la vista con el cambio.
  public func cornerRadius(_ radius: Double) -> some View {
    pista("cornerRadius", Volcado.corto(radius))
  }

  /// Pone el título de la pantalla.
  ///
  /// - Parameter titleKey: el título.
  /// - Returns: la vista con el cambio.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    pista("navigationTitle", titleKey.texto)
  }

  /// Pone el título de la pantalla.
  ///
  /// - Parameter title: el título.
  /// - Returns: la vista con el cambio.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    pista("navigationTitle", String(title))
  }

  /// Anima los cambios; en un terminal no se anima nada.
  ///
  /// - Parameters:
  ///   - animation: la animación.
  ///   - value: el valor cuyo cambio se anima.
  /// - Returns: la vista con el cambio.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    pista("animation", animation?.nombre ?? "")
  }

  /// Esconde las etiquetas de los controles.
  ///
  /// - Returns: la vista con el cambio.
  public func labelsHidden() -> some View { pista("labelsHidden") }

  /// Dice a quien no ve la pantalla qué es.
  ///
  /// - Parameter label: lo que se dice.
  /// - Returns: la vista con el cambio.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    pista("accessibilityLabel", label.texto)
  }
}

private func medidas(_ medidas: [(String, Double?)], _ alineacion: Alignment) -> String {
  let escritas = medidas.compactMap { nombre, medida in medida.map { "\(nombre) \(corta($0))" } }
  let suya = alineacion == .center ? [] : ["alignment \(alineacion.nombre)"]
  return (escritas + suya).joined(separator: ", ")
}

private func corta(_ medida: Double) -> String {
  Int(exactly: medida).map(String.init) ?? "\(medida)"
}
