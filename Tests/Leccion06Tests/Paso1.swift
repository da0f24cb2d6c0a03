import Combine
import Testing

@testable import Leccion06

@MainActor
@Suite("Paso 1 · Published en vez de willSet")
struct Paso1 {
  let cafetera = Cafetera(tazas: 20, agua: 8)

  @Test("Las tazas y el agua son `@Published`; las pulsaciones, no")
  func soloLoQueSeEnsena() {
    let publicadas = Mirror(reflecting: cafetera).children
      .filter { $0.value is Published<Int> }
      .compactMap { $0.label.map { String($0.drop { $0 == "_" }) } }
      .sorted()
    #expect(publicadas == ["agua", "tazas"], porQueNoPublicadas(publicadas))
  }

  @Test("Desde fuera, las tazas y el agua se leen y no se escriben")
  func soloEscribeLaCafetera() {
    let seEscriben = [seEscribe(\Cafetera.tazas), seEscribe(\Cafetera.agua)]
    #expect(
      seEscriben == [false, false],
      seEscriben == [true, true]
        ? "Cualquiera puede escribir en las tazas y en el agua sin pasar por la cafetera."
        : "Cualquiera puede escribir en \(seEscriben[0] ? "las tazas" : "el agua")."
    )
  }

  @Test("Cada escritura avisa una vez, antes del cambio, aunque se escriba lo mismo")
  func cadaEscrituraAvisa() {
    let vistas = mirar(
      cafetera,
      durante: { cafetera.rellenar() },
      { cafetera.vaciar() },
      { cafetera.vaciar() }
    ).flatMap { $0 }
    #expect(vistas == [8, 10, 0], porQueNoCadaEscritura(vistas, cafetera))
    let agua = cafetera.agua
    #expect(agua == 0, "Lo último que se hizo fue vaciar el depósito.")
  }

  @Test("Servir avisa por el agua y por la taza; pulsar sin agua no avisa")
  func servirAvisa() {
    let conAgua = mirar(cafetera, durante: { cafetera.servir() })[0].count
    let quedan = [cafetera.tazas, cafetera.agua]
    cafetera.vaciar()
    let sinAgua = mirar(cafetera, durante: { cafetera.servir() })[0].count
    let pulsaciones = cafetera.pulsaciones
    #expect(quedan == [21, 7], "Había 20 tazas servidas y agua para 8. Se sirvió una más.")
    #expect(pulsaciones == 2, "Se pulsó dos veces, una de ellas sin agua. Las dos cuentan.")
    let avisos = [conAgua, sinAgua]
    #expect(
      avisos == [2, 0],
      sinAgua > 0
        ? "Sin agua no cambia nada de lo que se enseña, y aun así llegó un aviso."
        : "Servir escribe una vez en el agua y otra en las tazas, y los avisos fueron \(conAgua)."
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

// De estas dos elige el compilador, según lo que se pueda hacer con la propiedad desde aquí.
private func seEscribe(_: KeyPath<Cafetera, Int>) -> Bool { false }
private func seEscribe(_: ReferenceWritableKeyPath<Cafetera, Int>) -> Bool { true }

private func porQueNoPublicadas(_ publicadas: [String]) -> Comment {
  if publicadas.contains("pulsaciones") {
    return "Las pulsaciones no las enseña nadie: si son `@Published`, avisarán a todos sin motivo."
  }
  let faltan = ["tazas", "agua"].filter { !publicadas.contains($0) }.map { "`\($0)`" }
  return "Falta `@Published` en \(faltan.joined(separator: " y en "))."
}

private func porQueNoCadaEscritura(_ vistas: [Int], _ cafetera: Cafetera) -> Comment {
  let guardadas = Mirror(reflecting: cafetera).children.compactMap(\.label)
  return switch vistas {
  case [8, 8, 10, 10, 0, 0]:
    "Cada escritura avisó dos veces antes del cambio: `@Published` ya avisa una. ¿Quién más avisa?"
  case [8, 10, 10, 0, 0, 0]:
    "Cada escritura avisó antes y después del cambio: `@Published` ya avisa antes. ¿Quién más avisa?"
  case [] where guardadas.contains("objectWillChange"):
    """
    El agua cambió y nadie se enteró. Has declarado tu propio `objectWillChange`, \
    y `@Published` avisa por el que da el protocolo.
    """
  case []:
    "El agua cambió y nadie que escuche `objectWillChange` se enteró."
  case [8, 10]:
    "Vaciar el depósito cuando ya estaba vacío no avisó: escribir un 0 sobre otro también avisa."
  default:
    """
    Había agua para 8; se rellenó y se vació dos veces. \
    Avisos: \(vistas.count). Agua leída en ellos: \(vistas).
    """
  }
}
