/// El recorrido de una comprobación: lo único que ordena los pasos y espera al taller.
///
/// Entrega → compilar → comprobar → retroalimentar → informar.
package struct Recorrido<T: Taller>: Sendable {
  private let taller: T
  /// Cuántas comprobaciones colgadas seguidas bastan para no probar las demás.
  private let colgadasMaximas = 2

  /// Crea un recorrido que trabaja con `taller`.
  package init(taller: T) { self.taller = taller }

  /// Comprueba una entrega y cuenta lo que ha visto.
  package func comprobar(
    _ entrega: Entrega,
    leccion: Leccion,
    version: Version,
    pasos: [Paso]
  ) async throws(Fallo) -> Informe {
    guard pasos.contains(where: { !$0.comprobaciones.isEmpty }) else {
      throw .sinComprobaciones(leccion: leccion.carpeta)
    }
    var (informe, modulo) = try await compilar(
      entrega,
      leccion: leccion,
      version: version,
      pasos: pasos
    )
    guard let modulo else { return informe }

    let compilados = try await taller.compilar(pasos, de: leccion, contra: modulo)
    var esperadas: [String] = []
    for (i, compilado) in compilados.enumerated() {
      switch compilado {
      case .objeto: esperadas += pasos[i].comprobaciones.map(\.nombre)
      case .noCompila(let errores):
        informe.pasos[i].motivos = FaltaEnElPaso.motivos(errores, entrega: entrega)
        informe.pasos[i].poner { _ in .sinCompilar }
      }
    }
    informe.resultado = .noSuperada
    guard !esperadas.isEmpty else { return informe }
    let ejecutable: Ejecutable
    do throws(Fallo) {
      ejecutable = try await taller.enlazar(modulo, compilados, de: leccion)
    } catch {
      guard let roto = sinEnlazar(informe, error) else { throw error }
      return roto
    }
    let ficheros = entrega.ficheros.map(\.nombre)
    let estados = try await correr(ejecutable, esperadas, ficheros, &informe)
    for i in informe.pasos.indices where informe.pasos[i].motivos.isEmpty {
      informe.pasos[i].poner { estados[$0] ?? .noAlcanzada }
    }
    if informe.comprobaciones.allSatisfy({ $0.estado == .superada }) {
      informe.resultado = .superada
    }
    return informe
  }

  /// Compila una entrega: el módulo, o el informe de por qué no compila.
  package func compilar(
    _ entrega: Entrega,
    leccion: Leccion,
    version: Version,
    pasos: [Paso] = []
  ) async throws(Fallo) -> (Informe, ModuloCompilado?) {
    var informe = Informe(
      leccion: leccion,
      version: version,
      resultado: .noCompila,
      pasos: pasos.map(sinAlcanzar)
    )
    informe.deMas = entrega.deMas
    informe.huella = entrega.huella.description
    informe.fuentes = fuentes(entrega)
    let compilacion = try await taller.compilar(entrega, de: leccion)
    let escritos = compilacion.diagnosticos.map { $0.enLoEscrito(informe.fuentes) }
    informe.diagnosticos = informe.mueveLineas ? escritos.map(\.sinLugar) : escritos
    return (informe, compilacion.modulo)
  }

  /// Lo que el enlace dice de una entrega, o `nil` si no es culpa suya.
  package func sinEnlazar(_ informe: Informe, _ fallo: Fallo) -> Informe? {
    guard case .enlaceRoto(let causas) = fallo else { return nil }
    let suyos = ErrorDeEnlace.delEstudiante(
      causas,
      modulo: informe.leccion.modulo,
      fuentes: informe.fuentes
    )
    guard !suyos.isEmpty else { return nil }
    var informe = informe
    informe.diagnosticos += suyos
    informe.resultado = .noCompila
    return informe
  }

  /// Corre todas; si una se detiene, le carga solo a ella la parada y corre las que faltan.
  private func correr(
    _ ejecutable: Ejecutable,
    _ esperadas: [String],
    _ ficheros: [String],
    _ informe: inout Informe
  ) async throws(Fallo) -> [String: EstadoDeComprobacion] {
    var estados: [String: EstadoDeComprobacion] = [:]
    var pendientes = esperadas
    var colgadas = 0
    var solas = false
    while !pendientes.isEmpty, colgadas < colgadasMaximas {
      let tanda = solas ? [pendientes[0]] : pendientes
      let primera = tanda.count == esperadas.count
      let corrida = try await taller.correr(
        ejecutable,
        solo: primera ? nil : tanda,
        modo: primera ? .todas : .una
      )
      informe.salida += corrida.salida
      for (id, segundos) in corrida.segundos {
        guard let nombre = Evento.nombre(enID: id, de: informe.leccion.moduloDePruebas) else {
          continue
        }
        informe.segundos[nombre] = segundos
      }
      informe.salidaRecortada = informe.salidaRecortada || corrida.recortada
      let veredicto = Veredicto(
        corrida,
        esperadas: tanda,
        modulo: informe.leccion.moduloDePruebas
      )
      if primera { informe.ajenas = veredicto.ajenas }
      estados.merge(veredicto.estados) { _, nuevo in nuevo }
      if veredicto.completa {
        guard solas else { break }
        pendientes.removeFirst()
        continue
      }
      // Si no se sabe cuál fue, o no es de las pedidas, se prueba cada una por su lado.
      let interrumpida = veredicto.interrumpida.flatMap { tanda.contains($0) ? $0 : nil }
      let culpable = interrumpida ?? (solas ? pendientes[0] : nil)
      if let culpable {
        let parada = Parada.deducir(corrida, ficheros: informe.mueveLineas ? [] : ficheros)
        estados[culpable] = .parada(parada)
        colgadas = parada.clase == .colgada ? colgadas + 1 : 0
      }
      solas = solas || culpable == nil
      pendientes.removeAll { estados[$0] != nil }
    }
    return estados
  }

  /// El informe de una entrega que no se puede leer: no llega ni a compilarse.
  package func ilegible(
    _ entrega: Entrega,
    _ problemas: [(fichero: String, problema: ProblemaDeEntrega)],
    leccion: Leccion,
    version: Version,
    pasos: [Paso]
  ) -> Informe {
    var informe = Informe(
      leccion: leccion,
      version: version,
      resultado: .noLegible,
      pasos: pasos.map(sinAlcanzar)
    )
    informe.problemas = problemas
    informe.deMas = entrega.deMas
    informe.fuentes = fuentes(entrega)
    for (fichero, _) in problemas { informe.fuentes[fichero] = [] }
    return informe
  }

  private func fuentes(_ entrega: Entrega) -> [String: [String]] {
    var fuentes: [String: [String]] = [:]
    for fichero in entrega.ficheros {
      fuentes[fichero.nombre] = entrega.texto(de: fichero.nombre).lineas.map(String.init)
    }
    return fuentes
  }

  private func sinAlcanzar(_ paso: Paso) -> PasoInformado {
    PasoInformado(
      titulo: paso.titulo,
      comprobaciones: paso.comprobaciones.map {
        ComprobacionInformada(nombre: $0.nombre, titulo: $0.titulo, estado: .noAlcanzada)
      }
    )
  }
}

extension PasoInformado {
  fileprivate mutating func poner(_ estado: (String) -> EstadoDeComprobacion) {
    for i in comprobaciones.indices { comprobaciones[i].estado = estado(comprobaciones[i].nombre) }
  }
}
