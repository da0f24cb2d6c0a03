// Lo que cambia cómo se escribe un texto o se teclea en un campo: aquí, pistas.

extension View {
  /// En cursiva.
  ///
  /// - Parameter isActive: si se aplica.
  /// - Returns: la vista con el cambio.
  public func italic(_ isActive: Bool = true) -> some View {
    pista("italic", isActive ? "" : "false")
  }

  /// Subrayado.
  ///
  /// - Parameter isActive: si se aplica.
  /// - Returns: la vista con el cambio.
  public func underline(_ isActive: Bool = true) -> some View {
    pista("underline", isActive ? "" : "false")
  }

  /// Con una letra de ancho fijo.
  ///
  /// - Parameter isActive: si se aplica.
  /// - Returns: la vista con el cambio.
  public func monospaced(_ isActive: Bool = true) -> some View {
    pista("monospaced", isActive ? "" : "false")
  }

  /// Con otro dibujo de letra.
  ///
  /// - Parameter design: el dibujo.
  /// - Returns: la vista con el cambio.
  public func fontDesign(_ design: Font.Design?) -> some View {
    pista("fontDesign", design.map { "\($0)" } ?? "")
  }

  /// Limita las líneas.
  ///
  /// - Parameter limit: cuántas, como poco y como mucho.
  /// - Returns: la vista con el cambio.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    pista("lineLimit", "\(limit.upperBound)")
  }

  /// Separa las líneas.
  ///
  /// - Parameter lineSpacing: cuánto.
  /// - Returns: la vista con el cambio.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    pista("lineSpacing", Volcado.corto(lineSpacing))
  }

  /// Dice por dónde se corta lo que no cabe.
  ///
  /// - Parameter mode: por dónde.
  /// - Returns: la vista con el cambio.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    pista("truncationMode", "\(mode)")
  }

  /// Deja encoger la letra para que quepa.
  ///
  /// - Parameter factor: hasta cuánto.
  /// - Returns: la vista con el cambio.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    pista("minimumScaleFactor", Volcado.corto(factor))
  }

  /// Lo escribe en mayúsculas o en minúsculas.
  ///
  /// - Parameter textCase: cuáles.
  /// - Returns: la vista con el cambio.
  public func textCase(_ textCase: Text.Case?) -> some View {
    pista("textCase", textCase.map { "\($0)" } ?? "")
  }

  /// Apaga la corrección automática.
  ///
  /// - Parameter disable: si se apaga.
  /// - Returns: la vista con el cambio.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    pista("autocorrectionDisabled", "\(disable)")
  }

  /// Dice qué pone en la tecla Intro.
  ///
  /// - Parameter submitLabel: qué pone.
  /// - Returns: la vista con el cambio.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    pista("submitLabel", submitLabel.nombre)
  }
}

extension Text {
  /// Por dónde se corta lo que no cabe.
  public enum TruncationMode: Hashable, Sendable {
    /// Por el principio.
    case head
    /// Por el medio.
    case middle
    /// Por el final.
    case tail
  }

  /// Mayúsculas o minúsculas.
  public enum Case: Hashable, Sendable {
    /// Mayúsculas.
    case uppercase
    /// Minúsculas.
    case lowercase
  }
}

/// Lo que pone en la tecla Intro.
public struct SubmitLabel: Sendable {
  let nombre: String

  /// «Hecho».
  public static let done = SubmitLabel(nombre: "done")
  /// «Ir».
  public static let go = SubmitLabel(nombre: "go")
  /// «Siguiente».
  public static let next = SubmitLabel(nombre: "next")
  /// «Enviar».
  public static let send = SubmitLabel(nombre: "send")
  /// «Buscar».
  public static let search = SubmitLabel(nombre: "search")
  /// «Intro».
  public static let `return` = SubmitLabel(nombre: "return")
}
