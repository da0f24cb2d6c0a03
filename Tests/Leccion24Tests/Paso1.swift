import SwiftUI
import Testing

@testable import Leccion24

@MainActor
@Suite("Paso 1 · Un enlace, en vez de una copia")
struct Paso1 {
  @Test("Lo que se escribe en el campo es lo que se apunta")
  func seApuntaLoEscrito() {
    let modelo = TareasModelo()
    let escenario = Escenario { NuevaTareaView(modelo: modelo) }
    try? escenario.pulsar("Apuntar")
    for titulo in ["Regar", "Llamar a Eva"] { apuntar(titulo, escenario) }
    let apuntadas = modelo.tareas.map(\.titulo)
    #expect(
      apuntadas == ["Regar", "Llamar a Eva"],
      apuntadas.isEmpty
        ? """
        Se escribieron dos tareas y no se apuntó ninguna. \
        Lo que se ve escrito en el campo: «\(escrito(escenario))». ¿Le llega a la dueña del título?
        """
        : apuntadas.contains("")
          ? "El botón respondió con el título vacío. Lo que hay apuntado: \(apuntadas)."
          : "Se escribieron «Regar» y «Llamar a Eva». Lo que hay apuntado: \(apuntadas)."
    )
  }

  @Test("Al apuntar, el campo se queda vacío y su cuenta también")
  func elCampoSeVacia() {
    let modelo = TareasModelo()
    let escenario = Escenario { NuevaTareaView(modelo: modelo) }
    apuntar("Regar", escenario)
    let alFinal = [modelo.tareas.map(\.titulo).joined(), escrito(escenario), cuenta(escenario)]
    #expect(
      alFinal == ["Regar", "", "Letras: 0"],
      alFinal[0] != "Regar"
        ? "Se escribió «Regar» y se pulsó «Apuntar». Lo que hay apuntado: «\(alFinal[0])»."
        : alFinal[1] == "Regar"
          ? """
          La tarea se apuntó, y en el campo sigue «Regar». \
          ¿Es el mismo título el que vacía la madre y el que enseña el campo?
          """
          : "Se apuntó «Regar». El campo dice «\(alFinal[1])», y su cuenta, «\(alFinal[2])»."
    )
  }

  @Test("La cuenta dice las letras que hay escritas, en cada campo las suyas")
  func cadaCampoLoSuyo() {
    let (casa, huerto) = (TareasModelo(), TareasModelo())
    let escenario = Escenario {
      NuevaTareaView(modelo: huerto)
      NuevaTareaView(modelo: casa)
    }
    escenario.empezarCuenta()
    try? escenario.escribir("Podar", en: "Tarea nueva")
    try? escenario.escribir("Podar el olivo", en: "Tarea nueva")
    let cuentas = escenario.textos.filter { $0.hasPrefix("Letras") }
    let camposNuevos = escenario.sucesos.count { $0 == .entra("CampoConCuenta") }
    #expect(
      cuentas == ["Letras: 14", "Letras: 0"],
      cuentas == ["Letras: 14", "Letras: 14"]
        ? "Se escribió en el primero de dos campos, y los dos cuentan lo mismo: ¿de quién es el texto?"
        : "Se escribió «Podar el olivo» en el primero de dos campos. Las cuentas: \(cuentas)."
    )
    #expect(
      camposNuevos == 0,
      """
      Mientras se escribía, el campo se cambió por otro \(camposNuevos) veces: \
      en un Mac, quien escribe se queda sin teclado a cada letra.
      """
    )
  }
}

/// Escribe una tarea en el campo y pulsa el botón, si responde.
@MainActor
private func apuntar(_ titulo: String, _ escenario: Escenario) {
  try? escenario.escribir(titulo, en: "Tarea nueva")
  try? escenario.pulsar("Apuntar")
}

/// Lo que se lee en el campo.
@MainActor
private func escrito(_ escenario: Escenario) -> String {
  for case .escrito(let texto) in escenario.todos.map(\.valor) { return texto }
  return "(no hay ningún campo)"
}

/// Lo que dice la cuenta de letras.
@MainActor
private func cuenta(_ escenario: Escenario) -> String {
  escenario.textos.first { $0.hasPrefix("Letras") } ?? "(no hay ninguna cuenta)"
}
