import Cuaderno
import Foundation

/// Las explicaciones del cuaderno, leídas del disco cuando se piden.
package struct Explicaciones: Sendable {
  private let carpeta: String

  /// Las explicaciones de un cuaderno.
  package init(raiz: Raiz) { carpeta = "\(raiz.carpeta)/Tools/Idioma" }

  /// Los identificadores que tienen explicación.
  package var identificadores: [String] {
    Disco.listar("\(carpeta)/Explicaciones").filter { $0.hasSuffix(".md") }.map {
      String($0.dropLast(3))
    }
  }

  /// La explicación de un identificador, si la hay y está bien escrita.
  package func explicacion(de id: String) -> Explicacion? {
    guard
      id.utf8.allSatisfy({ $0 == 95 || ($0 | 32 >= 97 && $0 | 32 <= 122) || (48...57).contains($0) }
      ),
      let texto = try? Disco.texto("\(carpeta)/Explicaciones/\(id).md")
    else { return nil }
    let (explicacion, fallos) = Explicacion.leer(texto)
    return fallos.isEmpty ? explicacion : nil
  }

  /// Los datos del ejemplo equivocado de una explicación: para enseñarla sin un error delante.
  package func datosDeEjemplo(de id: String) -> [String] {
    filas(id)[""] ?? []
  }

  /// Los de cada una de sus ramas que los tiene, por su título.
  package func datosDeEjemploDeRamas(de id: String) -> [String: [String]] {
    let filas = filas(id).map { ("si \($0.key)", $0.value) }
    return Dictionary(filas) { primera, _ in primera }
  }

  /// Los datos que lleva un mensaje pegado de la pantalla, si es el de ese error y con ellos se
  /// puede escribir su explicación.
  package func datos(de pegado: String, _ explicacion: Explicacion) -> [String]? {
    guard let bytes = try? Disco.leer("\(carpeta)/es/es.strings"),
      let texto = Catalogo.leer(bytes).textos[explicacion.id],
      let plantilla = try? Plantilla(texto),
      let hallados = Self.mensajes(pegado, explicacion.id).lazy.compactMap(plantilla.datos).first
    else { return nil }
    let datos = (0...(hallados.keys.max() ?? 0)).map { hallados[$0] ?? "" }
    let parte = explicacion.parte(para: datos)
    let frases = parte.texto + parte.arregla + (parte.siNo ?? "")
    return (0..<32).allSatisfy { hallados[$0] != nil || !frases.contains("%\($0)") } ? datos : nil
  }

  /// Dónde puede empezar el mensaje en lo pegado: al principio o tras «error: ».
  private static func mensajes(_ pegado: String, _ id: String) -> [String] {
    let sinID = pegado.replacing("[#", with: "[").split(separator: "[\(id)]").first ?? ""
    let trozos = sinID.split(separator: ": ")
    return trozos.indices.map { trozos[$0...].joined(separator: ": ").recortado }
      .flatMap { [$0, $0.minuscula] }
  }

  /// Los datos de cada fila de un identificador en la tabla, por su rama.
  private func filas(_ id: String) -> [String: [String]] {
    guard let tabla = try? Disco.texto("\(carpeta)/argumentos.tsv") else { return [:] }
    var filas: [String: [String]] = [:]
    for fila in tabla.lineas where fila.hasPrefix("\(id)\t") {
      let campos = fila.split(separator: "\t", omittingEmptySubsequences: false)
      var datos: [String] = []
      for campo in campos.dropFirst(2) {
        guard let igual = campo.firstIndex(of: "="), let n = Int(campo[..<igual]), n < 32 else {
          continue
        }
        while datos.count <= n { datos.append("") }
        datos[n] = String(campo[campo.index(after: igual)...])
      }
      filas[String(campos[1])] = datos
    }
    return filas
  }
}

/// El último error de compilación que se enseñó: lo que explica `explicar` sin identificador.
struct UltimoError: Codable, Sendable {
  var id: String
  var datos: [String]

  private static func ruta(_ raiz: Raiz) -> String { "\(raiz.estado)/ultimo-error.json" }

  static func leer(_ raiz: Raiz) -> UltimoError? {
    guard let bytes = try? Disco.leer(ruta(raiz)) else { return nil }
    return try? JSONDecoder().decode(UltimoError.self, from: Data(bytes))
  }

  /// Lo recuerda. Es una comodidad: si no se puede escribir, se sigue sin ella.
  func guardar(_ raiz: Raiz) {
    guard let datos = try? JSONEncoder().encode(self) else { return }
    try? Disco.crearCarpeta(raiz.estado)
    try? Disco.escribir(Array(datos), en: Self.ruta(raiz))
  }
}
