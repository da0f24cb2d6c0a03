import Cuaderno

extension Sesion {
  func verificar() async throws(Fallo) -> Int32 { 3 }
}
