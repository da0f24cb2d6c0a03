import Testing

@testable import Cuaderno

@Suite("Informe")
struct InformeTests {
  private let fallida = EstadoDeComprobacion.fallida([Ejemplos.incidencia])

  @Test("Cuántas están superadas y cuál es la primera que no")
  func cuentas() {
    let informe = Ejemplos.informe(.noSuperada, [.superada, .noAlcanzada, fallida])
    #expect(informe.comprobaciones.map(\.nombre) == ["calla", "cuenta", "avisa"])
    #expect(informe.superadas == 1)
    #expect(informe.primeraPendiente?.nombre == "avisa")
  }

  @Test("Una que no se alcanzó solo es la primera si no hay otra")
  func pendientes() {
    let noAlcanzadas = Ejemplos.informe(.noSuperada, [.superada, .noAlcanzada, .noAlcanzada])
    #expect(noAlcanzadas.primeraPendiente?.nombre == "cuenta")
    #expect(Ejemplos.informe(.superada, [.superada, .superada, .superada]).primeraPendiente == nil)
    let sinCompilar = Ejemplos.informe(.noSuperada, [.noAlcanzada, .sinCompilar, fallida])
    #expect(sinCompilar.primeraPendiente?.nombre == "cuenta")
  }

  @Test(
    "Dos informes iguales lo son en todo",
    arguments: [
      { $0.resultado = .superada }, { $0.version = .solucion }, { $0.huella = "otra" },
      { $0.ajenas = ["a"] }, { $0.salida = "a" }, { $0.salidaRecortada = true },
      { $0.deMas = ["a"] }, { $0.fuentes = [:] }, { $0.leccion = Ejemplos.siguiente },
      { $0.problemas = [("a", .vacio)] }, { $0.pasos[0].motivos = ["a"] },
      { $0.diagnosticos = [.demasiadoLento] },
    ] as [@Sendable (inout Informe) -> Void]
  )
  func igualdad(cambiar: @Sendable (inout Informe) -> Void) {
    let uno = Ejemplos.informe(.noSuperada, [.superada])
    var otro = uno
    #expect(uno == otro)
    cambiar(&otro)
    #expect(uno != otro)
  }
}
