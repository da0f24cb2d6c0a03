import Foundation

/// Un selector de fecha.
public struct DatePicker<Label: View>: _VistaBasica {
  /// Las partes de una fecha que se pueden elegir.
  public typealias Components = DatePickerComponents

  private let fecha: Binding<Date>
  private let limites: ClosedRange<Date>
  private let partes: Components
  private let etiqueta: Label

  init(
    _ fecha: Binding<Date>,
    _ limites: ClosedRange<Date>,
    _ partes: Components,
    _ etiqueta: Label
  ) {
    self.fecha = fecha
    self.limites = limites
    self.partes = partes
    self.etiqueta = etiqueta
  }

  /// Un selector con la etiqueta que se quiera.
  ///
  /// - Parameters:
  ///   - selection: la fecha.
  ///   - displayedComponents: qué partes se eligen.
  ///   - label: su etiqueta.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Crea el nodo del selector.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeControl(en: sitio, etiqueta: etiqueta, resolver: resolver)
  }

  /// Cambia el enlace y la etiqueta.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeControl<Label>.self).poner(etiqueta, resolver: resolver)
  }

  private func resolver(_ nodo: NodoDeControl<Label>) -> Elemento {
    // Cada paso es un día, o un minuto si solo se elige la hora.
    let paso: Double = partes.contains(.date) ? 86_400 : 60
    return Elemento(
      .fecha,
      id: nodo.numero,
      texto: nodo.textoDeEtiqueta,
      valor: .escrito(escrita),
      acciones: [
        .ajustar { poner(fecha.wrappedValue.addingTimeInterval(Double($0) * paso)) }
      ],
      activo: nodo.estaActivo
    )
  }

  private var escrita: String {
    let texto = fecha.wrappedValue.formatted(.iso8601)
    let trozos = texto.split(separator: "T")
    guard trozos.count == 2 else { return texto }
    let hora = String(trozos[1].prefix(5))
    if !partes.contains(.hourAndMinute) { return String(trozos[0]) }
    return partes.contains(.date) ? "\(trozos[0]) \(hora)" : hora
  }

  private func poner(_ nueva: Date) {
    fecha.wrappedValue = min(max(nueva, limites.lowerBound), limites.upperBound)
  }
}

extension DatePicker where Label == Text {
  /// Un selector con texto.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - selection: la fecha.
  ///   - displayedComponents: qué partes se eligen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      .distantPast ... .distantFuture,
      displayedComponents,
      Text(titleKey)
    )
  }

  /// Un selector con texto, entre dos fechas.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - selection: la fecha.
  ///   - range: entre qué fechas.
  ///   - displayedComponents: qué partes se eligen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Un selector con texto, desde una fecha.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - selection: la fecha.
  ///   - range: desde qué fecha.
  ///   - displayedComponents: qué partes se eligen.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection,
      range.lowerBound ... .distantFuture,
      displayedComponents,
      Text(titleKey)
    )
  }
}

/// Las partes de una fecha que se pueden elegir.
public struct DatePickerComponents: OptionSet, Sendable {
  /// Las partes, un bit cada una.
  public let rawValue: UInt

  /// Crea un conjunto de partes.
  ///
  /// - Parameter rawValue: un bit por parte.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// La hora y el minuto.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// El día, el mes y el año.
  public static let date = DatePickerComponents(rawValue: 2)
}
