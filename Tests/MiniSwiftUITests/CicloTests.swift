import SwiftUI
import Testing

@Suite("Aparecer, tareas y onChange")
struct CicloTests {
  @Test("onAppear corre antes del primer dibujo, las hijas primero, y las tareas después")
  func orden() async {
    var diario: [String] = []
    let escenario = Escenario {
      VStack {
        Text("a").onAppear { diario.append("a") }.task { diario.append("tarea a") }
        Text("b").onAppear { diario.append("b") }
      }
      .onAppear { diario.append("pila") }
      .task { diario.append("tarea pila") }
    }
    #expect(diario == ["a", "b", "pila"])
    await escenario.hasta { diario.count == 5 }
    #expect(diario == ["a", "b", "pila", "tarea a", "tarea pila"])
  }

  @Test("Lo que cambia onAppear ya se ve la primera vez que se mira")
  func antesDelPrimerDibujo() {
    let escenario = Escenario { SeAparece() }
    #expect(escenario.texto == "Text \"lista\"")
  }

  @Test(".task empieza una vez por aparición y se cancela cuando la vista se va")
  func tareaPorAparicion() async {
    var seVe = true
    var diario: [String] = []
    let escenario = Escenario {
      if seVe {
        Text("hola").task {
          diario.append("empieza")
          do {
            try await Task.sleep(for: .seconds(60))
          } catch {
            diario.append("\(type(of: error))")
          }
        }
      }
    }
    await escenario.hasta { escenario.reloj.dormidas == 1 }
    escenario.redibujar(3)
    await escenario.turno()
    #expect(diario == ["empieza"])
    seVe = false
    escenario.redibujar()
    await escenario.hasta { diario.count == 2 }
    #expect(diario == ["empieza", "CancellationError"])
    #expect(escenario.sucesos.contains(.cancelaTarea))
  }

  @Test("Una tarea que acabó sola no se cancela al irse la vista")
  func tareaAcabada() async {
    var acabo = false
    let escenario = Escenario { Text("hola").task { acabo = true } }
    await escenario.hasta { acabo }
    await escenario.turno()
    escenario.desmontar()
    #expect(escenario.sucesos == [.empiezaTarea, .acabaTarea])
  }

  @Test(".task(id:) cancela la anterior y empieza otra")
  func tareaConId() async {
    var id = 1
    var diario: [String] = []
    let escenario = Escenario {
      let yo = id
      Text("hola").task(id: id) {
        diario.append("empieza \(yo)")
        do {
          try await Task.sleep(for: .seconds(60))
          diario.append("acaba \(yo)")
        } catch { diario.append("cancelada \(yo)") }
      }
    }
    await escenario.hasta { escenario.reloj.dormidas == 1 }
    escenario.redibujar()
    await escenario.turno()
    #expect(diario == ["empieza 1"])
    id = 2
    escenario.redibujar()
    await escenario.avanzar(.seconds(60))
    #expect(diario.sorted() == ["acaba 2", "cancelada 1", "empieza 1", "empieza 2"])
  }

  @Test("Un Task lanzado a mano sobrevive a su vista")
  func tareaAMano() async {
    var seVe = true
    var diario: [String] = []
    let escenario = Escenario {
      if seVe {
        Text("hola").onAppear {
          Task {
            try? await Task.sleep(for: .seconds(1))
            diario.append("acaba")
          }
        }
      }
    }
    await escenario.hasta { escenario.reloj.dormidas == 1 }
    seVe = false
    escenario.redibujar()
    await escenario.avanzar(.seconds(1))
    #expect(diario == ["acaba"])
  }

  @Test("Cancelar es avisar: try? se traga CancellationError y el bucle sigue")
  func cancelacionCooperativa() async {
    var vueltas = 0
    let escenario = Escenario {
      Text("hola").task {
        for _ in 0..<3 {
          try? await Task.sleep(for: .seconds(60))
          vueltas += 1
        }
      }
    }
    await escenario.hasta { escenario.reloj.dormidas == 1 }
    escenario.desmontar()
    await escenario.hasta { vueltas == 3 }
    #expect(vueltas == 3)
  }

  @Test("onChange(of:initial:): viejos 0, 0, 1 y nuevos 0, 1, 2; uno igual no cuenta")
  func alCambiar() {
    var valor = 0
    var viejos: [Int] = []
    var nuevos: [Int] = []
    let escenario = Escenario {
      Text("hola").onChange(of: valor, initial: true) { viejo, nuevo in
        viejos.append(viejo)
        nuevos.append(nuevo)
      }
    }
    for siguiente in [1, 1, 2] {
      valor = siguiente
      escenario.redibujar()
    }
    #expect(viejos == [0, 0, 1])
    #expect(nuevos == [0, 1, 2])
  }

  @Test("onChange sin initial no corre al aparecer")
  func alCambiarSinInicial() {
    var valor = 0
    var veces = 0
    let escenario = Escenario { Text("hola").onChange(of: valor) { veces += 1 } }
    #expect(veces == 0)
    valor = 1
    escenario.redibujar()
    #expect(veces == 1)
  }

  @Test("onReceive escucha a un publicador mientras la vista está")
  func alRecibir() {
    let sujeto = PassthroughSubject<Int, Never>()
    var recibidos: [Int] = []
    let escenario = Escenario { Text("hola").onReceive(sujeto) { recibidos.append($0) } }
    sujeto.send(1)
    escenario.desmontar()
    sujeto.send(2)
    #expect(recibidos == [1])
  }
}

private struct SeAparece: View {
  @State private var texto = "vacía"
  var body: some View { Text(texto).onAppear { texto = "lista" } }
}
