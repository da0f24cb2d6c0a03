/// Compara un mensaje en español con el inglés: huecos, opciones, comillas y forma.
struct RevisionDeEntrada {
  let id: String
  let original: String
  let crudo: String
  /// El valor con sus `\"` resueltos.
  let texto: String
  /// Si se miran también las sospechas, que cuestan tiempo y no impiden instalar nada.
  let conSospechas: Bool
  private(set) var faltas: [RevisionDeCatalogo.Falta] = []

  init(id: String, original: String, crudo: String, conSospechas: Bool) {
    self.conSospechas = conSospechas
    self.id = id
    self.original = original
    self.crudo = crudo
    texto = crudo.replacing("\\\"", with: "\"")
  }

  mutating func falta(_ que: String) {
    faltas.append(RevisionDeCatalogo.Falta(linea: 0, id: id, que: que))
  }

  mutating func sospecha(_ que: String) {
    faltas.append(RevisionDeCatalogo.Falta(linea: 0, id: id, que: que, esSospecha: true))
  }

  mutating func revisar(_ inglesa: Plantilla?) {
    revisarCaracteres()
    revisarForma()
    guard let inglesa else { return }
    do throws(Plantilla.Defecto) {
      let suya = try Plantilla(texto)
      revisarHuecos(inglesa.usos, suya.usos)
      revisarOpciones(inglesa, suya)
      revisarComillas(inglesa.usos, suya.usos)
    } catch {
      falta(error.mensaje)
    }
  }

  // MARK: - Caracteres y forma

