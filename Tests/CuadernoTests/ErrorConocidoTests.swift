import Testing

@testable import Cuaderno

@Suite("ErrorConocido")
struct ErrorConocidoTests {
  private func leer(_ texto: String) -> Result<ErrorConocido, ErrorConocido.PromesaIlegible> {
    ErrorConocido.leer(
      Entrega(ficheros: [FicheroDeEntrega(nombre: "A.swift", bytes: Array(texto.utf8))])
    )
  }

  @Test("Lo que promete un error conocido")
  func promesas() {
    #expect(
      leer("// falla: calla, cuenta\n// dice: sigue observado\n// dice: en cada consulta\n")
        == .success(
          ErrorConocido(
            promesa: .falla(["calla", "cuenta"]),
            dice: ["sigue observado", "en cada consulta"]
          )
        )
    )
    #expect(
      leer("// no compila: cannot_find_in_scope\r\n// dice: no encuentro\r\n")
        == .success(
          ErrorConocido(promesa: .noCompila(id: "cannot_find_in_scope"), dice: ["no encuentro"])
        )
    )
  }

  @Test(
    "Una promesa a medias no se entiende",
    arguments: [
      ("", ErrorConocido.PromesaIlegible.sinPromesa), ("// dice: algo\n", .sinPromesa),
      ("// falla: calla\n", .sinPalabras), ("// falla: calla\n// dice:  \n", .sinPalabras),
      (String(repeating: "\n", count: 8) + "// falla: calla\n// dice: a\n", .sinPromesa),
      ("//falla: calla\n// dice: a\n", .sinPromesa),
    ]
  )
  func ilegibles(texto: String, motivo: ErrorConocido.PromesaIlegible) {
    #expect(leer(texto) == .failure(motivo))
  }

  // MARK: - Contrastar

  private func contrastar(
    _ promesa: ErrorConocido.Promesa,
    _ informe: Informe,
    pantalla: String = "sigue  observado\n algo"
  ) -> [String] {
    ErrorConocido(promesa: promesa, dice: ["sigue observado"])
      .contrastar(informe, pantalla: pantalla, ruta: "E").map(\.texto)
  }

  private func noSuperada(_ estados: [EstadoDeComprobacion]) -> Informe {
    Ejemplos.informe(.noSuperada, estados)
  }

  private let fallida = EstadoDeComprobacion.fallida([Ejemplos.incidencia])

  @Test("Falla justo lo prometido, sea como sea")
  func cumple() {
    #expect(contrastar(.falla(["calla"]), noSuperada([fallida, .superada, .superada])) == [])
    let parada = EstadoDeComprobacion.parada(Ejemplos.parada())
    #expect(
      contrastar(.falla(["cuenta", "avisa"]), noSuperada([.superada, parada, .sinCompilar])) == []
    )
  }

  @Test("Falla otra cosa")
  func otraCosa() {
    #expect(
      contrastar(.falla(["calla"]), noSuperada([.superada, fallida, fallida]))
        == ["E: falla además avisa y cuenta", "E: no falla calla"]
    )
  }

  @Test("Pasa, no compila o no se lee")
  func otrosFinales() {
    var noCompila = Ejemplos.informe(.noCompila)
    noCompila.diagnosticos = [
      Diagnostico(gravedad: .advertencia, mensaje: "no"),
      Diagnostico(gravedad: .error, id: "a_id", mensaje: "falta algo"),
    ]
    let superada = Ejemplos.informe(.superada, [.superada, .superada, .superada])
    let ilegible = Ejemplos.informe(.noLegible)
    #expect(
      [
        contrastar(.falla(["calla"]), superada), contrastar(.falla(["calla"]), noCompila),
        contrastar(.falla(["calla"]), ilegible), contrastar(.noCompila(id: "a_id"), noCompila),
        contrastar(.noCompila(id: "otro"), noCompila), contrastar(.noCompila(id: "a_id"), superada),
        contrastar(.noCompila(id: "a_id"), noSuperada([fallida])),
        contrastar(.noCompila(id: "a_id"), ilegible),
      ] == [
        ["E: pasa: las comprobaciones no lo distinguen de la solución"],
        ["E: debía compilar y no compila: falta algo"], ["E: no se puede leer"], [],
        ["E: no compila, pero por a_id y no por otro"], ["E: debía no compilar y compila"],
        ["E: debía no compilar y compila"], ["E: no se puede leer"],
      ]
    )
  }

  @Test("El estudiante tiene que leer las palabras prometidas")
  func palabras() {
    #expect(
      contrastar(.falla(["calla"]), noSuperada([fallida, .superada, .superada]), pantalla: "nada")
        == ["E: el estudiante no lee «sigue observado»"]
    )
  }

  @Test("Una frase que el cuaderno no sabe leer es un fallo de quien escribe la lección")
  func ilegible() {
    let frases = [
      "Expectation failed: await f() == 4", "Expectation failed: (a → 1) == 0", "Issue recorded",
    ].map { Incidencia(texto: $0, comentario: "") }
    let lanzado = Incidencia(
      texto: "Expectation failed: an error was thrown",
      comentario: "",
      error: "E()"
    )
    #expect(
      contrastar(
        .falla(["calla"]),
        noSuperada([.fallida(frases + [lanzado]), .superada, .superada])
      )
        == ["E: calla: no se lee «Expectation failed: await f() == 4»"]
    )
  }

  @Test("Todo lo que el estudiante puede llegar a leer")
  func explicaciones() {
    let informe = noSuperada([fallida, .parada(Ejemplos.parada()), .superada])
    #expect(
      informe.explicaciones
        == "Sigue observado algo que se escribe en cada consulta.\níndice fuera de rango\nMira `count`.\n"
    )
  }
}
