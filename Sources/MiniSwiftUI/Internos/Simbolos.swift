#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lo que `dladdr` dice de una dirección; Glibc no lo declara para Swift.
private struct FichaDeDireccion {
  var fichero: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var simbolo: UnsafePointer<CChar>?
  var comienzo: UnsafeRawPointer?
}

@_silgen_name("dladdr")
private func preguntar(
  _ direccion: UnsafeRawPointer,
  _ ficha: UnsafeMutablePointer<FichaDeDireccion>
) -> CInt

@_silgen_name("swift_demangle")
private func leerSimbolo(
  _ nombre: UnsafePointer<CChar>?,
  _ longitud: Int,
  _ salida: UnsafeMutablePointer<CChar>?,
  _ tamano: UnsafeMutablePointer<Int>?,
  _ opciones: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Los nombres de las funciones del programa, por su dirección.
enum Simbolos {
  /// El símbolo que empieza en esa dirección, si el programa lo conserva.
  static func nombre(en direccion: UInt) -> String? {
    var ficha = FichaDeDireccion()
    guard let puntero = UnsafeRawPointer(bitPattern: direccion),
      preguntar(puntero, &ficha) != 0
    else { return nil }
    if let nombre = ficha.simbolo, UInt(bitPattern: ficha.comienzo) == direccion {
      return String(cString: nombre)
    }
    #if os(Linux)
    // `dladdr` solo conoce los símbolos exportados; los demás están en la tabla del fichero.
    let base = UInt(bitPattern: ficha.base)
    let fichero = ficha.fichero.map { String(cString: $0) } ?? ""
    return TablaElf.nombre(en: direccion, base: base, fichero: fichero)
      ?? TablaElf.nombre(en: direccion, base: base, fichero: "/proc/self/exe")
    #else
    return nil
    #endif
  }

  /// Un símbolo de Swift escrito para personas.
  static func legible(_ simbolo: String) -> String? {
    let salida = simbolo.withCString { leerSimbolo($0, simbolo.utf8.count, nil, nil, 0) }
    guard let salida else { return nil }
    defer { free(salida) }
    return String(cString: salida)
  }
}

#if os(Linux)
/// La tabla de símbolos de un fichero ELF de 64 bits.
private enum TablaElf {
  static func nombre(en direccion: UInt, base: UInt, fichero: String) -> String? {
    let descriptor = open(fichero, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let tamano = Int(lseek(descriptor, 0, SEEK_END))
    guard tamano > 64, let mapa = mmap(nil, tamano, PROT_READ, MAP_PRIVATE, descriptor, 0),
      mapa != MAP_FAILED
    else { return nil }
    defer { munmap(mapa, tamano) }
    return buscar(
      direccion,
      base: base,
      en: UnsafeRawBufferPointer(start: mapa, count: tamano)
    )
  }

  private static func buscar(
    _ direccion: UInt,
    base: UInt,
    en bytes: UnsafeRawBufferPointer
  ) -> String? {
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
    // Un ejecutable de direcciones fijas (tipo 2) no se desplaza.
    let buscada = UInt64(entero16(bytes, 16) == 2 ? direccion : direccion - base)
    for (tabla, textos) in tablasDeSimbolos(bytes) {
      var simbolo = tabla.lowerBound
      while simbolo + 24 <= tabla.upperBound {
        if entero64(bytes, simbolo + 8) == UInt(buscada), bytes[simbolo + 4] & 0xf == 2 {
          return texto(bytes, textos + entero32(bytes, simbolo))
        }
        simbolo += 24
      }
    }
    return nil
  }

  /// Cada tabla de símbolos, con el comienzo de los textos a los que apunta.
  private static func tablasDeSimbolos(
    _ bytes: UnsafeRawBufferPointer
  ) -> [(tabla: Range<Int>, textos: Int)] {
    let (inicio, paso) = (Int(entero64(bytes, 0x28)), entero16(bytes, 0x3a))
    let cuantas = entero16(bytes, 0x3c)
    guard inicio > 0, paso >= 64, inicio + paso * cuantas <= bytes.count else { return [] }
    return (0..<cuantas).compactMap { indice in
      let seccion = inicio + indice * paso
      guard entero32(bytes, seccion + 4) == 2 else { return nil }
      let comienzo = Int(entero64(bytes, seccion + 0x18))
      let fin = comienzo + Int(entero64(bytes, seccion + 0x20))
      let enlace = inicio + entero32(bytes, seccion + 0x28) * paso
      guard fin <= bytes.count, enlace + 64 <= bytes.count else { return nil }
      return (comienzo..<fin, Int(entero64(bytes, enlace + 0x18)))
    }
  }

  private static func texto(_ bytes: UnsafeRawBufferPointer, _ inicio: Int) -> String? {
    guard inicio < bytes.count else { return nil }
    return String(decoding: bytes[inicio...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func entero16(_ bytes: UnsafeRawBufferPointer, _ sitio: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: sitio, as: UInt16.self))
  }

  private static func entero32(_ bytes: UnsafeRawBufferPointer, _ sitio: Int) -> Int {
    Int(bytes.loadUnaligned(fromByteOffset: sitio, as: UInt32.self))
  }

  private static func entero64(_ bytes: UnsafeRawBufferPointer, _ sitio: Int) -> UInt {
    UInt(bytes.loadUnaligned(fromByteOffset: sitio, as: UInt64.self))
  }
}
#endif
