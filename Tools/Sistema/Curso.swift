import Cuaderno
import Foundation

/// El curso tal como está en el disco: sus lecciones y sus ficheros.
package struct Curso: Sendable {
  /// La carpeta del cuaderno.
  package let raiz: Raiz
  /// Los números y slugs de las lecciones, en orden, sin leer sus textos.
  package let indice: [(numero: Int, slug: String)]

  /// Lee los nombres de las lecciones.
  package init(raiz: Raiz) {
    self.raiz = raiz
    indice = Disco.listar("\(raiz.carpeta)/Lecciones").compactMap(Leccion.separar)
      .sorted { ($0.numero, $0.slug) < ($1.numero, $1.slug) }
  }

  /// Busca una lección por su número o por el principio de su slug.
  package func buscar(_ selector: String) throws(Fallo) -> Leccion {
    let numero = Int(selector)
    let hallada =
      indice.first {
        $0.numero == numero || "\(Leccion.etiqueta($0.numero))-\($0.slug)" == selector
      }
      ?? indice.first { $0.slug == selector }
    if let hallada { return try leer(hallada) }
    let porPrefijo = numero == nil && !selector.isEmpty
    let candidatas = porPrefijo ? indice.filter { $0.slug.hasPrefix(selector) } : []
    if candidatas.count == 1 { return try leer(candidatas[0]) }
    if candidatas.count > 1 {
      let nombres = enumerar(candidatas.map { "\($0.numero) (\($0.slug))" })
      throw .uso("«\(selector)» vale para varias lecciones: \(nombres).", ayuda: nil)
    }
    throw .uso(noHay(selector), ayuda: "Las hay en «leccion lista».")
  }

  private func noHay(_ selector: String) -> String {
    if let numero = Int(selector) {
      let numeros = indice.map(\.numero)
      let cerca = numeros.min { abs($0 - numero) < abs($1 - numero) }
      return "No hay lección \(numero)." + (cerca.map { " La más cercana es la \($0)." } ?? "")
    }
    let nombres = indice.map(\.slug) + Orden.Nombre.allCases.map(\.rawValue)
    let parecida = masParecida(a: selector, entre: nombres)
    return "No hay ninguna lección ni orden «\(selector)»."
      + (parecida.map { " ¿Querías decir «\($0)»?" } ?? "")
  }

  /// Las lecciones que se dejan leer, y las que no.
  package func legibles() -> (lecciones: [Leccion], rotas: [LeccionRota]) {
    var leidas: [Leccion] = []
    var rotas: [LeccionRota] = []
    for una in indice {
      do throws(Fallo) {
        leidas.append(try leer(una))
      } catch {
        let carpeta = "\(Leccion.etiqueta(una.numero))-\(una.slug)"
        rotas.append(LeccionRota(carpeta: carpeta, mensaje: error.mensaje))
      }
    }
    return (leidas, rotas)
  }

  /// Lo que hay de lecciones que no existen: en Package.swift, en Soluciones y en Tests.
  func huerfanas() throws(Fallo) -> [FalloDeAutor] {
    let carpetas = Set(indice.map { "\(Leccion.etiqueta($0.numero))-\($0.slug)" })
    let paquete = LineaDelPaquete.leer(try Disco.texto("\(raiz.carpeta)/Package.swift"))
    var fallos = paquete.keys.filter { !carpetas.contains($0) }.map {
      FalloDeAutor("Package.swift", "la lección \($0) no existe")
    }
    for carpeta in Disco.listar("\(raiz.carpeta)/Soluciones") where !carpetas.contains(carpeta) {
      fallos.append(FalloDeAutor("Soluciones/\(carpeta)", "no es de ninguna lección"))
    }
    let pruebas = Set(indice.map { "Leccion\(Leccion.etiqueta($0.numero))Tests" })
    for carpeta in Disco.listar("\(raiz.carpeta)/Tests")
    where carpeta.hasPrefix("Leccion") && carpeta != "LeccionTests" && !pruebas.contains(carpeta) {
      fallos.append(FalloDeAutor("Tests/\(carpeta)", "no es de ninguna lección"))
    }
    return fallos
  }

  /// Lee una lección del índice.
  func leer(_ una: (numero: Int, slug: String)) throws(Fallo) -> Leccion {
    let carpeta = "\(Leccion.etiqueta(una.numero))-\(una.slug)"
    let bytes = try Disco.leer("\(raiz.carpeta)/Lecciones/\(carpeta)/README.md", maximo: 4096)
    let (portada, titulo, fallos) = Portada.leer(Portada.principio(bytes))
    guard fallos.isEmpty else { throw .leccionRota(carpeta: carpeta, motivos: fallos) }
    return Leccion(numero: una.numero, slug: una.slug, titulo: titulo, portada: portada)
  }

  /// Los nombres de los ficheros que la lección pide: los de su inicio.
  package func ficheros(de leccion: Leccion) throws(Fallo) -> [String] {
    let carpeta = "\(raiz.carpeta)/\(leccion.carpetaDeSolucion)/Inicio"
    let nombres = Disco.listar(carpeta).filter { $0.hasSuffix(".swift") }
    guard !nombres.isEmpty else {
      throw .leccionRota(
        carpeta: leccion.carpeta,
        motivos: ["falta Soluciones/\(leccion.carpeta)/Inicio"]
      )
    }
    return nombres
  }

  /// Los pasos de una lección, leídos de sus comprobaciones.
  package func pasos(de leccion: Leccion) throws(Fallo) -> [Paso] {
    let carpeta = "\(raiz.carpeta)/\(leccion.carpetaDePruebas)"
    var pasos: [Paso] = []
    for nombre in Disco.listar(carpeta) where nombre.hasSuffix(".swift") {
      let texto = try Disco.texto("\(carpeta)/\(nombre)")
      if let paso = Paso.leer(fichero: nombre, texto: texto) { pasos.append(paso) }
    }
    return pasos
  }

  /// Las pistas de una lección.
  package func pistas(de leccion: Leccion) throws(Fallo) -> Pistas {
    .leer(try Disco.texto("\(raiz.carpeta)/\(leccion.carpetaDelAlumno)/Pistas.md"))
  }

  /// Lo que se entrega en una versión, o los problemas que impiden leerlo.
  package func entrega(
    de leccion: Leccion,
    _ version: Version
  ) throws(Fallo) -> (Entrega, [(fichero: String, problema: ProblemaDeEntrega)]) {
    let carpeta = "\(raiz.carpeta)/\(version.carpeta(de: leccion))"
    if case .error(let slug) = version, Disco.clase(carpeta) != .carpeta {
      throw .uso(noHayError(slug, leccion), ayuda: nil)
    }
    let nombres = try ficheros(de: leccion)
    var ficheros: [FicheroDeEntrega] = []
    var problemas: [(fichero: String, problema: ProblemaDeEntrega)] = []
    for nombre in nombres {
      switch Self.leerFichero("\(carpeta)/\(nombre)", dentroDe: carpeta) {
      case .success(let bytes):
        ficheros.append(FicheroDeEntrega(nombre: nombre, bytes: bytes))
      case .failure(let problema): problemas.append((nombre, problema))
      }
    }
    let deMas = Disco.listar(carpeta).filter { $0.hasSuffix(".swift") && !nombres.contains($0) }
    return (Entrega(ficheros: ficheros, deMas: deMas), problemas)
  }

  /// Los nombres de los errores conocidos de la lección de esa carpeta.
  func erroresConocidos(de carpeta: String) -> [String] {
    Disco.listar("\(raiz.carpeta)/Soluciones/\(carpeta)/Errores")
  }

  private func noHayError(_ slug: String, _ leccion: Leccion) -> String {
    let slugs = erroresConocidos(de: leccion.carpeta)
    let parecido = masParecida(a: slug, entre: slugs).map { " ¿Querías decir «\($0)»?" } ?? ""
    return "La lección \(leccion.numero) no tiene el error conocido «\(slug)».\(parecido)\n"
      + "Tiene: \(slugs.isEmpty ? "ninguno" : enumerar(slugs))."
  }

  private static func leerFichero(
    _ ruta: String,
    dentroDe carpeta: String
  ) -> Result<[UInt8], ProblemaDeEntrega> {
    switch Disco.clase(ruta) {
    case .nada: return .failure(.falta)
    case .carpeta: return .failure(.esCarpeta)
    case .otra: return .failure(.noEsFicheroNormal)
    case .enlace:
      let destino = Disco.real(ruta)
      let base = Disco.real(carpeta) ?? carpeta
      guard let destino, destino.hasPrefix("\(base)/") else {
        return .failure(.esEnlace(destino: destino ?? "nada"))
      }
    case .fichero(let bytes) where bytes > ProblemaDeEntrega.maximo:
      return .failure(.muyGrande(bytes: bytes))
    case .fichero: break
    }
    guard let bytes = try? Disco.leer(ruta) else { return .failure(.ilegible) }
    if let problema = ProblemaDeEntrega.mirar(bytes) { return .failure(problema) }
    return .success(bytes)
  }
}
