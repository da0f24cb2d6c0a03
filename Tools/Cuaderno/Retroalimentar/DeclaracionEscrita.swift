/// Una declaración tal como está escrita en el fichero del estudiante.
///
/// Se lee el texto, sin compilar: basta para decir «es `private`» o «es un struct».
struct DeclaracionEscrita: Sendable, Equatable {
  /// `var`, `let`, `func`, `class`…
  var clase: String
  var nombre: String
  /// Lo que lleva delante: `private`, `static`, `final`, `private(set)`.
  var modificadores: [String]
  /// Si su firma dice `async`.
  var esAsincrona: Bool
  /// Si su firma dice `throws`.
  var lanza: Bool

  /// Si es un tipo.
  var esTipo: Bool { Self.tipos.contains(clase) }
  /// `private` o `fileprivate`, si lo lleva.
  var acceso: String? { modificadores.first { $0 == "private" || $0 == "fileprivate" } }

  private static let tipos: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "typealias",
  ]
  private static let clases: Set<String> = tipos.union(["var", "let", "func", "case"])

  /// Las declaraciones de un código, en orden.
  static func leer(_ codigo: String) -> [DeclaracionEscrita] {
    var halladas: [DeclaracionEscrita] = []
    let lineas = codigo.lineas
    for (i, linea) in lineas.enumerated() {
      // Los trozos entre llaves y puntos y coma: en una línea puede haber varias.
      for trozo in sinComentario(linea).split(whereSeparator: { "{};".contains($0) }) {
        let sigue = lineas.dropFirst(i + 1).prefix(3).joined(separator: " ")
        if let una = leer(trozo: trozo, sigue: sigue) { halladas.append(una) }
      }
    }
    return halladas
  }

  private static func sinComentario(_ linea: Substring) -> Substring {
    linea.firstRange(of: "//").map { linea[..<$0.lowerBound] } ?? linea
  }

  private static func leer(trozo: Substring, sigue: String) -> DeclaracionEscrita? {
    let palabras = trozo.split(separator: " ").map(String.init)
    guard let i = palabras.firstIndex(where: clases.contains), i + 1 < palabras.count else {
      return nil
    }
    var (clase, siguiente) = (palabras[i], palabras[i + 1])
    var modificadores = Array(palabras[..<i])
    // `class func` y `class var`: ahí «class» es un modificador.
    if clase == "class", clases.contains(siguiente), i + 2 < palabras.count {
      modificadores.append("static")
      (clase, siguiente) = (siguiente, palabras[i + 2])
    }
    guard modificadores.allSatisfy({ $0.first?.isLetter == true || $0.hasPrefix("@") }) else {
      return nil
    }
    let nombre = String(siguiente.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !nombre.isEmpty else { return nil }
    // Una firma puede seguir en las líneas de abajo hasta cerrar su paréntesis.
    let abierta = trozo.count { $0 == "(" } > trozo.count { $0 == ")" }
    let firma = abierta ? "\(trozo) \(sigue.prefix { $0 != "{" })" : String(trozo)
    let enFirma = Set(firma.split { !$0.isLetter }.map(String.init))
    return DeclaracionEscrita(
      clase: clase,
      nombre: nombre,
      modificadores: modificadores,
      esAsincrona: clase == "func" && enFirma.contains("async"),
      lanza: clase == "func" && enFirma.contains("throws")
    )
  }
}
