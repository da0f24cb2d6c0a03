import SwiftUI
import Testing

@testable import Leccion24

@MainActor
@Suite("Paso 2 · @Bindable, como propiedad")
struct Paso2 {
  @Test("Lo que se elige en el selector es el filtro del modelo")
  func seEligeElFiltro() {
    let modelo = TareasModelo("Regar")
    let escenario = Escenario { FiltroView(modelo: modelo).environment(modelo) }
    let elegidos = ["Hechas", "Pendientes"].map { opcion in
      try? escenario.elegir(opcion, en: "Filtro")
      return modelo.filtro.rawValue
    }
    #expect(
      elegidos == ["Hechas", "Pendientes"],
      elegidos == ["Todas", "Todas"]
        ? """
        Se eligió «Hechas» y luego «Pendientes», y el modelo sigue en «Todas»; \
        el selector dice «\(elegido(escenario))». ¿Dónde se guarda lo que se elige?
        """
        : "Se eligió «Hechas» y luego «Pendientes». El filtro del modelo, cada vez: \(elegidos)."
    )
  }

  @Test("El selector enseña el filtro que tenga el modelo, lo cambie quien lo cambie")
  func elSelectorSigueAlModelo() {
    let modelo = TareasModelo("Regar")
    modelo.filtro = .hechas
    let otro = TareasModelo("Podar")
    otro.filtro = .todas
    var prestado = modelo
    let escenario = Escenario { FiltroView(modelo: prestado).environment(prestado) }
    let vistos = [Filtro.hechas, .pendientes].map { filtro in
      modelo.filtro = filtro
      return elegido(escenario)
    }
    prestado = otro
    escenario.redibujar()
    let todos = vistos + [elegido(escenario)]
    #expect(
      todos == ["Hechas", "Pendientes", "Todas"],
      vistos[0] != "Hechas"
        ? "El modelo llegó con «Hechas», y en el selector se lee «\(vistos[0])»."
        : vistos[1] != "Pendientes"
          ? """
          El selector empezó bien, en «Hechas». Después el modelo pasó a «Pendientes» \
          y en el selector se lee «\(vistos[1])»: ¿enseña el filtro o una copia?
          """
          : "Le prestaron otro modelo, con «Todas», y en el selector se lee «\(todos[2])»."
    )
  }

  @Test("Cambiar las tareas no redibuja el filtro")
  func elFiltroNoLeeLasTareas() {
    let modelo = TareasModelo("Regar")
    let escenario = Escenario { FiltroView(modelo: modelo).environment(modelo) }
    escenario.empezarCuenta()
    modelo.apuntar("Podar")
    escenario.alDia()
    modelo.marcar(modelo.tareas[0])
    let dibujos = escenario.dibujos.map(\.vista)
    #expect(
      dibujos == [],
      """
      Se apuntó una tarea y se marcó otra. El filtro ni se tocó, y sin embargo se dibujó \
      \(dibujos.first ?? ""): ¿qué lee del modelo, además del filtro?
      """
    )
  }
}

/// Lo que se lee en el selector.
@MainActor
private func elegido(_ escenario: Escenario) -> String {
  for case .elegida(let cual, let opciones) in escenario.todos.map(\.valor) {
    return cual.map { opciones[$0] } ?? "(ninguna)"
  }
  return "(no hay ningún selector)"
}
