extension Lectura {
  /// Una pantalla de texto.
  package struct Pagina: Sendable, Equatable {
    package var lineas: [String]
    /// Si responde a la pregunta con la que acaba la anterior.
    package var responde = false
  }

  /// Reparte el texto en pantallas de `alto` filas como mucho.
  ///
  /// Una pregunta acaba siempre pantalla, y no se queda sola si cabe lo que la precede. Su
  /// respuesta empieza la siguiente, y lo que la sigue la acompaña: no se va por arriba. Si se
  /// puede, una pantalla acaba en una línea en blanco.
  /// Lo que no cabe en las `columnas` de la terminal ocupa varias filas. `final` va tras el texto.
  package func paginas(
    alto: Int,
    columnas: Int = .max,
    final: [String] = []
  ) -> [Pagina] {
    let corte = Corte(alto: max(1, alto), columnas: max(1, columnas))
    var paginas: [Pagina] = []
    var actual = Pagina(lineas: [])
    for trozo in trozos {
      if let antes = trozo.antes {
        let pregunta = pregunta(antes)
        actual.lineas += pregunta
        paginas += corte.cortar(&actual, pregunta: pregunta.count) + [corte.cerrar(actual)]
        actual = Pagina(lineas: [], responde: true)
      }
      actual.lineas += trozo.lineas
      paginas += corte.cortar(&actual)
    }
    actual.lineas += final
    paginas += corte.cortar(&actual)
    return actual.lineas.isEmpty ? paginas : paginas + [corte.cerrar(actual)]
  }

  /// Por dónde se corta una pantalla.
  private struct Corte {
    let alto: Int
    let columnas: Int

    private func filas(_ linea: String) -> Int {
      max(1, (Cuaderno.columnas(linea) - 1) / columnas + 1)
    }

    /// Si caben todas, salvo las que van en blanco al final.
    private func caben(todas lineas: ArraySlice<String>) -> Bool {
      lineas.dropFirst(caben(Array(lineas))).allSatisfy(\.isEmpty)
    }

    /// Cuántas líneas del principio caben: una al menos.
    private func caben(_ lineas: [String]) -> Int {
      var filas = 0
      for (i, linea) in lineas.enumerated() {
        filas += self.filas(linea)
        if filas > alto { return max(1, i) }
      }
      return lineas.count
    }

    /// Saca de `pagina` las que se llenan y deja lo que queda, que cabe en una.
    ///
    /// Las `pregunta` últimas líneas son una pregunta: si pueden, se quedan acompañadas.
    func cortar(_ pagina: inout Pagina, pregunta: Int = 0) -> [Pagina] {
      var llenas: [Pagina] = []
      while true {
        let lineas = pagina.lineas
        let caben = caben(lineas)
        // Una línea en blanco que no cabe no pide otra pantalla.
        if lineas[caben...].allSatisfy(\.isEmpty) { return llenas }
        let blanca = lineas[..<caben].lastIndex(of: "") ?? 0
        var fin = blanca >= caben * 2 / 3 ? blanca + 1 : caben
        if pregunta > 0 { fin = acompanar(lineas, lineas.count - pregunta, fin) }
        llenas.append(Pagina(lineas: Array(lineas[..<fin]), responde: pagina.responde))
        pagina = Pagina(lineas: Array(lineas[fin...].drop(while: \.isEmpty)))
      }
    }

    /// Dónde cortar para que lo que precede a la pregunta que empieza en `inicio` vaya con ella: el
    /// último párrafo o código, o al menos su final.
    private func acompanar(_ lineas: [String], _ inicio: Int, _ fin: Int) -> Int {
      guard let ultima = lineas[..<inicio].lastIndex(where: { !$0.isEmpty }), ultima > 0,
        fin > ultima
      else { return fin }
      let entero = lineas[..<ultima].lastIndex(of: "").map { $0 + 1 }
      if let entero, caben(todas: lineas[entero...]) { return entero }
      return (1...ultima).first { $0 >= ultima - alto / 3 && caben(todas: lineas[$0...]) } ?? fin
    }

    /// La pantalla sin las líneas en blanco del final que no caben.
    func cerrar(_ pagina: Pagina) -> Pagina {
      var pagina = pagina
      pagina.lineas.removeLast(pagina.lineas.count - caben(pagina.lineas))
      return pagina
    }
  }
}
