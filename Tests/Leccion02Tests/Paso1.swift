import Apoyo
import Testing

@testable import Leccion02

@MainActor
@Suite("Paso 1 · Del avisador a lo que se lee")
struct Paso1 {
  let contador = Contador()

  @Test("Cambiar la cuenta avisa a quien la leyó")
  func laCuentaAvisa() {
    let avisos = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.cuenta = 12 })
    #expect(
      avisos == 1,
      "Una pantalla leyó `cuenta`, la cuenta cambió y la pantalla no se enteró. ¿Se observa?"
    )
  }

  @Test("Cambiar la nota avisa a quien la leyó")
  func laNotaAvisa() {
    let avisos = contarAvisos(leyendo: { contador.nota }, mientras: { contador.nota = "sin leche" })
    #expect(
      avisos == 1,
      "Una pantalla leyó `nota`, la nota cambió y la pantalla no se enteró. ¿Se observa?"
    )
  }

  @Test("Cambiar una no avisa a quien solo leyó la otra")
  func cadaUnaALosSuyos() {
    let deLaNota = contarAvisos(
      leyendo: { contador.cuenta },
      mientras: { contador.nota = "sin leche" }
    )
    #expect(
      deLaNota == 0,
      "Quien solo leyó la cuenta recibió un aviso al cambiar la nota: no van por separado."
    )
    let deLaCuenta = contarAvisos(leyendo: { contador.nota }, mientras: { contador.cuenta = 12 })
    #expect(
      deLaCuenta == 0,
      "Quien solo leyó la nota recibió un aviso al cambiar la cuenta: no van por separado."
    )
  }

  @Test("Sumar tazas avisa; sumar cero, no")
  func sumarCeroNoAvisa() {
    contador.cuenta = 12
    let deCero = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.sumar(0) })
    let trasCero = contador.cuenta
    #expect(
      deCero == 0,
      trasCero == 12
        ? "La cuenta sigue en 12 y hubo un aviso. Un cambio en el sitio, como `+=`, no compara nunca."
        : "Había 12 tazas, el pedido era de cero y la cuenta dice ahora \(trasCero)."
    )
    let deTres = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.sumar(3) })
    let cuenta = contador.cuenta
    #expect(cuenta == 15, "Había 12 tazas; con un pedido de cero y otro de tres, son 15.")
    #expect(deTres == 1, "El pedido de tres tazas tiene que avisar a quien leyó la cuenta.")
  }
}
