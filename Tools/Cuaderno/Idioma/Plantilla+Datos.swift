extension Plantilla {
  /// Los datos con los que la plantilla da ese mensaje, o `nil` si no es suyo.
  ///
  /// Un `%select` da el número de la opción, como el compilador.
  package func datos(de mensaje: String) -> [Int: String]? {
    // Una frase más larga no es un mensaje: es otra cosa pegada.
    mensaje.utf8.count > 400 ? nil : Self.casar(piezas[...], mensaje[...], [:])
  }

  private static func casar(
    _ piezas: ArraySlice<Pieza>,
    _ texto: Substring,
    _ datos: [Int: String]
  ) -> [Int: String]? {
    guard let pieza = piezas.first else { return texto.isEmpty ? datos : nil }
    let resto = piezas.dropFirst()
    switch pieza {
    case .texto(let literal):
      guard texto.hasPrefix(literal) else { return nil }
      return casar(resto, texto.dropFirst(literal.count), datos)
    case .nunca: return nil
    case .hueco(_, let numero):
      if let dato = datos[numero] {
        return texto.hasPrefix(dato) ? casar(resto, texto.dropFirst(dato.count), datos) : nil
      }
      for fin in texto.indices.dropFirst() + [texto.endIndex] where fin > texto.startIndex {
        var con = datos
        con[numero] = String(texto[..<fin])
        if let casados = casar(resto, texto[fin...], con) { return casados }
      }
      return nil
    case .opciones(let opciones, let numero):
      // La opción vacía, la última: con ella, el hueco de al lado se quedaría el texto de otra.
      let orden = opciones.indices.sorted { !opciones[$0].isEmpty && opciones[$1].isEmpty }
      for i in orden where datos[numero, default: "\(i)"] == "\(i)" {
        let opcion = opciones[i]
        var con = datos
        con[numero] = "\(i)"
        if let casados = casar(opcion[...] + resto, texto, con) { return casados }
      }
      return nil
    }
  }
}
