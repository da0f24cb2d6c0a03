/// Cómo se enseña un código que no compila: el primer error entero y los demás en una línea.
struct InformeDeCompilacion {
  let estilo: Estilo
  let ruta: (Lugar) -> String
  let cita: (Lugar) -> [String]
  /// Las líneas de los ficheros del estudiante, para decir qué cambia un arreglo.
  var fuentes: [String: [String]] = [:]
  /// La explicación que va debajo del primer error, si la hay.
  var explicar: (Diagnostico) -> String? = { _ in nil }

  /// Los errores que se enumeran tras el primero; los demás se cuentan.
  private let maximos = 4
  /// Las notas que se enseñan del primero.
  private let notasMaximas = 3

  func escribir(_ diagnosticos: [Diagnostico]) -> String {
    let errores = diagnosticos.filter { $0.gravedad == .error }
    let (cabezas, plegados) = Cascada.plegar(errores)
    guard let primero = cabezas.first else { return "" }
    var partes = [entero(primero, pista: Cascada.pista(primero, errores, fuentes))]
    let demas = cabezas.dropFirst()
    if !demas.isEmpty { partes.append(lista(Array(demas))) }
    let sinDecir = plegados + max(0, demas.count - maximos)
    if sinDecir > 0 {
      let cuantos = plural(sinDecir, "error más", "errores más")
      partes.append(
        "Y \(cuantos), que seguramente \(sinDecir == 1 ? "viene" : "vienen") de lo mismo."
      )
    }
    return partes.joined(separator: "\n\n")
  }

  private func entero(_ d: Diagnostico, pista: String?) -> String {
    let etiqueta = estilo.pintar("\(d.gravedad.etiqueta):", .mal)
    var lineas = [estilo.parrafo("\(etiqueta) \(sanear(d.mensaje))\(identificador(d))")]
    if let lugar = d.lugar {
      lineas.append(estilo.pintar(ruta(lugar), .enlace))
      lineas += cita(entero(lugar))
    }
    if let macro = d.macro, !macro.isEmpty {
      let que = d.argumentosDeMacro.first.map { ", al aplicarse a `\($0)`" } ?? ""
      lineas.append(estilo.parrafo("Lo dice la macro `\(macro)`\(que).", sangria: "  "))
    }
    if let nombre = Parecidos.de(d, fuentes) {
      lineas.append(estilo.parrafo("¿Querías decir `\(nombre)`?", sangria: "  "))
    }
    if let pista {
      lineas.append(estilo.parrafo(pista, sangria: "  "))
    } else {
      lineas += d.arreglos.compactMap { arreglo($0, sabido: d.mensaje) }.prefix(2)
    }
    for nota in utiles(d.notas) { lineas += escribir(nota: nota, de: d) }
    if let texto = explicar(d) { lineas.append("\n" + texto) }
    return lineas.joined(separator: "\n")
  }

  /// El mismo lugar con el subrayado hasta el final de la palabra, si el compilador no dio tramo.
  private func entero(_ lugar: Lugar) -> Lugar {
    guard lugar.largo == 1, let lineas = fuentes[lugar.fichero],
      lineas.indices.contains(lugar.linea - 1)
    else { return lugar }
    let resto = lineas[lugar.linea - 1].utf8.dropFirst(lugar.columna - 1)
    let palabra = String(decoding: resto, as: UTF8.self).prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    var ancho = lugar
    ancho.largo = max(1, palabra.utf8.count)
    return ancho
  }

  /// Las notas que dicen algo de los ficheros del estudiante, sin repetir.
  private func utiles(_ notas: [Diagnostico]) -> [Diagnostico] {
    var vistas: Set<String> = []
    return Array(
      notas.filter { nota in
        let suya = nota.lugar.map { fuentes.isEmpty || fuentes[$0.fichero] != nil } ?? true
        return suya && !nota.mensaje.isEmpty && vistas.insert(nota.mensaje).inserted
      }.prefix(notasMaximas)
    )
  }

  private func escribir(nota: Diagnostico, de d: Diagnostico) -> [String] {
    var lineas = [estilo.parrafo("nota: \(sanear(nota.mensaje))", sangria: "  ")]
    if let lugar = nota.lugar, lugar.linea != d.lugar?.linea { lineas += cita(entero(lugar)) }
    lineas += nota.arreglos.compactMap { arreglo($0, sabido: nota.mensaje) }.prefix(1)
    return lineas
  }

