import Testing

@testable import Cuaderno

@Suite("Biblioteca")
struct BibliotecaTests {
  @Test(
    "Las que hacen falta, cada una tras las que importa",
    arguments: [
      ([], []), (["Foundation"], []), (["Torneo"], ["Torneo"]), (["Combine"], ["MiniCombine"]),
      (["SwiftUI"], ["MiniCombine", "MiniSwiftUI"]),
      (["SwiftUI", "Torneo", "Combine"], ["Torneo", "MiniCombine", "MiniSwiftUI"]),
      (["UIKit"], []),
    ]
  )
  func para(usa: [String], modulos: [String]) {
    #expect(Biblioteca.para(usa).map(\.modulo) == modulos)
  }

  @Test("El complemento de las macros va con su biblioteca, y el compilador lo encuentra")
  func complemento() throws {
    let vistas = try #require(Biblioteca.para(["SwiftUI"]).last)
    #expect(vistas.complemento == .vistaPrevia)
    #expect(
      Complemento.vistaPrevia.banderas(en: "/c d/VistaPrevia")
        == ["-load-plugin-executable", "/c d/VistaPrevia#VistaPrevia"]
    )
  }

  @Test("Cada módulo posible de una portada está en una biblioteca, menos Foundation")
  func posibles() {
    let sinBiblioteca = Portada.modulosPosibles.filter { Biblioteca.para([$0]).isEmpty }
    #expect(sinBiblioteca == ["Foundation"])
  }

  @Test("Las banderas con las que otro módulo la importa")
  func banderas() throws {
    #expect(Biblioteca.apoyo.banderasDeAlias == [])
    let combine = try #require(Biblioteca.para(["Combine"]).first)
    #expect(combine.banderasDeAlias == ["-module-alias", "Combine=MiniCombine"])
    #expect(combine.carpeta == "Sources/MiniCombine")
  }
}

@Suite("importaciones")
struct ImportacionesTests {
  @Test(
    "Los módulos que importa un código",
    arguments: [
      ("import SwiftUI\nimport Combine\nimport SwiftUI", ["Combine", "SwiftUI"]),
      ("@testable import Leccion03", ["Leccion03"]),
      ("public import Observation", ["Observation"]),
      ("@_spi(Reflection) import Swift", ["Swift"]),
      ("import struct Foundation.Date\nimport func Glibc.exit", ["Foundation", "Glibc"]),
      ("  import Foundation // fechas", ["Foundation"]),
      ("import Foundation; import Combine", ["Combine", "Foundation"]),
      ("// import SwiftUI", []), ("let x = 1", []), ("", []), ("print(\"import SwiftUI\")", []),
      ("import Foundation\r\nimport Combine\r\n", ["Combine", "Foundation"]),
    ]
  )
  func importa(codigo: String, modulos: [String]) {
    #expect(importaciones(de: codigo) == modulos)
  }

  @Test(
    "Lo que un código importa y no tiene quien usa esos módulos",
    arguments: [
      (["import SwiftUI"], [], ["SwiftUI"]), (["import SwiftUI"], ["SwiftUI"], []),
      (["import Combine"], ["SwiftUI"], []),
      (["import Combine", "import SwiftUI"], [], ["SwiftUI"]),
      (["import Combine\nimport Torneo"], ["Foundation"], ["Torneo", "Combine"]),
      (["import Foundation\nimport Testing"], [], []),
    ]
  )
  func queFaltan(codigos: [String], usa: [String], faltan: [String]) {
    #expect(Biblioteca.queFaltan(a: codigos, usa: usa) == faltan)
  }
}
