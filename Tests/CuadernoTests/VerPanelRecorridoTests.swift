import Escena
import Testing

@testable import Cuaderno

@Suite("El panel de leccion ver, recorrido")
struct VerPanelRecorridoTests {
  private func mirador(
    _ elementos: [ElementoVisto],
    _ dibujos: [DibujoVisto] = [],
    alto: Int = 30
  ) -> Mirador {
    var mirador = Mirador(titulo: "Lección 7", ancho: 90, alto: alto)
    _ = mirador.recibir(.reiniciada)
    _ = mirador.recibir(.cuadro(Cuadro(elementos: elementos, dibujos: dibujos)))
    return mirador
  }

  private func pulsar(_ mirador: inout Mirador, _ teclas: Tecla...) -> [Mirador.Efecto] {
    teclas.flatMap { mirador.recibir(.tecla($0)) }
  }

  private func conPanelLargo(_ elementos: [ElementoVisto]) -> Mirador {
    let dibujos = (0..<40).map { DibujoVisto(vista: "V\($0)", nodo: $0, motivos: []) }
    return mirador(elementos, dibujos, alto: 12)
  }

  private func dice(_ mirador: Mirador, _ texto: String) -> Bool {
    mirador.pintar().texto.contains(texto)
  }

  @Test("el panel se recorre con + y -, con Mayús y las flechas y con la rueda encima")
  func panel() {
    var vista = conPanelLargo(VerVistas.barra(pedidos: 0, 0))
    #expect(dice(vista, "… sigue: tecla + o la rueda") && dice(vista, "+ más panel"))
    _ = pulsar(&vista, .caracter("+"))
    #expect(dice(vista, "… 32 más abajo (tecla +)") && !dice(vista, "más arriba"))
    _ = pulsar(&vista, .caracter("+"))
    #expect(dice(vista, "… 7 más arriba") && dice(vista, "… 26 más abajo"))
    _ = pulsar(&vista, .mayusAbajo)
    #expect(dice(vista, "… 8 más arriba"))
    _ = pulsar(&vista, .raton(.init(.ruedaAbajo, x: 60, y: 3)))
    #expect(dice(vista, "… 11 más arriba"))
    _ = pulsar(&vista, .raton(.init(.ruedaAbajo, x: 2, y: 3)), .mayusArriba)
    #expect(dice(vista, "… 10 más arriba"))
    for _ in 0..<9 { _ = pulsar(&vista, .caracter("+")) }
    #expect(dice(vista, " V39") && !dice(vista, "más abajo"))
    for _ in 0..<9 { _ = pulsar(&vista, .caracter("-")) }
    #expect(dice(vista, "… sigue"))
    #expect(vista.foco?.id == 12)
  }

  @Test("si el panel cabe, sus teclas no hacen nada ni se nombran; dentro de un campo se escriben")
  func panelQueCabe() {
    var vista = mirador(VerVistas.barra(pedidos: 0, 0))
    _ = pulsar(&vista, .caracter("+"), .mayusAbajo)
    #expect(vista.panelDesde == nil && !dice(vista, "más panel"))
    var campo = conPanelLargo([VerVistas.campo(4, "Nombre", "Ana")])
    let escrito = pulsar(&campo, .intro, .caracter("+"))
    #expect(escrito == [.pedir(.usar(id: 4, .escribir("Ana+")))])
    #expect(campo.panelDesde == nil && dice(campo, "… sigue: Mayús+↓ o la rueda"))
    _ = pulsar(&campo, .mayusAbajo, .mayusAbajo)
    #expect(campo.panelDesde == 1)
    #expect(dice(campo, "… 1 más arriba (Mayús+↑)") && dice(campo, "más abajo (Mayús+↓)"))
    _ = pulsar(&campo, .escape)
    #expect(dice(campo, "… 1 más arriba (tecla -)") && dice(campo, "más abajo (tecla +)"))
  }

  @Test("un cuadro que nadie pidió y que no cambia nada deja a la vista quién se dibujó")
  func cuadroSinPedir() {
    let elementos = VerVistas.barra(pedidos: 0, 1, 0)
    var vista = mirador(elementos)
    _ = vista.recibir(.cuadro(VerVistas.sirve))
    _ = vista.recibir(.cuadro(Cuadro(elementos: elementos, sucesos: ["acaba una tarea en Una"])))
    #expect(dice(vista, "cambia CafeteraModelo.tazas") && dice(vista, "acaba una tarea en Una"))
    _ = vista.recibir(.cuadro(Cuadro(elementos: elementos, causa: .redibujar)))
    #expect(dice(vista, "Nadie: "))
    _ = vista.recibir(.cuadro(VerVistas.sirve))
    _ = vista.recibir(.cuadro(Cuadro(elementos: VerVistas.barra(pedidos: 1, 1, 0))))
    #expect(dice(vista, "Nadie: ningún body se ha ejecutado."))
  }
}
