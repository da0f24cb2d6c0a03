import Testing

@testable import Cuaderno

@Suite("Las teclas de leccion ver")
struct VerTeclaTests {
  private func leer(_ texto: String) -> [Tecla] {
    var lector = LectorDeTeclas()
    return lector.leer(Array(texto.utf8)) + lector.vaciar()
  }

  @Test("caracteres, también los de varios bytes")
  func caracteres() {
    #expect(
      leer("a ñ€😀") == [.caracter("a"), .caracter(" "), .caracter("ñ")] + [
        .caracter("€"), .caracter("😀"),
      ]
    )
  }

  @Test(
    "teclas con nombre",
    arguments: [
      ("\t", Tecla.tab), ("\r", .intro), ("\n", .intro), ("\u{7f}", .retroceso),
      ("\u{8}", .retroceso),
      ("\u{1b}[Z", .tabAtras), ("\u{1b}[A", .arriba), ("\u{1b}OA", .arriba), ("\u{1b}[B", .abajo),
      ("\u{1b}[1;5C", .derecha), ("\u{1b}[D", .izquierda), ("\u{1b}[H", .inicio),
      ("\u{1b}OF", .fin),
      ("\u{1b}[1~", .inicio), ("\u{1b}[4~", .fin), ("\u{1b}[3~", .suprimir),
      ("\u{1b}[5~", .paginaArriba),
      ("\u{1b}[6;2~", .paginaAbajo), ("\u{3}", .control("c")), ("\u{c}", .control("l")),
      ("\u{1b}", .escape), ("\u{1b}[1;2A", .mayusArriba), ("\u{1b}[1;2B", .mayusAbajo),
      ("\u{1b}[1;2C", .derecha),
    ]
  )
  func conNombre(_ bytes: String, _ tecla: Tecla) {
    #expect(leer(bytes) == [tecla])
  }

  @Test("el ratón cuenta sus celdas desde cero")
  func raton() {
    #expect(leer("\u{1b}[<0;10;4M") == [.raton(.init(.pulsa, x: 9, y: 3))])
    #expect(leer("\u{1b}[<0;10;4m") == [.raton(.init(.suelta, x: 9, y: 3))])
    #expect(leer("\u{1b}[<2;1;1M") == [.raton(.init(.pulsaOtro, x: 0, y: 0))])
    #expect(
      leer("\u{1b}[<64;1;1M\u{1b}[<65;0;0M") == [
        .raton(.init(.ruedaArriba, x: 0, y: 0)), .raton(.init(.ruedaAbajo, x: 0, y: 0)),
      ]
    )
    #expect(leer("\u{1b}[<35;3;3M") == [.raton(.init(.mueve, x: 2, y: 2))])
    #expect(leer("\u{1b}[<0;999999999999999999999;1M\u{1b}[<;;M\u{1b}[<0;1M") == [])
  }

  @Test("lo pegado llega entero, limpio y acotado")
  func pegado() {
    #expect(
      leer("\u{1b}[200~Ana\r\ny \u{1b}[31mLuis\u{1b}[201~x") == [
        .pegado("Ana\ny [31mLuis"), .caracter("x"),
      ]
    )
    #expect(leer("\u{1b}[200~hola\u{3}") == [.pegado("hola"), .control("c")])
    let mucho = leer("\u{1b}[200~" + String(repeating: "a", count: 200_000) + "\u{1b}[201~")
    #expect(mucho == [.pegado(String(repeating: "a", count: LectorDeTeclas.maximoPegado))])
  }

  @Test("lo desconocido no es ninguna tecla, y lo siguiente sí")
  func desconocidas() {
    #expect(leer("\u{1b}[I\u{1b}[27u\u{1b}xq") == [.caracter("q")])
    #expect(leer("\u{1b}[" + String(repeating: "1", count: 500) + "q").last == .caracter("q"))
    #expect(leer("\u{1b}\u{1b}[A") == [.escape, .arriba])
    #expect(leer("\u{1b}[12\u{3}") == [.control("c")])
    var lector = LectorDeTeclas()
    #expect(
      lector.leer([0xff, 0xc3, 0x28, 0xe2, 0x82, 0x71, 0x80, 0xc0, 0xaf]) == [
        .caracter("("), .caracter("q"),
      ]
    )
  }

  @Test("un escape suelto espera a que pase el plazo")
  func escapeSuelto() {
    var lector = LectorDeTeclas()
    #expect(lector.leer([27]) == [])
    #expect(lector.hayMedias)
    #expect(lector.leer(Array("[A".utf8)) == [.arriba])
    #expect(!lector.hayMedias)
    #expect(lector.leer([27, 0x5b]) == [])
    #expect(lector.vaciar() == [])
    #expect(lector.leer([0x41]) == [.caracter("A")])
  }

  @Test("partir los bytes en cualquier sitio no cambia las teclas")
  func partidas() {
    var azar = Azar(semilla: 11)
    let piezas = [
      "a", "ñ", "€", "😀", "\t", "\u{1b}[Z", "\u{1b}[A", "\u{1b}OB", "\u{1b}[<0;12;3M", "\u{1b}[3~",
      "\u{1b}[200~hola\n€\u{1b}[201~", "\r", "\u{3}",
    ]
    for _ in 0..<200 {
      let bytes = (0..<azar.hasta(20)).flatMap { _ in Array(piezas[azar.hasta(piezas.count)].utf8) }
      var entero = LectorDeTeclas()
      var partido = LectorDeTeclas()
      var teclas: [Tecla] = []
      var resto = bytes[...]
      while !resto.isEmpty {
        let trozo = resto.prefix(1 + azar.hasta(4))
        teclas += partido.leer(Array(trozo))
        resto = resto.dropFirst(trozo.count)
      }
      #expect(teclas == entero.leer(bytes))
    }
  }

  @Test("bytes al azar: ni para ni se queda sin atender Ctrl-C")
  func alAzar() {
    var azar = Azar(semilla: 7)
    for _ in 0..<300 {
      var lector = LectorDeTeclas()
      let raros: [UInt8] = [27, 0x5b, 0x3c, 0x3b, 0x30, 0x7e, 0x4d, 0xc3, 0xf0]
      for _ in 0..<20 {
        _ = lector.leer(
          (0..<azar.hasta(50)).map { _ in
            azar.hasta(2) == 0 ? raros[azar.hasta(raros.count)] : UInt8(azar.hasta(256))
          }
        )
      }
      #expect(lector.leer([3]).last == .control("c"))
    }
  }
}
