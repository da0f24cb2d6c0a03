import Testing

@testable import Cuaderno

@Suite("sanear")
struct SaneadoTests {
  @Test(
    "Los controles se ven; el texto, los saltos y los tabuladores no cambian",
    arguments: [
      ("ñandú 🐦\n\tfin", "ñandú 🐦\n\tfin"), ("\u{1b}[2J", "␛[2J"), ("a\u{0}b", "a␀b"),
      ("\u{7}\u{8}", "␇␈"), ("\u{7f}", "␡"), ("\u{9b}31m", "�31m"), ("\u{85}", "�"),
      ("a\r\nb\rc", "a\nbc"), ("\u{202e}oculto\u{2066}", "�oculto�"), ("\u{200f}\u{200e}", "��"),
      ("👩‍👩‍👧", "👩‍👩‍👧"), ("e\u{301}", "e\u{301}"), ("", ""),
    ]
  )
  func cambios(texto: String, esperado: String) {
    #expect(sanear(texto).unicodeScalars.elementsEqual(esperado.unicodeScalars))
  }

  @Test("Sanear dos veces es sanear una")
  func dosVeces() {
    let todos = String(String.UnicodeScalarView((0...0x2070).compactMap(Unicode.Scalar.init)))
    #expect(sanear(sanear(todos)) == sanear(todos))
  }
}
