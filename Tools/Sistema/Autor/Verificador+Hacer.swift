import Cuaderno
import Foundation

extension Verificador {
  /// Hace un trabajo, o lo da por hecho si ya se demostró con el mismo contenido.
  func hacer(_ trabajo: Trabajo) async throws(Fallo) -> Hecho {
    switch trabajo {
    case .version(let leccion, let version):
      return try await demostrar(leccion, version, trabajo)
    case .trivial(let leccion, let entrega, let nombre):
      return try await demostrar(leccion, entrega, nombre, trabajo)
    case .bloque(let bloque, let documento):
      return try await demostrar(bloque, documento, trabajo)
    }
  }

  // MARK: - Versiones

  private func demostrar(
    _ leccion: Leccion,
    _ version: Version,
    _ trabajo: Trabajo
  ) async throws(Fallo) -> Hecho {
    let ruta = version.carpeta(de: leccion)
    let (entrega, problemas) = try curso.entrega(de: leccion, version)
    if let problema = problemas.first {
      let dice = problema.problema.mensaje(fichero: problema.fichero, leccion: leccion.numero)
      return Hecho(trabajo: trabajo, fallos: [FalloDeAutor(ruta, dice)])
    }
    let pasos = try curso.pasos(de: leccion)
    let clave = try clave(leccion, entrega, version.nombre)
    if let caidas = recordado(clave) {
      return Hecho(trabajo: trabajo, fallos: [], caidas: caidas, deAntes: true)
    }
    let informe = try await taller(de: version).informe(entrega, [], leccion, version, pasos)
    var fallos = contrastar(informe, entrega, ruta)
    if fallos.isEmpty, [.solucion, .inicio].contains(version),
      let fallo = try await noSeVe(leccion, entrega, version)
    {
      fallos.append(FalloDeAutor(ruta, fallo))
    }
    // Lo que no compila no llega a comprobarse: no hace fallar a ninguna.
    let fallidas = informe.comprobaciones.filter { $0.estado != .superada }.map(\.nombre)
    let caidas = informe.resultado == .noSuperada ? fallidas : []
    if fallos.isEmpty { recordar(clave, caidas) }
    return Hecho(trabajo: trabajo, fallos: fallos, caidas: caidas)
  }

  /// El taller de una versión.
  ///
  /// La solución y el inicio se compilan como los compila quien aprende, paso a paso: así se ve si
  /// un paso necesita de otro. Los errores, que son muchos, por lotes.
  private func taller(de version: Version) -> TallerDelSistema {
    var suyo = taller
    if ![.solucion, .inicio].contains(version) { suyo.porLotes = true }
    return suyo
  }

  /// Por qué no se puede ver una versión de una lección con vistas, o `nil` si se ve.
  private func noSeVe(
    _ leccion: Leccion,
    _ entrega: Entrega,
    _ version: Version
  ) async throws(Fallo) -> String? {
    guard leccion.portada.conVistas else { return nil }
    let sinVistas = "no tiene ningún #Preview: `leccion ver \(leccion.numero)` no enseña nada"
    switch try await taller.prepararVista(
      Guardado(entrega: entrega, problemas: []),
      leccion,
      version,
      modo: "fotos"
    ) {
    case .imposible: return "no se puede enlazar con quien enseña sus vistas"
    case .sinVistas: return sinVistas
    case .lista(let mandato):
      var modelo = try ModeloDeFotos(mandato)
      defer { modelo.parar() }
      func parada(_ cual: Int) -> String {
        let motivo = modelo.fin.map { Parada.deducir($0, ficheros: []).motivo } ?? ""
        return "su vista previa \(cual) se detiene al aparecer: \(motivo)"
      }
      guard let cuadro = await modelo.siguiente() else { return parada(1) }
      if cuadro.total == 0 { return sinVistas }
      for otra in 1..<max(1, cuadro.total) {
        modelo.pedir(.cambiar(a: otra))
        guard await modelo.siguiente() != nil else { return parada(otra + 1) }
      }
      return nil
    }
  }

  private func contrastar(
    _ informe: Informe,
    _ entrega: Entrega,
    _ ruta: String
  ) -> [FalloDeAutor] {
    switch informe.version {
    case .solucion: return informe.fallosDeSolucion(ruta: ruta)
    case .inicio, .alumno: return informe.fallosDeInicio(ruta: ruta)
    case .error:
      switch ErrorConocido.leer(entrega) {
      case .failure(let motivo): return [FalloDeAutor(ruta, motivo.rawValue)]
      case .success(let error):
        let pantalla = InformeTexto(estilo: .llano, carpeta: ruta).escribir(informe)
        return error.contrastar(
          informe,
          pantalla: pantalla + "\n" + informe.explicaciones,
          ruta: ruta
        )
      }
    }
  }

  private func demostrar(
    _ leccion: Leccion,
    _ entrega: Entrega,
    _ nombre: String,
    _ trabajo: Trabajo
  ) async throws(Fallo) -> Hecho {
    let clave = try clave(leccion, entrega, nombre)
    if recordado(clave) != nil { return Hecho(trabajo: trabajo, fallos: [], deAntes: true) }
    let pasos = try curso.pasos(de: leccion)
    let informe = try await taller(de: .alumno).informe(entrega, [], leccion, .alumno, pasos)
    guard informe.superadas == 0, informe.resultado != .superada else {
      let pasa = informe.comprobaciones.filter { $0.estado == .superada }.map(\.nombre)
      return Hecho(
        trabajo: trabajo,
        fallos: [FalloDeAutor(leccion.carpetaDePruebas, "\(nombre) pasa \(enumerar(pasa))")]
      )
    }
    recordar(clave, [])
    return Hecho(trabajo: trabajo, fallos: [])
  }

  private func clave(
    _ leccion: Leccion,
    _ entrega: Entrega,
    _ papel: String
  ) throws(Fallo) -> Huella {
    var partes = ["version", papel, leccion.modulo, leccion.portada.aislamiento.rawValue]
    partes += leccion.portada.usa + [entrega.huella.description]
    let pruebas = "\(curso.raiz.carpeta)/\(leccion.carpetaDePruebas)"
    for nombre in Disco.listar(pruebas) { partes.append(try Disco.texto("\(pruebas)/\(nombre)")) }
    return try taller.claveDeDemostracion(partes, usa: leccion.portada.usa)
  }

  // MARK: - Lo ya demostrado

  func recordado(_ clave: Huella) -> [String]? {
    guard let texto = try? Disco.texto(ruta(clave)) else { return nil }
    return texto.lineas.map(String.init)
  }

  func recordar(_ clave: Huella, _ caidas: [String]) {
    // Es una caché: si no se puede escribir, la próxima vez se demuestra de nuevo.
    try? Disco.crearCarpeta("\(taller.almacen.raiz)/demostrado")
    try? Disco.escribir(Array(caidas.joined(separator: "\n").utf8), en: ruta(clave))
  }

  private func ruta(_ clave: Huella) -> String {
    "\(taller.almacen.raiz)/demostrado/\(clave.corta)"
  }
}

extension TallerDelSistema {
  /// La clave de una demostración: cambia con el compilador, el cuaderno y las bibliotecas.
  func claveDeDemostracion(_ partes: [String], usa: [String]) throws(Fallo) -> Huella {
    var todas = [clave.description, versionPropia] + partes
    for biblioteca in Biblioteca.deVerificar(usa) {
      todas.append(try huellaDeFuentes(biblioteca))
    }
    return Huella(partes: todas)
  }
}
