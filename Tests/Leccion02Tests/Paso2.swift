import Observation
import Testing

@testable import Leccion02

@Observable
private final class Bandeja {
  var vasos = 6
  var mantel = "blanco"
}

@MainActor
@Suite("Paso 2 · Contar avisos con un cerrojo")
struct Paso2 {
  private let bandeja = Bandeja()

  @Test("Lee una vez y después cambia una vez")
  func leeYDespuesCambia() {
    var pasos: [String] = []
    _ = avisosRecibidos(leyendo: { pasos.append("leer") }, mientras: { pasos.append("cambiar") })
    #expect(
      pasos == ["leer", "cambiar"],
      pasos.isEmpty
        ? "Tu función no ha llamado a ninguno de los dos closures que recibe."
        : "Cada closure se llama una vez, y primero el que lee: solo avisa lo leído antes del cambio."
    )
  }

  @Test("Un cambio de lo que se leyó es un aviso")
  func unCambioUnAviso() {
    let avisos = avisosRecibidos(
      leyendo: { _ = bandeja.vasos },
      mientras: { bandeja.vasos = 4 }
    )
    #expect(
      avisos == 1,
      avisos == 0
        ? "Era un aviso y tu función contó 0. ¿Va `leer` dentro de la vigilancia, y `cambiar` después?"
        : "Los vasos se leen y cambian una vez, pero tu función contó \(avisos)."
    )
  }

  @Test("Dos cambios seguidos son un solo aviso")
  func dosCambiosUnAviso() {
    let avisos = avisosRecibidos(
      leyendo: { _ = (bandeja.vasos, bandeja.mantel) },
      mientras: {
        bandeja.vasos = 4
        bandeja.mantel = "rojo"
      }
    )
    #expect(
      avisos == 1,
      avisos == 0
        ? "Cambian dos cosas leídas: es un aviso, y tu función contó 0."
        : "Una vigilancia avisa como mucho una vez, y tu función contó \(avisos)."
    )
  }

  @Test("Lo que no se leyó y lo que queda igual no cuentan")
  func nadaQueContar() {
    let avisos = [
      avisosRecibidos(leyendo: { _ = bandeja.vasos }, mientras: { bandeja.mantel = "rojo" }),
      avisosRecibidos(leyendo: { _ = bandeja.vasos }, mientras: { bandeja.vasos = 6 }),
    ]
    #expect(
      avisos == [0, 0],
      avisos[0] > 0
        ? "Solo se leen los vasos y solo cambia el mantel: no hay ningún aviso que contar."
        : "Había 6 vasos y se escribe un 6: no hay ningún aviso que contar."
    )
  }

  @Test("Cada llamada empieza a contar desde cero")
  func cadaLlamadaDesdeCero() {
    let cuentas = [8, 8, 9].map { vasos in
      avisosRecibidos(leyendo: { _ = bandeja.vasos }, mientras: { bandeja.vasos = vasos })
    }
    #expect(
      cuentas == [1, 0, 1],
      cuentas[2] > cuentas[0]
        ? "La tercera llamada es como la primera y cuenta más. ¿Comparten el contador?"
        : "Son tres llamadas: los vasos cambian, quedan igual y vuelven a cambiar."
    )
  }
}
