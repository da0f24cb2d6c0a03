@testable import Cuaderno

/// Una fuente de números que da siempre los mismos con la misma semilla.
struct Azar {
  private var estado: UInt64

  init(semilla: UInt64) { estado = semilla &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// Un número desde 0 hasta `limite`, sin llegar a él; 0 si el límite no es positivo.
  mutating func hasta(_ limite: Int) -> Int {
    estado = estado &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return limite > 0 ? Int((estado >> 33) % UInt64(limite)) : 0
  }
}
