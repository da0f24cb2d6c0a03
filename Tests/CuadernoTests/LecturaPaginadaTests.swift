import Testing

@testable import Cuaderno

@Suite("LecturaPaginada")
struct LecturaPaginadaTests {
  private static let texto = """
    # Las tazas

    Uno, con unas cuantas palabras.

    Dos, con otras cuantas más.

    <details><summary>¿Cuántas tazas hay?</summary>

    Tres.

    </details>

    Cuatro, y con esto casi se acaba.

    Cinco.
    """

  /// Cuarenta columnas y ocho filas: seis de texto.
  private static func lectura(
    columnas: Int = 40,
    filas: Int = 8,
    marca: Int? = nil,
    ordenes: Bool = true
  ) -> LecturaPaginada {
    LecturaPaginada(
      Markdown.leer(texto),
      final: [.parrafo("Fin. Comprueba con"), .codigo(info: "", ["leccion 1"])],
      estilo: .llano,
      medidas: .init(columnas: columnas, filas: filas, entiendeOrdenes: ordenes),
      marca: marca
    )
  }

  private static func teclas(_ texto: String) -> [Tecla] {
    texto.map { $0 == "\n" ? .intro : .caracter($0) }
  }

  /// Las páginas por las que pasa una lectura con esas tandas de teclas, desde 1.
  private static func paginas(_ tandas: String..., desde marca: Int? = nil) -> [Int] {
    var lectura = lectura(marca: marca)
    _ = lectura.recibir(.empieza)
    return [lectura.indice + 1]
      + tandas.map {
        _ = lectura.recibir(.teclas(teclas($0)))
        return lectura.indice + 1
      }
  }

  /// Lo escrito, con las órdenes a la vista.
  private static func escrito(_ efectos: [LecturaPaginada.Efecto]) -> String {
    efectos.map { efecto in
      if case .escribir(let texto) = efecto {
        texto.replacing("\u{1b}", with: "␛").replacing("\r", with: "␍") + "\n"
      } else {
        "\(efecto)\n"
      }
    }.joined()
  }

  @Test("Lo que se ve de principio a fin, en una terminal que entiende órdenes y en una que no")
  func entera() throws {
    var todo = ""
    for ordenes in [true, false] {
      var lectura = Self.lectura(ordenes: ordenes)
      todo += Self.escrito(lectura.recibir(.empieza))
      for tecla in "  b    " {
        todo += "~~~ \(tecla)\n" + Self.escrito(lectura.recibir(.teclas([.caracter(tecla)])))
      }
      todo += "~~~ otro tamaño\n" + Self.escrito(lectura.recibir(.tamano(columnas: 24, filas: 5)))
      todo += "~~~ vuelve\n" + Self.escrito(lectura.recibir(.vuelve(columnas: 40, filas: 8)))
      todo += "~~~ q\n" + Self.escrito(lectura.recibir(.teclas([.caracter("q")]))) + "======\n"
    }
    try Pantalla(nombre: "lectura-paginada").comparar(todo)
  }

  @Test("Las teclas que llegan juntas cuentan todas, pero no abren una respuesta ni salen")
  func juntas() {
    #expect(Self.paginas(" ", " ", " ", " ") == [1, 2, 3, 4, 4])
    #expect(Self.paginas("     ", "     ", "     ") == [1, 2, 4, 4])
    #expect(Self.paginas(" b ", " b") == [1, 2, 2])
    #expect(Self.paginas(" ", " ", " ", "bb") == [1, 2, 3, 4, 2])
  }

  @Test("Al final no sale sola: con espacio, intro o «q»")
  func final() {
    for (tecla, sale) in [
      (Tecla.caracter(" "), true), (.intro, true), (.caracter("q"), true), (.escape, true),
      (.control("d"), true), (.abajo, false), (.caracter("n"), false), (.paginaAbajo, false),
      (.fin, false), (.pegado("q"), false), (.caracter("x"), false),
    ] {
      var lectura = Self.lectura()
      _ = lectura.recibir(.empieza)
      for _ in 1...3 { _ = lectura.recibir(.teclas([.caracter(" ")])) }
      #expect(lectura.esLaUltima)
      #expect(lectura.recibir(.teclas([tecla])) == (sale ? [.salir] : []), "\(tecla)")
    }
  }

