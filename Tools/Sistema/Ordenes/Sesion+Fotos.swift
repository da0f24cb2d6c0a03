import Cuaderno
import Escena
import Foundation

extension Sesion {
  /// `leccion ver N --fotos [ACCIÓN…]`: una foto al aparecer y otra tras cada acción.
  func fotos(de leccion: Leccion) async throws(Fallo) -> Int32 {
    let (entrega, problemas) = try curso.entrega(de: leccion, orden.version)
    return try await conTaller { taller throws(Fallo) in
      let preparada = try await taller.prepararVista(
        Guardado(entrega: entrega, problemas: problemas),
        leccion,
        orden.version,
        modo: "fotos",
        xcode: orden.xcode
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
        var modelo = try ModeloDeFotos(mandato)
        defer { modelo.parar() }
        guard try await posar(&modelo) else { return 1 }
        guard let parada = modelo.fin else { return 0 }
        let (informe, _) = try await Recorrido(taller: taller).compilar(
          entrega,
          leccion: leccion,
          version: orden.version
        )
        let deducida =
          modelo.tardo.map { Parada.sinRespuesta(segundos: $0.segundos, cpu: $0.cpu) }
          ?? Parada.deducir(parada, ficheros: entrega.ficheros.map(\.nombre))
        escribirFoto(lineas(modelo.escrito) + "\n" + informes.parada(deducida, informe))
        return 1
      }
    }
  }

  /// Hace las acciones y escribe las fotos.
  ///
  /// - Returns: si había alguna vista previa.
  private func posar(_ modelo: inout ModeloDeFotos) async throws(Fallo) -> Bool {
    guard var cuadro = await modelo.siguiente() else { return true }
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
        guard let otro = await modelo.siguiente() else { return true }
        cuadro = otro
      }
    }
    escribirFoto(foto(cuadro, nil) + lineas(modelo.escrito))
    for accion in orden.argumentos.dropFirst().map(AccionDeFoto.init) {
      do throws(AccionDeFoto.Imposible) {
        modelo.pedir(try accion.peticion(en: cuadro))
      } catch {
        throw .uso(error.mensaje, ayuda: nil)
      }
      guard let otro = await modelo.siguiente() else { return true }
      cuadro = otro
      escribirFoto("\n" + foto(cuadro, accion.texto) + lineas(modelo.escrito))
    }
    return true
  }

  private func foto(_ cuadro: Cuadro, _ accion: String?) -> String {
    let nota = accion == nil && orden.xcode != 26 ? "como en Xcode \(orden.xcode)" : nil
    return FotoDeVista.foto(
      cuadro,
      accion: accion,
      ancho: consola.estilo.ancho,
      nota: nota,
      sucesos: orden.sucesos
    )
  }

  /// Lo que el programa escribió, debajo de la foto.
  private func lineas(_ escritas: [String]) -> String {
    escritas.map { "\n│ \($0)" }.joined()
  }

  private func escribirFoto(_ texto: String) {
    consola.escribir(consola.estilo.terminar(texto + "\n"))
  }
}
