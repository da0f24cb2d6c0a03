import Testing

/// Lo que un paso pide y el estudiante no declara así: cada caso se compila de verdad.
struct Falta: Sendable, CustomTestStringConvertible {
  var nombre: String
  /// El fichero del estudiante.
  var codigo: String
  /// Lo que hace la comprobación.
  var paso: String
  var dice: [String]

  var testDescription: String { nombre }

  /// Un miembro de una clase `Caja` que el paso usa en `caja`.
  static func miembro(_ nombre: String, _ miembro: String, _ uso: String, _ dice: String...)
    -> Falta
  {
    Falta(
      nombre: nombre,
      codigo: "final class Caja {\n  init() {}\n  \(miembro)\n}\n",
      paso: "let caja = Caja(); \(uso)",
      dice: dice
    )
  }

  /// Un fichero entero.
  static func fichero(_ nombre: String, _ codigo: String, _ uso: String, _ dice: String...) -> Falta
  {
    Falta(nombre: nombre, codigo: codigo + "\n", paso: uso, dice: dice)
  }
}

@Suite("FaltaEnElPaso: lo que se lee cuando un paso no compila")
struct FaltaEnElPasoTests {
  @Test("Dice lo que falta con los nombres exactos", arguments: Falta.todas)
  func diceLoQueFalta(_ falta: Falta) async throws {
    let cuaderno = try await CuadernoDePrueba.comun.value
    let dicho = try await cuaderno.motivos(falta.codigo, paso: falta.paso)
    #expect(dicho == falta.dice)
  }
}
