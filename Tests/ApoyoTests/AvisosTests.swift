import Apoyo
import Observation
import Testing

@Suite("contarAvisos")
struct AvisosTests {
  @Observable
  final class Planta {
    var litros = 1
    var nombre = "ficus"
    @ObservationIgnored var riegos = 0
  }

  let planta = Planta()

  @Test("Cambiar lo leído da un aviso, por muchas veces que cambie")
  func unSoloAviso() {
    let avisos = contarAvisos(
      leyendo: { planta.litros },
      mientras: {
        planta.litros = 2
        planta.litros = 3
      }
    )
    #expect(avisos == 1)
  }

  @Test("Cambiar lo que no se leyó no avisa")
  func loNoLeidoCalla() {
    let avisos = contarAvisos(leyendo: { planta.litros }, mientras: { planta.nombre = "poto" })
    #expect(avisos == 0)
  }

  @Test("Cambiar cualquiera de las propiedades leídas avisa")
  func variasLecturas() {
    let avisos = contarAvisos(
      leyendo: { (planta.litros, planta.nombre) },
      mientras: { planta.nombre = "poto" }
    )
    #expect(avisos == 1)
  }

  @Test("Lo ignorado no avisa, aunque se lea y cambie")
  func loIgnoradoCalla() {
    let avisos = contarAvisos(leyendo: { planta.riegos }, mientras: { planta.riegos += 1 })
    #expect(avisos == 0)
    #expect(planta.riegos == 1)
  }

  @Test("Escribir el mismo valor no avisa")
  func elMismoValorCalla() {
    let avisos = contarAvisos(leyendo: { planta.litros }, mientras: { planta.litros = 1 })
    #expect(avisos == 0)
  }

  @Test("Primero se lee y luego se cambia, una vez cada cosa")
  func ordenDeLosPasos() {
    var pasos: [String] = []
    _ = contarAvisos(leyendo: { pasos.append("lee") }, mientras: { pasos.append("cambia") })
    #expect(pasos == ["lee", "cambia"])
  }

  @Test("Cada llamada cuenta solo sus avisos")
  func llamadasIndependientes() {
    let primera = contarAvisos(leyendo: { planta.litros }, mientras: {})
    let segunda = contarAvisos(leyendo: { planta.litros }, mientras: { planta.litros = 2 })
    let tercera = contarAvisos(leyendo: { planta.litros }, mientras: {})
    #expect([primera, segunda, tercera] == [0, 1, 0])
  }
}
