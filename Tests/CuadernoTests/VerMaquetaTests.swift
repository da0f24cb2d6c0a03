import Escena
import Testing

@testable import Cuaderno

@Suite("La maqueta de leccion ver")
struct VerMaquetaTests {
  private func ver(_ ancho: Int, alto: Int? = nil, _ elementos: ElementoVisto...) -> String {
    Maquetador(ancho: ancho, alto: alto).maquetar(elementos).lienzo(ancho: ancho).texto
  }

  private func ver(_ elemento: ElementoVisto) -> String { ver(40, elemento) }

  private func texto(_ texto: String, _ pistas: ElementoVisto.Pista...) -> ElementoVisto {
    ElementoVisto(id: 1, clase: "Text", texto: texto, pistas: pistas)
  }

  private func hueco() -> ElementoVisto { ElementoVisto(id: 9, clase: "Spacer") }

  private func linea() -> ElementoVisto { ElementoVisto(id: 8, clase: "Divider") }

  @Test("cada vista, como se ve, en dos anchos")
  func pantallas() throws {
    let vistas = [
      ("barra", VerVistas.barra(pedidos: 3, 12, 0)), ("formulario", VerVistas.formulario),
      ("lista", VerVistas.lista), ("hoja", VerVistas.hoja), ("detalle", VerVistas.detalle),
    ]
    var todas = ""
    for (nombre, elementos) in vistas {
      for ancho in [60, 26] {
        let lienzo = Maquetador(ancho: ancho).maquetar(elementos).lienzo(ancho: ancho)
        todas += "== \(nombre), \(ancho) columnas\n" + lienzo.texto + "\n"
      }
    }
    try Pantalla(nombre: "ver-vistas").comparar(todas)
  }

  @Test("una columna se alinea como se pide y una fila deja un espacio")
  func pilas() {
    let hijos = [texto("largo largo"), texto("uno")]
    #expect(ver(VerVistas.caja(2, "VStack", hijos)) == "largo largo\n    uno")
    let izquierda = VerVistas.caja(2, "VStack", pistas: [.init("alignment", "leading")], hijos)
    #expect(ver(izquierda) == "largo largo\nuno")
    #expect(ver(VerVistas.caja(2, "HStack", hijos)) == "largo largo uno")
    let junta = VerVistas.caja(2, "HStack", pistas: [.init("spacing", "0")], hijos)
    #expect(ver(junta) == "largo largouno")
    let separada = VerVistas.caja(2, "VStack", pistas: [.init("spacing", "20")], hijos)
    #expect(ver(separada) == "largo largo\n\n    uno")
  }

  @Test("un hueco empuja; sin sitio hacia abajo, es una línea")
  func huecos() {
    let fila = VerVistas.caja(2, "HStack", [texto("a"), hueco(), texto("b")])
    #expect(ver(9, fila) == "a       b")
    let columna = VerVistas.caja(2, "VStack", [texto("a"), hueco(), texto("b")])
    #expect(ver(9, columna) == "a\n\nb")
    #expect(ver(9, alto: 5, columna) == "a\n\n\n\nb")
  }

  @Test("una línea divisoria mide lo que su pila")
  func divisorias() {
    let columna = VerVistas.caja(2, "VStack", [texto("abcd"), linea(), texto("e")])
    #expect(ver(columna) == "abcd\n────\n e")
    #expect(ver(VerVistas.caja(2, "HStack", [texto("a"), linea(), texto("b")])) == "a │ b")
  }

  @Test("en una pila en profundidad, lo último tapa lo primero, en el centro")
  func profundidad() {
    let capas = VerVistas.caja(2, "ZStack", [texto("───────"), texto("3")])
    #expect(ver(capas) == "───3───")
    let color = ElementoVisto(id: 3, clase: "Color", texto: "red")
    #expect(ver(VerVistas.caja(2, "ZStack", [color, texto("hola")])) == "hola")
  }

  @Test("un texto se parte por sus espacios, y lo que no cabe en una fila baja")
  func partidos() {
    #expect(ver(8, texto("uno dos tres")) == "uno dos\ntres")
    #expect(ver(4, texto("largísimo")) == "larg\nísim\no")
    #expect(ver(9, texto("uno dos tres cuatro", .init("lineLimit", "1"))) == "uno dos…")
    let botones = (0..<3).map { VerVistas.boton($0, "Uno") }
    #expect(ver(16, VerVistas.caja(9, "HStack", botones)) == "[ Uno ] [ Uno ]\n[ Uno ]")
    #expect(ver(7, VerVistas.boton(1, "Larguísimo")) == "[ Larg…")
  }

