/// La huella SHA-256 de unos bytes: la clave de todo lo que se guarda.
///
/// Fuente: FIPS 180-4. Se escribe aquí porque la biblioteca estándar no la trae en Linux.
package struct Huella: Sendable, Hashable, CustomStringConvertible {
  /// Los 32 bytes en hexadecimal, en minúsculas.
  package let description: String

  /// Las primeras 16 cifras: bastan para nombrar una carpeta.
  package var corta: String { String(description.prefix(16)) }

  /// Calcula la huella de `bytes`.
  package init(_ bytes: [UInt8]) {
    var suma = Suma256()
    suma.anadir(bytes)
    self.description = suma.cerrar()
  }

  /// Calcula la huella de varias piezas sin que sus límites se confundan.
  package init(partes: [String]) {
    var suma = Suma256()
    for parte in partes {
      let bytes = Array(parte.utf8)
      suma.anadir(Array("\(bytes.count):".utf8))
      suma.anadir(bytes)
    }
    self.description = suma.cerrar()
  }
}

/// El estado de una suma SHA-256 en curso.
private struct Suma256 {
  private var h: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private var resto: [UInt8] = []
  private var total = 0

  mutating func anadir(_ bytes: [UInt8]) {
    total += bytes.count
    var datos = resto.isEmpty ? bytes : resto + bytes
    let enteros = datos.count / 64 * 64
    datos.withUnsafeBufferPointer { puntero in
      for inicio in stride(from: 0, to: enteros, by: 64) { mezclar(puntero, desde: inicio) }
    }
    datos.removeFirst(enteros)
    resto = datos
  }

  mutating func cerrar() -> String {
    let bits = UInt64(total) * 8
    var final: [UInt8] = [0x80]
    while (resto.count + final.count) % 64 != 56 { final.append(0) }
    for desplazo in stride(from: 56, through: 0, by: -8) {
      final.append(UInt8(truncatingIfNeeded: bits >> UInt64(desplazo)))
    }
    anadir(final)
    let cifras = Array("0123456789abcdef".utf8)
    var texto: [UInt8] = []
    for palabra in h {
      for desplazo in stride(from: 28, through: 0, by: -4) {
        texto.append(cifras[Int(palabra >> UInt32(desplazo)) & 15])
      }
    }
    return String(decoding: texto, as: UTF8.self)
  }

  /// Mezcla un bloque de 64 bytes. Usa búferes temporales: en depuración, un array es lento.
  private mutating func mezclar(_ p: UnsafeBufferPointer<UInt8>, desde inicio: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
      for i in 0..<16 {
        let j = inicio &+ i &* 4
        w[i] =
          UInt32(p[j]) &<< 24 | UInt32(p[j &+ 1]) &<< 16 | UInt32(p[j &+ 2]) &<< 8
          | UInt32(p[j &+ 3])
      }
      for i in 16..<64 {
        let a = w[i &- 15]
        let b = w[i &- 2]
        let s0 = girar(a, 7) ^ girar(a, 18) ^ (a &>> 3)
        let s1 = girar(b, 17) ^ girar(b, 19) ^ (b &>> 10)
        w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
      }
      var (a, b, c, d) = (h[0], h[1], h[2], h[3])
      var (e, f, g, x) = (h[4], h[5], h[6], h[7])
      constantes.withUnsafeBufferPointer { k in
        for i in 0..<64 {
          let s1 = girar(e, 6) ^ girar(e, 11) ^ girar(e, 25)
          let t1 = x &+ s1 &+ ((e & f) ^ (~e & g)) &+ k[i] &+ w[i]
          let s0 = girar(a, 2) ^ girar(a, 13) ^ girar(a, 22)
          let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
          (x, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
        }
      }
      h[0] = h[0] &+ a
      h[1] = h[1] &+ b
      h[2] = h[2] &+ c
      h[3] = h[3] &+ d
      h[4] = h[4] &+ e
      h[5] = h[5] &+ f
      h[6] = h[6] &+ g
      h[7] = h[7] &+ x
    }
  }
}

@inline(__always)
private func girar(_ x: UInt32, _ n: UInt32) -> UInt32 { x &>> n | x &<< (32 &- n) }

private let constantes: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
