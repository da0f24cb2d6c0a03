import Cuaderno
import Foundation
import Synchronization

/// El taller de verdad: compila, enlaza y corre con el Swift instalado, y guarda lo que ya hizo.
package struct TallerDelSistema: Taller {
  let raiz: Raiz
  let almacen: Almacen
  package let plan: PlanDelDriver
  let clave: Huella
  /// El catálogo con el que el compilador habla español.
  let idioma: IdiomaDelTaller
  /// Si los pasos que faltan se compilan juntos: cuesta menos, pero lo que dice uno tarda más.
  var porLotes = false
  /// Las bibliotecas que este taller ya ha compilado o encontrado.
  private let hechas = Hechas()
  /// A quién contar lo que lleva tiempo.
  let progreso: @Sendable (String) -> Void

  /// Abre el taller: busca el compilador y su plan.
  ///
  /// `progreso` recibe una frase cuando hay que preparar algo por primera vez.
  package static func abrir(
    _ raiz: Raiz,
    progreso: @escaping @Sendable (String) -> Void
  ) async throws(Fallo) -> TallerDelSistema {
    let herramientas = try await Herramientas.buscar()
    let almacen = try Almacen(raiz: "\(raiz.almacen)/\(herramientas.clave.corta)")
    let plan = try await plan(de: herramientas, en: almacen, progreso)
    let idioma = try IdiomaDelTaller.preparar(
      carpeta: FicherosDeIdioma.carpeta(raiz),
      ingles: IdiomaDelTaller.ingles(de: plan),
      almacen: raiz.almacen
    )
    return TallerDelSistema(
      raiz: raiz,
      almacen: almacen,
      plan: plan,
      clave: herramientas.clave,
      idioma: idioma,
      progreso: progreso
    )
  }

  private static func plan(
    de herramientas: Herramientas,
    en almacen: Almacen,
    _ progreso: @Sendable (String) -> Void
  ) async throws(Fallo) -> PlanDelDriver {
    if let carpeta = almacen.entrada("plan", herramientas.clave),
      let bytes = try? Disco.leer("\(carpeta)/plan.json"),
      let plan = try? JSONDecoder().decode(PlanDelDriver.self, from: Data(bytes))
    {
      return plan
    }
    progreso("Preparo el cuaderno para este compilador (solo la primera vez)")
    let plan = try await herramientas.preguntarPlan()
    if let datos = try? JSONEncoder().encode(plan) {
      let carpeta = try almacen.carpetaProvisional()
      try Disco.escribir(Array(datos), en: "\(carpeta)/plan.json")
      _ = try almacen.guardar("plan", herramientas.clave, desde: carpeta)
    }
    return plan
  }

  /// El mismo taller sin nada guardado: lo suyo va a una carpeta provisional.
  func conAlmacenAparte() throws(Fallo) -> TallerDelSistema {
    TallerDelSistema(
      raiz: raiz,
      almacen: try Almacen(raiz: try almacen.carpetaProvisional()),
      plan: plan,
      clave: clave,
      idioma: idioma,
      progreso: progreso
    )
  }

  /// Recoge lo provisional y tira lo que sobra de lo guardado.
  package func cerrar() {
    almacen.podar("modulos", maximo: 400)
    almacen.podar("pasos", maximo: 1200)
    almacen.podar("ejecutables", maximo: 100)
    almacen.cerrar()
  }

  // MARK: - Bibliotecas

  /// Una biblioteca ya compilada.
  struct Lista: Sendable {
    var biblioteca: Biblioteca
    var carpeta: String
    var clave: String
    /// Las banderas de su complemento de macros, si lo tiene.
    var macros: [String]
    var objeto: String { "\(carpeta)/\(biblioteca.modulo).o" }
    /// Las banderas con las que se compila lo que la importa.
    var banderas: [String] { ["-I", carpeta] + biblioteca.banderasDeAlias + macros }
  }

  /// Las listas de un taller: mirar otra vez si una biblioteca está bien costaría en cada versión.
  private final class Hechas: Sendable {
    private let listas = Mutex<[Biblioteca: Lista]>([:])
    private let huellas = Mutex<[Biblioteca: String]>([:])

    func lista(_ b: Biblioteca) -> Lista? { listas.withLock { $0[b] } }
    func apuntar(_ lista: Lista) { listas.withLock { $0[lista.biblioteca] = lista } }
    func huella(_ b: Biblioteca) -> String? { huellas.withLock { $0[b] } }
    func apuntar(_ huella: String, de b: Biblioteca) { huellas.withLock { $0[b] = huella } }
  }

  /// Compila las bibliotecas que faltan y las da todas, cada una tras las que importa.
  func bibliotecas(_ cuales: [Biblioteca]) async throws(Fallo) -> [Lista] {
    var listas: [Lista] = []
    for biblioteca in cuales {
      if let hecha = hechas.lista(biblioteca) {
        listas.append(hecha)
        continue
      }
      let suyas = listas.filter { biblioteca.depende.contains($0.biblioteca.modulo) }
      let lista = try await compilar(biblioteca, con: suyas)
      hechas.apuntar(lista)
      listas.append(lista)
    }
    return listas
  }

  private func compilar(_ b: Biblioteca, con suyas: [Lista]) async throws(Fallo) -> Lista {
    let fuentes = Self.fuentes(en: "\(raiz.carpeta)/\(b.carpeta)")
    var macros: [String] = []
    let partes = [clave.description, b.modulo, try huellaDeFuentes(b)] + suyas.map(\.clave)
    if let complemento = b.complemento {
      macros = complemento.banderas(en: try await compilar(complemento))
    }
    let huella = Huella(partes: partes)
    func lista(_ carpeta: String) -> Lista {
      Lista(biblioteca: b, carpeta: carpeta, clave: huella.description, macros: macros)
    }
    if let carpeta = almacen.entrada("bibliotecas", huella) { return lista(carpeta) }
    progreso("Compilo \(b.modulo), que usan las lecciones")
    let carpeta = try almacen.carpetaProvisional()
    let orden = OrdenDeCompilar(
      modulo: b.modulo,
      fuentes: fuentes,
      objeto: "\(carpeta)/\(b.modulo).o",
      interfaz: "\(carpeta)/\(b.modulo).swiftmodule",
      banderas: ["-enable-testing"] + suyas.flatMap { ["-I", $0.carpeta] + $0.macros } + macros
    )
    try await compilarPieza(orden)
    return lista(try almacen.guardar("bibliotecas", huella, desde: carpeta))
  }

  /// Compila y enlaza un complemento del compilador, y da su ejecutable.
  private func compilar(_ c: Complemento) async throws(Fallo) -> String {
    let fuentes = Self.fuentes(en: "\(raiz.carpeta)/\(c.carpeta)")
    var partes = [clave.description, c.modulo]
    for fuente in fuentes { partes.append(try Disco.texto(fuente)) }
    let huella = Huella(partes: partes)
    if let carpeta = almacen.entrada("bibliotecas", huella) { return "\(carpeta)/\(c.modulo)" }
    let carpeta = try almacen.carpetaProvisional()
    let objeto = "\(carpeta)/\(c.modulo).o"
    try await compilarPieza(
      OrdenDeCompilar(modulo: c.modulo, fuentes: fuentes, objeto: objeto, esPrograma: true)
    )
    try await enlazar([objeto], en: "\(carpeta)/\(c.modulo)", importado: huella)
    link("\(carpeta)/\(c.modulo)", "\(carpeta)/\(Complemento.sinVistas)")
    return "\(try almacen.guardar("bibliotecas", huella, desde: carpeta))/\(c.modulo)"
  }

  /// Compila una pieza del propio cuaderno: si no compila, es culpa suya.
  private func compilarPieza(_ orden: OrdenDeCompilar) async throws(Fallo) {
    let resultado = try await frontend(orden, limites: .biblioteca)
    guard resultado.fin == .codigo(0) else {
      throw fallo(resultado.textoDeErrores)
        ?? .bibliotecaRota(nombre: orden.modulo, detalle: resultado.textoDeErrores.recortado)
    }
  }

  /// La huella de las fuentes de una biblioteca, con las de su complemento.
  func huellaDeFuentes(_ b: Biblioteca) throws(Fallo) -> String {
    if let sabida = hechas.huella(b) { return sabida }
    var partes: [String] = []
    for carpeta in [b.carpeta] + (b.complemento.map { [$0.carpeta] } ?? []) {
      for fuente in Self.fuentes(en: "\(raiz.carpeta)/\(carpeta)") {
        partes.append(try Disco.texto(fuente))
      }
    }
    let huella = Huella(partes: partes).description
    hechas.apuntar(huella, de: b)
    return huella
  }

  /// La versión del propio cuaderno: si cambia, lo demostrado se demuestra otra vez.
  var versionPropia: String {
    guard let propio = Bundle.main.executablePath else { return "" }
    return "\(Disco.clase(propio)) \(Disco.fecha(propio))"
  }

  private static func fuentes(en carpeta: String) -> [String] {
    Disco.listar(carpeta).flatMap { nombre -> [String] in
      let ruta = "\(carpeta)/\(nombre)"
      if nombre.hasSuffix(".swift") { return [ruta] }
      return Disco.clase(ruta) == .carpeta && !nombre.hasSuffix(".docc") ? fuentes(en: ruta) : []
    }
  }

  /// El objeto de un programa, que importa esas bibliotecas.
  func objeto(de programa: Programa, con listas: [Lista] = []) async throws(Fallo) -> String {
    let nombre = programa.modulo
    let huella = Huella(partes: [clave.description, programa.codigo] + listas.map(\.clave))
    if let carpeta = almacen.entrada("bibliotecas", huella) { return "\(carpeta)/\(nombre).o" }
    let carpeta = try almacen.carpetaProvisional()
    try Disco.escribir(Array(programa.codigo.utf8), en: "\(carpeta)/\(nombre).swift")
    // Sin Swift 6: `stdout` es una variable global de C.
    try await compilarPieza(
      OrdenDeCompilar(
        modulo: nombre,
        fuentes: ["\(carpeta)/\(nombre).swift"],
        objeto: "\(carpeta)/\(nombre).o",
        banderas: ["-swift-version", "5"] + listas.flatMap { ["-I", $0.carpeta] + $0.macros }
      )
    )
    return "\(try almacen.guardar("bibliotecas", huella, desde: carpeta))/\(nombre).o"
  }

  // MARK: - Procesos

  /// Llama al frontend; si falla por razones suyas, se lo pide al driver.
  ///
  /// `enIngles` deja los mensajes con su texto original.
  func frontend(
    _ orden: OrdenDeCompilar,
    limites: Limites = .compilador,
    enIngles: Bool = false
  ) async throws(Fallo) -> Compilado {
    let binario = Compilado.binario(de: orden.objeto)
    // El programa es el corredor: un `@main` de la lección no le quita el sitio.
    let programas = [Programa.corredor, .mirador].map(\.modulo)
    let entrada =
      orden.esPrograma || programas.contains(orden.modulo)
      ? [] : ["-entry-point-function-name", "main_\(orden.modulo)"]
    let suyas = ["-serialize-diagnostics-path", binario] + entrada
    var orden = orden
    orden.banderas += cacheDeModulosDeC
    let idioma = enIngles ? [] : idioma.banderas
    let directo = Compilado(
      try await ejecutar(
        OrdenDeProceso(
          plan.frontend.isEmpty
            ? plan.mandato(orden) + idioma + suyas.flatMap { ["-Xfrontend", $0] }
            : plan.mandato(orden) + idioma + suyas,
          limites: limites
        )
      ),
      binario: binario
    )
    // Un catálogo dañado tumba al compilador: se tira y se le escucha en inglés.
    if case .senal = directo.fin, !idioma.isEmpty, let catalogo = self.idioma.carpeta {
      Disco.borrar(binario)
      let ingles = try await frontend(orden, limites: limites, enIngles: true)
      // Si también se cae en inglés, la culpa es del código: vale lo que dijo antes de caerse.
      if case .senal = ingles.fin { return directo }
      Disco.borrar(catalogo)
      return ingles
    }
    guard directo.fin != .codigo(0), !plan.frontend.isEmpty, case .codigo = directo.fin,
      !directo.senala
    else { return directo }
    let indirecto = try await ejecutar(
      OrdenDeProceso(
        plan.mandatoDelDriver(orden) + idioma + suyas.flatMap { ["-Xfrontend", $0] },
        limites: limites
      )
    )
    return Compilado(indirecto, binario: binario)
  }

  /// El fallo de la máquina que hay detrás de lo que dijo una herramienta, si lo hay.
  func fallo(_ dicho: String) -> Fallo? {
    guard dicho.contains("No space left on device") else { return nil }
    return .noSePuedeEscribir(ruta: almacen.raiz, motivo: motivoDelSistema(ENOSPC))
  }

  /// Dónde deja el compilador sus módulos de C si la carpeta de siempre, en HOME, no se puede usar.
  ///
  /// Guardan su ruta dentro: en otra carpeta, o si esta se mueve, son otros.
  private var cacheDeModulosDeC: [String] {
    let entorno = ProcessInfo.processInfo.environment
    let casa = [entorno["XDG_CACHE_HOME"], entorno["HOME"]].lazy.compactMap { $0 }
      .first { !$0.isEmpty }
    if let casa, access("\(casa)/.cache", W_OK) == 0 || access(casa, W_OK) == 0 { return [] }
    let suya = Huella(partes: [raiz.almacen]).corta
    return ["-module-cache-path", "\(raiz.almacen)/modulos-de-c-\(suya)"]
  }

  /// Guarda lo último que dijeron las herramientas: lo que la pantalla no enseña.
  func apuntar(_ texto: String) {
    try? Disco.escribir(Array(texto.utf8), en: "\(raiz.almacen)/ultimo.log")
  }
}
