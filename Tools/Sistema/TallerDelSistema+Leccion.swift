import Cuaderno
import Foundation

extension TallerDelSistema {
  /// Las banderas con las que se compila el código de una lección.
  func banderas(de leccion: Leccion, _ listas: [Lista]) -> [String] {
    (leccion.portada.aislamiento == .mainActor ? ["-default-isolation", "MainActor"] : [])
      + listas.flatMap(\.banderas)
  }

  package func compilar(
    _ entrega: Entrega,
    de leccion: Leccion
  ) async throws(Fallo) -> Compilacion {
    let listas = try await bibliotecas(Biblioteca.para(leccion.portada.usa))
    let propias = banderas(de: leccion, listas)
    let huella = Huella(
      partes: [clave.description, idioma.clave, leccion.modulo, entrega.huella.description]
        + leccion.portada.usa + [leccion.portada.aislamiento.rawValue] + listas.map(\.clave)
    )
    let importa = importaciones(
      de: entrega.ficheros.map { entrega.texto(de: $0.nombre) }.joined(separator: "\n")
    )
    if let carpeta = almacen.entrada("modulos", huella),
      let interfaz = try? Disco.texto("\(carpeta)/interfaz")
    {
      let modulo = ModuloCompilado(
        carpeta: carpeta,
        clave: huella.description,
        interfaz: interfaz,
        importa: importa
      )
      let dicho = Compilado.guardados(
        Compilado.binario(de: "\(carpeta)/\(leccion.modulo).o")
      )
      return Compilacion(modulo: modulo, diagnosticos: dicho ?? [])
    }
    let carpeta = try almacen.carpetaProvisional()
    let orden = try ordenDeModulo(entrega, leccion, propias, en: carpeta)
    async let sinVistas = interfazSinVistas(entrega, orden, en: carpeta)
    let resultado = try await frontend(orden)
    guard resultado.fin == .codigo(0) else {
      apuntar(resultado.textoDeErrores)
      return try noCompila(resultado)
    }
    if let mejor = await sinVistas, let suya = orden.interfaz { rename(mejor, suya) }
    let bytes = try Disco.leer("\(carpeta)/\(leccion.modulo).swiftmodule")
    let interfaz = Huella(bytes).description
    try Disco.escribir(Array(interfaz.utf8), en: "\(carpeta)/interfaz")
    let definitiva = try almacen.guardar("modulos", huella, desde: carpeta)
    let modulo = ModuloCompilado(
      carpeta: definitiva,
      clave: huella.description,
      interfaz: interfaz,
      importa: importa
    )
    return Compilacion(modulo: modulo, diagnosticos: resultado.diagnosticos)
  }

  /// Escribe la entrega en `carpeta` y da la orden que la compila allí.
  private func ordenDeModulo(
    _ entrega: Entrega,
    _ leccion: Leccion,
    _ propias: [String],
    en carpeta: String
  ) throws(Fallo) -> OrdenDeCompilar {
    for fichero in entrega.ficheros {
      try Disco.escribir(fichero.bytes, en: "\(carpeta)/\(fichero.nombre)")
    }
    return OrdenDeCompilar(
      modulo: leccion.modulo,
      fuentes: entrega.ficheros.map { "\(carpeta)/\($0.nombre)" },
      objeto: "\(carpeta)/\(leccion.modulo).o",
      interfaz: "\(carpeta)/\(leccion.modulo).swiftmodule",
      banderas: ["-enable-testing"] + propias
    )
  }

  /// La interfaz de una entrega sin sus vistas previas, o `nil` si no las tiene o no se puede.
  ///
  /// El nombre de una vista previa lleva su sitio: con ellas, mover una línea cambiaría la interfaz
  /// y obligaría a compilar otra vez los pasos, que no pueden usarlas.
  private func interfazSinVistas(
    _ entrega: Entrega,
    _ completa: OrdenDeCompilar,
    en carpeta: String
  ) async -> String? {
    guard !SimbolosDeVistaPrevia.posibles(en: entrega, modulo: completa.modulo).isEmpty else {
      return nil
    }
    let aparte = "\(carpeta)/sin-vistas"
    var orden = completa
    orden.soloInterfaz = true
    orden.objeto = "\(aparte)/\(orden.modulo).o"
    let interfaz = "\(aparte)/\(orden.modulo).swiftmodule"
    orden.interfaz = interfaz
    orden.banderas = Complemento.sinVistas(orden.banderas)
    guard (try? Disco.crearCarpeta(aparte)) != nil,
      let resultado = try? await frontend(orden), resultado.fin == .codigo(0)
    else { return nil }
    return interfaz
  }

  /// Lo que dice el compilador de una entrega en su inglés original.
  package func original(_ entrega: Entrega, de leccion: Leccion) async throws(Fallo)
    -> [Diagnostico]
  {
    let listas = try await bibliotecas(Biblioteca.para(leccion.portada.usa))
    let carpeta = try almacen.carpetaProvisional()
    let orden = try ordenDeModulo(entrega, leccion, banderas(de: leccion, listas), en: carpeta)
    return try await frontend(orden, enIngles: true).diagnosticos
  }

  /// Un compilador que falla sin señalar ninguna línea también es un resultado, si es por límites.
  private func noCompila(_ resultado: Compilado) throws(Fallo) -> Compilacion {
    if resultado.senala {
      return Compilacion(modulo: nil, diagnosticos: resultado.diagnosticos)
    }
    switch resultado.fin {
    case .limite(.tiempo), .limite(.cpu):
      return Compilacion(modulo: nil, diagnosticos: [.demasiadoLento])
    case .senal, .limite(.salida):
      return Compilacion(modulo: nil, diagnosticos: [.compiladorCaido])
    case .codigo:
      throw fallo(resultado.textoDeErrores)
        ?? .compiladorRoto(detalle: resultado.textoDeErrores.recortado)
    }
  }
}
