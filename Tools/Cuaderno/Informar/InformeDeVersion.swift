/// La versión del cuaderno: la que se dice al contar un problema.
package let versionDelCuaderno = "1.0"

/// Qué versiones hay aquí, para `leccion version`.
package struct InformeDeVersion: Sendable, Equatable {
  private let compilador: String?
  private let catalogo: Catalogo?

  /// El catálogo de mensajes en español.
  package struct Catalogo: Sendable, Equatable {
    private let de: String
    private let mensajes: Int
    private let huella: String

    /// Crea un catálogo: la versión de Swift que traduce, cuántos mensajes tiene y su huella.
    package init(de: String, mensajes: Int, huella: String) {
      self.de = de
      self.mensajes = mensajes
      self.huella = huella
    }

    fileprivate var texto: String {
      "\(plural(mensajes, "mensaje", "mensajes")) de Swift \(de) (\(huella))"
    }
  }

  /// Crea un informe con la versión del compilador y el catálogo, si se encuentran.
  package init(compilador: String?, catalogo: Catalogo?) {
    self.compilador = compilador
    self.catalogo = catalogo
  }

  /// El informe, una línea por cosa.
  package func texto(_ estilo: Estilo) -> String {
    estilo.terminar(
      """
      Cuaderno \(versionDelCuaderno)
      Swift \(compilador ?? "no se encuentra: mira «leccion doctor»")
      Español: \(catalogo?.texto ?? "desde aquí no encuentro el cuaderno")

      """
    )
  }
}
