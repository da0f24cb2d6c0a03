import SwiftUI
import Testing

@testable import Leccion24

@MainActor
@Suite("Paso 3 · @Bindable, dentro del body")
struct Paso3 {
  @Test("Lo que se escribe en el buscador llega al modelo del entorno")
  func seBuscaLoEscrito() {
    let modelo = TareasModelo("Regar")
    let escenario = Escenario { BuscadorView().environment(modelo) }
    let buscadas = ["pan", "re"].map { texto in
      try? escenario.escribir(texto, en: "Buscar")
      return modelo.busqueda
    }
    #expect(
      buscadas == ["pan", "re"],
      buscadas == ["", ""]
        ? """
        Se escribió «pan» y luego «re», y la búsqueda del modelo sigue vacía; \
        en el campo se lee «\(escrito(escenario))».
        """
        : "Se escribió «pan» y luego «re». La búsqueda del modelo, cada vez: \(buscadas)."
    )
  }

  @Test("El buscador enseña la búsqueda del modelo que haya en el entorno")
  func elBuscadorSigueAlModelo() {
    let (casa, huerto) = (TareasModelo("Regar"), TareasModelo("Podar"))
    casa.busqueda = "re"
    huerto.busqueda = "po"
    var actual = casa
    let escenario = Escenario { BuscadorView().environment(actual) }
    let alAparecer = escrito(escenario)
    casa.busqueda = ""
    let trasVaciarla = escrito(escenario)
    actual = huerto
    escenario.redibujar()
    let leidos = [alAparecer, trasVaciarla, escrito(escenario)]
    #expect(
      leidos == ["re", "", "po"],
      trasVaciarla == "re"
        ? "La búsqueda del modelo se vació desde fuera, y en el campo se sigue leyendo «re»."
        : leidos[2] != "po" && trasVaciarla == ""
          ? """
          En el entorno hay ahora otro modelo, que busca «po», y en el campo se lee \
          «\(leidos[2])»: ¿con qué modelo se quedó?
          """
          : "El modelo buscaba «re», luego nada, y después otro, «po». Se leyó: \(leidos)."
    )
  }

  @Test("En la pantalla, lo que se elige y lo que se busca deciden qué tareas se ven")
  func laPantallaEntera() {
    let escenario = Escenario { TareasView() }
    try? escenario.pulsar("Comprar pan")
    try? escenario.escribir("PAN", en: "Buscar")
    let alBuscar = tareas(escenario)
    try? escenario.elegir("Hechas", en: "Filtro")
    let vistas = [alBuscar, tareas(escenario)]
    #expect(
      vistas == [["✓ Comprar pan", "Pan rallado"], ["✓ Comprar pan"]],
      vistas[0].count == 3
        ? "Se buscó «PAN» y la lista enseña todo: \(vistas[0]). ¿Es el mismo modelo el que busca?"
        : vistas[0] == vistas[1]
          ? "Se eligió «Hechas» y la lista no cambió: \(vistas[1]). ¿A qué modelo llega lo elegido?"
          : "Se buscó «PAN»: \(vistas[0]). Y se eligió «Hechas»: \(vistas[1])."
    )
  }
}

/// Lo que se lee en el campo.
@MainActor
private func escrito(_ escenario: Escenario) -> String {
  for case .escrito(let texto) in escenario.todos.map(\.valor) { return texto }
  return "(no hay ningún campo)"
}

/// Los títulos que se ven en la lista.
@MainActor
private func tareas(_ escenario: Escenario) -> [String] {
  escenario.todos.filter { $0.clase == .lista }.flatMap(\.hijos).map(\.texto)
}
