import SwiftUI
import Testing

@testable import Leccion09

@MainActor
@Suite("Paso 1 · A cada vista, lo suyo")
struct Paso1 {
  @Test("Un mensaje dibuja la insignia, y el saludo no")
  func elMensajeEsDeLaInsignia() {
    let sesion = Sesion(usuario: "Ana", noLeidos: 4)
    let escenario = montar(sesion)
    for _ in 1...3 { escenario.hacer { sesion.noLeidos += 1 } }
    let textos = escenario.textos
    let dibujos = contar(escenario)
    #expect(
      textos == ["Hola, Ana", "Sin leer: 7"],
      dibujos == [0, 0]
        ? "Había 4 mensajes y llegaron tres: no se dibujó nada. ¿Qué hace que la insignia se entere?"
        : "Había 4 mensajes sin leer y llegaron tres. En pantalla: \(textos)."
    )
    #expect(
      dibujos == [0, 3],
      dibujos[0] > 0
        ? """
        Llegaron tres mensajes y el saludo se dibujó \(dibujos[0]) veces. \
        \(motivo(SaludoView.self, escenario))
        """
        : "Llegaron tres mensajes, de uno en uno. Dibujos de la insignia: \(dibujos[1])."
    )
  }

  @Test("Un nombre nuevo dibuja el saludo, y la insignia no")
  func elNombreEsDelSaludo() {
    let sesion = Sesion(usuario: "Ana", noLeidos: 4)
    let escenario = montar(sesion)
    for nombre in ["Eva", "Luz"] { escenario.hacer { sesion.usuario = nombre } }
    let textos = escenario.textos
    let dibujos = contar(escenario)
    #expect(
      textos == ["Hola, Luz", "Sin leer: 4"],
      dibujos == [0, 0]
        ? "El nombre cambió dos veces y no se dibujó nada. ¿Qué hace que el saludo se entere?"
        : "El nombre pasó de Ana a Eva, y de Eva a Luz. En pantalla: \(textos)."
    )
    #expect(
      dibujos == [2, 0],
      dibujos[1] > 0
        ? """
        El nombre cambió dos veces y la insignia se dibujó \(dibujos[1]) veces. \
        \(motivo(InsigniaView.self, escenario))
        """
        : "El nombre cambió dos veces. Dibujos del saludo: \(dibujos[0])."
    )
  }

  @Test("Si el servidor repite lo que ya había, no se dibuja nada")
  func repetirNoDibuja() {
    let sesion = Sesion(usuario: "Ana", noLeidos: 4)
    let escenario = montar(sesion)
    for _ in 1...3 { escenario.hacer { sesion.sincronizar(usuario: "Ana", noLeidos: 4) } }
    let repetido = contar(escenario)
    escenario.hacer { sesion.sincronizar(usuario: "Ana", noLeidos: 9) }
    let dibujos = repetido + contar(escenario)
    #expect(
      dibujos == [0, 0, 0, 1],
      repetido != [0, 0]
        ? """
        El servidor respondió tres veces lo mismo que había. Dibujos del saludo: \(repetido[0]); \
        de la insignia: \(repetido[1]). ¿Compara alguien antes de avisar?
        """
        : """
        Tras tres respuestas iguales, una trajo 9 mensajes en vez de 4. \
        Dibujos del saludo y de la insignia en total: \(contar(escenario)).
        """
    )
  }

  @Test("Escribir en la caché no avisa ni a quien la mira")
  func laCacheNoAvisa() {
    let sesion = Sesion(usuario: "Ana")
    let escenario = Escenario { Curiosa(sesion: sesion) }
    escenario.hacer { sesion.cacheEnDisco["plano.pdf"] = "un plano" }
    escenario.hacer { sesion.cacheEnDisco = ["foto.png": "una foto", "nota.txt": "una nota"] }
    let dibujos = escenario.veces(de: Curiosa.self)
    let guardado = sesion.cacheEnDisco.count
    #expect(
      dibujos == 1,
      """
      Una vista de prueba miró la caché; la caché cambió dos veces, y la vista se volvió a dibujar. \
      Antes no avisaba porque no llevaba `@Published`. ¿Qué avisa en una clase `@Observable`?
      """
    )
    #expect(guardado == 2, "Se guardaron dos copias y la caché ya no las tiene.")
  }

  @Test("Si les prestan otra sesión, las vistas enseñan esa")
  func laSesionEsPrestada() {
    let (primera, segunda) = (Sesion(usuario: "Ana"), Sesion(usuario: "Eva", noLeidos: 5))
    var sesion = primera
    let escenario = Escenario {
      SaludoView(sesion: sesion)
      InsigniaView(sesion: sesion)
    }
    sesion = segunda
    escenario.redibujar()
    escenario.hacer { segunda.noLeidos = 6 }
    let textos = escenario.textos
    #expect(
      textos == ["Hola, Eva", "Sin leer: 6"],
      textos.contains("Hola, Ana") || textos.contains("Sin leer: 0")
        ? """
        La madre cambió la sesión de Ana por la de Eva, y se lee \(textos): \
        alguna vista se quedó con la primera que recibió.
        """
        : "La madre prestó la sesión de Eva, y le llegó el mensaje 6. En pantalla: \(textos)."
    )
  }
}

/// Mira la caché, como no hace ninguna vista de la pantalla.
private struct Curiosa: View {
  let sesion: Sesion
  var body: some View { Text("\(sesion.cacheEnDisco.count) copias") }
}

/// Un saludo y una insignia ya dibujados, con la cuenta a cero.
@MainActor
private func montar(_ sesion: Sesion) -> Escenario {
  let escenario = Escenario {
    SaludoView(sesion: sesion)
    InsigniaView(sesion: sesion)
  }
  escenario.empezarCuenta()
  return escenario
}

/// Los dibujos del saludo y los de la insignia.
@MainActor
private func contar(_ escenario: Escenario) -> [Int] {
  [escenario.veces(de: SaludoView.self), escenario.veces(de: InsigniaView.self)]
}

/// Por qué se dibujó esa vista la última vez, en una frase.
@MainActor
private func motivo<Vista>(_ vista: Vista.Type, _ escenario: Escenario) -> String {
  switch escenario.motivos(de: vista).last?.first {
  case .objeto(let tipo): "El motivo: avisó el objeto \(tipo), que no dice de qué."
  case .propiedad(let nombre): "El motivo: su `body` leyó `\(nombre)`."
  case let otro?: "El motivo: \(otro)."
  case nil: ""
  }
}
