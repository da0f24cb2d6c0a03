// Las funciones del runtime con las que `Mirror` recorre los campos. Son símbolos públicos de la
// biblioteca estándar, los mismos en macOS y en Linux, y este es el único fichero que las llama.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func cuentaDeCampos(_ tipo: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func tipoDeCampo(
  _ tipo: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FichaDeCampo>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func desplazamientoDeCampo(_ tipo: Any.Type, index: Int) -> Int

@_silgen_name("swift_getMetadataKind")
private func claseDeMetadatos(_ tipo: Any.Type) -> UInt

/// Lo que el runtime rellena al preguntar por un campo.
private struct FichaDeCampo {
  var nombre: UnsafePointer<CChar>?
  var liberar: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var esFuerte = false
  var esVariable = false
}

/// Los campos de un tipo, con su sitio en la memoria del valor.
enum Reflejo {
  /// Un campo almacenado.
  struct Campo {
    let nombre: String
    let tipo: Any.Type
    let desplazamiento: Int
    /// Una referencia débil no se guarda como un opcional corriente: no se puede leer como tal.
    let esFuerte: Bool
  }

  /// Las clases de tipo que importan al comparar valores.
  enum Clase {
    case objeto
    case valorConCampos
    case funcion
    case metatipo
    case otra
  }

  /// Qué clase de tipo es `tipo`.
  static func clase(de tipo: Any.Type) -> Clase {
    switch claseDeMetadatos(tipo) {
    case 0: .objeto
    case 0x200: .valorConCampos
    case 0x302: .funcion
    case 0x304: .metatipo
    default: .otra
    }
  }

  /// Los campos almacenados de un struct, en orden; de otro tipo, ninguno.
  static func campos(de tipo: Any.Type) -> [Campo] {
    guard clase(de: tipo) == .valorConCampos else { return [] }
    return (0..<cuentaDeCampos(tipo)).map { indice in
      var ficha = FichaDeCampo()
      let suTipo = tipoDeCampo(tipo, index: indice, fieldMetadata: &ficha)
      defer { ficha.liberar?(ficha.nombre) }
      return Campo(
        nombre: ficha.nombre.map { String(cString: $0) } ?? "",
        tipo: suTipo,
        desplazamiento: desplazamientoDeCampo(tipo, index: indice),
        esFuerte: ficha.esFuerte
      )
    }
  }
}
