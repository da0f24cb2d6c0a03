import Cuaderno

extension EnVivo {
  /// Compila lo guardado, sin esperarlo.
  mutating func preparar(_ guardado: Guardado) {
    compilando = true
    recibir(.compilando)
    apuntar(guardado.entrega)
    let (taller, leccion, orden) = (taller, leccion, sesion.orden)
    Task { [llegan] in
      let resultado: Result<TallerDelSistema.VistaPreparada, Fallo>
      do throws(Fallo) {
        resultado = .success(
          try await taller.prepararVista(
            guardado,
            leccion,
            orden.version,
            modo: "vivo",
            xcode: orden.xcode
          )
        )
      } catch {
        resultado = .failure(error)
      }
      llegan.yield(.preparada(resultado))
    }
  }

  /// Guarda las líneas de una entrega, para citar aquella en la que se pare.
  mutating func apuntar(_ entrega: Entrega) {
    for fichero in entrega.ficheros {
      fuentes.fuentes[fichero.nombre] = entrega.texto(de: fichero.nombre).lineas.map(String.init)
    }
  }
}
