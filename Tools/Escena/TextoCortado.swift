extension String {
  /// Lo más que se manda y se mide de un texto, en bytes: más no cabe en ninguna pantalla.
  public static let maximoALaVista = 20_000

  /// El texto o, si es enorme, su principio y una nota que dice que está cortado y cuánto mide.
  ///
  /// Cuenta bytes: contar los caracteres de un texto de muchos megas ya tarda.
  public var cortadoALaVista: String {
    let todos = utf8.count
    guard todos > Self.maximoALaVista else { return self }
    var corte = utf8.index(startIndex, offsetBy: Self.maximoALaVista)
    while corte > startIndex, corte.samePosition(in: unicodeScalars) == nil {
      corte = utf8.index(before: corte)
    }
    let medida = todos < 1_000_000 ? "\(todos / 1_000) kB" : "\(todos / 1_000_000) MB"
    return String(unicodeScalars[..<corte]) + "… (cortado: el texto mide \(medida))"
  }
}
