import Cuaderno
import Escena
import Foundation

/// La vista que se fotografía: a cada petición responde con un cuadro.
struct ModeloDeFotos {
  private let vista: VistaEnMarcha
  private var llegadas: AsyncStream<VistaEnMarcha.Llegada>.Iterator
  /// Cómo acabó, si acabó por su cuenta o por tardar.
  private(set) var fin: Corrida?

  /// Lo que se espera una respuesta.
  private static let espera = 10
  /// Si se paró por no contestar, lo que se esperó y lo que gastó de procesador.
  private(set) var tardo: (segundos: Int, cpu: Double)?

  init(_ mandato: OrdenDeProceso) throws(Fallo) {
    let (flujo, llegan) = AsyncStream.makeStream(of: VistaEnMarcha.Llegada.self)
    vista = try VistaEnMarcha(mandato) { llegan.yield($0) }
    llegadas = flujo.makeAsyncIterator()
  }

  func pedir(_ peticion: Peticion) { vista.pedir(peticion) }

  func parar() { vista.parar() }

  /// Lo que el programa escribió antes del último cuadro, en líneas.
  private(set) var escrito: [String] = []
  /// Las líneas que se guardan: las demás se cuentan.
  private static let maximo = 200

  /// El cuadro siguiente, o `nil` si el programa se para o no responde.
  mutating func siguiente() async -> Cuadro? {
    escrito = []
    var demas = 0
    let gastado = vista.cpu
    defer { if demas > 0 { escrito.append("… (\(plural(demas, "línea más", "líneas más")))") } }
    let plazo = Self.detener(vista)
    defer { plazo.cancel() }
    while let llegada = await llegadas.next(isolation: nil) {
      vista.leida()
      switch llegada {
      case .cuadro(let cuadro): return cuadro
      case .salida(let texto):
        let lineas = texto.lineas.map { sanear($0.hasta(400)) }
        let caben = max(0, Self.maximo - escrito.count)
        escrito += lineas.prefix(caben)
        demas += max(0, lineas.count - caben)
      case .fin(let corrida, let cpu):
        fin = corrida
        if case .limite(.tiempo) = corrida.fin { tardo = (Self.espera, cpu - gastado) }
        return nil
      }
    }
    return nil
  }

  private static func detener(_ vista: VistaEnMarcha) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: .seconds(espera))
      vista.detener()
    }
  }
}
