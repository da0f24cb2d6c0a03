/// Una animación. En un terminal no se anima nada.
public struct Animation: Hashable, Sendable {
  let nombre: String

  /// La de siempre.
  public static let `default` = Animation(nombre: "default")
  /// A la misma velocidad todo el rato.
  public static let linear = Animation(nombre: "linear")
  /// Despacio al principio y al final.
  public static let easeInOut = Animation(nombre: "easeInOut")
  /// Como un muelle.
  public static let spring = Animation(nombre: "spring")
  /// Despacio al principio.
  public static let easeIn = Animation(nombre: "easeIn")
  /// Despacio al final.
  public static let easeOut = Animation(nombre: "easeOut")
  /// Como un muelle que bota.
  public static let bouncy = Animation(nombre: "bouncy")
  /// Como un muelle rápido.
  public static let snappy = Animation(nombre: "snappy")
  /// Como un muelle sin rebote.
  public static let smooth = Animation(nombre: "smooth")

  /// A la misma velocidad todo el rato.
  ///
  /// - Parameter duration: los segundos que dura.
  /// - Returns: la animación.
  public static func linear(duration: Double) -> Animation { linear }

  /// Despacio al principio y al final.
  ///
  /// - Parameter duration: los segundos que dura.
  /// - Returns: la animación.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// Despacio al principio.
  ///
  /// - Parameter duration: los segundos que dura.
  /// - Returns: la animación.
  public static func easeIn(duration: Double) -> Animation { easeIn }

  /// Despacio al final.
  ///
  /// - Parameter duration: los segundos que dura.
  /// - Returns: la animación.
  public static func easeOut(duration: Double) -> Animation { easeOut }

  /// Como un muelle.
  ///
  /// - Parameters:
  ///   - duration: los segundos que dura.
  ///   - bounce: cuánto bota.
  /// - Returns: la animación.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { spring }
}

/// Hace un cambio con animación; en un terminal, solo hace el cambio.
///
/// - Parameters:
///   - animation: la animación.
///   - body: el cambio.
/// - Returns: lo que devuelva el cambio.
/// - Throws: lo que lance el cambio.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
