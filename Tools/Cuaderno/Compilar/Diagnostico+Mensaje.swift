extension Diagnostico {
  /// Pone el identificador, los datos y el texto que trae un mensaje del compilador.
  ///
  /// Si viene del catálogo del cuaderno, lo trae todo marcado; si no, es inglés y solo se le quita
  /// la etiqueta del final.
  mutating func entender(_ crudo: String) {
    if let marca = crudo.unicodeScalars.firstIndex(of: CatalogoDelEjecutor.abre) {
      var lector = LectorDeMensaje(crudo.unicodeScalars[marca...])
      let leido = lector.mensaje()
      id = leido.id
      datos = leido.datos
      argumentos = datos.map(Self.sinComillas)
      clases = leido.clases
      opciones = leido.opciones
      mensaje = String(crudo.unicodeScalars[..<marca]) + leido.texto
      estaTraducido = true
    } else {
      (mensaje, id) = Self.sinEtiquetas(crudo)
      argumentos = Self.entreComillas(mensaje)
      datos = argumentos.map { "'\($0)'" }
    }
    if let id, ["bridged_error", "bridged_warning", "bridged_note"].contains(id) {
      (mensaje, estaTraducido) = MensajesDeMacro.traducir(mensaje)
    }
    if let deVista { mensaje = deVista }
  }

  /// Lo que se dice de una línea que tenía que ser una vista y no lo es.
  ///
  /// El compilador habla de `buildExpression`, que nadie ha escrito.
  var deVista: String? {
    switch id {
    case "type_does_not_conform_decl_owner"
    where argumentos.first == "buildExpression" && argumentos.last == "View":
      "aquí va una vista, y '\(argumentos[1])' no lo es"
    case "type_cannot_conform" where argumentos == ["()", "View"]:
      "aquí va una vista, y esta línea no da ninguna"
    default: nil
    }
  }

  /// Separa `texto [id] [#Grupo]`.
  private static func sinEtiquetas(_ crudo: String) -> (String, id: String?) {
    var texto = crudo.recortado
    var id: String?
    while id == nil, texto.hasSuffix("]"), let abre = texto.lastIndex(of: "[") {
      let etiqueta = texto[texto.index(after: abre)...].dropLast()
      guard
        etiqueta.hasPrefix("#") || etiqueta.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { break }
      id = etiqueta.hasPrefix("#") ? nil : String(etiqueta)
      texto = texto[..<abre].recortado
    }
    return (texto, id)
  }

  /// Un nombre sin las comillas que le pone el compilador; `'Foo' (aka 'Bar')` se queda en `Foo`.
  package static func sinComillas(_ valor: String) -> String {
    guard valor.hasPrefix("'"), let nombre = valor.entre("'", "'") else { return valor }
    let resto = valor.dropFirst(nombre.count + 2)
    return resto.isEmpty || resto.hasPrefix(" (aka ") ? String(nombre) : valor
  }

  private static func entreComillas(_ texto: String) -> [String] {
    texto.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Un mensaje sin los datos del catálogo del cuaderno: para guardar lo que dijo el compilador.
  package static func limpiar(_ texto: String) -> String {
    var limpio = ""
    var resto = texto[...]
    while let marca = resto.unicodeScalars.firstIndex(of: CatalogoDelEjecutor.abre) {
      limpio += resto[..<marca]
      var lector = LectorDeMensaje(resto.unicodeScalars[marca...])
      limpio += lector.mensaje().texto
      resto = Substring(lector.resto)
    }
    return limpio + resto
  }
}

/// Lee un mensaje marcado. Un mensaje puede llevar otro dentro: una advertencia que será error.
private struct LectorDeMensaje {
  struct Leido {
    var id: String?
    var datos: [String] = []
    var clases: [Int: String] = [:]
    var opciones: [Int: Int] = [:]
    var texto = ""
    /// Si los datos son los del mensaje que lleva dentro.
    var deDentro = false
  }

  private(set) var resto: Substring.UnicodeScalarView

  init(_ escalares: Substring.UnicodeScalarView) { resto = escalares }

  /// Lee desde `␁` hasta el `␆` que le corresponde.
  mutating func mensaje() -> Leido {
    var leido = Leido()
    resto.removeFirst()
    leido.id = hasta([CatalogoDelEjecutor.dato, CatalogoDelEjecutor.texto], &leido)
    while resto.first == CatalogoDelEjecutor.dato {
      resto.removeFirst()
      let dato = hasta([CatalogoDelEjecutor.dato, CatalogoDelEjecutor.texto], &leido)
      leido.apuntar(dato)
    }
    if resto.first == CatalogoDelEjecutor.texto { resto.removeFirst() }
    while let c = resto.first, c != CatalogoDelEjecutor.cierra {
      if c == CatalogoDelEjecutor.hueco {
        resto.removeFirst()
        leido.texto += Fragmentos.traducir(hasta([CatalogoDelEjecutor.finDeHueco], &leido))
        if resto.first == CatalogoDelEjecutor.finDeHueco { resto.removeFirst() }
      } else {
        leido.texto.unicodeScalars.append(c)
        resto.removeFirst()
      }
    }
    if !resto.isEmpty { resto.removeFirst() }
    return leido
  }

  /// Lee hasta una de las marcas, sin comérsela. Un mensaje de dentro da su texto y sus datos.
  private mutating func hasta(_ marcas: Set<Unicode.Scalar>, _ leido: inout Leido) -> String {
    var texto = ""
    while let c = resto.first, !marcas.contains(c), c != CatalogoDelEjecutor.cierra {
      if c == CatalogoDelEjecutor.abre {
        let dentro = mensaje()
        texto += dentro.texto
        leido.id = dentro.id
        leido.datos = dentro.datos
        leido.clases = dentro.clases
        leido.opciones = dentro.opciones
        leido.deDentro = true
      } else {
        texto.unicodeScalars.append(c)
        resto.removeFirst()
      }
    }
    return texto
  }
}

extension LectorDeMensaje.Leido {
  /// Apunta `clave=valor`: `0` es un dato, `c0` su clase y `o0` la opción elegida.
  fileprivate mutating func apuntar(_ dato: String) {
    guard !deDentro, let igual = dato.firstIndex(of: "=") else { return }
    let clave = dato[..<igual]
    let valor = String(dato[dato.index(after: igual)...])
    if let numero = Int(clave) {
      guard numero < 32 else { return }
      while datos.count <= numero { datos.append("") }
      datos[numero] = valor
    } else if let numero = Int(clave.dropFirst()) {
      if clave.first == "c" { clases[numero] = valor }
      if clave.first == "o" { opciones[numero] = Int(valor) }
    }
  }
}
