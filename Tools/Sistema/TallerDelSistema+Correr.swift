import Cuaderno
import Foundation

extension TallerDelSistema {
  package func enlazar(
    _ modulo: ModuloCompilado,
    _ pasos: [PasoCompilado],
    de leccion: Leccion
  ) async throws(Fallo) -> Ejecutable {
    let listas = try await bibliotecas([.apoyo] + Biblioteca.para(leccion.portada.usa))
    var objetos = ["\(modulo.carpeta)/\(leccion.modulo).o"]
    var claves = [clave.description, modulo.clave] + listas.map(\.clave)
    for case .objeto(let ruta, let clave) in pasos where !objetos.contains(ruta) {
      objetos.append(ruta)
      claves.append(clave)
    }
    objetos += listas.map(\.objeto) + [try await objeto(de: .corredor)]
    let huella = Huella(partes: claves)
    if let carpeta = almacen.entrada("ejecutables", huella) {
      return Ejecutable(ruta: "\(carpeta)/comprobar", modulo: leccion.modulo)
    }
    let carpeta = try almacen.carpetaProvisional()
    // Lo que hay que enlazar depende de lo que se importa, no del resto del código.
    let importado = Huella(partes: [leccion.modulo] + modulo.importa + listas.map(\.clave))
    try await enlazar(objetos, en: "\(carpeta)/comprobar", importado: importado)
    let definitiva = try almacen.guardar("ejecutables", huella, desde: carpeta)
    return Ejecutable(ruta: "\(definitiva)/comprobar", modulo: leccion.modulo)
  }

  /// El entorno del programa del estudiante: si se para, escribe una traza.
  static var entornoDePrueba: [String: String] {
    ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE":
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"
    ]) { $1 }
  }

  package func correr(
    _ ejecutable: Ejecutable,
    solo: [String]?,
    modo: ModoDeCorrida
  ) async throws(Fallo) -> Corrida {
    let carpeta = try almacen.carpetaProvisional()
    defer { Disco.borrar(carpeta) }
    let eventos = "\(carpeta)/eventos.jsonl"
    var mandato = [
      ejecutable.ruta, "--event-stream-output-path", eventos, "--event-stream-version", "0",
      "--no-parallel", "--quiet",
    ]
    for nombre in solo ?? [] {
      mandato += ["--filter", "^\(ejecutable.modulo)Tests\\.[^/]+/\(nombre)\\(\\)/"]
    }
    let limites: Limites = modo == .una ? .unaComprobacion : .comprobaciones
    // Quien tiene un bucle sin fin delante ve que se le espera, y no una pantalla en blanco.
    let aviso = Task { [progreso] in
      try await Task.sleep(for: .seconds(2))
      if isatty(2) == 1 { progreso("Tu programa no acaba; lo espero unos segundos más") }
    }
    defer { aviso.cancel() }
    let resultado = try await ejecutar(
      OrdenDeProceso(
        mandato,
        carpeta: carpeta,
        entorno: Self.entornoDePrueba,
        limites: limites
      )
    )
    if case .codigo(0) = resultado.fin {} else { apuntar(resultado.textoDeErrores) }
    let bytes = (try? Disco.leer(eventos)) ?? []
    var corrida = Corrida(
      eventos: Evento.leer(bytes),
      fin: resultado.fin,
      salida: resultado.texto,
      errores: resultado.textoDeErrores,
      recortada: resultado.fin == .limite(.salida)
    )
    corrida.segundos = Evento.segundos(bytes)
    return corrida
  }
}
