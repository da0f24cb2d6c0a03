import Cuaderno
import Foundation
import Sistema
import Testing

/// Lo que obliga a compilar otra vez los pasos de una lección con vistas, y lo que no.
@Suite("La interfaz de una lección con vistas")
struct InterfazTests {
  @Test("Cambia con lo que otros pueden usar, no con el sitio de sus vistas previas")
  func interfaz() async throws {
    try await conVistas { cuaderno in
      func interfaz() async throws -> String {
        let pantalla = try await cuaderno.ver(["--fotos"])
        try #require(pantalla.fin == .codigo(0), "\(pantalla)")
        return try Self.interfaz(de: cuaderno)
      }
      let primera = try await interfaz()
      try cuaderno.cambiarVistas("struct BarraView", "\n// Otra línea.\nstruct BarraView")
      try cuaderno.cambiarVistas("tazas += 1", "tazas += 1 + 1")
      #expect(try await interfaz() == primera)
      try cuaderno.cambiarVistas("func servir()", "func servir(_ cuantas: Int = 1)")
      #expect(try await interfaz() != primera)
    }
  }

  /// La huella de la interfaz guardada de lo que hay entregado.
  private static func interfaz(de cuaderno: CuadernoDePrueba) throws -> String {
    let entregado = try Disco.texto(cuaderno.ficheroDeVistas)
    let modulos = "\(try #require(cuaderno.almacen))/modulos"
    let suyo = try #require(
      Disco.listar(modulos).first {
        (try? Disco.texto("\(modulos)/\($0)/Vistas.swift")) == entregado
      }
    )
    return try Disco.texto("\(modulos)/\(suyo)/interfaz")
  }
}
