import Escena

/// Una vista en un momento, como texto para un fichero: la salida de `leccion ver --fotos`.
package enum FotoDeVista {
  /// Lo que se ve y, debajo, quién se ha dibujado y por qué.
  ///
  /// - Parameters:
  ///   - cuadro: lo que manda la vista.
  ///   - accion: lo que se acaba de usar, «Servir»; nada si la vista acaba de aparecer.
  ///   - ancho: las columnas.
  ///   - nota: algo que decir de todas, en la primera línea.
  ///   - sucesos: si se dice también qué aparece, cambia, empieza y acaba.
  /// - Returns: las líneas, sin salto final.
  package static func foto(
    _ cuadro: Cuadro,
    accion: String?,
    ancho: Int,
    nota: String? = nil,
    sucesos: Bool = false
  ) -> String {
    let ancho = max(8, ancho)
    let nombre = accion.map { String(enUnaLinea($0).hasta(max(8, ancho - 10))) }
    let cuando = nombre.map { "— Tras «\($0)»" } ?? "— Al aparecer"
    var lineas = [cuando + (nota.map { ", \($0)" } ?? "")]
    let vista = Maquetador(ancho: ancho - 4).maquetar(cuadro.elementos)
      .lienzo(ancho: ancho - 4).lineas()
    let mide = max(16, vista.map { anchoDe($0) }.max() ?? 0)
    let dentro = min(ancho - 4, mide)
    let raya = String(repeating: "─", count: dentro + 2)
    lineas.append("┌\(raya)┐")
    for linea in vista {
      let hueco = String(repeating: " ", count: max(0, dentro - anchoDe(linea)))
      lineas.append("│ \(linea)\(hueco) │")
    }
    lineas.append("└\(raya)┘")
    lineas += quien(cuadro)
    if sucesos { lineas += cuadro.sucesos.map { "Pasa: \(enUnaLinea($0))" } }
    lineas += cuadro.advertencias.map { "Advertencia: \(enUnaLinea($0))" }
    return lineas.joined(separator: "\n")
  }

  private static func quien(_ cuadro: Cuadro) -> [String] {
    if cuadro.dibujos.isEmpty { return ["No se dibuja nadie."] }
    return GrupoDeDibujos.agrupar(cuadro.dibujos).map { grupo in
      let motivos = grupo.motivos.map(enUnaLinea).joined(separator: ", ")
      return "Se dibuja: \(enUnaLinea(grupo.nombre))" + (motivos.isEmpty ? "" : " (\(motivos))")
    }
  }
}
