import Escena
import Testing

@testable import Cuaderno

@Suite("Lo que hace cada tecla en leccion ver")
struct VerMiradorTests {
  private func mirador(
    _ elementos: [ElementoVisto],
    total: Int = 1,
    _ ancho: Int = 90,
    _ alto: Int = 30
  )
    -> Mirador
  {
    var mirador = Mirador(titulo: "Lección 7", ancho: ancho, alto: alto)
    _ = mirador.recibir(.reiniciada)
    _ = mirador.recibir(.cuadro(Cuadro(elementos: elementos, total: total)))
    return mirador
  }

  private func pulsar(_ mirador: inout Mirador, _ teclas: Tecla...) -> [Mirador.Efecto] {
    teclas.flatMap { mirador.recibir(.tecla($0)) }
  }

  /// Pulsa donde está ese texto en la pantalla.
  private func clic(_ mirador: inout Mirador, en texto: String, mas: Int = 0) -> [Mirador.Efecto] {
    for (y, linea) in mirador.pintar().lineas().enumerated() {
      if let rango = linea.firstRange(of: texto) {
        let x = columnas(linea[..<rango.lowerBound]) + mas
        return mirador.recibir(.tecla(.raton(.init(.pulsa, x: x, y: y))))
      }
    }
    Issue.record("no se ve «\(texto)»")
    return []
  }

  private func usar(_ id: Int, _ acto: Acto) -> Mirador.Efecto { .pedir(.usar(id: id, acto)) }

  // MARK: - El foco

  @Test("Tab da la vuelta y Mayús-Tab la da al revés")
  func tab() {
    var barra = mirador(VerVistas.barra(pedidos: 0, 0, 0))
    var vistos: [Int?] = [barra.foco?.id]
    for _ in 0..<3 {
      _ = pulsar(&barra, .tab)
      vistos.append(barra.foco?.id)
    }
    #expect(vistos == [12, 22, 3, 12])
    _ = pulsar(&barra, .tabAtras)
    #expect(barra.foco?.id == 3)
  }

  @Test("las flechas verticales van al control más cercano")
  func flechas() {
    var formulario = mirador(VerVistas.formulario)
    var vistos: [Int?] = []
    for _ in 0..<11 {
      _ = pulsar(&formulario, .abajo)
      vistos.append(formulario.foco?.id)
    }
    #expect(vistos == [5, 6, 9, 10, 11, 12, 13, 14, 18, 18, 18])
    _ = pulsar(&formulario, .derecha)
    #expect(formulario.foco?.id == 20)
    _ = pulsar(&formulario, .arriba)
    #expect(formulario.foco?.id == 14)
  }

  @Test("el foco sigue a su elemento cuando el árbol cambia, y si se va, se queda en su puesto")
  func focoQueSigue() {
    var barra = mirador(VerVistas.barra(pedidos: 0, 0, 0))
    _ = pulsar(&barra, .tab)
    #expect(barra.foco?.id == 22)
    var nuevos = VerVistas.barra(pedidos: 1, 0, 0)
    nuevos.insert(VerVistas.boton(99, "Antes"), at: 0)
    _ = barra.recibir(.cuadro(Cuadro(elementos: nuevos)))
    #expect(barra.foco?.id == 22)
    _ = barra.recibir(.cuadro(Cuadro(elementos: VerVistas.barra(pedidos: 1, 0))))
    #expect(barra.foco?.id == 3)
    _ = barra.recibir(.cuadro(Cuadro(elementos: [VerVistas.texto(1, "Nada")])))
    #expect(barra.foco == nil)
    #expect(pulsar(&barra, .tab, .intro, .abajo, .derecha, .caracter(" ")) == [])
  }

  @Test("dos elementos con el mismo número son dos paradas")
  func repetidos() {
    var dos = mirador([VerVistas.boton(5, "Uno"), VerVistas.boton(5, "Otro")])
    #expect(dos.foco == Clave(id: 5, repeticion: 0))
    _ = pulsar(&dos, .tab)
    #expect(dos.foco == Clave(id: 5, repeticion: 1))
  }

  // MARK: - Usar

