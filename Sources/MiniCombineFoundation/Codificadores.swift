import Foundation
import MiniCombine

extension JSONDecoder: TopLevelDecoder {
  /// Lee datos.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// Escribe datos.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// Lee datos.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// Escribe datos.
  public typealias Output = Data
}
