import Cuaderno
import Foundation

/// Demuestra el español del compilador: el catálogo, y lo que se lee en programas con errores.
///
/// - Returns: los fallos y lo medido. Las sospechas no son fallos.
package func verificarIdioma(
  _ taller: TallerDelSistema
) async throws(Fallo) -> ([FalloDeAutor], RecuentoDeIdioma) {
  try await VerificadorDeIdioma(taller: taller).verificar()
}

struct VerificadorDeIdioma {
  let taller: TallerDelSistema

  private var carpeta: String { FicherosDeIdioma.carpeta(taller.raiz) }
  private static let catalogo = "Tools/Idioma/es/es.strings"

  func verificar() async throws(Fallo) -> ([FalloDeAutor], RecuentoDeIdioma) {
    var recuento = RecuentoDeIdioma()
    var fallos = try revisarCatalogo(&recuento)
    let soloIngles = try soloIngles()
    let ruta = "\(carpeta)/Muestras"
    for nombre in Disco.listar(ruta) where nombre.hasSuffix(".txt") {
      let muestras = Muestra.leer(try Disco.texto("\(ruta)/\(nombre)"))
      fallos += try await medir(muestras, "Tools/Idioma/Muestras/\(nombre)", soloIngles, &recuento)
    }
    return (fallos, recuento)
  }

  // MARK: - El catálogo

  private func revisarCatalogo(_ recuento: inout RecuentoDeIdioma) throws(Fallo) -> [FalloDeAutor] {
    let bytes = try Disco.leer(FicherosDeIdioma.espanol(carpeta))
    let huellas = FicherosDeIdioma.leerTabla(try Disco.texto(FicherosDeIdioma.huellas(carpeta)))
    let fuera = FicherosDeIdioma.leerTabla(try Disco.texto(FicherosDeIdioma.fuera(carpeta)))
    recuento.traducidos = huellas.count
    recuento.fuera = fuera.count
    let ruta = IdiomaDelTaller.ingles(de: taller.plan)
    guard Disco.clase(ruta) != .nada else {
      return [FalloDeAutor(Self.catalogo, "este compilador no trae su catálogo inglés (\(ruta))")]
    }
    let ingles = Catalogo.leer(try Disco.leer(ruta))
    recuento.deTodos = ingles.textos.count
    recuento.cambiados = huellas.count { id, huella in
      ingles.textos[id].map { Catalogo.huella($0) != huella } ?? true
    }
    // Con otro compilador, lo que ha cambiado no es un fallo: se queda en inglés.
    let esElSuyo = taller.plan.version.hasPrefix(versionDelCatalogo)
    let revision = RevisionDeCatalogo(
      ingles: ingles,
      pedidos: esElSuyo ? Set(huellas.keys) : nil
    )
    let faltas = revision.faltas(bytes)
    recuento.sospechas = faltas.filter(\.esSospecha).map {
      FalloDeAutor(Self.catalogo, linea: $0.linea, $0.texto).texto
    }
    guard esElSuyo else { return [] }
    var fallos = faltas.filter { !$0.esSospecha }.map {
      FalloDeAutor(Self.catalogo, linea: $0.linea, $0.texto)
    }
    for entrada in ingles.entradas {
      let enLosDos = huellas[entrada.id] != nil && fuera[entrada.id] != nil
      if huellas[entrada.id] == nil, fuera[entrada.id] == nil {
        fallos.append(FalloDeAutor(Self.catalogo, "\(entrada.id): ni traducido ni en fuera.tsv"))
      }
      if enLosDos {
        fallos.append(FalloDeAutor("Tools/Idioma/es/fuera.tsv", "\(entrada.id): está traducido"))
      }
      if let huella = huellas[entrada.id], huella != Catalogo.huella(entrada.texto) {
        fallos.append(FalloDeAutor(Self.catalogo, "\(entrada.id): el inglés ha cambiado"))
      }
    }
    return fallos
  }

