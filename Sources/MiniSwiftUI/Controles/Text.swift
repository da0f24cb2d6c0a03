/// Un texto.
public struct Text: Equatable, Sendable {
  let texto: String
  var pistas: [Elemento.Pista] = []

  /// Un texto que se enseña tal cual.
  ///
  /// - Parameter content: el texto.
  public init(verbatim content: String) { texto = content }

  /// Un texto.
  ///
  /// - Parameter content: el texto.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { texto = String(content) }

  /// Un texto escrito en el código, que en una app se traduciría.
  ///
  /// - Parameter key: el texto.
  public init(_ key: LocalizedStringKey) { texto = key.texto }

  init(texto: String, pistas: [Elemento.Pista]) {
    self.texto = texto
    self.pistas = pistas
  }

  func con(_ nombre: String, _ valor: String = "") -> Text {
    Text(texto: texto, pistas: pistas + [Elemento.Pista(nombre, valor)])
  }

  /// Une dos textos.
  ///
  /// - Parameters:
  ///   - lhs: el primero.
  ///   - rhs: el segundo.
  /// - Returns: los dos textos seguidos.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(texto: lhs.texto + rhs.texto, pistas: lhs.pistas)
  }
}

extension Text: _VistaBasica {
  /// Crea el nodo del texto.
  public func _crear(en sitio: _Sitio) -> _Nodo { NodoDeTexto(self, en: sitio) }

  /// Cambia el texto.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeTexto.self).texto = self
  }
}

/// El nodo de un texto.
final class NodoDeTexto: _Nodo {
  var texto: Text

  init(_ texto: Text, en sitio: _Sitio) {
    self.texto = texto
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    var elemento = Elemento(.texto, id: numero, texto: texto.texto)
    elemento.pistas = texto.pistas
    salida.append(elemento)
  }
}
