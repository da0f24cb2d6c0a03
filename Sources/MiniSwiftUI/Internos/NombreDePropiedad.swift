import Synchronization

/// Averigua cómo se llama la propiedad de un key path.
///
/// Las propiedades de un `@Observable` son calculadas, y el key path de una propiedad calculada no
/// guarda su nombre: guarda la dirección de su getter, y el nombre está en los símbolos.
enum NombreDePropiedad {
  private static let conocidos = Mutex<[Clave: String]>([:])

  // Es Sendable: el key path de una propiedad no cambia ni captura nada.
  private struct Clave: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  /// El nombre, con el tipo delante: «Marcador.goles». Sin símbolos, «Marcador.?».
  static func de(_ keyPath: AnyKeyPath) -> String {
    let clave = Clave(keyPath: keyPath)
    if let conocido = conocidos.withLock({ $0[clave] }) { return conocido }
    let tipo = "\(type(of: keyPath).rootType)"
    let nombre = tipo + "." + (propiedad(de: keyPath) ?? "?")
    conocidos.withLock { $0[clave] = nombre }
    return nombre
  }

  private static func propiedad(de keyPath: AnyKeyPath) -> String? {
    // La descripción es «\Tipo.nombre», o «\Tipo.<computed 0x… (Int)>» si el runtime no supo.
    let descripcion = keyPath.debugDescription
    guard let marca = descripcion.range(de: "<computed 0x") else {
      return descripcion.split(separator: ".").last.map(String.init)
    }
    let cifras = descripcion[marca.upperBound...].prefix { $0.isHexDigit }
    return UInt(cifras, radix: 16).flatMap(Simbolos.nombre(en:))
      .flatMap(propiedad(deSimbolo:))
  }
}

extension NombreDePropiedad {
  /// El símbolo, ya legible, dice «key path getter for Modulo.Marcador.goles : Swift.Int : …».
  private static func propiedad(deSimbolo simbolo: String) -> String? {
    let comienzo = "key path getter for "
    guard let legible = Simbolos.legible(simbolo), legible.hasPrefix(comienzo),
      let fin = legible.range(de: " : ")
    else { return nil }
    return legible[..<fin.lowerBound].split(separator: ".").last.map(String.init)
  }
}

extension String {
  /// Dónde está la primera aparición de `otra`, sin Foundation.
  func range(de otra: String) -> Range<Index>? {
    var inicio = startIndex
    while inicio < endIndex {
      if self[inicio...].hasPrefix(otra) {
        return inicio..<index(inicio, offsetBy: otra.count)
      }
      inicio = index(after: inicio)
    }
    return nil
  }
}
