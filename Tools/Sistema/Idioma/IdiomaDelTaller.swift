import Cuaderno
import Foundation

/// El catálogo en español para el compilador que se usa, generado una vez y guardado.
struct IdiomaDelTaller: Sendable, Equatable {
  /// Por qué el compilador habla como habla.
  enum Estado: Sendable, Equatable {
    /// Todos los mensajes del catálogo valen para este compilador.
    case completo(mensajes: Int)
    /// Algunos se quedan en inglés: aquí no existen o dicen otra cosa.
    case parcial(mensajes: Int, enIngles: Int)
    /// El compilador no trae su catálogo inglés, y sin él no se sabe qué mensajes existen.
    case sinIngles
    /// El cuaderno no trae el catálogo español.
    case sinEspanol
  }

  /// La carpeta con `es.strings`, o `nil` si el compilador hablará en inglés.
  var carpeta: String?
  /// Cambia cuando cambia lo que dirá el compilador.
  var clave: String
  var estado: Estado

  /// Las banderas con las que el compilador habla español.
  var banderas: [String] {
    carpeta.map { ["-locale", "es", "-localization-path", $0] } ?? []
  }

  /// Dónde está el catálogo inglés de un compilador: junto a su frontend.
  static func ingles(de plan: PlanDelDriver) -> String {
    let programa = plan.frontend.first ?? plan.driver
    let real = Disco.real(programa) ?? programa
    let bin = real.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return bin.dropLast().joined(separator: "/") + "/share/swift/diagnostics/en.strings"
  }

  /// Prepara el catálogo, o toma el que ya está hecho.
  ///
  /// - Parameters:
  ///   - carpeta: donde está `es/es.strings` y las huellas.
  ///   - ingles: el catálogo del compilador.
  ///   - almacen: donde se guarda lo generado.
  /// - Returns: con qué habla español el compilador, si puede.
  /// - Throws: si no se puede leer o guardar un catálogo.
  static func preparar(
    carpeta: String,
    ingles: String,
    almacen: String
  ) throws(Fallo) -> IdiomaDelTaller {
    let fuentes = [FicherosDeIdioma.espanol(carpeta), FicherosDeIdioma.huellas(carpeta), ingles]
    // El momento basta: si alguno cambia, lo peor es generarlo otra vez.
    // La ruta, sin enlaces: dos cuadernos que comparten el catálogo y el almacén comparten lo hecho.
    let clave = Huella(
      partes: ["4"]
        + fuentes.map { "\(Disco.real($0) ?? $0) \(Disco.clase($0)) \(instante($0))" }
    )
    guard Disco.clase(fuentes[0]) != .nada, Disco.clase(fuentes[1]) != .nada else {
      return IdiomaDelTaller(carpeta: nil, clave: "sin español", estado: .sinEspanol)
    }
    guard Disco.clase(ingles) != .nada else {
      return IdiomaDelTaller(carpeta: nil, clave: "sin inglés", estado: .sinIngles)
    }
    let destino = "\(almacen)/idioma-\(clave.corta)"
    if let hecho = guardado(destino, clave.corta) { return hecho }
    let generado = CatalogoDelEjecutor.generar(
      .leer(try Disco.leer(fuentes[0])),
      ingles: .leer(try Disco.leer(ingles)),
      huellas: FicherosDeIdioma.leerTabla(try Disco.texto(fuentes[1]))
    )
    let enIngles = generado.ausentes.count + generado.cambiados.count + generado.defectuosos.count
    try Disco.crearCarpeta(destino)
    let bytes = Array(generado.catalogo.utf8)
    try Disco.escribir(bytes, en: "\(destino)/es.strings")
    let sello = "\(bytes.count) \(generado.mensajes) \(enIngles)\n"
    try Disco.escribir(Array(sello.utf8), en: "\(destino)/sello")
    tirarViejos(almacen, menos: clave.corta)
    return guardado(destino, clave.corta)
      ?? IdiomaDelTaller(carpeta: nil, clave: "sin español", estado: .sinEspanol)
  }

  private static func guardado(_ destino: String, _ clave: String) -> IdiomaDelTaller? {
    guard let sello = try? Disco.texto("\(destino)/sello") else { return nil }
    let numeros = sello.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard numeros.count == 3, Disco.clase("\(destino)/es.strings") == .fichero(bytes: numeros[0])
    else { return nil }
    let estado: Estado =
      numeros[2] == 0
      ? .completo(mensajes: numeros[1]) : .parcial(mensajes: numeros[1], enIngles: numeros[2])
    return IdiomaDelTaller(
      carpeta: numeros[1] > 0 ? destino : nil,
      clave: clave,
      estado: estado
    )
  }

  /// Quedan los tres últimos: quien alterna compiladores no los genera cada vez.
  private static func tirarViejos(_ almacen: String, menos actual: String) {
    let viejos = Disco.listar(almacen).filter {
      $0.hasPrefix("idioma-") && $0 != "idioma-\(actual)"
    }.sorted { Disco.fecha("\(almacen)/\($0)") > Disco.fecha("\(almacen)/\($1)") }
    for nombre in viejos.dropFirst(2) { Disco.borrar("\(almacen)/\(nombre)") }
  }

  private static func instante(_ ruta: String) -> String {
    var info = stat()
    guard stat(ruta, &info) == 0 else { return "" }
    #if os(macOS)
    return "\(info.st_mtimespec.tv_sec).\(info.st_mtimespec.tv_nsec)"
    #else
    return "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
    #endif
  }
}

/// Los ficheros de `Tools/Idioma` y sus tablas.
enum FicherosDeIdioma {
  /// La carpeta del idioma en un cuaderno.
  static func carpeta(_ raiz: Raiz) -> String { "\(raiz.carpeta)/Tools/Idioma" }
  static func espanol(_ carpeta: String) -> String { "\(carpeta)/es/es.strings" }
  static func huellas(_ carpeta: String) -> String { "\(carpeta)/es/huellas.tsv" }
  static func fuera(_ carpeta: String) -> String { "\(carpeta)/es/fuera.tsv" }

  /// Lee una tabla `clave<tabulador>valor`; las líneas con «#» son comentarios.
  static func leerTabla(_ texto: String) -> [String: String] {
    var tabla: [String: String] = [:]
    for linea in texto.lineas where !linea.hasPrefix("#") {
      let piezas = linea.split(separator: "\t", maxSplits: 1)
      if piezas.count == 2 { tabla[String(piezas[0])] = String(piezas[1]) }
    }
    return tabla
  }
}
