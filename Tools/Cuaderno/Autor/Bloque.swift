/// Un bloque de código de un texto, con lo que promete.
package struct Bloque: Sendable, Equatable {
  /// Lo que dice ser, y por tanto cómo se demuestra.
  package enum Clase: Sendable, Equatable {
    /// Un programa: se compila, se corre, y escribe exactamente lo que sigue.
    case ejecuta
    /// Compila.
    case compila
    /// No compila, y uno de sus errores tiene este identificador.
    case error(id: String)
    /// Compila con una advertencia que tiene este identificador.
    case advertencia(id: String)
    /// Es una región de la solución.
    case fragmento(fichero: String, nombre: String)
    /// Solo se puede leer: un esbozo.
    case incompleto
    /// Órdenes de terminal.
    case sh
  }

  package var clase: Clase
  /// El código, con los bloques anteriores delante si este los sigue.
  package var codigo: String
  /// Lo que el texto dice que sale.
  package var salida: String?
  /// La línea del texto en la que empieza, desde 1.
  package var linea: Int
  /// La línea del texto en la que empieza lo que dice que sale, si es un bloque aparte.
  package var lineaDeSalida: Int?
}

extension Bloque {
  /// Una valla de Markdown y lo que encierra.
  private struct Valla {
    var info: String
    var cuerpo = ""
    var linea: Int

    init(_ abre: Substring, _ linea: Int) {
      info = abre.dropFirst(3).recortado
      self.linea = linea
    }
  }

  /// Lee los bloques de un texto en Markdown.
  ///
  /// - Returns: los bloques y los fallos de escritura: un bloque sin clase, una salida suelta.
  package static func leer(_ texto: String, ruta: String) -> ([Bloque], [FalloDeAutor]) {
    var bloques: [Bloque] = []
    var fallos: [FalloDeAutor] = []
    let vallas = vallas(texto, ruta: ruta, &fallos)
    for valla in vallas {
      let palabras = valla.info.split(separator: " ").map(String.init)
      if palabras == ["salida"] {
        if let ultimo = bloques.indices.last, bloques[ultimo].admiteSalida {
          bloques[ultimo].salida = valla.cuerpo
          bloques[ultimo].lineaDeSalida = valla.linea + 1
        } else {
          fallos.append(
            FalloDeAutor(ruta, linea: valla.linea, "esta salida no sigue a ningún programa")
          )
        }
        continue
      }
      guard let clase = clase(palabras) else {
        let info = valla.info.isEmpty ? "no dice qué es" : "no conozco «\(valla.info)»"
        fallos.append(FalloDeAutor(ruta, linea: valla.linea, "bloque sin clase: \(info)"))
        continue
      }
      var codigo = valla.cuerpo
      if palabras.contains("sigue") {
        guard let previo = bloques.last(where: \.esPrograma) else {
          fallos.append(FalloDeAutor(ruta, linea: valla.linea, "«sigue» sin un programa anterior"))
          continue
        }
        codigo = previo.codigo + "\n" + codigo
      }
      bloques.append(Bloque(clase: clase, codigo: codigo, salida: nil, linea: valla.linea))
    }
    for bloque in bloques where bloque.clase == .ejecuta && bloque.salida == nil {
      fallos.append(FalloDeAutor(ruta, linea: bloque.linea, "a este programa le falta su salida"))
    }
    return (bloques, fallos)
  }

  private var admiteSalida: Bool {
    guard salida == nil else { return false }
    switch clase {
    case .ejecuta, .error: return true
    default: return false
    }
  }

  private var esPrograma: Bool { clase == .ejecuta || clase == .compila }

  private static func clase(_ palabras: [String]) -> Clase? {
    guard palabras.first == "swift" else { return palabras == ["sh"] ? .sh : nil }
    let resto = palabras.dropFirst().filter { $0 != "sigue" }
    guard resto.count == 1, let una = resto.first else { return nil }
    switch una {
    case "ejecuta": return .ejecuta
    case "compila": return .compila
    case "incompleto": return .incompleto
    default: break
    }
    if una.hasPrefix("advertencia=") { return .advertencia(id: String(una.dropFirst(12))) }
    if una.hasPrefix("error=") { return .error(id: String(una.dropFirst(6))) }
    guard una.hasPrefix("fragmento=") else { return nil }
    let piezas = una.dropFirst(10).split(separator: "#")
    guard piezas.count == 2 else { return nil }
    return .fragmento(fichero: String(piezas[0]), nombre: String(piezas[1]))
  }

  private static func vallas(
    _ texto: String,
    ruta: String,
    _ fallos: inout [FalloDeAutor]
  ) -> [Valla] {
    var vallas: [Valla] = []
    var abierta: Valla?
    for (i, linea) in texto.lineas.enumerated() {
      let limpia = linea.recortado
      if let valla = abierta, linea.hasPrefix("```") {
        if limpia == "```" { vallas.append(valla) } else { fallos.append(sinCerrar(valla, ruta)) }
        abierta = limpia == "```" ? nil : Valla(linea, i + 1)
      } else if abierta != nil {
        abierta?.cuerpo += linea + "\n"
      } else if linea.hasPrefix("```") {
        abierta = Valla(linea, i + 1)
      } else if limpia.hasPrefix("```") || limpia.hasPrefix("~~~") {
        fallos.append(FalloDeAutor(ruta, linea: i + 1, "un bloque empieza por ``` sin sangría"))
      }
    }
    if let abierta { fallos.append(sinCerrar(abierta, ruta)) }
    return vallas
  }

  private static func sinCerrar(_ valla: Valla, _ ruta: String) -> FalloDeAutor {
    FalloDeAutor(ruta, linea: valla.linea, "este bloque no se cierra")
  }
}

/// Las regiones de una solución: `// fragmento: nombre` … `// fin`.
package enum Regiones {
  /// Lee las regiones de un código, sin su sangría.
  package static func leer(_ codigo: String) -> [String: String] {
    var regiones: [String: String] = [:]
    var abierta: (nombre: String, lineas: [Substring])?
    for linea in codigo.lineas {
      let limpia = linea.recortado
      if limpia.hasPrefix("// fragmento: ") {
        abierta = (String(limpia.dropFirst(14)), [])
      } else if limpia == "// fin", let hecha = abierta {
        regiones[hecha.nombre] = sinSangria(hecha.lineas)
        abierta = nil
      } else {
        abierta?.lineas.append(linea)
      }
    }
    return regiones
  }

  /// El texto de los comentarios de documentación, cada línea en su sitio y lo demás en blanco.
  package static func comentarios(_ codigo: String) -> String {
    codigo.lineas.map { linea in
      let limpia = linea.drop { $0 == " " }
      guard limpia.hasPrefix("///") else { return "" }
      let texto = limpia.dropFirst(3)
      return String(texto.first == " " ? texto.dropFirst() : texto)
    }.joined(separator: "\n") + "\n"
  }

  /// El código sin las marcas, como lo lee quien compara con la solución.
  package static func sinMarcas(_ codigo: String) -> String {
    codigo.lineas.filter {
      let limpia = $0.recortado
      return !limpia.hasPrefix("// fragmento: ") && limpia != "// fin"
    }.joined(separator: "\n") + "\n"
  }

  private static func sinSangria(_ lineas: [Substring]) -> String {
    let comun =
      lineas.filter { !$0.recortado.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lineas.map { $0.recortado.isEmpty ? "" : $0.dropFirst(comun) }.joined(separator: "\n")
      + "\n"
  }
}