  // MARK: - Los programas

  /// Las palabras que usa el catálogo inglés y el español no: si salen, algo quedó sin traducir.
  private func soloIngles() throws(Fallo) -> Set<String> {
    let ruta = IdiomaDelTaller.ingles(de: taller.plan)
    guard Disco.clase(ruta) != .nada else { return [] }
    let espanol = Catalogo.leer(try Disco.leer(FicherosDeIdioma.espanol(carpeta)))
    return Catalogo.leer(try Disco.leer(ruta)).vocabulario.subtracting(espanol.vocabulario)
      .subtracting(["plugin"])
  }

  private func medir(
    _ muestras: [Muestra],
    _ ruta: String,
    _ soloIngles: Set<String>,
    _ recuento: inout RecuentoDeIdioma
  ) async throws(Fallo) -> [FalloDeAutor] {
    var fallos: [FalloDeAutor] = []
    // De dos en dos: cada muestra son dos compilaciones.
    var resto = muestras[...]
    while !resto.isEmpty {
      let tanda = Array(resto.prefix(2))
      resto = resto.dropFirst(2)
      let hechas = try await aLaVez(tanda) { muestra throws(Fallo) in
        try await self.compilar(muestra)
      }
      for (muestra, hecha) in zip(tanda, hechas) {
        recuento.programas += 1
        let quejas = comparar(muestra, hecha)
        if !quejas.isEmpty { recuento.distintos += 1 }
        fallos += quejas.map {
          FalloDeAutor(ruta, linea: muestra.linea, "\(muestra.nombre): \($0)")
        }
        for d in hecha.espanol.diagnosticos {
          recuento.contar(d, en: muestra.nombre, soloIngles: soloIngles)
        }
      }
    }
    return fallos
  }

  private struct EnDosIdiomas: Sendable {
    var ingles: Compilado
    var espanol: Compilado
  }

  private func compilar(_ muestra: Muestra) async throws(Fallo) -> EnDosIdiomas {
    let carpeta = try taller.almacen.carpetaProvisional()
    defer { Disco.borrar(carpeta) }
    try Disco.escribir(Array(muestra.codigo.utf8), en: "\(carpeta)/main.swift")
    let orden = OrdenDeCompilar(
      modulo: "main",
      fuentes: ["\(carpeta)/main.swift"],
      objeto: "\(carpeta)/main.o",
      esPrograma: true
    )
    let ingles = try await taller.frontend(orden, enIngles: true)
    Disco.borrar(Compilado.binario(de: orden.objeto))
    return EnDosIdiomas(ingles: ingles, espanol: try await taller.frontend(orden))
  }

  private func comparar(_ muestra: Muestra, _ hecha: EnDosIdiomas) -> [String] {
    var quejas: [String] = []
    if hecha.ingles.fin != hecha.espanol.fin { quejas.append("acaba distinto en español") }
    if firmas(hecha.ingles) != firmas(hecha.espanol) {
      quejas.append("señala otros sitios en español")
    }
    let dichos = hecha.espanol.diagnosticos.compactMap(\.id)
    guard taller.plan.version.hasPrefix(versionDelCatalogo) else { return quejas }
    for id in Set(muestra.espera).sorted() where !dichos.contains(id) {
      quejas.append("no da \(id)")
    }
    return quejas
  }

  private func firmas(_ compilado: Compilado) -> [String] {
    func firma(_ d: Diagnostico) -> [String] {
      ["\(d.gravedad) \(d.id ?? "") \(d.lugar.map { "\($0)" } ?? "")"] + d.notas.flatMap(firma)
    }
    // Las expansiones de macros salen en un orden que cambia de una vez a otra.
    return compilado.diagnosticos.flatMap(firma).sorted()
  }
}

/// La versión del compilador cuyo inglés traduce el catálogo.
let versionDelCatalogo = "6.3"
