import Testing

@testable import Cuaderno

@Suite("Plantilla: los datos de un mensaje")
struct PlantillaDatosTests {
  private func datos(_ plantilla: String, _ mensaje: String) throws -> [Int: String]? {
    try Plantilla(plantilla).datos(de: mensaje)
  }

  @Test("Da lo que cae en cada hueco, y el número de cada opción")
  func huecos() throws {
    let ambito = "no se encuentra %select{|el operador }1%0 en este ámbito"
    #expect(
      try datos(ambito, "no se encuentra '$titulo' en este ámbito") == [0: "'$titulo'", 1: "0"]
    )
    #expect(
      try datos(ambito, "no se encuentra el operador '<~' en este ámbito") == [0: "'<~'", 1: "1"]
    )
    #expect(
      try datos("%1 no cumple %0", "'Set<Int>' no cumple 'View'") == [0: "'View'", 1: "'Set<Int>'"]
    )
    #expect(try datos("%0 y %0", "'a' y 'a'") == [0: "'a'"])
    #expect(try datos("nada", "nada") == [:])
  }

  @Test("Lo que no es de esa plantilla no da datos")
  func ajenos() throws {
    #expect(try datos("no se encuentra %0", "no se encuentra ") == nil)
    #expect(try datos("no se encuentra %0 aquí", "no se encuentra 'a'") == nil)
    #expect(try datos("%0 y %0", "'a' y 'b'") == nil)
    #expect(try datos("nada%select{|%error}0", "otra cosa") == nil)
    #expect(try datos("%0", String(repeating: "a", count: 401)) == nil)
  }
}
