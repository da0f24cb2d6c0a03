import Combine
import Testing

@testable import Leccion05

@MainActor
@Suite("Paso 2 · Lo que se enseña avisa")
struct Paso2 {
  let cafetera = Cafetera()

  @Test("Cada escritura en el agua avisa una vez, antes del cambio")
  func elAguaAvisaAntes() {
    cafetera.agua = 8
    let vistas = mirar(cafetera, durante: { cafetera.agua = 5 }, { cafetera.agua = 12 })
      .flatMap { $0 }
    #expect(vistas == [8, 5], porQueNoElAgua(vistas))
    let agua = cafetera.agua
    #expect(agua == 12, "Lo último que se escribió en `agua` fue un 12.")
  }

  @Test("Servir una taza avisa dos veces: por el agua y por la taza")
  func servirAvisaDeLasDos() {
    cafetera.tazas = 20
    cafetera.agua = 8
    let avisos = mirar(cafetera, durante: { cafetera.servir() })[0].count
    let quedan = [cafetera.tazas, cafetera.agua]
    #expect(quedan == [21, 7], "Había 20 tazas servidas y agua para 8. Se sirvió una más.")
    #expect(
      avisos == 2,
      "Servir escribe en `agua` y en `tazas`. Cada escritura avisa una vez, y llegaron \(avisos)."
    )
  }

  @Test("Ni leer ni pulsar sin agua avisan a nadie")
  func loQueNoSeEnsenaCalla() {
    cafetera.agua = 0
    let antes = cafetera.pulsaciones
    let avisos = mirar(
      cafetera,
      durante: { cafetera.servir() },
      { _ = (cafetera.tazas, cafetera.agua, cafetera.pulsaciones) }
    ).map(\.count)
    let pulsaciones = cafetera.pulsaciones - antes
    #expect(pulsaciones == 1, "Se pulsó una vez. Sin agua no hay taza, pero la pulsación cuenta.")
    #expect(
      avisos == [0, 0],
      avisos[0] > 0
        ? "Sin agua, servir no cambia nada de lo que se enseña, y aun así llegó un aviso."
        : "Se leyó la cafetera, nada cambió, y aun así llegó un aviso."
    )
  }
}

/// El agua que ve, en cada cambio, quien lee la cafetera cada vez que recibe un aviso.
@MainActor
private func mirar(_ cafetera: Cafetera, durante cambios: () -> Void...) -> [[Int]] {
  var vistas: [Int] = []
  var mirando = false
  let recibo = cafetera.objectWillChange.sink { _ in
    guard !mirando else { return }  // por si mirar provoca otro aviso
    mirando = true
    vistas.append(cafetera.agua)
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

private func porQueNoElAgua(_ vistas: [Int]) -> Comment {
  switch vistas {
  case []:
    "Se escribió dos veces en `agua` y por `objectWillChange` no llegó ningún aviso."
  case [5, 12]:
    "Quien leyó el agua en el aviso vio el número nuevo: el aviso llegó después del cambio."
  default:
    """
    Había agua para 8; se escribió un 5 y luego un 12. \
    Avisos: \(vistas.count). Agua leída en ellos: \(vistas).
    """
  }
}
