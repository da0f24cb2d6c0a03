/// Las reglas de la voz del catálogo: qué palabras no se usan y cuáles delatan un texto sin traducir.
enum ReglasDeTexto {
  /// Opciones que nunca se escriben: el compilador se detiene si llega a ellas.
  static let opcionesFijas: Set<String> = ["%error", "%ERROR", "ERROR", "<<ERROR>>", "BAD"]

  /// El texto sin lo que va entre comillas, los huecos ni los atributos.
  static func fueraDeCodigo(_ texto: String) -> String {
    var limpio = ""
    var dentro = false
    var resto = Array(texto.unicodeScalars)[...]
    while let c = resto.popFirst() {
      if c == "'" {
        dentro.toggle()
        limpio += " "
      } else if dentro {
        continue
      } else if c == "%" || c == "#" || c == "@" {
        while let d = resto.first, d.properties.isAlphabetic || ("0"..."9").contains(d) {
          resto.removeFirst()
        }
        limpio += " "
      } else {
        limpio.unicodeScalars.append(c)
      }
    }
    return limpio
  }

  /// Si hay al menos dos palabras seguidas: es una frase, no un nombre.
  static func tieneFrase(_ texto: String) -> Bool { palabras(texto).count >= 2 }

  /// Si la primera palabra es un nombre propio del lenguaje.
  static func empiezaPorNombre(_ texto: String) -> Bool {
    guard let primera = texto.split(whereSeparator: { !$0.isLetter && $0 != "-" }).first else {
      return true
    }
    return ["Swift", "Sendable", "Objective-C", "C"].contains(primera)
      || primera.dropFirst().contains { $0.isUppercase }
  }

  /// Las palabras de un texto.
  static func palabras(_ texto: String) -> [Substring] {
    texto.split { !$0.isLetter }
  }

  /// Las palabras en minúsculas de un texto, sin las de una o dos letras: las demás son nombres.
  static func vocabulario(_ texto: String) -> Set<String> {
    Set(
      palabras(texto).filter { $0.utf8.count > 2 && $0.first?.isLowercase == true }
        .map(String.init)
    )
  }

  /// Términos que el glosario evita, con lo que se escribe en su lugar.
  static func terminosFeos(_ texto: String) -> [String] {
    let todas = palabras(texto.lowercased())
    return feos.compactMap { feo in
      let hallada = todas.first { palabra in
        feo.entera ? palabra == feo.raiz : palabra.hasPrefix(feo.raiz)
      }
      return hallada.map { "«\($0)»: \(feo.mejor)" }
    }
  }

  private static let feos: [(raiz: String, entera: Bool, mejor: String)] = [
    ("aviso", false, "escribe «advertencia»: el aviso es término del curso"),
    ("clausura", false, "escribe «closure»"), ("cierre", false, "escribe «closure»"),
    ("conclusión", false, "escribe «closure»"), ("librería", false, "escribe «biblioteca»"),
    ("archivo", false, "escribe «fichero»"), ("anula", false, "escribe «sobrescribir»"),
    ("reemplaza", false, "escribe «cambiar»"), ("matri", false, "escribe «array»"),
    ("arreglo", false, "escribe «array»"), ("constructor", false, "escribe «inicializador»"),
    ("desempaquet", false, "escribe «desenvolver»"),
    ("predeterminad", false, "escribe «por defecto»"),
    ("enumeraci", false, "escribe «enum»"), ("estructura", false, "escribe «struct»"),
    ("deprecad", false, "escribe «obsoleto»"), ("arroja", false, "escribe «lanzar»"),
    ("manejar", false, "escribe «gestionar»"), ("alcance", false, "escribe «ámbito»"),
    ("testigo", false, "escribe «implementación»"), ("computad", false, "escribe «calculada»"),
    ("subproceso", false, "escribe «hilo»"), ("nulo", true, "escribe «nil»"),
    ("requerimiento", false, "escribe «requisito»"), ("usted", true, "trata de tú"),
    ("debe", true, "escribe «tiene que» o «tienes que»"), ("deben", true, "escribe «tienen que»"),
    ("considere", true, "trata de tú"), ("use", true, "trata de tú"),
  ]

  /// Las palabras inglesas corrientes de un texto, sin las que también son españolas.
  static func palabrasInglesas(_ texto: String) -> [String] {
    palabras(terminosIngleses.reduce(texto) { $0.replacing($1, with: " ") }).map { $0.lowercased() }
      .filter(inglesas.contains)
  }

  /// Los términos que el glosario deja en inglés.
  private static let terminosIngleses = ["property wrapper", "result builder", "key path"]

  private static let inglesas = Set(
    """
    the an is are was were be been of to in on for from with without by must should cannot can could
    not only expected expects unexpected missing here type types value values function functions
    method methods property properties declaration declare declared call argument arguments
    parameter parameters using used did you mean this that because which when where and or but does
    have had will would may might inside outside within between before after into onto if it its
    their same other another statement expression clause body member members instance subclass
    requirement requirements conform conforms conformance isolated nonisolated constant initializer
    access level protection inaccessible unused unavailable available required
    """.split { !$0.isLetter }.map(String.init)
  )
}
