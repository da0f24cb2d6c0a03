import Apoyo
import Synchronization
import Testing

@Suite("Grifo")
struct GrifoTests {
  @Test("Quien pide el tercer valor ya ha terminado con los dos primeros")
  func esperaPeticiones() async {
    let grifo = Grifo<Int>()
    let leidos = Leidos()
    let tarea = Task { for await valor in grifo.flujo { leidos.apuntar(valor) } }
    grifo.echar(7)
    grifo.echar(8)
    let pidio = await grifo.esperar(peticiones: 3, de: tarea)
    #expect(pidio)
    #expect(leidos.todos == [7, 8])
    grifo.cerrar()
    await tarea.value
  }

  @Test("Si la tarea acaba sin pedir, deja de esperar y lo dice")
  func tareaQueNoPide() async {
    let grifo = Grifo<Int>()
    grifo.echar(7)
    let pidio = await grifo.esperar(peticiones: 1, de: Task {})
    #expect(!pidio)
  }

  @Test("Una tarea que pide menos de lo esperado tampoco deja colgado a quien espera")
  func tareaQuePidePoco() async {
    let grifo = Grifo<Int>()
    grifo.echar(7)
    let tarea = Task { for await _ in grifo.flujo { return } }
    let pidio = await grifo.esperar(peticiones: 2, de: tarea)
    #expect(!pidio)
  }

  @Test("Cerrarlo acaba el bucle después de leer lo echado")
  func cerrar() async {
    let grifo = Grifo<Int>()
    grifo.echar(1)
    grifo.cerrar()
    var leidos: [Int] = []
    for await valor in grifo.flujo { leidos.append(valor) }
    #expect(leidos == [1])
  }

  @Test("Cancelar a quien lee acaba su bucle aunque el grifo siga abierto")
  func cancelar() async {
    let grifo = Grifo<Int>()
    let leidos = Leidos()
    let tarea = Task { for await valor in grifo.flujo { leidos.apuntar(valor) } }
    grifo.echar(3)
    _ = await grifo.esperar(peticiones: 2, de: tarea)
    tarea.cancel()
    await tarea.value
    #expect(leidos.todos == [3])
  }
}

private final class Leidos: Sendable {
  private let valores = Mutex<[Int]>([])
  var todos: [Int] { valores.withLock { $0 } }
  func apuntar(_ valor: Int) { valores.withLock { $0.append(valor) } }
}
