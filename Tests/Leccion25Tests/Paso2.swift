import SwiftUI
import Testing

@testable import Leccion25

@MainActor
@Suite("Paso 2 · Otro libro, otra ficha")
struct Paso2 {
  @Test("Si llega otro libro al mostrador, el campo enseña su título")
  func elCampoEsDelLibro() {
    var libro = Libro(id: 41, titulo: "Nada")
    let escenario = Escenario { MostradorView(libro: libro) }
    var campos = [campo(escenario)]
    for otro in [Libro(id: 47, titulo: "Emma"), Libro(id: 43, titulo: "Niebla")] {
      libro = otro
      escenario.redibujar()
      campos.append(campo(escenario))
    }
    #expect(
      campos == ["Nada", "Emma", "Niebla"],
      campos == ["Nada", "Nada", "Nada"]
        ? """
        Han pasado tres libros por el mostrador y el campo sigue diciendo «Nada», el del primero: \
        la ficha es la misma vista, y conserva su estado.
        """
        : "Pasaron «Nada», «Emma» y «Niebla». El campo dijo: \(campos.joined(separator: ", "))."
    )
  }

  @Test("Dos ejemplares con el mismo título tienen cada uno su ficha")
  func cadaEjemplarSuFicha() throws {
    var libro = Libro(id: 51, titulo: "Emma")
    let escenario = Escenario { MostradorView(libro: libro) }
    try escenario.escribir("Ema", en: "Título")
    libro = Libro(id: 57, titulo: "Emma")
    escenario.redibujar()
    let enElCampo = campo(escenario)
    #expect(
      enElCampo == "Emma",
      enElCampo == "Ema"
        ? """
        En la ficha 51 se escribió «Ema» y llegó otro ejemplar, el 57, con el mismo título. \
        Su campo dice «Ema», que se escribió para el otro.
        """
        : "Llegó el ejemplar 57, que se titula «Emma». Su campo dice «\(enElCampo)»."
    )
  }

  @Test("Mientras sea el mismo libro, lo escrito se queda, pase lo que pase alrededor")
  func loEscritoSeQueda() throws {
    var libro = Libro(id: 61, titulo: "Niebl")
    let escenario = Escenario { MostradorView(libro: libro) }
    try escenario.escribir("Niebla, de Unamuno", en: "Título")
    try escenario.pulsar("Llega alguien")
    let trasLaVisita = campo(escenario)
    libro.titulo = "Niebla"
    escenario.redibujar()
    let campos = [trasLaVisita, campo(escenario)]
    #expect(
      campos == ["Niebla, de Unamuno", "Niebla, de Unamuno"],
      trasLaVisita != "Niebla, de Unamuno"
        ? """
        Se estaba escribiendo «Niebla, de Unamuno», llegó una visita y el campo dice \
        «\(trasLaVisita)»: el libro era el mismo, pero la ficha no.
        """
        : """
        Alguien corrigió el título en otra parte, y lo que se estaba escribiendo se perdió: \
        el campo dice «\(campos[1])». El libro, con su número, era el mismo.
        """
    )
    let seVe = escenario.seVe("Visitas: 1")
    #expect(seVe == true, "Hubo una visita, y la cuenta de visitas no dice 1.")
  }
}

/// Lo que se lee en el campo del título.
@MainActor
private func campo(_ escenario: Escenario) -> String {
  for elemento in escenario.todos where elemento.clase == .campo {
    if case .escrito(let texto) = elemento.valor { return texto }
  }
  return "(sin campo)"
}
