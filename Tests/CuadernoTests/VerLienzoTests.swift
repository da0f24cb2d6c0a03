import Testing

@testable import Cuaderno

@Suite("El lienzo de leccion ver")
struct VerLienzoTests {
  @Test("escribe dentro del recorte y quita los blancos finales")
  func recorte() {
    var lienzo = Lienzo(ancho: 8, alto: 2)
    let zona = Rectangulo(x: 2, y: 0, ancho: 4, alto: 1)
    let siguiente = lienzo.escribir("abcdefgh", x: 1, y: 0, en: zona)
    lienzo.escribir("nada", x: 2, y: 1, en: zona)
    #expect(lienzo.texto == "  bcde\n")
    #expect(siguiente == 6)
  }

  @Test("un carácter ancho ocupa dos celdas y nunca queda medio")
  func anchos() {
    var lienzo = Lienzo(ancho: 5, alto: 1)
    lienzo.escribir("日本", x: 0, y: 0)
    lienzo.escribir("x", x: 1, y: 0)
    #expect(lienzo.texto == " x本")
    lienzo.escribir("界", x: 4, y: 0)
    #expect(lienzo.texto == " x本")
    lienzo.escribir("界", x: -1, y: 0)
    #expect(lienzo.texto == " x本")
  }

  @Test("las marcas se unen a su letra y los controles no llegan a la pantalla")
  func marcas() {
    var lienzo = Lienzo(ancho: 6, alto: 1)
    lienzo.escribir("e\u{301}n\u{303}o", x: 0, y: 0)
    lienzo.escribir("\u{301}\u{1b}\u{7}\u{200d}z", x: 3, y: 0)
    #expect(lienzo.texto == "éñoz")
  }

  @Test("un texto sin fondo conserva el que hay")
  func fondo() {
    var lienzo = Lienzo(ancho: 3, alto: 1)
    lienzo.llenar(lienzo.zona, Trazo(fondo: .azul))
    lienzo.escribir("a", x: 1, y: 0, .fuerte)
    #expect(lienzo.celda(x: 1, y: 0).trazo == Trazo(.negrita, fondo: .azul))
  }

  @Test("sin cambios no hay bytes; un cambio solo escribe su tramo")
  func minimo() {
    var a = Lienzo(ancho: 20, alto: 3)
    a.escribir("Tazas: 1", x: 0, y: 1)
    var b = a
    #expect(b.cambios(desde: a, color: true).isEmpty)
    b.escribir("2", x: 7, y: 1)
    #expect(
      b.cambios(desde: a, color: true)
        == "\u{1b}[?2026h\u{1b}[2;8H\u{1b}[0m2\u{1b}[0m\u{1b}[?2026l"
    )
  }

  @Test("la primera vez, y si cambia de tamaño, borra la pantalla; luego, nunca")
  func borrado() {
    let a = Lienzo(ancho: 4, alto: 2)
    #expect(a.cambios(desde: nil, color: true).contains("\u{1b}[2J"))
    #expect(a.cambios(desde: Lienzo(ancho: 5, alto: 2), color: true).contains("\u{1b}[2J"))
    #expect(!a.cambios(desde: alAzar(ancho: 4, alto: 2, 3), color: true).contains("\u{1b}[2J"))
  }

  @Test("los cambios convierten cualquier pantalla en cualquier otra")
  func propiedad() {
    for semilla in 0..<150 {
      let ancho = 1 + semilla % 23
      let alto = 1 + semilla % 7
      let a = alAzar(ancho: ancho, alto: alto, semilla * 2)
      let b = alAzar(ancho: ancho, alto: alto, semilla * 2 + 1)
      for (color, ascii) in [(true, false), (false, false), (true, true), (false, true)] {
        var terminal = VerTerminal(ancho: ancho, alto: alto)
        terminal.recibir(a.cambios(desde: nil, color: color, ascii: ascii))
        #expect(terminal.ensena(a.preparado(color: color, ascii: ascii)))
        terminal.recibir(b.cambios(desde: a, color: color, ascii: ascii))
        #expect(terminal.ensena(b.preparado(color: color, ascii: ascii)))
        #expect(terminal.ordenesRaras.isEmpty)
      }
    }
  }

  @Test("en ASCII cada celda es un signo ASCII")
  func ascii() {
    var lienzo = Lienzo(ancho: 24, alto: 1)
    lienzo.escribir("«Café» → ¿日? ● ▏é▕ █ …", x: 0, y: 0)
    #expect(lienzo.lineas(ascii: true) == ["\"Cafe\" >  ? ? o |e| # ."])
    let todoASCII = lienzo.cambios(desde: nil, color: false, ascii: true).allSatisfy(\.isASCII)
    #expect(todoASCII)
  }

  @Test("los 16 colores y las seis letras tienen su número")
  func codigos() {
    #expect(
      Trazo([.negrita, .tachada], color: .negro, fondo: .blanco).codigos(color: true) == [
        1, 9, 30, 47,
      ]
    )
    #expect(Trazo(color: .gris, fondo: .blancoClaro).codigos(color: true) == [90, 107])
    #expect(Trazo(.invertida, color: .rojo).codigos(color: false) == [7])
  }

  @Test("medidas imposibles no paran nada")
  func imposibles() {
    var lienzo = Lienzo(ancho: -3, alto: 4)
    lienzo.escribir("hola", x: 0, y: 0)
    lienzo.llenar(Rectangulo(x: -5, y: -5, ancho: 50, alto: 50))
    #expect(lienzo.texto == "\n\n\n")
    #expect(lienzo.cambios(desde: nil, color: true).isEmpty == false)
  }

  private func alAzar(ancho: Int, alto: Int, _ semilla: Int) -> Lienzo {
    var azar = Azar(semilla: UInt64(semilla))
    var lienzo = Lienzo(ancho: ancho, alto: alto)
    let textos = ["hola", "日本語", "e\u{301}x", "👍🏽", "░█─", " ", "«ñ»", "a"]
    for _ in 0..<azar.hasta(ancho * alto) {
      let trazo = Trazo(
        Letra(rawValue: UInt8(azar.hasta(64))),
        color: Tinta(rawValue: UInt8(azar.hasta(17))) ?? .normal,
        fondo: Tinta(rawValue: UInt8(azar.hasta(17))) ?? .normal
      )
      lienzo.escribir(
        textos[azar.hasta(textos.count)],
        x: azar.hasta(ancho + 4) - 2,
        y: azar.hasta(alto),
        azar.hasta(2) == 0 ? .normal : trazo
      )
    }
    return lienzo
  }
}
