/// El catálogo que usa el propio cuaderno: cada mensaje lleva delante su identificador y lo que nombra.
///
/// Así el cuaderno nunca interpreta frases inglesas. Un mensaje sale del compilador como
/// `␁id␂clave=valor…␃texto␆`, y en el texto cada hueco va entre `␄` y `␅`.
package enum CatalogoDelEjecutor {
  /// Abre un mensaje.
  static let abre: Unicode.Scalar = "\u{1}"
  /// Precede a cada dato.
  static let dato: Unicode.Scalar = "\u{2}"
  /// Separa los datos del texto.
  static let texto: Unicode.Scalar = "\u{3}"
  /// Abre un hueco del texto.
  static let hueco: Unicode.Scalar = "\u{4}"
  /// Cierra un hueco del texto.
  static let finDeHueco: Unicode.Scalar = "\u{5}"
  /// Cierra el mensaje.
  static let cierra: Unicode.Scalar = "\u{6}"

  /// Lo que se genera para un compilador.
  package struct Generado: Sendable, Equatable {
    /// El catálogo, listo para el compilador.
    package var catalogo: String
    /// Cuántos mensajes lleva.
    package var mensajes: Int
    /// Los que se quedan en inglés porque en este compilador no existen.
    package var ausentes: [String]
    /// Los que se quedan en inglés porque su texto inglés ha cambiado.
    package var cambiados: [String]
    /// Los que no superan la revisión.
    package var defectuosos: [String]
  }

  /// Genera el catálogo para un compilador.
  ///
  /// - Parameters:
  ///   - espanol: el catálogo del cuaderno.
  ///   - ingles: el del compilador.
  ///   - huellas: la del texto inglés que traduce cada mensaje.
  /// - Returns: el catálogo y lo que se queda en inglés.
  package static func generar(
    _ espanol: Catalogo,
    ingles: Catalogo,
    huellas: [String: String]
  ) -> Generado {
    var generado = Generado(
      catalogo: "",
      mensajes: 0,
      ausentes: [],
      cambiados: [],
      defectuosos: []
    )
    let revision = RevisionDeCatalogo(ingles: ingles)
    var lineas: [String] = []
    for entrada in espanol.entradas {
      guard let original = ingles.textos[entrada.id] else {
        generado.ausentes.append(entrada.id)
        continue
      }
      guard huellas[entrada.id] == Catalogo.huella(original) else {
        generado.cambiados.append(entrada.id)
        continue
      }
      let crudo = escapar(entrada.texto)
      guard
        revision.faltas(id: entrada.id, crudo: crudo, conSospechas: false).allSatisfy(\.esSospecha),
        let inglesa = ingles.plantillaInglesa(entrada.id), let suya = try? Plantilla(entrada.texto)
      else {
        generado.defectuosos.append(entrada.id)
        continue
      }
      lineas.append("\"\(entrada.id)\" = \"\(escapar(mensaje(entrada.id, inglesa, suya)))\";")
    }
    generado.mensajes = lineas.count
    generado.catalogo = lineas.joined(separator: "\n") + (lineas.isEmpty ? "" : "\n")
    return generado
  }

  private static func escapar(_ texto: String) -> String { texto.replacing("\"", with: "\\\"") }

  /// El mensaje con su cabecera y sus huecos marcados.
  static func mensaje(_ id: String, _ inglesa: Plantilla, _ suya: Plantilla) -> String {
    var dichos: Set<String> = []
    return "\(abre)\(id)\(datos(inglesa.piezas, &dichos))\(texto)\(marcado(suya.piezas))\(cierra)"
  }

  /// Los datos, con la misma guarda que en inglés: fuera de su opción pueden no tener valor.
  private static func datos(_ piezas: [Plantilla.Pieza], _ dichos: inout Set<String>) -> String {
    var salida = ""
    func decir(_ clave: String, _ valor: String) {
      if dichos.insert(clave).inserted { salida += "\(dato)\(clave)=\(valor)" }
    }
    for pieza in piezas {
      switch pieza {
      case .texto, .nunca: break
      case .hueco("s", let n), .hueco("error", let n): decir("\(n)", "%\(n)")
      case .hueco("noformat", let n): decir("\(n)", "%noformat\(n)")
      case .hueco("kindonly", let n): decir("c\(n)", "%kindonly\(n)")
      case .hueco(let modificador, let n):
        if Plantilla.deClase.contains(modificador), modificador != "noun" {
          decir("c\(n)", "%kindonly\(n)")
        }
        decir("\(n)", "%\(n)")
      case .opciones(let opciones, let n):
        // Lo dicho dentro de una opción puede no decirse: fuera hay que volver a decirlo.
        let nueva = !dichos.contains("o\(n)")
        let ramas = opciones.enumerated().map { k, opcion in
          var suyos = dichos
          let dentro = datos(opcion, &suyos)
          return (nueva ? "\(k)" : "") + dentro
        }
        guard nueva || ramas.contains(where: { !$0.isEmpty }) else { continue }
        let elegida = "%select{\(ramas.joined(separator: "|"))}\(n)"
        salida += nueva ? "\(dato)o\(n)=\(elegida)" : elegida
        dichos.insert("o\(n)")
      }
    }
    return salida
  }

  /// El texto con sus huecos marcados. Lo que va entre comillas es un nombre: no se traduce.
  private static func marcado(_ piezas: [Plantilla.Pieza], comillas: Bool = false) -> String {
    var dentro = comillas
    return piezas.map { pieza in
      switch pieza {
      case .texto(let texto):
        if Plantilla.comillasSueltas(texto) % 2 == 1 { dentro.toggle() }
        return Plantilla.escribir([pieza])
      case .hueco(let modificador, let n) where modificador != "s" && !dentro:
        return "\(hueco)%\(modificador)\(n)\(finDeHueco)"
      case .opciones(let opciones, let n):
        let escritas = opciones.map { marcado($0, comillas: dentro) }
        return "%select{\(escritas.joined(separator: "|"))}\(n)"
      default: return Plantilla.escribir([pieza])
      }
    }.joined()
  }
}
