import Cuaderno
import Foundation
import Sistema
import Testing

/// Una copia de las tres primeras lecciones, para romperla.
struct CursoDePrueba: Sendable {
  let carpeta: String
  let casa: String

  /// Corre `leccion` en la copia.
  func correr(_ argumentos: String...) async throws -> Pantalla {
    let programa = try #require(Programa.ruta, "falta el ejecutable leccion")
    let orden = OrdenDeProceso(
      [programa] + argumentos,
      carpeta: carpeta,
      entorno: Programa.entorno(casa: casa),
      limites: Programa.limites
    )
    let resultado = try await Turnos.compartidos.con { try await ejecutar(orden) }
    return Pantalla(fin: resultado.fin, salida: resultado.texto, errores: resultado.textoDeErrores)
  }

  /// Verifica una lección y da sus fallos, con los números de línea tapados.
  func verificar(_ leccion: String = "3") async throws -> Revision {
    struct Leida: Decodable {
      struct Fallo: Decodable {
        var donde: String
        var que: String
      }
      var fallos: [Fallo]
    }
    let vista = try await correr("verificar", leccion, "--json")
    let leida = try JSONDecoder().decode(Leida.self, from: Data(vista.salida.utf8))
    return Revision(
      fallos: leida.fallos.map { "\(Self.tapar($0.donde)): \($0.que)" },
      fin: vista.fin
    )
  }

  private static func tapar(_ donde: String) -> String {
    guard let dos = donde.lastIndex(of: ":"), Int(donde[donde.index(after: dos)...]) != nil else {
      return donde
    }
    return donde[..<dos] + ":N"
  }

  // MARK: - Romper

  func escribir(_ texto: String, _ ruta: String) throws {
    try Disco.escribir(Array(texto.utf8), en: "\(carpeta)/\(ruta)")
  }

  func poner(_ cabecera: String, y texto: String, _ ruta: String) throws {
    try escribir(cabecera + texto, ruta)
  }

  func anadir(_ texto: String, _ ruta: String) throws {
    try escribir(try Disco.texto("\(carpeta)/\(ruta)") + texto, ruta)
  }

  func anadirDelante(_ texto: String, _ ruta: String) throws {
    try escribir(texto + (try Disco.texto("\(carpeta)/\(ruta)")), ruta)
  }

  /// Cambia un texto que tiene que estar: si no está, la prueba no probaría nada.
  func cambiar(_ ruta: String, _ viejo: String, _ nuevo: String) throws {
    let texto = try Disco.texto("\(carpeta)/\(ruta)")
    try #require(texto.contains(viejo), "«\(viejo)» no está en \(ruta)")
    try escribir(texto.replacing(viejo, with: nuevo, maxReplacements: 1), ruta)
  }
}

/// Lo que `verificar` dijo.
struct Revision: Equatable, Sendable {
  var fallos: [String]
  var fin: FinDeProceso
}

/// Copia las tres primeras lecciones, trabaja con la copia y la borra.
///
/// Todas las copias comparten lo ya demostrado: solo se compila lo que cada prueba rompe.
/// Con `vistas`, están también las bibliotecas de las lecciones que las tienen.
func conLecciones(vistas: Bool = false, _ hacer: (CursoDePrueba) async throws -> Void) async throws
{
  let base = try carpetaTemporal()
  defer { Disco.borrar(base) }
  let curso = CursoDePrueba(carpeta: "\(base)/cuaderno", casa: "\(base)/casa")
  let raiz = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  for carpeta in ["Lecciones", "Soluciones", "Tests", "Sources", "Tools"] {
    try Disco.crearCarpeta("\(curso.carpeta)/\(carpeta)")
  }
  try Disco.crearCarpeta(curso.casa)
  for carpeta in ["01-el-objeto-que-avisa", "02-seguir-lo-que-se-lee", "03-propiedades-ignoradas"] {
    for padre in ["Lecciones", "Soluciones"] {
      try copiar("\(raiz)/\(padre)/\(carpeta)", a: "\(curso.carpeta)/\(padre)/\(carpeta)")
    }
  }
  for carpeta in ["Tests/Leccion03Tests", "Sources/Apoyo", "Tools/Idioma/es", "Package.swift"] {
    try copiar("\(raiz)/\(carpeta)", a: "\(curso.carpeta)/\(carpeta)")
  }
  // La copia del estudiante puede estar a medias: aquí empieza por el inicio.
  try copiar(
    "\(raiz)/\(Rotura.inicio)/Conversor.swift",
    a: "\(curso.carpeta)/\(Rotura.alumno)/Conversor.swift"
  )
  try Disco.crearCarpeta("\(curso.carpeta)/.build")
  if vistas {
    for ruta in [
      "Sources/MiniCombine", "Sources/MiniSwiftUI", "Tools/Escena", "Tools/Visor",
      "Tools/VistaPrevia",
    ] {
      try #require(symlink("\(raiz)/\(ruta)", "\(curso.carpeta)/\(ruta)") == 0)
    }
  }
  let compartido = try await vistas ? Preparado.compartido.almacen() : Compartido.almacen()
  symlink(compartido, "\(curso.carpeta)/.build/leccion")
  try await hacer(curso)
}

private enum Compartido {
  static func almacen() async throws -> String { try carpeta.get() }

  private static let carpeta = Result {
    let base = try carpetaTemporal()
    borrarAlSalir(base)
    return base
  }
}

private func copiar(_ origen: String, a destino: String) throws {
  Disco.borrar(destino)
  let padre = destino.split(separator: "/").dropLast().joined(separator: "/")
  try Disco.crearCarpeta("/\(padre)")
  try FileManager.default.copyItem(atPath: origen, toPath: destino)
}
