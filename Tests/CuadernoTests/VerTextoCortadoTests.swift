import Escena
import Testing

@testable import Cuaderno

@Suite("Los textos enormes de leccion ver")
struct VerTextoCortadoTests {
  @Test("un texto corriente no se toca; uno enorme se corta y lo dice")
  func cortado() {
    let justo = String(repeating: "a", count: 20_000)
    #expect(justo.cortadoALaVista == justo)
    #expect((justo + "b").cortadoALaVista == justo + "… (cortado: el texto mide 20 kB)")
    let megas = String(repeating: "a", count: 30_000_000).cortadoALaVista
    #expect(megas == justo + "… (cortado: el texto mide 30 MB)")
  }

  @Test("el corte no parte un escalar, y un carácter de un millón de marcas también se corta")
  func raros() {
    let impar = "a" + String(repeating: "ñ", count: 10_000)
    #expect(impar.cortadoALaVista.hasPrefix("a" + String(repeating: "ñ", count: 9_999) + "…"))
    let marcas = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(marcas.count == 1)
    #expect(marcas.cortadoALaVista.utf8.count < 20_100)
  }

  @Test("se mide ya cortado: el texto, las opciones y los modificadores")
  func medido() {
    let megas = String(repeating: "a", count: 30_000_000)
    let elemento = ElementoVisto(
      id: 1,
      clase: "Picker",
      texto: megas,
      valor: .elegida(0, opciones: [megas]),
      admite: [.elegir],
      pistas: [.init("navigationTitle", megas)]
    )
    let medido = Medidor.medir(elemento, Ambiente())
    #expect(medido.elemento.texto.hasSuffix("… (cortado: el texto mide 30 MB)"))
    #expect(medido.ideal < 100_000)
    #expect(medido.elemento.pistas.allSatisfy { $0.valor.utf8.count < 20_100 })
  }
}
