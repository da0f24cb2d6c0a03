import Cuaderno
import Foundation
import Testing

@testable import Sistema

@Suite("IdiomaDelTaller: el catálogo de cada compilador")
struct IdiomaDelTallerTests {
  /// Una carpeta de paso, que se borra al acabar.
  private final class Paso {
    let carpeta: String
    init() throws {
      carpeta = FileManager.default.temporaryDirectory.path + "/idioma-\(UUID().uuidString)"
      try Disco.crearCarpeta(carpeta)
    }
    deinit { Disco.borrar(carpeta) }
  }

  private static let idioma = "\(CuadernoDePrueba.paquete)/Tools/Idioma"

  private func ingles() async throws -> String {
    IdiomaDelTaller.ingles(de: try await CuadernoDePrueba.comun.value.taller.plan)
  }

  @Test("El compilador trae su catálogo inglés y todos los mensajes valen para él")
  func completo() async throws {
    let paso = try Paso()
    let idioma = try IdiomaDelTaller.preparar(
      carpeta: Self.idioma,
      ingles: try await ingles(),
      almacen: paso.carpeta
    )
    let publicados = Catalogo.leer(try Disco.leer(FicherosDeIdioma.espanol(Self.idioma))).textos
    #expect(idioma.estado == .completo(mensajes: publicados.count))
    let carpeta = try #require(idioma.carpeta)
    #expect(idioma.banderas == ["-locale", "es", "-localization-path", carpeta])
  }

  @Test("Dos cuadernos con el mismo catálogo y el mismo almacén comparten lo generado")
  func compartido() async throws {
    let paso = try Paso()
    let ingles = try await ingles()
    let enlace = "\(paso.carpeta)/Idioma"
    try #require(symlink(Self.idioma, enlace) == 0)
    let hechos = try [Self.idioma, enlace].map { carpeta in
      try IdiomaDelTaller.preparar(carpeta: carpeta, ingles: ingles, almacen: paso.carpeta)
    }
    #expect(hechos[0] == hechos[1])
    #expect(Disco.listar(paso.carpeta).filter { $0.hasPrefix("idioma-") }.count == 1)
  }

  @Test("Con otro compilador, lo cambiado y lo que no existe se queda en inglés, y lo demás no")
  func otroCompilador() async throws {
    let paso = try Paso()
    let original = try Disco.texto(try await ingles())
    let alterado =
      original
      .replacing(
        "\"cannot %select{find|find operator}1 %0 in scope\"",
        with: "\"there is no %select{|operator }1%0 here\""
      )
      .lineas.filter { !$0.hasPrefix("\"note_typo_candidate\"") }.joined(separator: "\n")
    #expect(alterado != original)
    let ruta = "\(paso.carpeta)/en.strings"
    try Disco.escribir(Array(alterado.utf8), en: ruta)
    let antes = try IdiomaDelTaller.preparar(
      carpeta: Self.idioma,
      ingles: try await ingles(),
      almacen: paso.carpeta
    )
    let despues = try IdiomaDelTaller.preparar(
      carpeta: Self.idioma,
      ingles: ruta,
      almacen: paso.carpeta
    )
    guard case .completo(let todos) = antes.estado, case .parcial(let quedan, 2) = despues.estado
    else {
      Issue.record("\(antes.estado) \(despues.estado)")
      return
    }
    #expect(quedan == todos - 2)
    #expect(antes.clave != despues.clave)
    let catalogo = try Disco.texto("\(try #require(despues.carpeta))/es.strings")
    #expect(!catalogo.contains("\"cannot_find_in_scope\""))
    #expect(!catalogo.contains("\"note_typo_candidate\""))
    #expect(catalogo.contains("\"cannot_find_type_in_scope\""))
  }

  @Test("Con el catálogo alterado, el compilador mezcla inglés y español sin quejarse")
  func mezcla() async throws {
    let paso = try Paso()
    let ruta = "\(paso.carpeta)/en.strings"
    let alterado = try Disco.texto(try await ingles())
      .replacing(
        "\"cannot %select{find|find operator}1 %0 in scope\"",
        with: "\"there is no %select{|operator }1%0 here\""
      )
    try Disco.escribir(Array(alterado.utf8), en: ruta)
    let comun = try await CuadernoDePrueba.comun.value.taller
    let taller = TallerDelSistema(
      raiz: comun.raiz,
      almacen: comun.almacen,
      plan: comun.plan,
      clave: comun.clave,
      idioma: try IdiomaDelTaller.preparar(
        carpeta: Self.idioma,
        ingles: ruta,
        almacen: paso.carpeta
      ),
      progreso: { _ in }
    )
    let fuente = "\(paso.carpeta)/a.swift"
    try Disco.escribir(Array("let a = nada\nlet b: Nada = 1\n".utf8), en: fuente)
    let dicho = try await taller.frontend(
      OrdenDeCompilar(
        modulo: "a",
        fuentes: [fuente],
        objeto: "\(paso.carpeta)/a.o",
        esPrograma: true
      )
    )
    #expect(
      dicho.diagnosticos.map { "\($0.id ?? "") \($0.estaTraducido) \($0.mensaje)" } == [
        "cannot_find_in_scope false cannot find 'nada' in scope",
        "cannot_find_type_in_scope true no se encuentra el tipo 'Nada' en este ámbito",
      ]
    )
  }

  @Test("Sin catálogo inglés, o sin el español, el compilador habla inglés y se dice por qué")
  func sinCatalogos() throws {
    let paso = try Paso()
    let sinIngles = try IdiomaDelTaller.preparar(
      carpeta: Self.idioma,
      ingles: "\(paso.carpeta)/nada",
      almacen: paso.carpeta
    )
    #expect(sinIngles.estado == .sinIngles)
    #expect(sinIngles.banderas == [])
    let sinEspanol = try IdiomaDelTaller.preparar(
      carpeta: paso.carpeta,
      ingles: "/dev/null",
      almacen: paso.carpeta
    )
    #expect(sinEspanol.estado == .sinEspanol)
    #expect(sinEspanol.banderas == [])
  }

  @Test("Un catálogo guardado que se corta se hace de nuevo") func danado() async throws {
    let paso = try Paso()
    let ruta = try await ingles()
    func preparar() throws -> String {
      try #require(
        IdiomaDelTaller.preparar(carpeta: Self.idioma, ingles: ruta, almacen: paso.carpeta).carpeta
      )
    }
    let catalogo = "\(try preparar())/es.strings"
    let entero = try Disco.leer(catalogo)
    try Disco.escribir(Array(entero.prefix(100)), en: catalogo)
    #expect("\(try preparar())/es.strings" == catalogo)
    #expect(try Disco.leer(catalogo) == entero)
  }

  @Test("El catálogo publicado no tiene ninguna falta") func publicado() async throws {
    let ingles = Catalogo.leer(try Disco.leer(try await ingles()))
    let huellas = FicherosDeIdioma.leerTabla(
      try Disco.texto(FicherosDeIdioma.huellas(Self.idioma))
    )
    let faltas = RevisionDeCatalogo(ingles: ingles, pedidos: Set(huellas.keys))
      .faltas(try Disco.leer(FicherosDeIdioma.espanol(Self.idioma)))
    #expect(faltas.filter { !$0.esSospecha } == [])
    #expect(huellas.count > 3000)
  }
}