  @Test("«g» va al principio y «G» al final, salvo que sea una respuesta por abrir")
  func extremos() {
    #expect(Self.paginas("G", "g", "b") == [1, 4, 1, 1])
    var lectura = Self.lectura(filas: 20)
    _ = lectura.recibir(.empieza)
    #expect(lectura.paginas.map(\.responde) == [false, true])
    #expect(lectura.recibir(.teclas([.fin])) == [])
    #expect(lectura.recibir(.teclas([.caracter(" ")])).count == 1)
    #expect(lectura.recibir(.teclas([.inicio])).count == 1)
    // Ya abierta, se va a ella.
    #expect(lectura.recibir(.teclas([.fin])).count == 1)
    #expect(lectura.indice == 1)
  }

  @Test("Ctrl-C interrumpe y Ctrl-Z detiene; lo tecleado detrás ya no era para la lectura")
  func control() {
    var lectura = Self.lectura()
    _ = lectura.recibir(.empieza)
    #expect(lectura.recibir(.teclas([.control("c"), .caracter(" ")])) == [.interrumpir])
    #expect(lectura.recibir(.teclas([.control("z"), .caracter("q")])) == [.detenerse])
    #expect(lectura.indice == 0)
  }

  @Test("Sigue donde se dejó, también en otra terminal; si se acabó, empieza")
  func marca() {
    var lectura = Self.lectura()
    _ = lectura.recibir(.empieza)
    #expect(lectura.marca == nil)
    _ = lectura.recibir(.teclas([.caracter(" ")]))
    let dejado = lectura.marca
    #expect(dejado != nil)
    var otra = Self.lectura(columnas: 24, filas: 5, marca: dejado)
    let escrito = Self.escrito(otra.recibir(.empieza))
    #expect(escrito.contains("Sigues donde lo dejaste. Con g vuelves al principio.\n"))
    #expect(otra.paginas[otra.indice].lineas.first == "Dos, con otras cuantas")
    for _ in 1...2 { _ = lectura.recibir(.teclas([.caracter(" ")])) }
    #expect(lectura.esLaUltima)
    #expect(lectura.marca == nil)
  }

  @Test("Si se dejó en una respuesta, se vuelve a su pregunta: la respuesta no se ve sin pensarla")
  func marcaEnRespuesta() {
    var lectura = Self.lectura()
    _ = lectura.recibir(.empieza)
    for _ in 1...2 { _ = lectura.recibir(.teclas([.caracter(" ")])) }
    #expect(lectura.paginas[lectura.indice].responde)
    #expect(Self.paginas(" ", desde: lectura.marca) == [2, 3])
  }

  @Test(
    "Con una marca imposible se empieza por el principio",
    arguments: [-1, 0, 1_000_000, .min, .max]
  )
  func marcaImposible(marca: Int) {
    var lectura = Self.lectura(marca: marca)
    #expect(lectura.recibir(.empieza).count == 1)
    #expect(lectura.indice == 0)
  }

  @Test("Cambiar de tamaño una y otra vez no mueve el sitio")
  func tamanos() {
    var lectura = Self.lectura()
    _ = lectura.recibir(.empieza)
    for _ in 1...2 { _ = lectura.recibir(.teclas([.caracter(" ")])) }
    let (marca, pagina) = (lectura.marca, lectura.indice)
    for columnas in [1, 2, 7, 200, 0, 33] {
      for filas in [0, 1, 2, 3, 50] {
        _ = lectura.recibir(.tamano(columnas: columnas, filas: filas))
        #expect(lectura.paginas[lectura.indice].responde, "\(columnas)×\(filas)")
      }
    }
    _ = lectura.recibir(.tamano(columnas: 40, filas: 8))
    #expect(lectura.marca == marca)
    #expect(lectura.indice == pagina)
  }

  @Test("Un texto vacío también se puede dejar")
  func vacio() {
    var lectura = LecturaPaginada(
      [],
      final: [],
      estilo: .llano,
      medidas: .init(columnas: 40, filas: 8)
    )
    #expect(lectura.recibir(.empieza).count == 1)
    #expect(lectura.recibir(.teclas([.fin, .inicio, .caracter("b")])) == [])
    #expect(lectura.recibir(.teclas([.caracter(" ")])) == [.salir])
  }
}
