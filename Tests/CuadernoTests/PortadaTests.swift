import Testing

@testable import Cuaderno

@Suite("Portada")
struct PortadaTests {
  private static let buena = """
    ---
    parte: El núcleo
    minutos: 20
    requiere: 1, 2
    usa: SwiftUI, Torneo
    aislamiento: MainActor
    objetivos: decidir qué avisa; callar lo demás
    ---
    # Propiedades ignoradas

    Texto.
    """

  @Test("Una portada completa")
  func completa() {
    let (portada, titulo, fallos) = Portada.leer(Self.buena)
    #expect(
      portada
        == Portada(
          parte: "El núcleo",
          minutos: 20,
          requiere: [1, 2],
          usa: ["SwiftUI", "Torneo"],
          aislamiento: .mainActor,
          objetivos: ["decidir qué avisa", "callar lo demás"]
        )
    )
    #expect(titulo == "Propiedades ignoradas")
    #expect(fallos == [])
  }

  @Test("Con fines de línea de Windows se lee lo mismo")
  func windows() {
    let (portada, titulo, fallos) = Portada.leer(Self.buena.replacing("\n", with: "\r\n"))
    let (buena, tituloBueno, _) = Portada.leer(Self.buena)
    #expect(portada == buena)
    #expect(titulo == tituloBueno)
    #expect(fallos == [])
  }

  @Test("«requiere» y «usa» pueden ir vacíos")
  func vacios() {
    let texto = Self.buena.replacing("1, 2", with: "").replacing("SwiftUI, Torneo", with: " ")
    let (portada, _, fallos) = Portada.leer(texto)
    #expect(portada.requiere == [])
    #expect(portada.usa == [])
    #expect(fallos == [])
  }

  @Test("Sin portada solo se dice eso", arguments: ["", "# Título\n", "\n---\nparte: a\n---\n"])
  func sinPortada(texto: String) {
    let (_, titulo, fallos) = Portada.leer(texto)
    #expect(titulo == "")
    #expect(fallos == ["el README no empieza por una portada entre dos líneas ---"])
  }

  @Test(
    "Cada fallo se dice con su valor",
    arguments: [
      ("minutos: 20", "minutos: un rato", "«minutos» debe ser un número de 1 a 240 y es «un rato»"),
      ("minutos: 20", "minutos: 0", "«minutos» debe ser un número de 1 a 240 y es «0»"),
      ("minutos: 20", "minutos: 241", "«minutos» debe ser un número de 1 a 240 y es «241»"),
      ("minutos: 20\n", "", "a la portada le falta «minutos»"),
      ("parte: El núcleo", "parte:", "la portada deja «parte» vacía"),
      ("1, 2", "1, dos", "«requiere» debe llevar números de lección y lleva «dos»"),
      (
        "SwiftUI, Torneo", "UIKit",
        "«usa» no conoce «UIKit»: Combine, SwiftUI, Torneo, Foundation"
      ),
      (
        "MainActor", "mainactor",
        "«aislamiento» debe ser «ninguno» o «MainActor» y es «mainactor»"
      ),
      (
        "decidir qué avisa; callar lo demás", " ; ", "la portada deja «objetivos» sin ninguno"
      ),
      ("minutos: 20", "minutos: 20\nminutos: 30", "la portada repite «minutos»"),
      ("minutos: 20", "minutos: 20\nautor: Ana", "la portada no conoce «autor»"),
      (
        "minutos: 20", "minutos: 20\nsin más",
        "la portada tiene una línea sin dos puntos: «sin más»"
      ),
      ("# Propiedades", "## Propiedades", "el README no tiene título (# …)"),
    ]
  )
  func fallos(viejo: String, nuevo: String, fallo: String) {
    let (_, _, fallos) = Portada.leer(Self.buena.replacing(viejo, with: nuevo, maxReplacements: 1))
    #expect(fallos == [fallo])
  }

  @Test("Un valor puede llevar dos puntos")
  func dosPuntos() {
    let texto = Self.buena.replacing("El núcleo", with: "Uno: el núcleo")
    #expect(Portada.leer(texto).0.parte == "Uno: el núcleo")
  }
}
