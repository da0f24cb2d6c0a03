extension Llaves {
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

  /// El final de la primera línea que tenía que abrir un bloque: lo de debajo está más adentro.
  ///
  /// Solo vale si más abajo sobra una llave.
  var sinAbrir: (linea: Int, columna: Int)? {
    let conCodigo = lineas.indices.filter { SignosDeCodigo.hayCodigo(signos[$0], lineas[$0]) }
    var dentro = 0
    for (i, j) in zip(conCodigo, conCodigo.dropFirst()) {
      let suyos = signos[i].map(\.byte)
      dentro += suyos.count { "([".utf8.contains($0) } - suyos.count { ")]".utf8.contains($0) }
      guard dentro == 0, !suyos.contains(UInt8(ascii: "{")),
        Self.sangria(lineas[j]) > Self.sangria(lineas[i]), !Self.sigueDespues(codigo(i)),
        !Self.cuelga(lineas[j])
      else { continue }
      return (i + 1, codigo(i).utf8.count + 1)
    }
    return nil
  }

  /// La línea con una llave que cierra otra de más arriba, detrás de código: le falta la suya.
  var sinPareja: (linea: Int, columna: Int)? {
    for i in lineas.indices {
      var abiertas = 0
      for signo in signos[i] {
        if signo.byte == UInt8(ascii: "{") { abiertas += 1 }
        guard signo.byte == UInt8(ascii: "}") else { continue }
        abiertas -= 1
        if abiertas < 0, !esPrimero(signo, lineas[i]) { return (i + 1, signo.columna) }
        abiertas = max(0, abiertas)
      }
    }
    return nil
  }

  /// Una línea sin su comentario ni los espacios del final.
  private func codigo(_ i: Int) -> Substring {
    let hasta = lineas[i].firstRange(of: "//")?.lowerBound ?? lineas[i].endIndex
    let linea = lineas[i][..<hasta]
    return linea.dropLast(linea.reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }

  /// Si una línea no ha acabado: la de debajo la continúa.
  private static func sigueDespues(_ codigo: Substring) -> Bool {
    guard let ultimo = codigo.last else { return false }
    let texto = codigo.drop { $0 == " " || $0 == "\t" }
    return ",=:+-*/&|<>?([".contains(ultimo)
      || ["case ", "default", "@", "#"].contains { texto.hasPrefix($0) }
  }
}
