import Cuaderno
import Foundation

extension TallerDelSistema {
  // MARK: - El módulo del estudiante

  /// Las banderas con las que se compila el código de una lección.
  private func banderas(de leccion: Leccion, _ listas: [Lista]) -> [String] {
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
    let resultado = try await frontend(orden)
    guard resultado.fin == .codigo(0) else {
      apuntar(resultado.textoDeErrores)
      return try noCompila(resultado)
    }
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

  // MARK: - Los pasos

  package func compilar(
    _ pasos: [Paso],
    de leccion: Leccion,
    contra modulo: ModuloCompilado
  ) async throws(Fallo) -> [PasoCompilado] {
    let listas = try await bibliotecas([.apoyo] + Biblioteca.para(leccion.portada.usa))
    let propias = banderas(de: leccion, listas) + ["-I", modulo.carpeta]
    return try await aLaVez(pasos) { paso throws(Fallo) in
      let fuente = "\(self.raiz.carpeta)/\(leccion.carpetaDePruebas)/\(paso.fichero)"
      let huella = Huella(
        partes: [self.clave.description, self.idioma.clave, leccion.modulo, modulo.interfaz]
          + [paso.fichero]
          + [leccion.portada.aislamiento.rawValue, try Disco.texto(fuente)] + listas.map(\.clave)
      )
      return try await self.compilar(fuente, paso, leccion, huella, propias)
    }
  }

  private func compilar(
    _ fuente: String,
    _ paso: Paso,
    _ leccion: Leccion,
    _ huella: Huella,
    _ banderas: [String]
  ) async throws(Fallo) -> PasoCompilado {
    func citada(_ dicho: [Diagnostico]) throws(Fallo) -> PasoCompilado {
      let lineas = try Disco.texto(fuente).lineas.map(String.init)
      return .noCompila(dicho.map { $0.citando(lineas, de: paso.fichero) })
    }
    func leida(_ carpeta: String) throws(Fallo) -> PasoCompilado {
      let objeto = "\(carpeta)/paso.o"
      if Disco.clase(objeto) != .nada { return .objeto(ruta: objeto, clave: huella.description) }
      if let dicho = Compilado.guardados(Compilado.binario(de: objeto)) { return try citada(dicho) }
      return try citada(Diagnostico.leer(try Disco.texto("\(carpeta)/dicho")))
    }
    if let carpeta = almacen.entrada("pasos", huella) { return try leida(carpeta) }
    let carpeta = try almacen.carpetaProvisional()
    let orden = OrdenDeCompilar(
      modulo: "\(leccion.modulo)Tests",
      fuentes: [fuente],
      objeto: "\(carpeta)/paso.o",
      banderas: banderas
    )
    let resultado = try await frontend(orden)
    if resultado.fin != .codigo(0) {
      apuntar(resultado.textoDeErrores)
      guard resultado.senala else {
        throw fallo(resultado.textoDeErrores)
          ?? .compiladorRoto(detalle: resultado.textoDeErrores.recortado)
      }
      // Si lo que falta es algo nuestro que otra ejecución tiró, no es culpa de quien aprende.
      guard hayInterfaces(en: banderas) else {
        throw .compiladorRoto(detalle: "Falta la interfaz de un módulo ya compilado.")
      }
      Disco.borrar("\(carpeta)/paso.o")
      try Disco.escribir(resultado.proceso.errores, en: "\(carpeta)/dicho")
    }
    return try leida(try almacen.guardar("pasos", huella, desde: carpeta))
  }

  /// Si cada carpeta en la que se buscan módulos sigue teniendo el suyo.
  private func hayInterfaces(en banderas: [String]) -> Bool {
    zip(banderas, banderas.dropFirst()).allSatisfy { bandera, carpeta in
      bandera != "-I" || Disco.listar(carpeta).contains { $0.hasSuffix(".swiftmodule") }
    }
  }

  // MARK: - El enlace

  package func enlazar(
    _ modulo: ModuloCompilado,
    _ pasos: [PasoCompilado],
    de leccion: Leccion
  ) async throws(Fallo) -> Ejecutable {
    let listas = try await bibliotecas([.apoyo] + Biblioteca.para(leccion.portada.usa))
    var objetos = ["\(modulo.carpeta)/\(leccion.modulo).o"]
    var claves = [clave.description, modulo.clave] + listas.map(\.clave)
    for case .objeto(let ruta, let clave) in pasos {
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

  // MARK: - La corrida

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

/// Hace algo con cada elemento, todos a la vez, y da los resultados en el mismo orden.
func aLaVez<E: Sendable, R: Sendable>(
  _ elementos: [E],
  _ hacer: @escaping @Sendable (E) async throws(Fallo) -> R
) async throws(Fallo) -> [R] {
  let resultados = await withTaskGroup(of: (Int, Result<R, Fallo>).self) { grupo in
    for (i, elemento) in elementos.enumerated() {
      grupo.addTask {
        do throws(Fallo) {
          return (i, .success(try await hacer(elemento)))
        } catch {
          return (i, .failure(error))
        }
      }
    }
    var todos: [(Int, Result<R, Fallo>)] = []
    for await uno in grupo { todos.append(uno) }
    return todos.sorted { $0.0 < $1.0 }.map(\.1)
  }
  var limpios: [R] = []
  for resultado in resultados { limpios.append(try resultado.get()) }
  return limpios
}
