import Cuaderno
import Foundation

extension Sesion {
  /// `leccion [N]`: comprueba una versión de una lección, o la primera que falte.
  func comprobar() async throws(Fallo) -> Int32 {
    var progreso = Progreso.leer(raiz, consola)
    let informe = try await conTaller { taller throws(Fallo) -> Informe? in
      var hecho =
        orden.argumentos.isEmpty
        ? try await primeraPendiente(&progreso, con: taller)
        : try await self.informe(de: try leccionPedida(), orden.version, con: taller)
      if orden.ingles, let leccion = hecho?.leccion, hecho?.diagnosticos.isEmpty == false {
        let (entrega, _) = try curso.entrega(de: leccion, orden.version)
        hecho?.original = try await taller.original(entrega, de: leccion)
      }
      return hecho
    }
    guard let informe else {
      progreso.guardar(raiz, consola)
      consola.escribir(consola.estilo.terminar("Has superado todas las lecciones.\n"))
      return 0
    }
    let leccion = informe.leccion
    if orden.version == .alumno { progreso.apuntar(informe) }
    if orden.json {
      consola.escribir(InformeJSON.escribir(InformeJSON(informe)))
    } else {
      let pistas = (try? curso.pistas(de: leccion)) ?? Pistas()
      let pista = orden.version == .alumno ? progreso.ofrecer(informe, pistas) : nil
      let carpeta = visible(orden.version.carpeta(de: leccion))
      let texto = InformeTexto(
        estilo: consola.estilo,
        carpeta: carpeta,
        explicar: explicacionCorta(consola.estilo)
      ).escribir(informe, pista: pista, siguiente: siguiente(a: leccion))
      consola.escribir(texto)
    }
    if let error = informe.diagnosticos.first(where: { $0.gravedad == .error }), let id = error.id {
      UltimoError(id: id, datos: error.datos).guardar(raiz)
    }
    progreso.guardar(raiz, consola)
    return informe.resultado == .superada ? 0 : 1
  }

  /// El informe de la primera lección sin superar, o `nil` si no queda ninguna.
  ///
  /// Lo que el progreso da por superado no se repite; lo que no recuerda, se comprueba.
  private func primeraPendiente(
    _ progreso: inout Progreso,
    con taller: TallerDelSistema
  ) async throws(Fallo) -> Informe? {
    for una in curso.indice {
      let leccion = try curso.leer(una)
      if orden.version == .alumno, progreso.superada(leccion, huella: { huella(de: leccion) }) {
        continue
      }
      let informe = try await informe(de: leccion, orden.version, con: taller)
      if informe.resultado != .superada { return informe }
      if orden.version == .alumno { progreso.apuntar(informe) }
    }
    return nil
  }

  /// El informe de una versión de una lección.
  func informe(
    de leccion: Leccion,
    _ version: Version,
    con taller: TallerDelSistema
  ) async throws(Fallo) -> Informe {
    let (entrega, problemas) = try curso.entrega(de: leccion, version)
    let pasos = try curso.pasos(de: leccion)
    let informe = try await taller.informe(entrega, problemas, leccion, version, pasos)
    if informe.pasos.contains(where: { !$0.motivos.isEmpty }) {
      try await comprobarPasos(de: leccion, pasos, con: taller)
    }
    return informe
  }

  /// Si un paso no compila ni con la solución, la culpa es de la lección: nunca es un cero.
  private func comprobarPasos(
    de leccion: Leccion,
    _ pasos: [Paso],
    con taller: TallerDelSistema
  ) async throws(Fallo) {
    let (solucion, _) = try curso.entrega(de: leccion, .solucion)
    guard let modulo = try await taller.compilar(solucion, de: leccion).modulo else { return }
    let compilados = try await taller.compilar(pasos, de: leccion, contra: modulo)
    let rotos = zip(pasos, compilados).compactMap { paso, compilado -> String? in
      guard case .noCompila(let dichos) = compilado else { return nil }
      let error = dichos.first { $0.gravedad == .error }
      let linea = error?.lugar.map { ":\($0.linea)" } ?? ""
      return "\(leccion.carpetaDePruebas)/\(paso.fichero)\(linea) no compila ni con la solución: "
        + (error?.mensaje ?? "")
    }
    if !rotos.isEmpty { throw .leccionRota(carpeta: leccion.carpeta, motivos: rotos) }
  }

  private func siguiente(a leccion: Leccion) -> Leccion? {
    guard let una = curso.indice.first(where: { $0.numero > leccion.numero }) else { return nil }
    return try? curso.buscar("\(una.numero)")
  }
}

extension TallerDelSistema {
  /// El informe de una entrega. Si lo guardado está dañado, lo hace de nuevo y lo tira.
  func informe(
    _ entrega: Entrega,
    _ problemas: [(fichero: String, problema: ProblemaDeEntrega)],
    _ leccion: Leccion,
    _ version: Version,
    _ pasos: [Paso]
  ) async throws(Fallo) -> Informe {
    guard problemas.isEmpty else {
      return Recorrido(taller: self).ilegible(
        entrega,
        problemas,
        leccion: leccion,
        version: version,
        pasos: pasos
      )
    }
    return try await sanando { taller throws(Fallo) in
      try await Recorrido(taller: taller).comprobar(
        entrega,
        leccion: leccion,
        version: version,
        pasos: pasos
      )
    }
  }

  /// Hace algo con el taller y, si falla porque lo guardado está dañado, lo hace de nuevo sin ello.
  func sanando<R>(
    _ hacer: (TallerDelSistema) async throws(Fallo) -> R
  ) async throws(Fallo) -> R {
    do throws(Fallo) {
      return try await hacer(self)
    } catch {
      guard error.puedeSerDelAlmacen else { throw error }
      // Se repite sin nada guardado. Solo si así va bien era lo guardado lo que estaba mal: tirarlo
      // por un error de quien aprende estorbaría a otras ejecuciones.
      let hecho = try await hacer(try conAlmacenAparte())
      almacen.vaciar()
      return hecho
    }
  }
}
