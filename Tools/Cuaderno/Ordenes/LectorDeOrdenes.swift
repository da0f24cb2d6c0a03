extension Orden {
  /// Lee los argumentos del programa, sin el nombre de este.
  ///
  /// Una lección sola (`leccion 3`) es `comprobar`. Lo que no se entiende dice qué se quiso decir.
  package static func leer(_ argumentos: [String]) throws(Fallo) -> Orden {
    var sueltos: [String] = []
    var opciones: [(nombre: String, valor: String?)] = []
    var resto = argumentos[...]
    // Es lo primero que se prueba en cualquier programa.
    if resto.first == "--version" { resto = ["version"] + resto.dropFirst() }
    while let pieza = resto.popFirst() {
      if pieza == "--" {
        sueltos += resto
        break
      }
      guard pieza.hasPrefix("-"), pieza.count > 1 else {
        sueltos.append(pieza)
        continue
      }
      opciones.append(try opcion(pieza, &resto, de: sueltos.first))
    }
    var orden = try nombrar(sueltos)
    for (nombre, valor) in opciones { try orden.poner(nombre, valor) }
    if orden.ayuda { return sueltos.isEmpty ? Orden(.ayuda) : orden }
    try orden.contarArgumentos()
    return orden
  }

  /// Una opción y su valor, sea `--con solucion` o `--con=solucion`.
  private static func opcion(
    _ pieza: String,
    _ resto: inout ArraySlice<String>,
    de orden: String?
  ) throws(Fallo) -> (nombre: String, valor: String?) {
    let cortas = ["-h": "--ayuda", "--help": "--ayuda"]
    let igual = pieza.firstIndex(of: "=")
    let escrita = String(igual.map { pieza[..<$0] } ?? pieza[...])
    let nombre = cortas[escrita] ?? escrita
    let ayuda = orden.flatMap(Nombre.init(rawValue:)).map(verLoQueAdmite) ?? verAyuda
    guard let definida = todasLasOpciones.first(where: { $0.nombre == nombre }) else {
      let parecida = masParecida(a: nombre, entre: todasLasOpciones.map(\.nombre))
      throw .uso("No conozco la opción \(nombre).\(querias(parecida))", ayuda: ayuda)
    }
    guard let valor = definida.valor else {
      if igual != nil { throw .uso("\(nombre) no lleva valor.", ayuda: ayuda) }
      return (nombre, nil)
    }
    if let igual { return (nombre, String(pieza[pieza.index(after: igual)...])) }
    guard let siguiente = resto.popFirst() else {
      throw .uso("A \(nombre) le falta su valor: \(nombre) \(valor).", ayuda: ayuda)
    }
    return (nombre, siguiente)
  }

  private static var todasLasOpciones: [Opcion] {
    Definicion.todas.flatMap(\.opciones) + Opcion.comunes
  }

  /// Qué orden es, por la primera palabra suelta.
  private static func nombrar(_ sueltos: [String]) throws(Fallo) -> Orden {
    guard let primera = sueltos.first else { return Orden(.comprobar) }
    // «help» es lo primero que se prueba en cualquier programa.
    if let nombre = Nombre(rawValue: primera == "help" ? "ayuda" : primera) {
      return Orden(nombre, Array(sueltos.dropFirst()))
    }
    if sueltos.count > 1, Nombre(rawValue: sueltos[1]) != nil {
      throw .uso(
        "Primero la orden y luego la lección: leccion \(sueltos[1]) \(primera)",
        ayuda: nil
      )
    }
    if sueltos.count > 1, Int(primera) == nil {
      let parecida = masParecida(a: primera, entre: Nombre.allCases.map(\.rawValue))
      throw .uso("No conozco la orden «\(primera)».\(querias(parecida))", ayuda: verAyuda)
    }
    return Orden(.comprobar, sueltos)
  }

  private mutating func poner(_ opcion: String, _ valor: String?) throws(Fallo) {
    let admitidas = Definicion.de(nombre)?.todasLasOpciones.map(\.nombre) ?? []
    guard admitidas.contains(opcion) else {
      throw .uso(
        "«leccion \(nombre.rawValue)» no admite \(opcion).",
        ayuda: Self.verLoQueAdmite(nombre)
      )
    }
    switch opcion {
    case "--json": json = true
    case "--sin-color": sinColor = true
    case "--ayuda": ayuda = true
    case "--todas": todas = true
    case "--si": si = true
    case "--ya": ya = true
    case "--ingles": ingles = true
    case "--idioma": idioma = true
    case "--fotos": fotos = true
    case "--sucesos": sucesos = true
    case "--xcode": xcode = try Self.xcode(valor)
    case "--vistas": vistas = true
    case "--vista":
      guard let numero = valor.flatMap({ Int($0) }), numero > 0 else {
        throw .uso("A --vista le hace falta un número desde 1, y no «\(valor ?? "")».", ayuda: nil)
      }
      vista = numero
    case "--junit": junit = valor
    case "--cuaderno": cuaderno = valor
    case "--con":
      guard let leida = Version(valor ?? "") else {
        throw .uso(
          "No conozco la versión «\(valor ?? "")».",
          ayuda: "Las hay: alumno, solucion, inicio y error:SLUG."
        )
      }
      version = leida
    default: break
    }
  }

  private static func xcode(_ valor: String?) throws(Fallo) -> Int {
    switch valor {
    case "26": 26
    case "27": 27
    default:
      throw .uso(
        "El valor de --xcode es 26 o 27, y no «\(valor ?? "")».",
        ayuda: "Con 26, un objeto por defecto en @State nace en cada init; con 27, al aparecer."
      )
    }
  }

  private func contarArgumentos() throws(Fallo) {
    guard let definicion = Definicion.de(nombre), !definicion.cuantos.contains(argumentos.count)
    else { return }
    let uso = "Se escribe: leccion \(nombre.rawValue) \(definicion.argumentos)".recortado
    if argumentos.count < definicion.cuantos.lowerBound {
      throw .uso(
        "A «leccion \(nombre.rawValue)» le falta \(definicion.pideLeccion ? "la lección" : "algo").",
        ayuda: uso
      )
    }
    let sobran = argumentos.dropFirst(definicion.cuantos.upperBound)
    throw .uso("Sobra «\(sobran.joined(separator: " "))».", ayuda: uso)
  }

  private static func querias(_ parecida: String?) -> String {
    parecida.map { " ¿Querías decir «\($0)»?" } ?? ""
  }

  private static func verLoQueAdmite(_ orden: Nombre) -> String {
    "Mira lo que admite con «leccion ayuda \(orden.rawValue)»."
  }

  private static let verAyuda = "Mira las que hay con «leccion ayuda»."
}
