import SwiftUI
import Testing

/// De quién es cada suceso: la vista en cuyo `body` está escrito, y qué cambió.
@Suite("Los sucesos y su vista")
struct SucesosTests {
  private func sucesos<V: View>(@ViewBuilder _ vista: @escaping () -> V) -> [String] {
    let escenario = Escenario { vista() }
    return escenario.sucesosEnSuVista.map(\.description)
  }

  @Test("onAppear es de la vista en la que se escribe, no de la que lo lleva")
  func dueno() {
    #expect(
      sucesos { MadreConHija().onAppear {} } == [
        "entra HijaQueAparece", "entra MadreConHija", "onAppear en HijaQueAparece",
        "onAppear en MadreConHija", "onAppear",
      ]
    )
  }

  @Test("Lo del body de un modificador es suyo; lo que modifica, de quien lo escribe")
  func modificador() {
    #expect(
      sucesos { ConModificador() }.filter { $0.hasPrefix("onAppear") } == [
        "onAppear en ConModificador", "onAppear en Avisador",
      ]
    )
  }

  @Test("En una hoja, una fila y otro entorno, la vista es la que los escribe")
  func porDentro() {
    #expect(
      sucesos { ConDeTodo() }.filter { $0.hasPrefix("onAppear") }.sorted()
        == Array(repeating: "onAppear en ConDeTodo", count: 3)
    )
  }

  @Test(
    "onChange dice qué había y qué hay, en breve",
    arguments: [
      (Cosa.entera(1), Cosa.entera(2), "1 → 2"),
      (.texto("té"), .texto("café"), "«té» → «café»"),
      (.quiza(nil), .quiza(3), "nil → 3"),
      (.plato(.leche), .plato(.sopa), "leche → sopa"),
      (.lista([]), .lista([7]), "0 elementos → 1 elemento"),
      (.lista([1, 2]), .lista([2, 1]), "otro valor de Array<Int>"),
      (.pedido(Pedido(tazas: 1)), .pedido(Pedido(tazas: 2)), "otro valor de Pedido"),
      (.texto(String(repeating: "a", count: 99)), .texto(""), "«aaaaaaaaaaaaaaa…» → «»"),
    ]
  )
  func alCambiar(_ antes: Cosa, _ ahora: Cosa, _ dicho: String) {
    var cosa = antes
    let escenario = Escenario { Vigilante(cosa: cosa) }
    escenario.empezarCuenta()
    cosa = ahora
    escenario.redibujar()
    #expect(escenario.sucesosEnSuVista.map(\.description) == ["onChange en Vigilante: \(dicho)"])
    #expect(escenario.sucesos == [.cambia(dicho)])
  }

  @Test("onChange con initial: true también se cuenta")
  func alCambiarDesdeElPrincipio() {
    #expect(
      sucesos { Text("hola").onChange(of: 4, initial: true) {} }
        == ["onChange: al aparecer, con 4"]
    )
  }

  @Test("Una tarea acaba sola o se cancela; al acabar sola se avisa a quien pinta")
  func tareas() async {
    let escenario = Escenario { ConDosTareas() }
    var avisos = 0
    escenario.alActualizar = { avisos += 1 }
    await escenario.avanzar(.seconds(1))
    #expect(avisos == 1)
    #expect(
      escenario.sucesosEnSuVista.map(\.description) == [
        "entra ConDosTareas", "empieza una tarea en ConDosTareas",
        "empieza una tarea en ConDosTareas", "acaba una tarea en ConDosTareas",
      ]
    )
    escenario.empezarCuenta()
    escenario.desmontar()
    await escenario.turno()
    #expect(
      escenario.sucesosEnSuVista.map(\.description) == [
        "se cancela una tarea en ConDosTareas", "sale ConDosTareas",
      ]
    )
  }
}

private struct HijaQueAparece: View {
  var body: some View { Text("hija").onAppear {} }
}

private struct MadreConHija: View {
  var body: some View { HijaQueAparece().onAppear {} }
}

private struct Avisador: ViewModifier {
  func body(content: Content) -> some View { content.onAppear {} }
}

private struct ConModificador: View {
  var body: some View { Text("hola").onAppear {}.modifier(Avisador()) }
}

private struct ConDeTodo: View {
  var body: some View {
    NavigationStack {
      ForEach(0..<1, id: \.self) { _ in Text("fila").onAppear {} }
      AnyView(Text("otra").onAppear {}).disabled(true)
    }
    .sheet(isPresented: .constant(true)) { Text("hoja").onAppear {} }
  }
}

private struct ConDosTareas: View {
  var body: some View {
    Text("dos")
      .task { try? await Task.sleep(for: .seconds(1)) }
      .task { try? await Task.sleep(for: .seconds(9)) }
  }
}

struct Pedido: Equatable, Sendable { var tazas: Int }

enum Plato: Sendable { case leche, sopa }

enum Cosa: Equatable, Sendable {
  case entera(Int)
  case texto(String)
  case quiza(Int?)
  case plato(Plato)
  case lista([Int])
  case pedido(Pedido)
}

private struct Vigilante: View {
  let cosa: Cosa
  var body: some View {
    switch cosa {
    case .entera(let valor): Text("").onChange(of: valor) {}
    case .texto(let valor): Text("").onChange(of: valor) {}
    case .quiza(let valor): Text("").onChange(of: valor) {}
    case .plato(let valor): Text("").onChange(of: valor) {}
    case .lista(let valor): Text("").onChange(of: valor) {}
    case .pedido(let valor): Text("").onChange(of: valor) {}
    }
  }
}
