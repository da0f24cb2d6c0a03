import SwiftUI
import Testing

@testable import Leccion07

@MainActor
@Suite("Paso 1 · Observar la que te prestan")
struct Paso1 {
  @Test("El letrero enseña cada taza que sirve la cafetera prestada")
  func elLetreroSeEntera() {
    let modelo = CafeteraModelo(tazas: 7)
    let escenario = Escenario { LetreroView(modelo: modelo) }
    let textos = (0...2).flatMap { vuelta in
      if vuelta > 0 { modelo.servir() }
      return escenario.textos
    }
    let dibujos = escenario.veces(de: LetreroView.self)
    #expect(
      textos == ["Servidas: 7", "Servidas: 8", "Servidas: 9"],
      dibujos == 1
        ? """
        La cafetera sirvió dos tazas y el letrero no se volvió a dibujar: \
        guardar un objeto no es escucharlo.
        """
        : "La cafetera llevaba 7 tazas y sirvió dos más. Lo que se leyó: \(textos)."
    )
  }

  @Test("Si le prestan otra cafetera, el letrero enseña la nueva y la sigue")
  func elLetreroCambiaDeCafetera() {
    let (vieja, nueva) = (CafeteraModelo(tazas: 3), CafeteraModelo(tazas: 40))
    var prestada = vieja
    let escenario = Escenario { LetreroView(modelo: prestada) }
    prestada = nueva
    escenario.redibujar()
    let alCambiar = escenario.textos
    nueva.servir()
    let textos = alCambiar + escenario.textos
    #expect(
      textos == ["Servidas: 40", "Servidas: 41"],
      textos == ["Servidas: 3", "Servidas: 3"]
        ? """
        Le prestaron otra cafetera, con 40 tazas, y el letrero se quedó con la primera: \
        solo hizo caso a la que recibió al aparecer.
        """
        : textos == ["Servidas: 40", "Servidas: 40"]
          ? "El letrero enseña la cafetera nueva, pero no se entera de lo que esta sirve después."
          : "Le prestaron otra cafetera, con 40 tazas, que sirvió una. Se leyó: \(textos)."
    )
  }

  @Test("El letrero se dibuja una vez por taza, y ninguna de más")
  func elLetreroNoSeDibujaDeMas() {
    let modelo = CafeteraModelo(tazas: 5)
    let escenario = Escenario { LetreroView(modelo: modelo) }
    escenario.redibujar(3)
    let quieto = escenario.veces(de: LetreroView.self)
    modelo.servir()
    let dibujos = [quieto, escenario.veces(de: LetreroView.self)]
    #expect(
      dibujos == [1, 2],
      quieto > 1
        ? """
        Su madre se redibujó tres veces con la misma cafetera y sin tazas nuevas, \
        y el letrero se dibujó \(quieto) veces. ¿Qué hay distinto en él cada vez?
        """
        : "Se dibujó al aparecer; después se sirvió una taza. Dibujos en total: \(dibujos[1])."
    )
  }
}
