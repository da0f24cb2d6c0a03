import SwiftUI
import Testing

@testable import Leccion22

@MainActor
@Suite("Paso 2 · Un init que no trabaja")
struct Paso2 {
  @Test("Cada receta enseña lo suyo, conserva sus pasos y, si se va, empieza de cero")
  func cadaRecetaLaSuya() async throws {
    let escenario = Escenario {
      RecetaView(plato: "gazpacho")
      RecetaView(plato: "paella")
    }
    await escenario.turno()
    try escenario.pulsar("Paso hecho", numero: 1)
    escenario.redibujar()
    let textos = escenario.textos.filter { $0 != "Paso hecho" }
    escenario.desmontar()
    escenario.montar()
    await escenario.turno()
    let alVolver = escenario.textos.filter { $0 != "Paso hecho" }
    #expect(
      textos == [
        "Receta de gazpacho", "Pasos hechos: 0", "Receta de paella", "Pasos hechos: 1",
      ],
      textos.contains("Receta de gazpacho") || textos.contains("Receta de paella")
        ? "Se hizo un paso de la paella y se redibujó la madre. Lo que se lee: \(textos)."
        : "Las recetas están en pantalla y falta lo que dice el libro. Se lee: \(textos)."
    )
    #expect(
      alVolver == [
        "Receta de gazpacho", "Pasos hechos: 0", "Receta de paella", "Pasos hechos: 0",
      ],
      alVolver == textos
        ? "Las vistas se fueron y han vuelto a aparecer, con los pasos de antes. ¿Quién los guardó?"
        : "Las vistas se fueron y han vuelto a aparecer. Lo que se lee: \(alVolver)."
    )
  }

  @Test("El libro se lee una vez por receta, con cualquier versión de @State")
  func seLeeUnaVez() async throws {
    let hasta26 = Escenario(state: .xcode26) { RecetaView(plato: "tortilla") }
    let desde27 = Escenario(state: .xcode27) { RecetaView(plato: "menestra") }
    for escenario in [hasta26, desde27] {
      await escenario.turno()
      escenario.redibujar(3)
      try escenario.pulsar("Paso hecho")
      await escenario.turno()
    }
    let lecturas = [veces("tortilla"), veces("menestra")]
    #expect(lecturas == [1, 1], porQueNoEsUna(lecturas))
  }

  @Test("Escribir RecetaView(plato:) no lee el libro: se lee al aparecer la vista")
  func describirNoLee() {
    let recetas = [RecetaView(plato: "fabada"), RecetaView(plato: "fabada")]
    let lecturas = veces("fabada")
    #expect(
      lecturas == 0,
      """
      Se escribió \(recetas.count) veces RecetaView(plato: "fabada"), sin ponerla en pantalla. \
      Lecturas del libro: \(lecturas).
      """
    )
    for _ in 1...2 { _ = Libro.leer("fabada") }
    let deMas = veces("fabada") - lecturas
    #expect(deMas == 2, "Se leyó dos veces a propósito. El libro venía hecho y apunta cada una.")
  }
}

/// Cuántas veces se ha leído en el libro la receta de ese plato.
@MainActor
private func veces(_ plato: String) -> Int {
  Libro.lecturas[plato] ?? 0
}

/// Las lecturas hasta Xcode 26 y desde Xcode 27: aparecer, tres redibujados y un paso hecho.
private func porQueNoEsUna(_ lecturas: [Int]) -> Comment {
  switch lecturas {
  case [0, 0]:
    "Las dos recetas están en pantalla y nadie ha leído el libro."
  case [4, 4]:
    """
    La vista apareció y su madre se redibujó tres veces: 4 lecturas en las dos versiones. \
    Son tantas como veces se ejecuta el init de la vista.
    """
  case [2, 2]:
    """
    Se leyó 2 veces: al aparecer la vista y otra después. La madre se redibujó tres veces \
    y se hizo un paso.
    """
  case [5, 5]:
    """
    La vista apareció, su madre se redibujó tres veces y se hizo un paso: 5 lecturas. \
    ¿Lee el body? ¿O se lee en dos sitios?
    """
  default:
    "Lecturas hasta Xcode 26 y desde Xcode 27, con tres redibujados y un paso hecho: \(lecturas)."
  }
}
