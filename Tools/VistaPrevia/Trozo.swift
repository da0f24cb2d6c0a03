/// Una palabra, un signo, un espacio o una cadena del código.
struct Trozo {
  let texto: Substring
  /// Si no está dentro de paréntesis, corchetes ni llaves.
  let fuera: Bool

  /// Los trozos de un código, sin los comentarios.
  static func deCodigo(_ codigo: String) -> [Trozo] {
    var trozos: [Trozo] = []
    var resto = Substring(codigo)
    var hondura = 0
    while let c = resto.first {
      let trozo: Substring
      if resto.hasPrefix("//") {
        trozo = resto.prefix { !$0.isNewline }
        resto = resto.dropFirst(trozo.count)
        continue
      } else if resto.hasPrefix("/*") {
        resto = sinComentario(resto)
        continue
      } else if c == "\"" || c == "#" {
        trozo = cadena(resto)
      } else if c.isLetter || c.isNumber || c == "_" {
        trozo = resto.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      } else {
        trozo = resto.prefix(1)
      }
      if "([{".contains(c) { hondura += 1 }
      trozos.append(Trozo(texto: trozo, fuera: hondura == 0))
      if ")]}".contains(c) { hondura -= 1 }
      resto = resto.dropFirst(trozo.count)
    }
    return trozos
  }

  /// Lo que queda tras un comentario que puede tener otros dentro.
  private static func sinComentario(_ codigo: Substring) -> Substring {
    var resto = codigo
    var hondura = 0
    while !resto.isEmpty {
      if resto.hasPrefix("/*") {
        hondura += 1
        resto = resto.dropFirst(2)
      } else if resto.hasPrefix("*/") {
        hondura -= 1
        resto = resto.dropFirst(2)
        if hondura == 0 { return resto }
      } else {
        resto = resto.dropFirst()
      }
    }
    return resto
  }

  /// La cadena que empieza aquí, con sus comillas y sus almohadillas; o el signo suelto.
  private static func cadena(_ codigo: Substring) -> Substring {
    let almohadillas = codigo.prefix { $0 == "#" }
    let comillas = codigo.dropFirst(almohadillas.count).prefix { $0 == "\"" }
    guard !comillas.isEmpty else { return codigo.prefix(1) }
    if comillas.count == 2 { return codigo.prefix(almohadillas.count + 2) }
    let fin = (comillas.count >= 3 ? "\"\"\"" : "\"") + almohadillas
    var i = codigo.index(codigo.startIndex, offsetBy: almohadillas.count + min(comillas.count, 3))
    while i < codigo.endIndex {
      let sigue = codigo[i...]
      if sigue.hasPrefix("\\" + almohadillas) {
        i =
          codigo.index(i, offsetBy: almohadillas.count + 2, limitedBy: codigo.endIndex)
          ?? codigo.endIndex
      } else if sigue.hasPrefix(fin) {
        return codigo[..<codigo.index(i, offsetBy: fin.count)]
      } else {
        i = codigo.index(after: i)
      }
    }
    return codigo
  }
}
