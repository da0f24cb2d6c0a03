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
      #expect(
        revision
          == Revision(
            fallos: [
              "Lecciones/36-mi-leccion/README.md: tiene 1 comprobación: deben ser de 6 a 12",
              "Lecciones/36-mi-leccion/README.md: tiene 83 palabras de prosa: deben ser de 600 a 1200",
              "Soluciones/36-mi-leccion/Errores: hay 1 error conocido y hacen falta 6",
            ],
            fin: .codigo(1)
          )
      )
    }
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
