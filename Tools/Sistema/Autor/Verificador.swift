import Cuaderno
import Foundation
import Synchronization

/// Demuestra que todo lo escrito encaja: lecciones, textos, soluciones y errores conocidos.
struct Verificador: Sendable {
  let curso: Curso
  let taller: TallerDelSistema
  /// La pantalla en la que se cuenta por dónde va.
  let consola: Consola

  /// Lo que se ha demostrado.
  struct Resultado: Sendable {
    var fallos: [FalloDeAutor] = []
    var cuenta = RecuentoDeAutor()
  }

  /// Algo que demostrar por separado.
  enum Trabajo: Sendable {
    case version(Leccion, Version)
    /// El fichero vacío o con todo comentado: ninguno puede pasar.
    case trivial(Leccion, Entrega, nombre: String)
    case bloque(Bloque, Documento)
  }

  /// Un texto con bloques y con qué se compilan.
  struct Documento: Sendable, Equatable {
    var ruta: String
    var usa: [String]
    var aislamiento: Portada.Aislamiento
  }

  /// Verifica unas lecciones y, si son todas, también los textos que no son de ninguna.
  func verificar(_ lecciones: [Leccion], todo: Bool) async throws(Fallo) -> Resultado {
    var resultado = Resultado()
    var trabajos: [Trabajo] = []
    for leccion in lecciones {
      let escrita = try leerEscrita(leccion)
      resultado.fallos += escrita.revisar()
      resultado.cuenta.lecciones += 1
      resultado.cuenta.comprobaciones += escrita.pasos.flatMap(\.comprobaciones).count
      resultado.cuenta.pistas +=
        Pistas.leer(escrita.pistas).porComprobacion.values.map(\.count).reduce(0, +)
      trabajos += try trabajosDe(leccion)
    }
    if todo { trabajos += trabajosSueltos(&resultado.fallos) }
    // Las bibliotecas, una vez y antes: si no, cada trabajo empezaría por compilarlas.
    let usadas = Set(trabajos.flatMap(\.usa)).sorted()
    _ = try await taller.bibliotecas(Biblioteca.deVerificar(usadas))
    let hechos = try await enParalelo(trabajos)
    for hecho in hechos {
      resultado.fallos += hecho.fallos
      resultado.cuenta.versiones += hecho.esVersion ? 1 : 0
      resultado.cuenta.bloques += hecho.esBloque ? 1 : 0
    }
    for leccion in lecciones { resultado.fallos += try nadieLasHaceFallar(leccion, hechos) }
    resultado.fallos = Set(resultado.fallos).sorted()
    return resultado
  }

  /// Lo que salió de un trabajo.
  struct Hecho: Sendable {
    var trabajo: Trabajo
    var fallos: [FalloDeAutor]
    /// Las comprobaciones que esta versión hace fallar.
    var caidas: [String] = []

    var esVersion: Bool { if case .bloque = trabajo { false } else { true } }
    var esBloque: Bool { !esVersion }
  }

  private func trabajosDe(_ leccion: Leccion) throws(Fallo) -> [Trabajo] {
    let raiz = curso.raiz.carpeta
    let errores = Disco.listar("\(raiz)/\(leccion.carpetaDeSolucion)/Errores")
    var trabajos: [Trabajo] = [.version(leccion, .solucion), .version(leccion, .inicio)]
    trabajos += errores.map { .version(leccion, .error($0)) }
    let (solucion, _) = try curso.entrega(de: leccion, .solucion)
    for (nombre, cambio) in Self.triviales {
      let ficheros = solucion.ficheros.map {
        FicheroDeEntrega(nombre: $0.nombre, bytes: cambio($0.bytes))
      }
      trabajos.append(.trivial(leccion, Entrega(ficheros: ficheros), nombre: nombre))
    }
    let ruta = "\(leccion.carpetaDelAlumno)/README.md"
    let documento = Documento(
      ruta: ruta,
      usa: leccion.portada.usa,
      aislamiento: leccion.portada.aislamiento
    )
    let (bloques, _) = Bloque.leer(try Disco.texto("\(raiz)/\(ruta)"), ruta: ruta)
    return trabajos + bloques.map { .bloque($0, documento) }
  }

  private static let triviales: [(String, @Sendable ([UInt8]) -> [UInt8])] = [
    ("el fichero vacío", { _ in [] }),
    (
      "el fichero con todo comentado",
      { bytes in
        let lineas = String(decoding: bytes, as: UTF8.self).lineas
        return Array(lineas.map { "// \($0)\n" }.joined().utf8)
      }
    ),
  ]

  /// Una comprobación que ni el inicio ni ningún error conocido hacen fallar no demuestra nada.
  private func nadieLasHaceFallar(
    _ leccion: Leccion,
    _ hechos: [Hecho]
  ) throws(Fallo) -> [FalloDeAutor] {
    var caidas: Set<String> = []
    for hecho in hechos {
      if case .version(leccion, _) = hecho.trabajo { caidas.formUnion(hecho.caidas) }
    }
    return try curso.pasos(de: leccion).flatMap(\.comprobaciones).filter {
      !caidas.contains($0.nombre)
    }.map {
      FalloDeAutor(
        leccion.carpetaDePruebas,
        "a \($0.nombre) no la hace fallar ni el inicio ni ningún error"
      )
    }
  }

  /// Hace los trabajos con tantos a la vez como procesadores.
  private func enParalelo(_ trabajos: [Trabajo]) async throws(Fallo) -> [Hecho] {
    let total = trabajos.count
    let marcador = Marcador(total: total, consola: consola)
    let procesadores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let resultados = await withTaskGroup(of: (Int, Result<Hecho, Fallo>).self) { grupo in
      var siguiente = 0
      func lanzar() {
        guard siguiente < total else { return }
        let (i, trabajo) = (siguiente, trabajos[siguiente])
        siguiente += 1
        grupo.addTask {
          do throws(Fallo) {
            return (i, .success(try await hacer(trabajo)))
          } catch {
            return (i, .failure(error))
          }
        }
      }
      for _ in 0..<procesadores { lanzar() }
      var todos: [(Int, Result<Hecho, Fallo>)] = []
      for await uno in grupo {
        todos.append(uno)
        marcador.avanzar()
        lanzar()
      }
      return todos.sorted { $0.0 < $1.0 }.map(\.1)
    }
    marcador.borrar()
    var hechos: [Hecho] = []
    for resultado in resultados { hechos.append(try resultado.get()) }
    return hechos
  }
}

extension Verificador.Trabajo {
  /// Los módulos que necesita.
  fileprivate var usa: [String] {
    switch self {
    case .version(let leccion, _), .trivial(let leccion, _, _): leccion.portada.usa
    case .bloque(_, let documento): documento.usa
    }
  }
}

/// Por dónde va un trabajo largo, en una línea que se reescribe; nada si no hay terminal.
final class Marcador: Sendable {
  private let hechos = Atomic(0)
  private let total: Int
  private let consola: Consola
  private let visible = isatty(2) == 1

  init(total: Int, consola: Consola) {
    self.total = total
    self.consola = consola
  }

  func avanzar() {
    let n = hechos.add(1, ordering: .relaxed).newValue
    if visible { escribirDirecto("\r\u{1b}[K\(n) de \(total)", en: 2) }
  }

  func borrar() {
    if visible { escribirDirecto("\r\u{1b}[K", en: 2) }
  }
}
