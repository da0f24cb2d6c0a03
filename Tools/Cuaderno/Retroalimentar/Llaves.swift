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
    /// El `)` o `]` que va detrás de lo que falta, si lo dice él y no la sangría.
    var delanteDe: String?
  }

  private struct Abierta {
    var signo: UInt8
    var linea: Int
    var columna: Int
    var sangria: Int
  }

  let lineas: [String]
  let signos: [[SignosDeCodigo.Signo]]

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
          if let rota = Self.cerrar(signo, &pila) {
            return SinCerrar(
              linea: rota.linea + 1,
              columna: rota.columna,
              antesDe: i + 1,
              delanteDe: signo.byte == UInt8(ascii: ")") ? ")" : "]"
            )
          }
        }
      }
    }
    return nil
  }

  /// Cierra lo último que se abrió y da la llave que un `)` o un `]` deja sin cerrar.
  private static func cerrar(_ signo: SignosDeCodigo.Signo, _ pila: inout [Abierta]) -> Abierta? {
    let llave = UInt8(ascii: "{")
    if signo.byte == UInt8(ascii: "}") {
      // Un paréntesis sin cerrar no pasa de su bloque.
      while let ultima = pila.popLast(), ultima.signo != llave {}
      return nil
    }
    guard let ultima = pila.last else { return nil }
    let suyo = signo.byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
    if ultima.signo == llave, pila.contains(where: { $0.signo == suyo }) { return ultima }
    if ultima.signo == suyo { pila.removeLast() }
    return nil
  }

  /// El paréntesis o corchete que queda abierto al llegar a un punto.
  func abierto(en punto: Lugar) -> (signo: String, linea: Int, columna: Int)? {
    var pila: [Abierta] = []
    for i in lineas.indices.prefix(punto.linea) {
      for signo in signos[i] where i + 1 < punto.linea || signo.columna < punto.columna {
        if SignosDeCodigo.abren.contains(signo.byte) {
          pila.append(
            Abierta(signo: signo.byte, linea: i, columna: signo.columna, sangria: 0)
          )
        } else if SignosDeCodigo.cierran.contains(signo.byte) {
          _ = Self.cerrar(signo, &pila)
        }
      }
    }
    guard let ultima = pila.last, ultima.signo != UInt8(ascii: "{") else { return nil }
    let signo = ultima.signo == UInt8(ascii: "(") ? "(" : "["
    return (signo, ultima.linea + 1, ultima.columna)
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

  func esPrimero(_ signo: SignosDeCodigo.Signo, _ linea: String) -> Bool {
    linea.utf8.prefix(signo.columna - 1).allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// Si la línea va bajo otra sin estar más adentro: `case` en su `switch`, `else`, `#endif`…
  static func cuelga(_ linea: String) -> Bool {
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

  static func sangria(_ linea: String) -> Int {
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