  /// «cambia `let` por `var`», salvo si el mensaje ya lo dice.
  private func arreglo(_ arreglo: Arreglo, sabido mensaje: String) -> String? {
    guard let lineas = fuentes[arreglo.lugar.fichero], let frase = arreglo.frase(lineas) else {
      return nil
    }
    let nuevo = arreglo.texto.recortado
    if !nuevo.isEmpty, mensaje.contains("'\(nuevo)'") { return nil }
    return estilo.parrafo("prueba: \(sanear(frase))", sangria: "  ")
  }

  private func identificador(_ d: Diagnostico) -> String {
    d.id.map { estilo.pintar(" [\($0)]", .tenue) } ?? ""
  }

  private func lista(_ errores: [Diagnostico]) -> String {
    (["También:"]
      + errores.prefix(maximos).map { d in
        let donde = d.lugar.map { "línea \($0.linea): " } ?? ""
        return estilo.parrafo("\(donde)\(sanear(d.mensaje))", sangria: "  ")
      }).joined(separator: "\n")
  }
}

/// Qué errores se enseñan y cuáles vienen de otro.
enum Cascada {
  /// Separa los errores que hay que leer de los que seguramente vienen de ellos.
  ///
  /// Van primero los de líneas escritas. Los de una macro se llevan a la línea escrita, y se pliegan
  /// si esa línea ya tiene un error o si otro de la misma macro ya se enseña. El mismo mensaje, o un
  /// nombre que falta y ya se ha dicho, se cuenta una vez.
  static func plegar(_ errores: [Diagnostico]) -> (cabezas: [Diagnostico], plegados: Int) {
    let escritos = errores.filter { !$0.esDeMacro }
    let deMacro = errores.filter(\.esDeMacro)
    // Una macro que se niega a expandirse deja detrás la queja de que le falta su expansión.
    let seNiega = errores.contains { $0.id == "bridged_error" }
    var cabezas: [Diagnostico] = []
    var mensajes: Set<String> = []
    var lineas: Set<String> = []
    for error in escritos + deMacro {
      let linea = error.lugar.map { "\($0.fichero):\($0.linea)" } ?? ""
      if seNiega, error.id?.hasPrefix("macro_") == true { continue }
      if error.esDeMacro, lineas.contains(linea) || hayPropiedad(error, en: cabezas) { continue }
      guard mensajes.insert(error.mensaje).inserted else { continue }
      lineas.insert(linea)
      cabezas.append(error)
    }
    return (cabezas, errores.count - cabezas.count)
  }

  /// Si otro error enseñado habla ya de lo que la macro expandía.
  private static func hayPropiedad(_ error: Diagnostico, en cabezas: [Diagnostico]) -> Bool {
    cabezas.contains { cabeza in
      cabeza.esDeMacro && !error.argumentosDeMacro.isEmpty
        && cabeza.argumentosDeMacro == error.argumentosDeMacro
    }
  }

  /// Lo que `@Observable` no admite, dicho con la línea escrita: el compilador habla de lo generado.
  static func pista(
    _ primero: Diagnostico,
    _ errores: [Diagnostico],
    _ fuentes: [String: [String]]
  ) -> String? {
    guard errores.contains(where: { ($0.macro ?? "").hasPrefix("Observation") }),
      let lugar = primero.lugar, let lineas = fuentes[lugar.fichero],
      lineas.indices.contains(lugar.linea - 1)
    else { return nil }
    let palabras = lineas[lugar.linea - 1].split(separator: " ").map(String.init)
    if palabras.contains("lazy") {
      return "Dentro de una clase `@Observable`, una propiedad `lazy` necesita delante "
        + "`@ObservationIgnored`."
    }
    let atributo = palabras.first { $0.hasPrefix("@") && $0 != "@Observable" }
    return atributo.map {
      "Dentro de una clase `@Observable` no cabe el property wrapper `\($0.prefix { $0 != "(" })`: "
        + "pon delante `@ObservationIgnored`, o quítalo."
    }
  }
}
