#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Un texto escrito en el código, con sus interpolaciones. Aquí no se traduce.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let texto: String

  /// Un texto.
  ///
  /// - Parameter value: el texto.
  public init(_ value: String) { texto = value }

  /// Un texto escrito en el código.
  ///
  /// - Parameter value: el texto.
  public init(stringLiteral value: String) { texto = value }

  /// Un texto con interpolaciones.
  ///
  /// - Parameter stringInterpolation: las piezas.
  public init(stringInterpolation: StringInterpolation) { texto = stringInterpolation.texto }

  /// Las piezas de un texto con interpolaciones.
  public struct StringInterpolation: StringInterpolationProtocol {
    var texto = ""

    /// Empieza un texto.
    ///
    /// - Parameters:
    ///   - literalCapacity: cuánto texto fijo tiene.
    ///   - interpolationCount: cuántas interpolaciones tiene.
    public init(literalCapacity: Int, interpolationCount: Int) {
      texto.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Añade texto fijo.
    ///
    /// - Parameter literal: el texto.
    public mutating func appendLiteral(_ literal: String) { texto += literal }

    /// Añade un valor.
    ///
    /// - Parameter value: el valor.
    public mutating func appendInterpolation<T>(_ value: T) { texto += "\(value)" }

    /// Añade un `Text`.
    ///
    /// - Parameter text: el texto.
    public mutating func appendInterpolation(_ text: Text) { texto += text.texto }

    /// Añade un número con un formato de C: `"\(grados, specifier: "%.1f")"`.
    ///
    /// - Parameters:
    ///   - value: el número.
    ///   - specifier: el formato.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      texto += conFormato(specifier, value)
    }
  }
}

/// Escribe un número con un formato de C, sin Foundation.
private func conFormato(_ formato: String, _ valor: any CVarArg) -> String {
  var bytes = [CChar](repeating: 0, count: 128)
  let escritos = withVaList([valor]) { vsnprintf(&bytes, bytes.count, formato, $0) }
  let utiles = bytes.prefix(Int(max(0, min(escritos, 127)))).map { UInt8(bitPattern: $0) }
  return String(decoding: utiles, as: UTF8.self)
}
