import Cuaderno
import Foundation
import Sistema
import Synchronization
import Testing

/// Un cuaderno pequeño en una carpeta temporal, con una sola lección de dos comprobaciones.
struct CuadernoDePrueba: Sendable {
  /// La carpeta del cuaderno, sin enlaces.
  let carpeta: String
  /// La carpeta que hace de casa del usuario.
  let casa: String

  var carpetaDelAlumno: String { "\(carpeta)/Lecciones/99-numeros" }
  var fichero: String { "\(carpetaDelAlumno)/Numeros.swift" }
  var pruebas: String { "\(carpeta)/Tests/Leccion99Tests/Paso1.swift" }
  var estado: String { "\(carpeta)/.leccion/progreso.json" }
  /// La carpeta de lo compilado con el compilador de aquí.
  var almacen: String? {
    let raiz = "\(carpeta)/.build/leccion"
    return Disco.listar(raiz).map { "\(raiz)/\($0)" }.first {
      Disco.clase("\($0)/modulos") == .carpeta || Disco.clase("\($0)/tmp") == .carpeta
    }
  }

  /// Deja `texto` en el fichero del estudiante.
  func entregar(_ texto: String) throws { try Disco.escribir(Array(texto.utf8), en: fichero) }

  /// Corre `leccion` con esos argumentos.
  func leccion(
    _ argumentos: String...,
    desde: String? = nil,
    entorno: [String: String?] = [:],
    turno: Bool = true
  ) async throws -> Pantalla {
    try await leccion(argumentos: argumentos, desde: desde, entorno: entorno, turno: turno)
  }

  /// Corre `leccion` con esos argumentos.
  func leccion(
    argumentos: [String],
    desde: String? = nil,
    entorno: [String: String?] = [:],
    turno: Bool = true
  ) async throws -> Pantalla {
    let programa = try #require(Programa.ruta, "falta el ejecutable leccion")
    return try await correr(
      [programa] + argumentos,
      desde: desde,
      entorno: entorno,
      turno: turno
    )
  }

  /// Corre `leccion` con esos argumentos y espera exactamente esa pantalla.
  func esperar(
    _ pantalla: Pantalla,
    _ argumentos: String...,
    desde: String? = nil,
    entorno: [String: String?] = [:],
    en lugar: SourceLocation = #_sourceLocation
  ) async throws {
    let programa = try #require(Programa.ruta, "falta el ejecutable leccion")
    let vista = try await correr(
      [programa] + argumentos,
      desde: desde,
      entorno: entorno,
      turno: true
    )
    #expect(vista == pantalla, sourceLocation: lugar)
  }

  /// Corre un guion de shell con `$LECCION` como programa.
  func guion(
    _ texto: String,
    desde: String? = nil,
    entorno: [String: String?] = [:]
  ) async throws -> Pantalla {
    let programa = try #require(Programa.ruta, "falta el ejecutable leccion")
    var cambios = entorno
    cambios["LECCION"] = programa
    return try await correr(["/bin/sh", "-c", texto], desde: desde, entorno: cambios, turno: true)
  }

  private func correr(
    _ mandato: [String],
    desde: String?,
    entorno: [String: String?],
    turno: Bool
  ) async throws -> Pantalla {
    let orden = OrdenDeProceso(
      mandato,
      carpeta: desde ?? carpeta,
      entorno: Programa.entorno(casa: casa, entorno),
      limites: Programa.limites
    )
    func correr() async throws -> ResultadoDeProceso { try await ejecutar(orden) }
    let resultado = try await turno ? Turnos.compartidos.con(correr) : correr()
    return Pantalla(
      fin: resultado.fin,
      salida: resultado.texto,
      errores: resultado.textoDeErrores
    )
  }

  /// Entrega `codigo`, lo comprueba y lee el informe.
  func comprobar(_ codigo: String, turno: Bool = true) async throws -> InformeLeido {
    try entregar(codigo)
    return try await leccion("99", "--json", turno: turno).informe()
  }
}

/// Prepara un cuaderno, trabaja con él y lo borra. Caliente tiene ya compilado lo que no cambia.
func conCuaderno(
  _ nombre: String = "cuaderno",
  caliente: Bool = true,
  _ hacer: (CuadernoDePrueba) async throws -> Void
) async throws {
  let base = try carpetaTemporal()
  defer { Disco.borrar(base) }
  let cuaderno = CuadernoDePrueba(carpeta: "\(base)/\(nombre)", casa: "\(base)/casa")
  try Disco.crearCarpeta(cuaderno.casa)
  try LeccionDePrueba.escribir(en: cuaderno.carpeta)
  if caliente {
    let hecho = try await Plantilla.compartida.almacen()
    try Disco.crearCarpeta("\(cuaderno.carpeta)/.build")
    try FileManager.default.copyItem(atPath: hecho, toPath: "\(cuaderno.carpeta)/.build/leccion")
  }
  try await hacer(cuaderno)
}

private let numero = Atomic(0)

/// Una carpeta temporal nueva, sin enlaces en su ruta.
func carpetaTemporal() throws -> String {
  let temporal = Disco.real(NSTemporaryDirectory()) ?? "/tmp"
  let n = numero.add(1, ordering: .relaxed).newValue
  let ruta = "\(temporal)/cuaderno-\(getpid())-\(n)"
  try Disco.crearCarpeta(ruta)
  return ruta
}

/// Lo compilado una sola vez para todas las pruebas.
private actor Plantilla {
  static let compartida = Plantilla()
  private var trabajo: Task<String, any Error>?

  func almacen() async throws -> String {
    let trabajo = trabajo ?? Task { try await preparar() }
    self.trabajo = trabajo
    return try await trabajo.value
  }

  private nonisolated func preparar() async throws -> String {
    let base = try carpetaTemporal()
    borrarAlSalir(base)
    let cuaderno = CuadernoDePrueba(carpeta: "\(base)/cuaderno", casa: "\(base)/casa")
    try LeccionDePrueba.escribir(en: cuaderno.carpeta)
    try Disco.crearCarpeta(cuaderno.casa)
    let pantalla = try await cuaderno.leccion("99", "--con", "solucion", turno: false)
    try #require(pantalla.fin == .codigo(0), "\(pantalla)")
    return "\(cuaderno.carpeta)/.build/leccion"
  }
}

private let porBorrar = Mutex<[String]>([])

/// Apunta una carpeta para borrarla cuando acaben las pruebas.
func borrarAlSalir(_ carpeta: String) {
  porBorrar.withLock { $0.append(carpeta) }
  atexit {
    for carpeta in porBorrar.withLock({ $0 }) { Disco.borrar(carpeta) }
  }
}
