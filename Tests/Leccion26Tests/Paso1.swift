import SwiftUI
import Testing

@testable import Leccion26

@MainActor
@Suite("Paso 1 · Cancelar es pedir")
struct Paso1 {
  @Test("Cada segundo quita uno, y en cero se para")
  func cuentaHastaCero() async {
    let modelo = Temporizador()
    modelo.poner(.leche)
    let escenario = Escenario { Cuenta(modelo: modelo) }
    var faltan: [Int] = []
    for segundos in [1, 10, 18, 1, 5] {
      await escenario.avanzar(.seconds(segundos))
      faltan.append(modelo.restante)
    }
    #expect(
      faltan == [29, 19, 1, 0, 0],
      faltan == [30, 30, 30, 30, 30]
        ? "Han pasado 35 segundos y la leche sigue en 30: nadie ha quitado ninguno."
        : faltan.allSatisfy { $0 <= 0 }
          ? "En el primer segundo ya había llegado a \(faltan[0]): ¿espera algo entre resta y resta?"
          : "La leche son 30 s. A los 1, 11, 29, 30 y 35 segundos se leyó: \(faltan)."
    )
  }

  @Test("Cancelada, la cuenta se queda donde estaba")
  func canceladaSeQueda() async {
    let modelo = Temporizador()
    modelo.poner(.sopa)
    let escenario = Escenario { Cuenta(modelo: modelo) }
    await escenario.avanzar(.seconds(3))
    escenario.desmontar()
    await escenario.avanzar(.zero)
    let alCancelar = modelo.restante
    await escenario.avanzar(.seconds(10))
    let faltan = [alCancelar, modelo.restante]
    #expect(faltan == [87, 87], porQueNoSeQueda(faltan))
  }

  @Test("Suena el que llega a cero; el cancelado, no")
  func soloSuenaElQueAcaba() async {
    let (entero, cancelado) = (Temporizador(), Temporizador())
    for modelo in [entero, cancelado] { modelo.poner(.leche) }
    var seVe = true
    let escenario = Escenario {
      Cuenta(modelo: entero)
      if seVe { Cuenta(modelo: cancelado) }
    }
    await escenario.avanzar(.seconds(29))
    let antes = entero.timbres
    seVe = false
    escenario.redibujar()
    await escenario.avanzar(.seconds(5))
    let timbres = [entero.timbres, cancelado.timbres]
    #expect(antes == 0, "A la leche le faltaba un segundo y el timbre ya había sonado.")
    #expect(
      timbres == [1, 0],
      timbres == [1, 1]
        ? "A uno lo cancelaron un segundo antes de acabar, y sonó también."
        : timbres == [0, 0]
          ? "Pasaron los 30 segundos de la leche y el timbre no ha sonado."
          : "Uno llegó a cero y al otro lo cancelaron. Timbrazos de cada uno: \(timbres)."
    )
  }
}

/// Una vista que solo cuenta mientras está.
private struct Cuenta: View {
  let modelo: Temporizador

  var body: some View {
    Text("contando").task { await modelo.contar() }
  }
}

/// Lo que faltaba de una sopa cancelada a los 3 segundos: al cancelarla y 10 segundos después.
private func porQueNoSeQueda(_ faltan: [Int]) -> Comment {
  switch (faltan[0], faltan[1]) {
  case (90, 90): "Se canceló a los 3 segundos y la sopa seguía en 90: no se había contado nada."
  case (...0, _):
    """
    Faltaban 87 s. Se canceló la tarea y, sin que pasara un segundo, la cuenta llegó a \
    \(faltan[0]). En una tarea cancelada, dormir no espera: lanza un error. ¿Quién lo recoge?
    """
  case (86, 86): "Faltaban 87 s. Se canceló la tarea y todavía se quitó un segundo más."
  case (87, 77): "Se canceló la tarea y la cuenta siguió como si nada: a los 10 segundos va por 77."
  default: "Faltaban 87 s al cancelar la tarea. Después se leyó \(faltan[0]) y luego \(faltan[1])."
  }
}
