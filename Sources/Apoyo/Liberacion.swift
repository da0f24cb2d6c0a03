/// Recuerda un objeto sin retenerlo, para preguntar después si sigue en memoria.
public struct Testigo {
  private weak var objeto: AnyObject?

  /// Empieza a vigilar `objeto` sin convertirse en uno de sus dueños.
  public init(_ objeto: AnyObject) {
    self.objeto = objeto
  }

  /// Si a alguien le queda todavía una referencia fuerte al objeto.
  public var vive: Bool { objeto != nil }
}

/// Dice si el objeto que `uso` crea y devuelve se libera en cuanto `uso` termina.
///
/// Es falso mientras alguien lo retenga: un ciclo, una tarea en marcha, una variable de fuera.
/// - Parameter uso: crea el objeto, hace con él lo que haga falta y lo devuelve.
/// - Returns: `true` si nadie lo retiene al terminar.
/// - Throws: el error de `uso`, sin cambiarlo.
public func quedaLiberado<Objeto: AnyObject, Fallo: Error>(
  alTerminar uso: () throws(Fallo) -> Objeto
) throws(Fallo) -> Bool {
  // La referencia fuerte que devuelve `uso` no llega a guardarse: muere al crear el testigo.
  let testigo = Testigo(try uso())
  return !testigo.vive
}
