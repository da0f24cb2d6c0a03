import Cuaderno
import Escena
import Foundation

extension Sesion {
  /// `leccion ver N --fotos [ACCIÓN…]`: una foto al aparecer y otra tras cada acción.
  func fotos(de leccion: Leccion) async throws(Fallo) -> Int32 {
    let (entrega, problemas) = try curso.entrega(de: leccion, orden.version)
    return try await conTaller { taller throws(Fallo) in
      let preparada = try await taller.prepararVista(
        entrega,
        problemas,
        leccion,
        orden.version,
        modo: "fotos"
      )
      let informes = informeLlano(de: leccion, ancho: consola.estilo.ancho)
      switch preparada {
      case .imposible(let informe):
        consola.escribir(informes.errores(informe) + "\n")
        return 1
      case .sinVistas:
        escribirFoto(comoSeEscribeUnaVistaPrevia.joined(separator: "\n"))
        return 1
      case .lista(let mandato):
        var modelo = try Modelo(mandato)
        defer { modelo.parar() }
        guard try await posar(&modelo) else { return 1 }
        guard let parada = modelo.fin else { return 0 }
        let (informe, _) = try await Recorrido(taller: taller).compilar(
          entrega,
          leccion: leccion,
          version: orden.version
        )
        let deducida = Parada.deducir(parada, ficheros: entrega.ficheros.map(\.nombre))
        consola.escribir("\n" + informes.parada(deducida, informe) + "\n")
        return 1
      }
    }
  }

  /// Hace las acciones y escribe las fotos.
  ///
  /// - Returns: si había alguna vista previa.
  private func posar(_ modelo: inout Modelo) async throws(Fallo) -> Bool {
    guard var cuadro = await modelo.siguiente(consola) else { return true }
    if cuadro.total == 0 {
      escribirFoto(comoSeEscribeUnaVistaPrevia.joined(separator: "\n"))
      return false
    }
    if let vista = orden.vista {
      guard vista <= cuadro.total else {
        throw .uso("No hay vista previa \(vista): el fichero tiene \(cuadro.total).", ayuda: nil)
      }
      if vista > 1 {
        modelo.pedir(.cambiar(a: vista - 1))
        guard let otro = await modelo.siguiente(consola) else { return true }
        cuadro = otro
      }
    }
    escribirFoto(foto(cuadro, nil))
    for accion in orden.argumentos.dropFirst().map(AccionDeFoto.init) {
      do throws(AccionDeFoto.Imposible) {
        modelo.pedir(try accion.peticion(en: cuadro))
      } catch {
        throw .uso(error.mensaje, ayuda: nil)
      }
      guard let otro = await modelo.siguiente(consola) else { return true }
      cuadro = otro
      escribirFoto("\n" + foto(cuadro, accion.texto))
    }
    return true
  }

  private func foto(_ cuadro: Cuadro, _ accion: String?) -> String {
    FotoDeVista.foto(cuadro, accion: accion, ancho: consola.estilo.ancho)
  }

  private func escribirFoto(_ texto: String) {
    consola.escribir(consola.estilo.terminar(texto + "\n"))
  }
}

/// La vista que se fotografía: a cada petición responde con un cuadro.
private struct Modelo {
  private let vista: VistaEnMarcha
  private var llegadas: AsyncStream<VistaEnMarcha.Llegada>.Iterator
  /// Cómo acabó, si acabó por su cuenta o por tardar.
  private(set) var fin: Corrida?

  /// Lo que se espera una respuesta.
  private static let espera = Duration.seconds(10)

  init(_ mandato: OrdenDeProceso) throws(Fallo) {
    let (flujo, llegan) = AsyncStream.makeStream(of: VistaEnMarcha.Llegada.self)
    vista = try VistaEnMarcha(mandato) { llegan.yield($0) }
    llegadas = flujo.makeAsyncIterator()
  }

  func pedir(_ peticion: Peticion) { vista.pedir(peticion) }

  func parar() { vista.parar() }

  /// El cuadro siguiente, o `nil` si el programa se para o no responde.
  mutating func siguiente(_ consola: Consola) async -> Cuadro? {
    let plazo = Self.detener(vista)
    defer { plazo.cancel() }
    while let llegada = await llegadas.next(isolation: nil) {
      vista.leida()
      switch llegada {
      case .cuadro(let cuadro): return cuadro
      case .salida(let texto): consola.escribir(texto.lineas.map { "│ \(sanear($0))\n" }.joined())
      case .fin(let corrida):
        fin = corrida
        return nil
      }
    }
    return nil
  }

  private static func detener(_ vista: VistaEnMarcha) -> Task<Void, any Error> {
    Task {
      try await Task.sleep(for: espera)
      vista.detener()
    }
  }
}
