/// `#Preview { … }`: una función con un nombre que se puede buscar, que da la vista previa.
///
/// El nombre lleva el fichero y en qué byte empieza, porque quien la enseña solo sabe eso de ella.
enum MacroPreview {
  /// Si quien compila solo quiere lo que otros módulos pueden usar: una vista previa no lo es.
  ///
  /// El compilador lanza este programa sin entorno ni argumentos: lo dice el nombre con que lo llama.
  static let seOmiten = CommandLine.arguments.first?.hasSuffix("/SinVistasPrevias") ?? false

  /// El código de una vista previa.
  static func expandir(_ sintaxis: Mensaje.Sintaxis, distintivo: String) -> String {
    let codigo = sintaxis.source
    // Delante vienen los espacios y los comentarios que hubiera, y desde ahí se cuenta.
    let nombre = Trozo.deCodigo(codigo).first { $0.texto == "Preview" }?.texto ?? codigo[...]
    let byte = sintaxis.location.offset + codigo.utf8[..<nombre.startIndex].count
    // Lo que sigue son los argumentos y el closure: los mismos que toma `guardar`.
    let argumentos = codigo[nombre.endIndex...]
    return """
      @_cdecl("\(simbolo(fichero: sintaxis.location.fileID, byte: byte))")
      nonisolated func \(distintivo)5vistafMu_() -> UnsafeMutableRawPointer {
        _VistaPrevia.guardar\(argumentos)
      }
      """
  }

  /// Lo que se dice cuando está dentro de un tipo o de una función.
  static let fueraDeSitio =
    "'#Preview' va fuera de cualquier tipo o función: al final del fichero, en el nivel principal"

  /// El símbolo de la vista previa con su nombre en ese byte de `Leccion07/BarraDeCafe.swift`.
  static func simbolo(fichero: String, byte: Int) -> String {
    let nombre = fichero.utf8.map { byte -> String in
      let c = Character(UnicodeScalar(byte))
      if c.isASCII, c.isLetter || c.isNumber { return String(c) }
      return "_" + String(byte, radix: 16)
    }
    return "vistaPrevia_\(nombre.joined())_\(byte)"
  }
}