  @Test("márgenes, marcos y fondos")
  func envolturas() {
    let conMargen = VerVistas.caja(
      2,
      "VStack",
      pistas: [.init("padding"), .init("padding")],
      [texto("a")]
    )
    #expect(ver(conMargen) == "\n a\n")
    #expect(ver(texto("a", .init("padding"))) == " a")
    #expect(ver(9, texto("a", .init("frame", "maxWidth inf"))) == "    a")
    #expect(ver(9, texto("a", .init("frame", "maxWidth inf, alignment trailing"))) == "        a")
    #expect(ver(texto("a", .init("frame", "width 40, height 48"))) == "\n  a\n")
    let fondo = Maquetador(ancho: 9).maquetar([texto("a", .init("background", "blue"))])
    #expect(fondo.lienzo(ancho: 9).celda(x: 0, y: 0).trazo == Trazo(fondo: .azul))
  }

  @Test("las pistas de letra y de color llegan al texto; manda la de más adentro")
  func letra() {
    func trazo(_ pistas: ElementoVisto.Pista..., clase: String = "Text") -> Trazo {
      let elemento = ElementoVisto(
        id: 1,
        clase: clase,
        texto: "a",
        admite: clase == "Text" ? [] : [.pulsar],
        pistas: pistas
      )
      return Maquetador(ancho: 9).maquetar([elemento]).lienzo(ancho: 9).celda(x: 0, y: 0).trazo
    }
    #expect(trazo(.init("font", "title")) == .fuerte)
    #expect(trazo(.init("font", "caption"), .init("font", "title")) == .tenue)
    #expect(trazo(.init("foregroundStyle", "red 0.5")) == .mal)
    #expect(trazo(.init("foregroundStyle", "secondary")) == .tenue)
    #expect(trazo(.init("italic"), .init("underline")) == Trazo([.cursiva, .subrayada]))
    #expect(trazo(.init("bold", "false"), .init("font", "title")) == .normal)
    #expect(trazo(.init("opacity", "0.4")) == .tenue)
    #expect(trazo(.init("tint", "green"), clase: "Button") == Trazo(color: .verde))
    let prominente = ElementoVisto.Pista("buttonStyle", "borderedProminent")
    #expect(trazo(prominente, clase: "Button") == Trazo([.invertida, .negrita]))
  }

  @Test("lo transparente ocupa sitio, no se ve y no responde")
  func transparente() {
    let boton = VerVistas.boton(1, "No", .init("opacity", "0"))
    let maqueta = Maquetador(ancho: 20).maquetar([boton, VerVistas.boton(2, "Sí")])
    #expect(maqueta.lienzo(ancho: 20).texto == "\n[ Sí ]")
    #expect(maqueta.fondo.focos.map(\.clave.id) == [2])
  }

  @Test("los números llevan coma")
  func numeros() {
    let numeros = [0.6, 3, -0.25, 1.005, 12.5, 0.004, -0.001, 1e15, .nan]
    #expect(
      numeros.map(conComa) == [
        "0,6", "3", "-0,25", "1", "12,5", "0", "0", "1000000000000000", "nan",
      ]
    )
  }

  @Test("diez mil filas: cada una en su sitio, y solo se pinta la ventana")
  func muchas() {
    let filas = (0..<10_000).map { VerVistas.boton($0, "Fila \($0)") }
    let maqueta = Maquetador(ancho: 40).maquetar([VerVistas.caja(-1, "List", filas)])
    #expect(maqueta.fondo.alto == 10_002)
    #expect(
      maqueta.fondo.focos[9_999].rectangulo == Rectangulo(x: 2, y: 10_000, ancho: 13, alto: 1)
    )
    var lienzo = Lienzo(ancho: 40, alto: 3)
    maqueta.pintar(en: &lienzo, lienzo.zona, .init(), desde: [5000])
    let vistas = ["[ Fila 4999 ]", "[ Fila 5000 ]", "[ Fila 5001 ]"]
    #expect(lienzo.lineas().map { $0.dropFirst().dropLast().description.recortado } == vistas)
  }
}
