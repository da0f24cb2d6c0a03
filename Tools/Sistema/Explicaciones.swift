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
    guard let tabla = try? Disco.texto("\(carpeta)/argumentos.tsv") else { return [] }
    guard let fila = tabla.lineas.first(where: { $0.hasPrefix("\(id)\t\t") }) else { return [] }
    var datos: [String] = []
    for campo in fila.split(separator: "\t").dropFirst() {
      guard let igual = campo.firstIndex(of: "="), let n = Int(campo[..<igual]), n < 32 else {
        continue
      }
      while datos.count <= n { datos.append("") }
      datos[n] = String(campo[campo.index(after: igual)...])
    }
    return datos
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
