/// Por qué se ejecutó el `body` de una vista.
public enum Motivo: Hashable, Sendable, CustomStringConvertible {
  /// La vista acaba de entrar en el árbol.
  case primeraVez
  /// La madre le dio otro valor en ese campo.
  case campo(String)
  /// La madre trae otro objeto para esa propiedad `@State`, que se descarta: vale el de siempre.
  case sobrante(String)
  /// La madre da otro valor inicial a esa propiedad `@State`, que se descarta: vale el de siempre.
  case otroInicial(String)
  /// Cambió una propiedad `@State` que el `body` leyó: «Contador.cuenta».
  case estado(String)
  /// Avisó un `ObservableObject` que la vista observa: el nombre de su tipo.
  case objeto(String)
  /// Cambió una propiedad de un `@Observable` que el `body` leyó: «Marcador.goles».
  case propiedad(String)
  /// Cambió un valor del entorno.
  case entorno(String)
  /// Alguien pidió redibujar esta vista a propósito.
  case aPeticion

  /// El motivo, en una frase corta.
  public var description: String {
    switch self {
    case .primeraVez: "aparece por primera vez"
    case .campo(let nombre): "su madre le cambia \(nombre)"
    case .sobrante(let nombre): "su madre crea otro objeto para \(nombre), que se descarta"
    case .otroInicial(let nombre): "su madre da otro valor inicial a \(nombre), que se descarta"
    case .estado(let nombre): "cambia el estado \(nombre)"
    case .objeto(let tipo): "avisa un objeto \(tipo)"
    case .propiedad(let nombre): "cambia \(nombre)"
    case .entorno(let nombre): "cambia el entorno \(nombre)"
    case .aPeticion: "se pide redibujarla"
    }
  }
}
