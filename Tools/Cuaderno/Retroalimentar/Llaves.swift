/// Las llaves de un fichero, para decir cuál no se cierra cuando el compilador solo sabe que falta.
///
/// El compilador lo nota al final del fichero. Quien lo escribió lo nota por la sangría: una línea que
/// no está más adentro que la que abre la llave ya no es de su bloque.
struct Llaves {
  /// Una llave de apertura y dónde falta la que la cierra.
  struct SinCerrar: Equatable {
    /// La línea y la columna, en bytes y desde 1, de la llave que se abre.
    var linea: Int
    var columna: Int
    /// La línea delante de la que falta el cierre.
    var antesDe: Int
  }

  private struct Abierta {
    var signo: UInt8
    var linea: Int
    var columna: Int
    var sangria: Int
  }

  private let lineas: [String]
  private let signos: [[SignosDeCodigo.Signo]]

  /// Lee las llaves de `lineas`, sin las de cadenas y comentarios.
  init(_ lineas: [String]) {
    self.lineas = lineas
    signos = SignosDeCodigo.leer(lineas)
  }

  /// La llave que, por la sangría, no se cierra; `nil` si la sangría no lo dice.
  var sinCerrar: SinCerrar? {
    guard lineas.contains(where: { Self.sangria($0) > 0 }) else { return nil }
    var pila: [Abierta] = []
    // La sangría de la línea en la que empieza lo que otras continúan.
    var sangria = 0
    for i in lineas.indices {
      if !Self.sigue(lineas[i]), SignosDeCodigo.hayCodigo(signos[i], lineas[i]) {
        sangria = Self.sangria(lineas[i])
      }
      if let ultima = pila.last, ultima.signo == UInt8(ascii: "{"), esDeOtroBloque(i, ultima) {
        return SinCerrar(linea: ultima.linea + 1, columna: ultima.columna, antesDe: i + 1)
      }
      for signo in signos[i] {
        if SignosDeCodigo.abren.contains(signo.byte) {
          pila.append(
            Abierta(
              signo: signo.byte,
              linea: i,
              columna: signo.columna,
              sangria: sangria
            )
          )
        } else if SignosDeCodigo.cierran.contains(signo.byte) {
          _ = pila.popLast()
        }
      }
    }
    return nil
  }

  /// La línea de la llave que sobra: la que cierra un bloque de fuera estando más adentro.
  var deMas: Int? {
    var pila: [(signo: UInt8, sangria: Int)] = []
    for i in lineas.indices {
      let sangria = Self.sangria(lineas[i])
      for signo in signos[i] {
        if SignosDeCodigo.abren.contains(signo.byte) { pila.append((signo.byte, sangria)) }
        guard SignosDeCodigo.cierran.contains(signo.byte) else { continue }
        let abierta = pila.popLast()
        let esPrimero = lineas[i].utf8.prefix(signo.columna - 1).allSatisfy { $0 == 32 || $0 == 9 }
        if signo.byte == UInt8(ascii: "}"), esPrimero, let abierta, sangria > abierta.sangria {
          return i + 1
        }
      }
    }
    return nil
  }

  /// El final de la primera línea que empieza un bloque, con su cuerpo más adentro, y no lo abre.
  var sinAbrir: (linea: Int, columna: Int)? {
    let conCodigo = lineas.indices.filter { SignosDeCodigo.hayCodigo(signos[$0], lineas[$0]) }
    for (i, j) in zip(conCodigo, conCodigo.dropFirst()) {
      let suyos = signos[i].map(\.byte)
      guard Self.empiezaBloque(lineas[i]), !suyos.contains(UInt8(ascii: "{")),
        suyos.count(where: SignosDeCodigo.abren.contains)
          == suyos.count(where: SignosDeCodigo.cierran.contains),
        Self.sangria(lineas[j]) > Self.sangria(lineas[i]), !Self.cuelga(lineas[j])
      else { continue }
      let hasta = lineas[i].firstRange(of: "//")?.lowerBound ?? lineas[i].endIndex
      let codigo = lineas[i][..<hasta]
      let espacios = codigo.reversed().prefix { $0 == " " || $0 == "\t" }.count
      return (i + 1, codigo.utf8.count - espacios + 1)
    }
    return nil
  }

  private static func empiezaBloque(_ linea: String) -> Bool {
    let palabras = linea.split { !$0.isLetter && $0 != "_" }.prefix(5)
    return !Set(palabras).isDisjoint(with: [
      "func", "init", "deinit", "class", "struct", "enum", "protocol", "extension", "actor", "if",
      "guard", "for", "while", "switch", "do", "didSet", "willSet",
    ])
  }

  /// Si la línea `i` ya no está dentro de `abierta`, que sí tiene un cuerpo más adentro.
  private func esDeOtroBloque(_ i: Int, _ abierta: Abierta) -> Bool {
    let linea = lineas[i]
    guard i > abierta.linea, SignosDeCodigo.hayCodigo(signos[i], linea), !Self.cuelga(linea) else {
      return false
    }
    let sangria = Self.sangria(linea)
    let cierra = signos[i].first.map { $0.byte == UInt8(ascii: "}") && esPrimero($0, linea) }
    if cierra == true { return sangria < abierta.sangria }
    return sangria <= abierta.sangria
  }

  private func esPrimero(_ signo: SignosDeCodigo.Signo, _ linea: String) -> Bool {
    linea.utf8.prefix(signo.columna - 1).allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// Si la línea va bajo otra sin estar más adentro: `case` en su `switch`, `else`, `#endif`…
  private static func cuelga(_ linea: String) -> Bool {
    let texto = linea.recortado
    return sigue(linea)
      || ["case ", "default:", "default ", "@unknown ", "#", ")", "]", "{", ".", "else", "catch"]
        .contains { texto.hasPrefix($0) }
  }

  /// Si la línea continúa una firma: lo que abre se cierra a la altura de la primera.
  private static func sigue(_ linea: String) -> Bool {
    let texto = linea.recortado
    return ["->", "where ", "async ", "throws ", "&&", "||", "??", "?", ":", "+"]
      .contains { texto.hasPrefix($0) }
  }

  private static func sangria(_ linea: String) -> Int {
    var columnas = 0
    for byte in linea.utf8 {
      if byte == 32 {
        columnas += 1
      } else if byte == 9 {
        columnas += 4 - columnas % 4
      } else {
        break
      }
    }
    return columnas
  }
}
