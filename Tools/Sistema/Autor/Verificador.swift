import Cuaderno
import Foundation

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
    /// Los segundos de cada lección, por su número.
    var segundos: [Int: Double] = [:]
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
    /// El número de su lección, o `nil` si no es de ninguna.
    var leccion: Int?
  }

  /// Verifica unas lecciones y, si son todas, también los textos que no son de ninguna.
  func verificar(_ lecciones: [Leccion], todo: Bool) async throws(Fallo) -> Resultado {
    var resultado = Resultado()
    var trabajos: [Trabajo] = []
    var demostrables: [Leccion] = []
    for leccion in lecciones {
      let escrita = try leerEscrita(leccion)
      resultado.fallos += escrita.revisar()
      resultado.cuenta.lecciones += 1
      resultado.cuenta.comprobaciones += escrita.pasos.flatMap(\.comprobaciones).count
      resultado.cuenta.pistas +=
        Pistas.leer(escrita.pistas).porComprobacion.values.map(\.count).reduce(0, +)
      // Sin los módulos que importa no compila nada suyo: la causa ya está dicha.
      guard escrita.sinDeclarar.isEmpty else { continue }
      demostrables.append(leccion)
      trabajos += try trabajosDe(leccion)
    }
    if todo { trabajos += trabajosSueltos(&resultado.fallos) }
    // Las bibliotecas, una vez y antes: si no, cada trabajo empezaría por compilarlas.
    let usadas = Set(trabajos.flatMap(\.usa)).sorted()
    _ = try await taller.bibliotecas(Biblioteca.deVerificar(usadas))
    let marcador = Marcador(trabajos.map(\.leccion), consola: consola)
    let hechos = try await enParalelo(trabajos, marcador)
    resultado.segundos = marcador.segundos
    for hecho in hechos {
      resultado.fallos += hecho.fallos
      resultado.cuenta.anotar(hecho)
    }
    for leccion in demostrables { resultado.fallos += try nadieLasHaceFallar(leccion, hechos) }
    resultado.fallos = Set(resultado.fallos).sorted()
    return resultado
  }

  /// Lo que salió de un trabajo.
  struct Hecho: Sendable {
    var trabajo: Trabajo
    var fallos: [FalloDeAutor]
    /// Las comprobaciones que esta versión hace fallar.
    var caidas: [String] = []
    /// Si ya estaba demostrado con el mismo contenido.
    var deAntes = false
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
      aislamiento: leccion.portada.aislamiento,
      leccion: leccion.numero
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
  private func enParalelo(
    _ trabajos: [Trabajo],
    _ marcador: Marcador
  ) async throws(Fallo) -> [Hecho] {
    let total = trabajos.count
    let procesadores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let resultados = await withTaskGroup(of: (Int, Result<Hecho, Fallo>).self) { grupo in
      var siguiente = 0
      func lanzar() {
        guard siguiente < total else { return }
        let (i, trabajo) = (siguiente, trabajos[siguiente])
        siguiente += 1
        grupo.addTask {
          marcador.empezar(i)
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
        marcador.acabar(uno.0)
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

extension RecuentoDeAutor {
  /// Cuenta lo que ha salido de un trabajo.
  fileprivate mutating func anotar(_ hecho: Verificador.Hecho) {
    switch hecho.trabajo {
    case .version: versiones += 1
    case .trivial: vacias += 1
    case .bloque: bloques += 1
    }
    deAntes += hecho.deAntes ? 1 : 0
  }
}

extension Verificador.Trabajo {
  /// El número de su lección, o `nil` si no es de ninguna.
  fileprivate var leccion: Int? {
    switch self {
    case .version(let leccion, _), .trivial(let leccion, _, _): leccion.numero
    case .bloque(_, let documento): documento.leccion
    }
  }

  /// Los módulos que necesita.
  fileprivate var usa: [String] {
    switch self {
    case .version(let leccion, _), .trivial(let leccion, _, _): leccion.portada.usa
    case .bloque(_, let documento): documento.usa
    }
  }
}