  @Test("Intro y el espacio usan el control; las flechas lo ajustan")
  func usos() {
    var formulario = mirador(VerVistas.formulario)
    func con(_ id: Int, _ teclas: Tecla...) -> [Mirador.Efecto] {
      while formulario.foco?.id != id { _ = formulario.recibir(.tecla(.tab)) }
      return teclas.flatMap { formulario.recibir(.tecla($0)) }
    }
    #expect(con(6, .intro, .caracter(" ")) == [usar(6, .alternar), usar(6, .alternar)])
    #expect(con(9, .derecha, .izquierda, .intro) == [2, 0, 2].map { usar(9, .elegir($0)) })
    #expect(con(10, .izquierda) == [])
    #expect(con(10, .derecha) == [usar(10, .elegir(1))])
    #expect(con(11, .intro) == [usar(11, .elegir(0))])
    #expect(con(12, .izquierda) == [usar(12, .ajustar(-1))])
    #expect(con(13, .derecha, .intro) == [usar(13, .ajustar(1)), usar(13, .ajustar(1))])
    #expect(con(14, .derecha) == [usar(14, .ajustar(1))])
    #expect(con(18, .intro) == [usar(18, .pulsar)])
  }

  @Test("el ratón da el foco y usa lo que hay debajo")
  func raton() {
    var formulario = mirador(VerVistas.formulario)
    #expect(clic(&formulario, en: "[x] Sonido", mas: 5) == [usar(6, .alternar)])
    #expect(formulario.foco?.id == 6)
    #expect(clic(&formulario, en: "Pendientes") == [usar(9, .elegir(2))])
    #expect(clic(&formulario, en: "( ) Hechas") == [usar(11, .elegir(1))])
    #expect(clic(&formulario, en: "‹ 3 ene") == [usar(12, .ajustar(-1))])
    #expect(clic(&formulario, en: "[ + ]", mas: 2) == [usar(13, .ajustar(1))])
    #expect(clic(&formulario, en: "───────●", mas: 3) == [usar(14, .poner(0.25))])
    #expect(clic(&formulario, en: "[ Guardar ]") == [usar(20, .pulsar)])
    #expect(clic(&formulario, en: "[ ] Avisos") == [])
    #expect(clic(&formulario, en: "Solo tú") == [])
    #expect(clic(&formulario, en: "▏Ana", mas: 2) == [])
    #expect(pulsar(&formulario, .caracter("x")) == [usar(4, .escribir("Axna"))])
  }

