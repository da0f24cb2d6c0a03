import Testing

@testable import Leccion01

@MainActor
@Suite("Paso 2 · Avisar antes de cambiar")
struct Paso2 {
  let cafetera = Cafetera()

  @Test("Al llegar el aviso de una taza, la cuenta es todavía la de antes")
  func avisaAntesDeCambiar() {
    cafetera.tazas = 20
    let vistas = mirar(cafetera, durante: { cafetera.servir() }, { cafetera.servir() })
      .flatMap { $0 }
    #expect(vistas == [20, 21], porQueNoAntes(vistas))
    let tazas = cafetera.tazas
    #expect(tazas == 22, "Había 20 tazas y se han servido dos: la cuenta tiene que seguir.")
  }

  @Test("También avisa antes quien pone a cero y quien escribe desde fuera")
  func todosAvisanAntes() {
    cafetera.tazas = 20
    let porCambio = mirar(
      cafetera,
      durante: { cafetera.ponerACero() },
      { cafetera.tazas = 9 }
    )
    let vistas = porCambio.flatMap { $0 }
    #expect(vistas == [20, 0], porQueNoTodos(porCambio))
    let tazas = cafetera.tazas
    #expect(tazas == 9, "Lo último que se escribió en `tazas` fue un 9.")
  }

  @Test("Escribir el mismo valor también avisa")
  func elMismoValorAvisa() {
    let avisos = mirar(
      cafetera,
      durante: { cafetera.tazas = 9 },
      { cafetera.tazas = 9 },
      { cafetera.ponerACero() },
      { cafetera.ponerACero() }
    ).map(\.count)
    #expect(avisos == [1, 1, 1, 1], porQueNoElMismo(avisos))
  }

  @Test("Leer las tazas no avisa")
  func leerNoAvisa() {
    cafetera.tazas = 5
    let avisos = mirar(cafetera, durante: { _ = (cafetera.tazas, cafetera.tazas) })[0].count
    #expect(avisos == 0, "Se leyó la cuenta, nada cambió, y aun así llegaron avisos.")
  }

  @Test("Cada cafetera avisa solo a los suyos")
  func cadaUnaALosSuyos() {
    let otra = Cafetera()
    let avisos = mirar(otra, durante: { cafetera.servir() })[0].count
    #expect(avisos == 0, "Se sirvió en una cafetera y se enteró quien mira otra.")
  }
}

/// Las tazas que ve, en cada cambio, quien mira la cafetera cada vez que recibe un aviso.
@MainActor
private func mirar(_ cafetera: Cafetera, durante cambios: () -> Void...) -> [[Int]] {
  var vistas: [Int] = []
  var mirando = false
  let suscripcion = cafetera.avisador.suscribir {
    guard !mirando else { return }  // por si mirar provoca otro aviso
    mirando = true
    vistas.append(cafetera.tazas)
    mirando = false
  }
  return withExtendedLifetime(suscripcion) {
    cambios.map { cambio in
      vistas = []
      cambio()
      return vistas
    }
  }
}

private func porQueNoAntes(_ vistas: [Int]) -> Comment {
  switch vistas {
  case [21, 22]:
    "Quien miró al recibir el aviso vio la taza ya contada: el aviso llegó después del cambio."
  case []:
    "Se sirvieron dos tazas y no llegó ningún aviso."
  case [20, 21, 21, 22]:
    "Cada taza avisó dos veces: una antes de cambiar y otra después. Basta con la primera."
  case [20, 20, 21, 21]:
    "Cada taza avisó dos veces antes de cambiar. Escribir avisa una vez; leer, ninguna."
  default:
    "Había 20 tazas y se sirvieron dos. Avisos: \(vistas.count). Tazas vistas en ellos: \(vistas)."
  }
}

private func porQueNoTodos(_ porCambio: [[Int]]) -> Comment {
  let cambios = zip(["`ponerACero()`", "`tazas = 9` desde fuera"], porCambio)
  let mudos = cambios.filter { $0.1.isEmpty }.map(\.0).joined(separator: " y ")
  let repetidos = cambios.filter { $0.1.count > 1 }.map(\.0).joined(separator: " y ")
  if !mudos.isEmpty { return "Cambia la cuenta y no llega ningún aviso con \(mudos)." }
  if !repetidos.isEmpty { return "Un cambio es un aviso, y llega más de uno con \(repetidos)." }
  if porCambio == [[0], [9]] {
    return "Los dos cambios avisan, pero al llegar el aviso el cambio ya estaba hecho."
  }
  return "Había 20 tazas, se puso a cero y se escribió 9. En los avisos se vio \(porCambio)."
}

private func porQueNoElMismo(_ avisos: [Int]) -> Comment {
  switch avisos {
  case [1, 0, 1, 0]:
    "Pasar de 0 a 9 avisa y escribir 9 sobre 9 calla. Lo mismo al poner a cero dos veces seguidas."
  case [1, 1, 1, 0]:
    "Poner la cuenta a cero cuando ya estaba a cero no avisa."
  default:
    """
    Se escribió 9 dos veces y luego se puso a cero dos veces: \
    cada una tenía que avisar una vez, y avisaron \(avisos).
    """
  }
}
