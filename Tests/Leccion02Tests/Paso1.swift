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
    let avisos = [
      contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.nota = "sin leche" }),
      contarAvisos(leyendo: { contador.nota }, mientras: { contador.cuenta = 12 }),
    ]
    #expect(
      avisos == [0, 0],
      avisos[0] > 0
        ? "Quien solo leyó la cuenta recibió un aviso al cambiar la nota: no van por separado."
        : "Quien solo leyó la nota recibió un aviso al cambiar la cuenta: no van por separado."
    )
  }

  @Test("Sumar tazas avisa; sumar cero, no")
  func sumarCeroNoAvisa() {
    contador.cuenta = 12
    let deCero = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.sumar(0) })
    let trasCero = contador.cuenta
    let deTres = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.sumar(3) })
    let trasTres = contador.cuenta
    let deMenosDos = contarAvisos(leyendo: { contador.cuenta }, mientras: { contador.sumar(-2) })
    let cuenta = contador.cuenta
    #expect(
      cuenta == 13,
      trasTres == 15 && cuenta == 15
        ? "Con 15 tazas se devuelven dos, `sumar(-2)`, y la cuenta no baja."
        : "Había 12 tazas; se suman cero, se suman tres y se devuelven dos: son 13."
    )
    let avisos = [deCero, deTres, deMenosDos]
    #expect(
      avisos == [0, 1, 1],
      deCero == 0
        ? "Sumar cero no avisa, pero sumar tres y devolver dos tienen que avisar a quien leyó la cuenta."
        : trasCero == 12
          ? "La cuenta no cambia y aun así avisa: lo que se cambia en el sitio (`+=`) no se compara."
          : "Había 12 tazas, se sumaron cero y la cuenta pasó a \(trasCero)."
    )
  }
}