  @Test("las órdenes: redibujar, panel, otra vista, pantalla entera y salir")
  func ordenes() {
    var barra = mirador(VerVistas.barra(pedidos: 0, 0), total: 3)
    #expect(pulsar(&barra, .caracter("r")) == [.pedir(.redibujar)])
    #expect(
      pulsar(&barra, .caracter("3"), .caracter("9"), .caracter("1")) == [.pedir(.cambiar(a: 2))]
    )
    #expect(pulsar(&barra, .caracter("]"), .caracter("[")) == [.pedir(.cambiar(a: 1))])
    #expect(pulsar(&barra, .control("l")) == [.redibujarTodo])
    #expect(pulsar(&barra, .caracter("p")) == [])
    #expect(!barra.pintar().texto.contains("Quién se ha dibujado"))
    #expect(pulsar(&barra, .caracter("q")) == [.salir])
    #expect(pulsar(&barra, .control("c")) == [.salir])
  }

  @Test("si la vista está parada, solo atienden las teclas de la pantalla")
  func parada() {
    var barra = mirador(VerVistas.barra(pedidos: 0, 0), total: 2)
    _ = barra.recibir(.parada(["Se paró"]))
    #expect(pulsar(&barra, .intro, .caracter("r"), .caracter("2"), .tab, .intro) == [])
    #expect(clic(&barra, en: "[ Servir ]") == [])
    #expect(pulsar(&barra, .caracter("q")) == [.salir])
    _ = barra.recibir(.compilando)
    #expect(pulsar(&barra, .intro) == [])
    _ = barra.recibir(.reiniciada)
    #expect(pulsar(&barra, .caracter("r")) == [.pedir(.redibujar)])
  }

  @Test("un error que no cabe quita el panel y se recorre entero; al guardar, vuelve el panel")
  func avisoLargo() {
    var barra = mirador(VerVistas.barra(pedidos: 0, 0))
    _ = barra.recibir(.tamano(ancho: 80, alto: 12))
    _ = barra.recibir(.noCompila((1...20).map { "línea \($0) del error" }))
    func dice(_ textos: String...) -> Bool { textos.allSatisfy(barra.pintar().texto.contains) }
    #expect(!dice("Quién se ha dibujado") && dice("┌─ No compila ───", "↑↓ recorre el aviso"))
    #expect(dice("línea 6 del", "… y 14 líneas más (↓)") && !dice("línea 7 del"))
    #expect(pulsar(&barra, .abajo, .abajo) == [])
    #expect(dice("… 3 líneas más arriba (↑)", "línea 4 del"))
    #expect(dice("línea 8 del", "… y 12 líneas más (↓)"))
    _ = pulsar(&barra, .paginaAbajo)
    #expect(dice("línea 9 del", "línea 13 del") && !dice("línea 8 del"))
    _ = pulsar(&barra, .fin, .abajo)
    #expect(dice("línea 20 del", "… 14 líneas más arriba (↑)") && !dice("(↓)"))
    _ = pulsar(&barra, .raton(.init(.ruedaArriba, x: 3, y: 3)))
    #expect(dice("línea 16 del", "… y 4 líneas más (↓)"))
    _ = pulsar(&barra, .inicio, .caracter("p"))
    #expect(dice("línea 1 del") && !dice("más arriba"))
    _ = barra.recibir(.compilando)
    #expect(dice("Quién se ha dibujado") && !dice("No compila"))
  }

  // MARK: - La hoja

  @Test("con una hoja solo responde la hoja; Esc la cierra y el foco vuelve a donde estaba")
  func hoja() {
    var vista = mirador(VerVistas.barra(pedidos: 2, 1))
    _ = pulsar(&vista, .tab)
    #expect(vista.foco?.id == 3)
    _ = vista.recibir(.cuadro(Cuadro(elementos: VerVistas.hoja)))
    #expect(vista.foco?.id == 93)
    #expect(clic(&vista, en: "[ Servir") == [])
    #expect(pulsar(&vista, .intro) == [usar(93, .pulsar)])
    #expect(clic(&vista, en: "[x]", mas: 1) == [usar(90, .cerrar)])
    #expect(pulsar(&vista, .escape) == [usar(90, .cerrar)])
    _ = vista.recibir(.cuadro(Cuadro(elementos: VerVistas.barra(pedidos: 2, 1))))
    #expect(vista.foco?.id == 3)
    #expect(pulsar(&vista, .escape) == [])
  }

  // MARK: - Desplazar

  @Test("una lista larga se desplaza con el foco, con las páginas y con la rueda")
  func larga() {
    let filas = (0..<200).map { VerVistas.boton($0 + 10, "Fila \($0)") }
    var lista = mirador([VerVistas.caja(1, "List", filas)], 90, 12)
    #expect(lista.pintar().texto.contains("Fila 0"))
    _ = pulsar(&lista, .tabAtras)
    #expect(lista.pintar().texto.contains("Fila 199"))
    for _ in 0..<50 { _ = pulsar(&lista, .arriba) }
    #expect(lista.foco?.id == 159)
    #expect(lista.pintar().texto.contains("[ Fila 149 ]"))
    _ = pulsar(&lista, .inicio)
    #expect(lista.foco?.id == 18)
    #expect(lista.pintar().texto.contains("Fila 0"))
    _ = pulsar(&lista, .paginaAbajo)
    #expect(!lista.pintar().texto.contains("Fila 0 "))
    let antes = lista.foco
    for _ in 0..<500 { _ = pulsar(&lista, .raton(.init(.ruedaAbajo, x: 2, y: 2))) }
    #expect(lista.pintar().texto.contains("Fila 199"))
    #expect(lista.foco == antes)
  }
}
