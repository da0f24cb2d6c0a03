extension LeccionEscrita {
  /// Cuántas palabras de prosa tiene el texto de una lección.
  private static let palabras = 600...1200

  func revisarTexto() -> [FalloDeAutor] {
    let ruta = "\(lecciones)/README.md"
    var fallos = enlacesRotos.map { FalloDeAutor(ruta, "el enlace \($0) no lleva a ninguna parte") }
    let palabras = Self.palabrasDeProsa(readme)
    if !Self.palabras.contains(palabras) {
      let (menos, mas) = (Self.palabras.lowerBound, Self.palabras.upperBound)
      fallos.append(
        FalloDeAutor(
          ruta,
          "tiene \(plural(palabras, "palabra", "palabras")) de prosa: deben ser de \(menos) a \(mas)"
        )
      )
    }
    fallos += sinEscribir(readme, ruta) + sinEscribir(pistas, "\(lecciones)/Pistas.md")
    if !readme.contains("<details>") {
      fallos.append(FalloDeAutor(ruta, "ningún programa pregunta antes de enseñar su salida"))
    }
    let numero = pasos.flatMap(\.comprobaciones).count
    if !(6...12).contains(numero) {
      fallos.append(
        FalloDeAutor(
          ruta,
          "tiene \(plural(numero, "comprobación", "comprobaciones")): deben ser de 6 a 12"
        )
      )
    }
    return fallos
  }

  /// Las palabras del texto fuera de la portada y de los bloques.
  package static func palabrasDeProsa(_ readme: String) -> Int {
    var enBloque = false
    var enPortada = false
    var total = 0
    for (i, linea) in readme.lineas.enumerated() {
      if linea == "---", i == 0 || enPortada {
        enPortada.toggle()
      } else if linea.hasPrefix("```") {
        enBloque.toggle()
      } else if !enBloque, !enPortada {
        total += linea.split(separator: " ").count { $0.contains { $0.isLetter } }
      }
    }
    return total
  }
  /// Las líneas del esqueleto que nadie ha escrito todavía.
  private func sinEscribir(_ texto: String, _ ruta: String) -> [FalloDeAutor] {
    texto.lineas.enumerated().compactMap { i, linea in
      guard let marca = linea.firstRange(of: Esqueleto.porEscribir) else { return nil }
      let que = linea[marca.upperBound...].drop { $0 == ":" || $0 == " " }.recortado
      return FalloDeAutor(ruta, linea: i + 1, "sin escribir: \(que.isEmpty ? "esta línea" : que)")
    }
  }

  /// Cada paso tiene su sección, que se llama igual, y cada sección de paso, su paso.
  func revisarPasos() -> [FalloDeAutor] {
    let ruta = "\(lecciones)/README.md"
    // En el texto, el código de un título va entre acentos graves.
    func sinMarcas(_ titulo: String) -> String { titulo.filter { $0 != "`" } }
    let titulos = pasos.map(\.titulo)
    let secciones = readme.lineas.enumerated().filter { $0.element.hasPrefix("### Paso ") }
      .map { (linea: $0.offset + 1, titulo: $0.element.dropFirst(4).recortado) }
    let sobran = secciones.filter { seccion in
      !titulos.contains { sinMarcas($0) == sinMarcas(seccion.titulo) }
    }.map {
      FalloDeAutor(ruta, linea: $0.linea, "ningún paso se llama «\($0.titulo)»")
    }
    let faltan = titulos.filter { titulo in
      !secciones.contains { sinMarcas($0.titulo) == sinMarcas(titulo) }
    }.map {
      FalloDeAutor(ruta, "falta la sección «### \($0)»")
    }
    return sobran + faltan
  }

  /// Cada `#expect` y cada `#require` lleva el comentario que lee el estudiante.
  func revisarComentarios() -> [FalloDeAutor] {
    comprobaciones.flatMap { ruta, texto in
      ExpectativaEscrita.leer(texto).filter { !$0.conComentario }.map {
        FalloDeAutor(
          ruta,
          linea: $0.linea,
          "\($0.macro) no lleva comentario: es lo que lee quien falla"
        )
      }
    }
  }

  /// Los módulos del cuaderno que importa y que su portada no declara: sin ellos nada compila.
  package var sinDeclarar: [String] {
    let (portada, _, _) = Portada.leer(readme)
    let (bloques, _) = Bloque.leer(readme, ruta: "")
    let programas = bloques.filter { $0.clase == .ejecuta || $0.clase == .compila }.map(\.codigo)
    return Biblioteca.queFaltan(
      a: Array(textos.values) + Array(comprobaciones.values) + programas,
      usa: portada.usa
    )
  }

  /// La portada declara lo que la lección importa.
  func revisarUsa() -> [FalloDeAutor] {
    let linea = readme.lineas.firstIndex { $0.hasPrefix("usa:") }.map { $0 + 1 }
    return sinDeclarar.map { modulo in
      FalloDeAutor(
        "\(lecciones)/README.md",
        linea: linea,
        "la lección importa \(modulo) y su portada no lo dice en «usa»: no se puede compilar"
      )
    }
  }

  /// Una lección con vistas se puede mirar en todas sus versiones, y el texto dice qué.
  func revisarVistas() -> [FalloDeAutor] {
    let (portada, _, _) = Portada.leer(readme)
    guard portada.conVistas else { return [] }
    let numero = Leccion.separar(carpeta: carpeta)?.numero ?? 0
    let sinVer =
      readme.contains("leccion ver \(numero)")
      ? []
      : [FalloDeAutor("\(lecciones)/README.md", "no dice qué mirar con `leccion ver \(numero)`")]
    let porVersion = Dictionary(grouping: textos.keys) { ruta in
      ruta.split(separator: "/").dropLast().joined(separator: "/")
    }
    return sinVer
      + porVersion.filter { _, rutas in
        !rutas.contains { textos[$0]?.contains("#Preview") == true }
      }.keys.sorted().map { FalloDeAutor($0, "ningún fichero tiene un #Preview") }
  }
}
