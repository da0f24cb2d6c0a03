import Combine
import Testing

@testable import Leccion05

@MainActor
@Suite("Paso 1 · El mismo avisador, el de Combine")
struct Paso1 {
  let cafetera = Cafetera()

  @Test("La cafetera cumple `ObservableObject` y avisa antes de cambiar las tazas")
  func lasTazasAvisanAntes() {
    cafetera.tazas = 20
    let vistas = mirar(cafetera, durante: { cafetera.tazas = 21 }, { cafetera.tazas = 35 })
      .flatMap { $0 }
    #expect(vistas == [20, 21], porQueNoAntes(vistas, cafetera))
    let tazas = cafetera.tazas
    #expect(tazas == 35, "Lo último que se escribió en `tazas` fue un 35.")
    let esObservable = (cafetera as Any) is any ObservableObject
    #expect(esObservable == true, "A `Cafetera` le falta declarar que cumple el protocolo.")
  }

  @Test("Escribir las tazas que ya había también avisa")
  func elMismoValorAvisa() {
    cafetera.tazas = 9
    let avisos = mirar(
      cafetera,
      durante: { cafetera.tazas = 9 },
      { cafetera.tazas = 9 },
      { cafetera.tazas = 10 }
    ).map(\.count)
    #expect(
      avisos == [1, 1, 1],
      avisos == [0, 0, 1]
        ? "Pasar de 9 a 10 avisa y escribir 9 sobre 9 calla: algo compara antes de avisar."
        : """
        Se escribieron un 9 sobre otro, dos veces, y luego un 10. \
        Cada escritura avisa una vez, y los avisos fueron \(avisos).
        """
    )
  }

  @Test("Se enteran todos los que escuchan a esta cafetera y nadie que escuche a otra")
  func todosLosSuyosYNadieMas() {
    let otra = Cafetera()
    var recibidos = [0, 0, 0]
    let recibos = [cafetera, cafetera, otra].enumerated().map { n, suya in
      suya.objectWillChange.sink { _ in recibidos[n] += 1 }
    }
    recibidos = [0, 0, 0]
    cafetera.tazas = 5
    #expect(recibidos == [1, 1, 0], porQueNoLosSuyos(recibidos))
    withExtendedLifetime(recibos) {}
  }

  @Test("La pantalla se entera de lo que pasa en su cafetera")
  func laPantallaSeEntera() {
    let pantalla = Pantalla(cafetera)
    let alAbrir = pantalla.dibujos
    let avisos = mirar(cafetera, durante: { cafetera.tazas = 9 })[0].count
    pantalla.turno()
    let seEntera = pantalla.dibujos > alAbrir
    #expect(
      seEntera == true,
      avisos == 0
        ? "La cafetera no avisó por `objectWillChange`: la pantalla no podía enterarse."
        : """
        Hubo un aviso y la pantalla no se dibujó, ni entonces ni en su turno. \
        ¿Escucha `objectWillChange`? ¿Sigue alguien teniendo el recibo?
        """
    )
  }
}

/// Las tazas que ve, en cada cambio, quien lee la cafetera cada vez que recibe un aviso.
@MainActor
private func mirar(_ cafetera: Cafetera, durante cambios: () -> Void...) -> [[Int]] {
  var vistas: [Int] = []
  var mirando = false
  let recibo = cafetera.objectWillChange.sink { _ in
    guard !mirando else { return }  // por si mirar provoca otro aviso
    mirando = true
    vistas.append(cafetera.tazas)
    mirando = false
  }
  return withExtendedLifetime(recibo) {
    cambios.map { cambio in
      vistas = []
      cambio()
      return vistas
    }
  }
}

@MainActor
private func porQueNoAntes(_ vistas: [Int], _ cafetera: Cafetera) -> Comment {
  let publicadores = [cafetera, cafetera].map { $0.objectWillChange as AnyObject }
  return switch vistas {
  case [] where publicadores[0] !== publicadores[1]:
    """
    Cada vez que alguien pide `objectWillChange` recibe un publicador distinto: \
    avisas por uno y quien se suscribió escucha otro.
    """
  case []:
    """
    Se escribió dos veces en `tazas` y nadie que escuche `objectWillChange` se enteró. \
    El protocolo da el publicador; avisar por él es cosa tuya.
    """
  case [21, 35]:
    "Quien leyó las tazas en el aviso vio el número nuevo: el aviso llegó después del cambio."
  case [20, 21, 21, 35]:
    "Cada escritura avisó dos veces: una antes del cambio y otra después. Basta con la primera."
  case [20, 20, 21, 21]:
    "Cada escritura avisó dos veces antes del cambio."
  default:
    """
    Había 20 tazas; se escribió un 21 y luego un 35. \
    Avisos: \(vistas.count). Tazas leídas en ellos: \(vistas).
    """
  }
}

private func porQueNoLosSuyos(_ recibidos: [Int]) -> Comment {
  switch recibidos {
  case [0, 0, 0]:
    "Dos escuchaban a la cafetera en la que se escribió, y ninguno recibió nada."
  case [1, 1, 1]:
    "Se escribió en una cafetera y se enteró también quien escucha a otra: no van por separado."
  default:
    """
    Dos escuchan a la cafetera en la que se escribió y uno escucha a otra. \
    Los avisos de los tres, por orden: \(recibidos).
    """
  }
}
