import Escena
import Testing

@testable import Cuaderno

@Suite("Escribir en un campo de leccion ver")
struct VerEdicionTests {
  private func con(_ escrito: String, clase: String = "TextField") -> Mirador {
    var mirador = Mirador(titulo: "Lección 7", ancho: 60, alto: 10)
    _ = mirador.recibir(.reiniciada)
    cuadro(&mirador, escrito, clase: clase)
    _ = mirador.recibir(.tecla(.intro))
    return mirador
  }

  private func cuadro(_ mirador: inout Mirador, _ escrito: String, clase: String = "TextField") {
    let campo = VerVistas.campo(4, "Nombre", escrito, clase: clase)
    _ = mirador.recibir(.cuadro(Cuadro(elementos: [campo, VerVistas.boton(5, "Otro")])))
  }

  private func escribir(_ mirador: inout Mirador, _ teclas: Tecla...) -> [String] {
    teclas.flatMap { mirador.recibir(.tecla($0)) }.compactMap { efecto in
      if case .pedir(.usar(4, .escribir(let texto))) = efecto { texto } else { nil }
    }
  }

  private func seVe(_ mirador: Mirador) -> String {
    String(mirador.pintar().texto.entre("▏", "▏") ?? "").recortado
  }

  @Test("las letras, también q y el espacio, se escriben donde está el cursor")
  func letras() {
    var campo = con("Ana")
    #expect(escribir(&campo, .caracter("q"), .caracter(" ")) == ["Anaq", "Anaq "])
    #expect(escribir(&campo, .inicio, .suprimir, .caracter("É")) == ["naq ", "Énaq "])
    #expect(escribir(&campo, .fin, .retroceso, .izquierda, .retroceso) == ["Énaq", "Énq"])
    #expect(escribir(&campo, .control("u")) == ["q"])
    #expect(escribir(&campo, .control("k"), .retroceso) == [""])
    #expect(escribir(&campo, .pegado("uno\ndos\u{1b}")) == ["uno dos␛"])
  }

  @Test("con el foco en un campo se escribe sin más; Esc lo deja, y entonces «q» sale")
  func sinIntro() {
    var campo = Mirador(titulo: "Lección 7", ancho: 60, alto: 10)
    _ = campo.recibir(.reiniciada)
    cuadro(&campo, "Ana")
    #expect(escribir(&campo, .caracter("q")) == ["Anaq"])
    #expect(campo.recibir(.tecla(.escape)) == [])
    #expect(campo.recibir(.tecla(.caracter("q"))) == [.salir])
    // Al volver al campo, se escribe otra vez.
    _ = campo.recibir(.tecla(.tab))
    _ = campo.recibir(.tecla(.tab))
    cuadro(&campo, "")
    #expect(escribir(&campo, .caracter("r")).count == 1)
  }

  @Test("Esc en un campo en el que no se ha escrito también lo deja")
  func escSinEscribir() {
    var campo = Mirador(titulo: "Lección 7", ancho: 60, alto: 10)
    _ = campo.recibir(.reiniciada)
    cuadro(&campo, "Ana")
    #expect(campo.recibir(.tecla(.escape)) == [])
    #expect(campo.recibir(.tecla(.caracter("q"))) == [.salir])
  }

  @Test("se ve lo escrito sin esperar a la vista, aunque conteste tarde")
  func optimista() {
    var campo = con("")
    _ = escribir(&campo, .caracter("a"), .caracter("b"))
    #expect(seVe(campo) == "ab")
    cuadro(&campo, "a")
    #expect(seVe(campo) == "ab")
    #expect(escribir(&campo, .caracter("c")) == ["abc"])
    cuadro(&campo, "ab")
    cuadro(&campo, "abc")
    #expect(seVe(campo) == "abc")
  }

  @Test("lo que corrige la vista manda")
  func corregido() {
    var campo = con("")
    _ = escribir(&campo, .caracter("a"))
    cuadro(&campo, "A")
    #expect(seVe(campo) == "A")
    #expect(escribir(&campo, .caracter("b")) == ["Ab"])
  }

  @Test("si la vista no admite lo escrito, se ve lo que había")
  func rechazado() {
    var campo = con("123")
    _ = escribir(&campo, .caracter("4"))
    cuadro(&campo, "123")
    #expect(seVe(campo) == "123")
  }

  @Test("si la vista vacía el campo al enviar, se vacía")
  func enviado() {
    var campo = con("")
    _ = escribir(&campo, .caracter("a"))
    cuadro(&campo, "a")
    #expect(campo.recibir(.tecla(.intro)) == [.pedir(.usar(id: 4, .enviar))])
    cuadro(&campo, "")
    #expect(seVe(campo) == "")
    #expect(escribir(&campo, .caracter("b")) == ["b"])
  }

  @Test("Esc deja el campo y las letras vuelven a ser órdenes; con Tab se entra en otro")
  func escape() {
    var campo = con("Ana")
    #expect(campo.recibir(.tecla(.escape)) == [])
    #expect(campo.recibir(.tecla(.caracter("q"))) == [.salir])
    _ = campo.recibir(.tecla(.tab))
    #expect(campo.foco?.id == 5)
    _ = campo.recibir(.tecla(.tabAtras))
    #expect(escribir(&campo, .caracter("x")) == ["Anax"])
    #expect(campo.recibir(.tecla(.control("c"))) == [.salir])
  }

  @Test("de un campo secreto se manda el texto y se ven puntos")
  func secreto() {
    var campo = con("", clase: "SecureField")
    #expect(escribir(&campo, .caracter("a"), .caracter("b")) == ["a", "ab"])
    #expect(seVe(campo) == "••")
    cuadro(&campo, "•", clase: "SecureField")
    cuadro(&campo, "••", clase: "SecureField")
    _ = campo.recibir(.tecla(.escape))
    _ = campo.recibir(.tecla(.intro))
    #expect(escribir(&campo, .caracter("c")) == ["abc"])
    var ajeno = con("••••", clase: "SecureField")
    #expect(escribir(&ajeno, .caracter("z")) == ["z"])
  }

  @Test("un texto más largo que la caja enseña la parte del cursor")
  func largo() {
    var campo = con(String(repeating: "a", count: 100) + "FIN")
    #expect(seVe(campo).hasSuffix("FIN"))
    _ = campo.recibir(.tecla(.inicio))
    #expect(!seVe(campo).hasSuffix("FIN"))
  }

  @Test("un carácter que se une al anterior no descoloca el cursor")
  func marcas() {
    var campo = con("")
    #expect(
      escribir(&campo, .caracter("e"), .caracter("\u{301}"), .caracter("x")).last == "e\u{301}x"
    )
    #expect(escribir(&campo, .retroceso, .retroceso, .retroceso).last == "")
  }
}
