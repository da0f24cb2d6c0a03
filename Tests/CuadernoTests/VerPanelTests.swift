import Escena
import Testing

@testable import Cuaderno

@Suite("El panel de leccion ver")
struct VerPanelTests {
  private func panel(_ cuadro: Cuadro?, _ diario: Diario = Diario(), ancho: Int = 37) -> Panel {
    Panel(cuadro: cuadro, diario: diario, ancho: ancho)
  }

  private func textos(_ panel: Panel) -> [[String]] {
    panel.apartados.map { $0.lineas.map(\.texto) }
  }

  @Test("agrupa por vista y motivos, en el orden en que se dibujaron")
  func grupos() {
    let dibujos = [("A", "x"), ("B", "x"), ("A", "y"), ("B", "x"), ("A", "x")].enumerated().map {
      DibujoVisto(vista: $0.element.0, nodo: $0.offset, motivos: [$0.element.1])
    }
    #expect(GrupoDeDibujos.agrupar(dibujos).map(\.nombre) == ["A ×2", "B ×2", "A"])
    #expect(
      textos(panel(Cuadro(elementos: [], dibujos: dibujos))) == [
        ["Quién se ha dibujado", " A ×2", "   x", " B ×2", "   x", " A", "   y"]
      ]
    )
  }

  @Test("si nadie se ha dibujado, lo dice; y antes del primer cuadro, también")
  func nadie() {
    #expect(
      textos(panel(Cuadro(elementos: []))) == [
        ["Quién se ha dibujado", " Nadie: ningún body se ha ejecutado."]
      ]
    )
    var redibujada = VerVistas.nadie
    redibujada.causa = .redibujar
    #expect(
      textos(panel(redibujada)).first == [
        "Quién se ha dibujado", " Nadie: la madre da los mismos datos", " que antes.",
      ]
    )
    redibujada.cuentas = []
    #expect(
      textos(panel(redibujada)).first == [
        "Quién se ha dibujado", " Nadie: en la vista previa no hay", " vistas con body tuyo.",
      ]
    )
    #expect(textos(panel(nil)) == [["Quién se ha dibujado", " Todavía no hay nada que dibujar."]])
  }

  @Test("en el total destaca quien se ha dibujado ahora")
  func total() {
    let apartados = panel(VerVistas.sirve).apartados
    #expect(apartados.count == 2)
    #expect(apartados.last?.lineas.map(\.trazo) == [.fuerte, .tenue, .fuerte])
  }

  @Test("un aviso repetido se cuenta y va delante; los sucesos viejos se atenúan")
  func diario() {
    var diario = Diario()
    diario.anotar(Cuadro(elementos: [], sucesos: ["onAppear"], advertencias: ["uno"]))
    diario.anotar(Cuadro(elementos: [], sucesos: ["empieza"], advertencias: ["dos", "uno"]))
    let apartados = panel(Cuadro(elementos: []), diario).apartados.dropFirst()
    #expect(
      apartados.map { $0.lineas.map(\.texto) } == [
        ["Advertencias", " ! uno (×2)", " ! dos"], ["Sucesos", " onAppear", " empieza"],
      ]
    )
    #expect(apartados.last?.lineas.map(\.trazo) == [.fuerte, .tenue, .normal])
  }

  @Test("lo que escribe el programa llega a trozos y no crece sin fin")
  func salida() {
    var diario = Diario()
    for trozo in ["ho", "la\nque", " tal\r\n", "\u{1b}[31mrojo"] { diario.escribir(trozo) }
    #expect(diario.lineas == ["hola", "que tal", "␛[31mrojo"])
    for numero in 0..<1000 { diario.escribir("\(numero)\n" + String(repeating: "x", count: 900)) }
    #expect(diario.lineas.count <= 201)
    #expect((diario.lineas.map(\.count).max() ?? 0) <= 504)
  }

  @Test("si no cabe todo, lo primero es quién, y el resto se reparte")
  func reparto() {
    #expect(Panel.repartir([3, 2], entre: 10) == [3, 2])
    #expect(Panel.repartir([20, 20, 20], entre: 12) == [8, 2, 2])
    #expect(Panel.repartir([3, 9, 2], entre: 10) == [3, 5, 2])
    #expect(Panel.repartir([9], entre: 4) == [4])
    #expect(Panel.repartir([], entre: 4) == [])
    #expect(Panel.repartir([5, 5], entre: 0) == [0, 0])
  }

  // MARK: - Recorrerlo

  private func pintado(_ panel: Panel, alto: Int, desde: Int?) -> [String] {
    var lienzo = Lienzo(ancho: panel.ancho, alto: alto)
    panel.pintar(en: &lienzo, lienzo.zona, desde: desde)
    return lienzo.lineas()
  }

  @Test("si no cabe, el resumen dice que sigue, y recorrido cuenta lo que falta")
  func recorrido() {
    let dibujos = (0..<5).map { DibujoVisto(vista: "V\($0)", nodo: $0, motivos: []) }
    let panel = panel(Cuadro(elementos: [], dibujos: dibujos))
    #expect(panel.cabe(en: 6) && !panel.cabe(en: 5))
    #expect(
      pintado(panel, alto: 6, desde: nil)
        == ["Quién se ha dibujado", " V0", " V1", " V2", " V3", " V4"]
    )
    #expect(pintado(panel, alto: 6, desde: 3) == pintado(panel, alto: 6, desde: nil))
    #expect(
      pintado(panel, alto: 4, desde: 0)
        == ["Quién se ha dibujado", " V0", " V1", "… 3 más abajo (tecla +)"]
    )
    #expect(
      pintado(panel, alto: 4, desde: 1)
        == ["… 1 más arriba (tecla -)", " V0", " V1", "… 3 más abajo (tecla +)"]
    )
    #expect(
      pintado(panel, alto: 4, desde: 99) == ["… 3 más arriba (tecla -)", " V2", " V3", " V4"]
    )
    #expect(pintado(panel, alto: 1, desde: 2).count == 1)
    let mas = (0..<9).map { DibujoVisto(vista: "V\($0)", nodo: $0, motivos: []) }
    #expect(
      pintado(self.panel(Cuadro(elementos: [], dibujos: mas)), alto: 6, desde: nil) == [
        "Quién se ha dibujado", " V0", " V1", " V2", " … y 6 líneas más",
        "… sigue: tecla + o la rueda",
      ]
    )
  }

  @Test("un apartado cortado dice cuánto falta")
  func cortado() {
    let apartado = Panel.Apartado(lineas: (0..<6).map { Panel.Linea(texto: "\($0)") })
    #expect(apartado.primeras(4).map(\.texto) == ["0", "1", "2", " … y 3 líneas más"])
    #expect(apartado.primeras(0) == [])
    let final = Panel.Apartado(lineas: apartado.lineas, porElFinal: true)
    #expect(final.primeras(3).map(\.texto) == ["0", "4", "5"])
  }
}