  private mutating func revisarCaracteres() {
    if texto.contains("//") { falta("contiene «//»: hace caer al compilador") }
    var escape = false
    for c in crudo.unicodeScalars {
      if escape, c != "\"", !original.contains("\\\(c)") {
        falta("el escape «\\\(c)» no se permite")
      }
      escape = c == "\\" && !escape
    }
    let raros = texto.unicodeScalars.contains { c in
      switch c.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
      default: c == "\u{a0}"
      }
    }
    if raros { falta("hay un carácter de control o un espacio raro") }
    // Un acento suelto es una marca que se combina con la letra de antes.
    if texto.unicodeScalars.contains(where: {
      $0.properties.canonicalCombiningClass != .notReordered
    }) {
      falta("hay acentos sueltos: el texto no está en NFC")
    }
  }

  private mutating func revisarForma() {
    if texto.contains("  ") || texto != texto.recortado {
      falta("hay espacios dobles o en los extremos")
    }
    if texto.hasSuffix("."), !original.hasSuffix(".") { falta("sobra el punto final") }
    let fuera = ReglasDeTexto.fueraDeCodigo(texto)
    if fuera.contains("?"), !texto.contains("¿") { falta("hay «?» sin «¿»") }
    if texto == original, ReglasDeTexto.tieneFrase(fuera) { falta("es igual que el inglés") }
    guard conSospechas else { return }
    if texto.contains(where: { "«»“”‘’".contains($0) }) { sospecha("hay otras comillas") }
    if let primera = texto.first, primera.isUppercase, original.first?.isLowercase == true,
      !ReglasDeTexto.empiezaPorNombre(texto)
    {
      sospecha("empieza con mayúscula")
    }
    for motivo in ReglasDeTexto.terminosFeos(fuera) { sospecha(motivo) }
    let ajenas = ReglasDeTexto.palabrasInglesas(fuera)
    if !ajenas.isEmpty { sospecha("parece inglés: \(ajenas.joined(separator: " "))") }
  }

  // MARK: - Huecos

  private mutating func revisarHuecos(_ inglesas: [Plantilla.Uso], _ suyas: [Plantilla.Uso]) {
    let conNombre = Set(inglesas.filter(\.esDeNombre).map(\.numero))
    let todos = Set(inglesas.map(\.numero))
    for uso in suyas {
      if Plantilla.deClase.contains(uso.modificador) {
        falta("«%\(uso.modificador)\(uso.numero)» escribe en inglés: usa %\(uso.numero) o quítalo")
      }
      guard todos.contains(uso.numero) else {
        falta("el inglés no tiene %\(uso.numero)")
        continue
      }
      if uso.modificador.isEmpty, !conNombre.contains(uso.numero) {
        falta("%\(uso.numero) solo elige en inglés: no se puede escribir suelto")
      }
      revisarModificador(uso, inglesas)
      if uso.modificador.isEmpty || uso.esSelect { revisarGuarda(uso, inglesas) }
    }
    let usados = Set(suyas.map(\.numero))
    for numero in conNombre.sorted() where !usados.contains(numero) {
      sospecha("no se usa %\(numero)")
    }
  }

  private mutating func revisarModificador(_ uso: Plantilla.Uso, _ inglesas: [Plantilla.Uso]) {
    let mismos = inglesas.filter { $0.numero == uso.numero && $0.modificador == uso.modificador }
    if uso.modificador == "s" || uso.modificador == "noformat", mismos.isEmpty {
      falta("el inglés no tiene %\(uso.modificador)\(uso.numero)")
    }
    guard uso.esSelect, !mismos.contains(where: { $0.opciones == uso.opciones }) else { return }
    let hay = mismos.map { "\($0.opciones)" }
    falta(
      "un %select…\(uso.numero) tiene \(uso.opciones) opciones y el inglés "
        + (hay.isEmpty ? "no lo tiene" : "\(enumerar(hay, "o"))")
    )
  }

  /// Lo que el inglés solo usa dentro de una opción puede no tener valor fuera de ella.
  private mutating func revisarGuarda(_ uso: Plantilla.Uso, _ inglesas: [Plantilla.Uso]) {
    let guardas = inglesas.filter {
      $0.numero == uso.numero
        && (uso.esSelect ? $0.esSelect && $0.opciones == uso.opciones : $0.esDeNombre)
    }
    let suyas = Set(uso.ramas)
    guard !guardas.isEmpty, !guardas.contains(where: { Set($0.ramas).isSubset(of: suyas) }) else {
      return
    }
    let que = "está fuera de la opción en la que el inglés lo guarda"
    if uso.esSelect {
      falta("%select…\(uso.numero) \(que)")
    } else {
      sospecha("%\(uso.numero) \(que)")
    }
  }

  // MARK: - Opciones y comillas

  private mutating func revisarOpciones(_ inglesa: Plantilla, _ suya: Plantilla) {
    let suyos = suya.selects
    for (numero, opciones) in inglesa.selects {
      let mismos = suyos.filter { $0.numero == numero && $0.opciones.count == opciones.count }
      if mismos.isEmpty {
        falta("falta el %select…\(numero) de \(opciones.count) opciones")
        continue
      }
      let iguales = inglesa.selects.filter {
        $0.numero == numero && $0.opciones.count == opciones.count
      }
      for (k, opcion) in opciones.enumerated() where ReglasDeTexto.opcionesFijas.contains(opcion) {
        let siempre = iguales.allSatisfy { ReglasDeTexto.opcionesFijas.contains($0.opciones[k]) }
        let cambiada = mismos.contains {
          !$0.opciones[k].isEmpty && !ReglasDeTexto.opcionesFijas.contains($0.opciones[k])
        }
        if siempre, cambiada { falta("la opción «\(opcion)» de %select…\(numero) se deja igual") }
      }
    }
  }

  private mutating func revisarComillas(_ inglesas: [Plantilla.Uso], _ suyas: [Plantilla.Uso]) {
    if Plantilla.comillasSueltas(texto) % 2 == 1 { falta("hay una comilla ' sin pareja") }
    guard Plantilla.comillasSueltas(original) % 2 == 0 else { return }
    for numero in Set(inglesas.filter(\.esDeNombre).map(\.numero)).sorted() {
      let alli = Set(inglesas.filter { $0.numero == numero && $0.esDeNombre }.map(\.entreComillas))
      let aqui = Set(suyas.filter { $0.numero == numero && $0.esDeNombre }.map(\.entreComillas))
      if alli.count == 1, !aqui.isEmpty, aqui != alli {
        falta("%\(numero) va \(alli.contains(true) ? "entre" : "sin") comillas '…' en inglés")
      }
    }
  }
}
