import Escena
import Testing

@testable import Cuaderno

@Suite("Las pantallas de leccion ver")
struct VerPantallaTests {
  private func mirador(_ ancho: Int = 90, _ alto: Int = 24, _ sucesos: Mirador.Suceso...) -> Mirador
  {
    var mirador = Mirador(titulo: "Lección 7 · BarraDeCafe.swift", ancho: ancho, alto: alto)
    _ = mirador.recibir(.reiniciada)
    for suceso in sucesos { _ = mirador.recibir(suceso) }
    return mirador
  }

  private func comparar(_ nombre: String, _ pantallas: (String, Lienzo)...) throws {
    let todo = pantallas.map { "== \($0)\n\($1.texto)\n" }.joined(separator: "\n")
    try Pantalla(nombre: "ver-\(nombre)").comparar(todo)
  }

  @Test("la barra de café: aparece, sirve, y un turno en el que nadie se dibuja")
  func barra() throws {
    var barra = mirador(90, 24, .cuadro(VerVistas.aparece))
    let primera = barra.pintar()
    _ = barra.recibir(.salida("Se ha pulsado Servir\nLa cuenta va"))
    _ = barra.recibir(.cuadro(VerVistas.sirve))
    let segunda = barra.pintar()
    _ = barra.recibir(.cuadro(VerVistas.nadie))
    try comparar(
      "barra",
      ("al aparecer", primera),
      ("tras servir", segunda),
      ("nadie", barra.pintar())
    )
  }

  @Test("un formulario con todos los controles, y se escribe en un campo")
  func formulario() throws {
    var formulario = mirador(90, 28, .cuadro(Cuadro(elementos: VerVistas.formulario)))
    let quieto = formulario.pintar()
    for tecla in [Tecla.intro, .caracter("!"), .izquierda] {
      _ = formulario.recibir(.tecla(tecla))
    }
    try comparar("formulario", ("al aparecer", quieto), ("escribiendo", formulario.pintar()))
  }

  @Test("una lista con barra, búsqueda y acciones al deslizar")
  func lista() throws {
    let lista = mirador(90, 16, .cuadro(Cuadro(elementos: VerVistas.lista)))
    try comparar("lista", ("al aparecer", lista.pintar()))
  }

  @Test("una hoja tapa lo demás")
  func hoja() throws {
    let hoja = mirador(90, 14, .cuadro(Cuadro(elementos: VerVistas.hoja, indice: 1, total: 3)))
    try comparar("hoja", ("presentada", hoja.pintar()))
  }

  @Test("una terminal estrecha lleva el panel debajo; una mínima, solo la vista")
  func estrechas() throws {
    let estrecha = mirador(44, 24, .cuadro(VerVistas.sirve))
    let minima = mirador(20, 5, .cuadro(VerVistas.sirve))
    try comparar("estrecha", ("44 × 24", estrecha.pintar()), ("20 × 5", minima.pintar()))
  }

  @Test("no compila, se para o no hay vistas: se dice y se ve lo último")
  func problemas() throws {
    let lineas = [
      "BarraDeCafe.swift:23:7 error: no se encuentra «tazass»", "",
      "  23 │     modelo.tazass += 1", "     │            ^^^^^^",
    ]
    try comparar(
      "problemas",
      ("no compila", mirador(90, 16, .cuadro(VerVistas.sirve), .noCompila(lineas)).pintar()),
      (
        "se para",
        mirador(
          90,
          16,
          .cuadro(VerVistas.sirve),
          .parada(["Index out of range, en BarraDeCafe.swift:31"])
        ).pintar()
      ),
      (
        "no compila, con poco sitio",
        mirador(44, 12, .cuadro(VerVistas.sirve), .noCompila(lineas)).pintar()
      ),
      (
        "sin vistas",
        mirador(90, 12, .sinVistas(["Añade al final del fichero:", "#Preview { BarraDeCafe() }"]))
          .pintar()
      ),
      ("compilando otra vez", mirador(90, 12, .cuadro(VerVistas.sirve), .compilando).pintar())
    )
  }

  @Test("lo que destaca: el foco, lo último que se dibujó, lo apagado y lo que ya no atiende")
  func trazos() throws {
    var barra = mirador(90, 12, .cuadro(VerVistas.aparece), .cuadro(VerVistas.sirve))
    let viva = barra.pintar()
    _ = barra.recibir(.noCompila(["No se encuentra «tazass»."]))
    let hoja = mirador(90, 12, .cuadro(Cuadro(elementos: VerVistas.hoja)))
    let todo = [("viva", viva), ("no compila", barra.pintar()), ("hoja", hoja.pintar())]
      .map { "== \($0)\n\(mapa($1))\n" }
    try Pantalla(nombre: "ver-trazos").comparar(todo.joined(separator: "\n"))
  }

  /// Una letra por celda: n negrita, t tenue, i invertida; en mayúscula si lleva color.
  private func mapa(_ lienzo: Lienzo) -> String {
    (0..<lienzo.alto).map { y in
      let letras = (0..<lienzo.ancho).map { x -> String in
        let trazo = lienzo.celda(x: x, y: y).trazo
        if lienzo.celda(x: x, y: y).caracter == " ", trazo == .normal { return " " }
        let letra =
          trazo.letra.contains(.invertida)
          ? "i" : trazo.letra.contains(.tenue) ? "t" : trazo.letra.contains(.negrita) ? "n" : "."
        return trazo.color == .normal ? letra : letra == "." ? "C" : letra.uppercased()
      }
      return String(letras.joined().reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test("en ASCII no hay ningún signo que no lo sea")
  func ascii() throws {
    let lista = mirador(90, 16, .cuadro(Cuadro(elementos: VerVistas.lista)))
    let formulario = mirador(90, 28, .cuadro(Cuadro(elementos: VerVistas.formulario)))
    let lineas = lista.pintar().lineas(ascii: true) + formulario.pintar().lineas(ascii: true)
    let todoASCII = lineas.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } }
    #expect(todoASCII)
    try Pantalla(nombre: "ver-ascii").comparar(lineas.joined(separator: "\n") + "\n")
  }
}
