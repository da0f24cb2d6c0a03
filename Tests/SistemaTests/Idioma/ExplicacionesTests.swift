import Cuaderno
import Sistema
import Testing

/// Las explicaciones del cuaderno, sus datos de ejemplo y los que trae una línea pegada.
@Suite("Explicaciones")
struct ExplicacionesTests {
  private let explicaciones: Explicaciones

  init() throws {
    explicaciones = Explicaciones(raiz: try Raiz.buscar(pedida: CuadernoDePrueba.paquete))
  }

  @Test("Cada causa que nombra datos tiene los de su ejemplo, y con ellos es ella la que vale")
  func datosDeCadaCausa() throws {
    let todas = explicaciones
    for id in todas.identificadores {
      let explicacion = try #require(todas.explicacion(de: id), "\(id)")
      let datos = todas.datosDeEjemploDeRamas(de: id)
      for rama in explicacion.ramas {
        let frases = rama.parte.texto + rama.parte.arregla + (rama.parte.siNo ?? "")
        guard frases.contains(/%[0-9]/) else { continue }
        let falta = "faltan los datos de «\(rama.titulo)», de \(id), en argumentos.tsv"
        guard let suyos = datos[rama.titulo] else {
          Issue.record("\(falta)")
          continue
        }
        #expect(
          explicacion.parte(para: suyos).texto == rama.parte.texto,
          "\(id), \(rama.titulo): \(suyos)"
        )
      }
    }
  }

  /// Los datos que da una línea pegada.
  private func datos(_ pegado: String, _ id: String) throws -> [String]? {
    let explicacion = try #require(explicaciones.explicacion(de: id))
    return explicaciones.datos(de: pegado, explicacion)
  }

  @Test(
    "Una línea pegada trae sus datos, entera o sin lo que la rodea",
    arguments: [
      "error: no se encuentra '$titulo' en este ámbito [cannot_find_in_scope]",
      "no se encuentra '$titulo' en este ámbito [#cannot_find_in_scope]",
      "  No se encuentra '$titulo' en este ámbito  [cannot_find_in_scope]",
      "L/Barra.swift:3:9: error: no se encuentra '$titulo' en este ámbito [cannot_find_in_scope]",
    ]
  )
  func pegada(_ linea: String) throws {
    #expect(try datos(linea, "cannot_find_in_scope") == ["'$titulo'", "0"])
  }

  @Test("Lo que no es el mensaje no los trae: se explica con los del ejemplo")
  func sinDatos() throws {
    #expect(try datos("cannot_find_in_scope", "cannot_find_in_scope") == nil)
    #expect(
      try datos("error: cannot find 'x' in scope [cannot_find_in_scope]", "cannot_find_in_scope")
        == nil
    )
  }
}
