import Apoyo
import Combine
import Testing

@testable import Leccion06

@MainActor
@Suite("Paso 2 · Lo que llega es lo nuevo")
struct Paso2 {
  let cafetera = Cafetera(tazas: 3, agua: 4)

  @Test("Nada más colgarla, la pizarra tiene las tazas de ahora, escritas una vez")
  func alColgarlaYaEstaEscrita() {
    let pizarra = Pizarra(cafetera)
    let (texto, escrituras) = (pizarra.texto, pizarra.escrituras)
    #expect(
      texto == "3 tazas",
      texto.isEmpty
        ? "La cafetera ya había servido 3 tazas y la pizarra nace en blanco."
        : "La cafetera ya había servido 3 tazas cuando se colgó, y la pizarra dice otra cosa."
    )
    #expect(
      escrituras == 1,
      escrituras > 1
        ? "Se ha escrito \(escrituras) veces al colgarla. ¿Qué entrega `$tazas` al suscribirse?"
        : "La pizarra dice que nadie ha escrito en ella."
    )
  }

  @Test("Con cada taza, la pizarra tiene la cuenta nueva")
  func cadaTazaSeEscribe() {
    let pizarra = Pizarra(cafetera)
    var textos: [String] = []
    for _ in 1...2 {
      cafetera.servir()
      textos.append(pizarra.texto)
    }
    #expect(
      textos == ["4 tazas", "5 tazas"],
      textos == ["3 tazas", "4 tazas"]
        ? "Va una taza por detrás: al llegar el valor nuevo, en la propiedad aún se lee el viejo."
        : textos == ["3 tazas", "3 tazas"]
          ? "Se sirvieron dos tazas y la pizarra sigue igual. ¿Qué escucha? ¿Quién tiene el recibo?"
          : "Había 3 tazas y se sirvieron dos más. Tras cada una, la pizarra decía \(textos)."
    )
  }

  @Test("Cada taza se escribe una vez, y el agua no se apunta en la pizarra")
  func elAguaNoSeEscribe() {
    let pizarra = Pizarra(cafetera)
    let alColgarla = pizarra.escrituras
    cafetera.servir()
    cafetera.servir()
    let porTazas = pizarra.escrituras - alColgarla
    cafetera.rellenar()
    cafetera.vaciar()
    let escrituras = [porTazas, pizarra.escrituras - alColgarla - porTazas]
    #expect(
      escrituras == [2, 0],
      escrituras[1] > 0
        ? "Cambió el agua y se volvió a escribir en la pizarra, que solo tiene tazas. ¿Qué escucha?"
        : "Se sirvieron dos tazas. Veces que se escribió en la pizarra: \(porTazas)."
    )
  }

  @Test("Al descolgarla, la pizarra se libera aunque la cafetera siga")
  func seLiberaAlDescolgarla() {
    let liberada = quedaLiberado {
      let pizarra = Pizarra(cafetera)
      cafetera.servir()
      return pizarra
    }
    #expect(
      liberada == true,
      """
      Ya nadie usa la pizarra y sigue viva: algo la retiene. \
      ¿Quién la guarda? ¿Qué captura el closure que escucha?
      """
    )
  }
}
