import Testing

@testable import Cuaderno

@Suite("ProblemaDeEntrega")
struct ProblemaDeEntregaTests {
  @Test(
    "Un texto que se puede compilar no tiene problema",
    arguments: [
      "let a = 1\n", "a", "\u{feff}let a = 1\n", "let a = 1\r\nlet b = 2\r\n", "// ñandú 🐦\n",
      "// no hay código, pero hay algo\n", "\u{c}a",
    ]
  )
  func bien(texto: String) {
    #expect(ProblemaDeEntrega.mirar(Array(texto.utf8)) == nil)
  }

  @Test(
    "Un fichero en blanco está vacío",
    arguments: ["", "\n", " \t\r\n\n", "\u{feff}", "\u{feff} \n"]
  )
  func vacio(texto: String) {
    #expect(ProblemaDeEntrega.mirar(Array(texto.utf8)) == .vacio)
  }

  @Test(
    "Un carácter nulo se señala en su línea",
    arguments: [([0], 1), ([97, 10, 98, 0], 2), ([10, 10, 0, 10, 0], 3), ([0xff, 10, 0], 2)]
  )
  func nulo(bytes: [UInt8], linea: Int) {
    #expect(ProblemaDeEntrega.mirar(bytes) == .tieneNulos(linea: linea))
  }

  @Test(
    "Lo que no es UTF-8 se señala en su línea",
    arguments: [
      ([0xff], 1), ([97, 10, 0xe9, 115], 2), ([0xc3], 1), ([10, 10, 0xe2, 0x82], 3),
      ([0xc0, 0xaf], 1), ([0xed, 0xa0, 0x80], 1), ([97, 10, 0xf8, 10], 2),
      ([0xf4, 0x90, 0x80, 0x80], 1),
    ]
  )
  func noUTF8(bytes: [UInt8], linea: Int) {
    #expect(ProblemaDeEntrega.mirar(bytes) == .noEsUTF8(linea: linea))
  }

  @Test("UTF-16 no es un texto con nulos: es otra codificación")
  func utf16() {
    #expect(ProblemaDeEntrega.mirar([0xff, 0xfe, 108, 0]) == .noEsUTF8(linea: 1))
    #expect(ProblemaDeEntrega.mirar([0xfe, 0xff, 0, 108]) == .noEsUTF8(linea: 1))
  }

  @Test("El tamaño se mira antes que nada, y el máximo todavía vale")
  func tamano() {
    let maximo = ProblemaDeEntrega.maximo
    let cinco = [UInt8](repeating: 0, count: 5 << 20)
    #expect(ProblemaDeEntrega.mirar(cinco) == .muyGrande(bytes: 5 << 20))
    let justo = [UInt8](repeating: 0, count: maximo)
    #expect(ProblemaDeEntrega.mirar(justo) == .tieneNulos(linea: 1))
  }

  @Test("Lo que lee el estudiante")
  func mensajes() throws {
    let problemas: [ProblemaDeEntrega] = [
      .falta, .esCarpeta, .esEnlace(destino: "/etc/passwd"), .noEsFicheroNormal, .ilegible, .vacio,
      .muyGrande(bytes: 5 << 20), .noEsUTF8(linea: 7), .tieneNulos(linea: 2),
    ]
    let texto = problemas.map { $0.mensaje(fichero: "Conversor.swift", leccion: 3) + "\n" }
    try Pantalla(nombre: "problemas-de-entrega").comparar(texto.joined())
  }

  @Test("Cambiar solo la primera letra")
  func letras() {
    #expect(["", "Ñandú", "él"].map(\.minuscula) == ["", "ñandú", "él"])
    #expect(["", "ñandú", "`a` b"].map(\.mayuscula) == ["", "Ñandú", "`a` b"])
  }
}
