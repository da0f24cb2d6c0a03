/// Un símbolo; en un terminal se enseña con su nombre.
public struct Image: Equatable, Sendable {
  let nombre: String

  /// Un símbolo del sistema.
  ///
  /// - Parameter systemName: su nombre, como «star.fill».
  public init(systemName: String) { nombre = systemName }

  /// Una imagen de la app; aquí solo se enseña su nombre.
  ///
  /// - Parameter name: su nombre.
  public init(_ name: String) { nombre = name }
}

extension Image {
  /// El tamaño de un símbolo.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Pequeño.
    case small
    /// Mediano.
    case medium
    /// Grande.
    case large
  }

  /// Deja cambiar su tamaño; aquí no lo cambia.
  ///
  /// - Returns: la imagen.
  public func resizable() -> Image { self }
}

extension Image: _VistaBasica {
  /// Crea el nodo de la imagen.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    Hoja(.imagen, texto: nombre)._crear(en: sitio)
  }

  /// Cambia la imagen.
  public func _poner(en nodo: _Nodo) { Hoja(.imagen, texto: nombre)._poner(en: nodo) }
}

/// Una etiqueta: un título y un icono.
public struct Label<Title: View, Icon: View>: _VistaBasica {
  private let titulo: Title
  private let icono: Icon

  /// Una etiqueta con el título y el icono que se quiera.
  ///
  /// - Parameters:
  ///   - title: el título.
  ///   - icon: el icono.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    titulo = title()
    icono = icon()
  }

  private var caja: Caja<TupleView<Icon, Title>> {
    Caja(.etiqueta, contenido: TupleView((icono, titulo)))
  }

  /// Su nodo es el de una caja con el icono y el título.
  public func _crear(en sitio: _Sitio) -> _Nodo { caja._crear(en: sitio) }

  /// Pone al día el icono y el título.
  public func _poner(en nodo: _Nodo) { caja._poner(en: nodo) }
}

extension Label where Title == Text, Icon == Image {
  /// Una etiqueta con texto y símbolo.
  ///
  /// - Parameters:
  ///   - titleKey: el texto.
  ///   - name: el símbolo.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Una etiqueta con texto y símbolo.
  ///
  /// - Parameters:
  ///   - title: el texto.
  ///   - name: el símbolo.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
