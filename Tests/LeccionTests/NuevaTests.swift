import Foundation
import Sistema
import Testing

@testable import Cuaderno

/// La receta de la guía de contribución, hecha de verdad.
@Suite("Añadir una lección como dice la guía")
struct NuevaTests {
  @Test("El esqueleto compila, su comprobación distingue, y verificar dice lo que falta")
  func receta() async throws {
    try await conLecciones { curso in
      let nueva = try await curso.correr("nueva", "36", "mi-leccion")
      #expect(nueva.fin == .codigo(0))
      #expect(nueva.salida.contains("Package.swift (una línea)"))
      let paquete = try Disco.texto("\(curso.carpeta)/Package.swift")
      #expect(
        LineaDelPaquete.leer(paquete)["36-mi-leccion"]
          == LineaDelPaquete(usa: [], aislamiento: "ninguno")
      )

      let solucion = try await curso.correr("36", "--con", "solucion")
      let inicio = try await curso.correr("36")
      let error = try await curso.correr("36", "--con", "error:siempre-el-mismo")
      #expect([solucion.fin, inicio.fin, error.fin] == [.codigo(0), .codigo(1), .codigo(1)])

      // Lo único que falta es lo que hay que escribir.
      let revision = try await curso.verificar("36")
      #expect(revision == Revision(fallos: faltan(palabras: 95), fin: .codigo(1)))
    }
  }

  @Test("El de vistas se comprueba y se ve, y verificar dice lo que falta")
  func recetaConVistas() async throws {
    try await conLecciones(vistas: true) { curso in
      let nueva = try await curso.correr("nueva", "36", "mi-leccion", "--vistas")
      #expect(nueva.fin == .codigo(0))
      let paquete = try Disco.texto("\(curso.carpeta)/Package.swift")
      #expect(
        LineaDelPaquete.leer(paquete)["36-mi-leccion"]
          == LineaDelPaquete(usa: ["SwiftUI"], aislamiento: "MainActor")
      )
      // La solución pasa, el inicio y el error fallan, la vista se ve y la foto es la escrita.
      let revision = try await curso.verificar("36")
      #expect(
        revision == Revision(fallos: faltan(palabras: 121, mirar: true), fin: .codigo(1))
      )
    }
  }

  /// Los fallos de un esqueleto recién hecho.
  private func faltan(palabras: Int, mirar: Bool = false) -> [String] {
    let carpeta = "Lecciones/36-mi-leccion"
    let textos =
      [
        "una parte del curso", "lo que se sabrá hacer",
        "qué sabrás hacer al terminar y por qué importa, en menos de 80 palabras.",
        "dos preguntas sobre la lección anterior y una sobre cuatro antes.",
        "un programa que lo enseñe. Antes de seguir leyendo: ¿qué imprime?",
      ] + (mirar ? ["qué mirar en el panel y qué cambiará al resolverlo."] : [])
      + ["la primera idea.", "la segunda.", "la tercera."]
    return [
      "\(carpeta)/Pistas.md:N: sin escribir: una pregunta que lleve a mirar lo que falta.",
      "\(carpeta)/Pistas.md:N: sin escribir: la causa.",
      "\(carpeta)/README.md: tiene 1 comprobación: deben ser de 6 a 12",
      "\(carpeta)/README.md: tiene \(palabras) palabras de prosa: deben ser de 600 a 1200",
    ] + textos.map { "\(carpeta)/README.md:N: sin escribir: \($0)" }
      + ["Soluciones/36-mi-leccion/Errores: hay 1 error conocido y hacen falta 6"]
  }

  @Test("No pisa nada: ni otra lección ni otro nombre")
  func noPisa() async throws {
    try await conLecciones { curso in
      let repetida = try await curso.correr("nueva", "3", "otra")
      let mala = try await curso.correr("nueva", "36", "Con Mayúsculas")
      let fuera = try await curso.correr("nueva", "36", "../fuera")
      #expect([repetida.fin, mala.fin, fuera.fin] == [.codigo(2), .codigo(2), .codigo(2)])
      #expect(Disco.listar("\(curso.carpeta)/Lecciones").count == 3)
    }
  }
}
