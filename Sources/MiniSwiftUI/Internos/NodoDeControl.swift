/// El nodo de un control: su etiqueta es una vista, y lo demás se resuelve al volcarlo.
///
/// La acción y el valor se piden en el momento: siempre son los de la última vista recibida.
final class NodoDeControl<Etiqueta: View>: NodoObservador {
  typealias Resolver = @MainActor (NodoDeControl) -> Elemento

  private var resolver: Resolver
  private let lee: Bool

  override var esquema: Esquema { Esquema.de(NodoDeControl.self) }

  init(en sitio: _Sitio, etiqueta: Etiqueta, lee: Bool = true, resolver: @escaping Resolver) {
    self.resolver = resolver
    self.lee = lee
    super.init(en: sitio)
    hijo = etiqueta._crear(en: sitioDeHijo)
  }

  func poner(_ etiqueta: Etiqueta, resolver: @escaping Resolver) {
    self.resolver = resolver
    if let hijo { etiqueta._poner(en: hijo) }
  }

  /// Lo que se lee de la etiqueta.
  var textoDeEtiqueta: String { textosDe(hijo) }

  /// No tiene `body` que rehacer: si cambia lo que enseña, basta con que haya una pasada.
  override func rehacer() { _ = tomarMotivos() }

  override func volcar(en salida: inout [Elemento]) {
    var elemento = lee ? observando { resolver(self) } : resolver(self)
    elemento.pistas += pistasDe(hijo)
    salida.append(elemento)
  }
}

extension _Nodo {
  /// Si los controles de este sitio responden.
  final var estaActivo: Bool { EnvironmentValues(ambito).isEnabled }

  /// Los elementos de un nodo.
  final func elementosDe(_ nodo: _Nodo?) -> [Elemento] {
    var salida: [Elemento] = []
    nodo?.volcar(en: &salida)
    return salida
  }

  /// Los textos que enseña un nodo, en una línea; los símbolos solo si no hay otra cosa.
  final func textosDe(_ nodo: _Nodo?) -> String {
    if let texto = nodo as? NodoDeTexto { return texto.texto.texto }
    let elementos = elementosDe(nodo)
    var textos: [String] = []
    reunir(elementos, en: &textos) { $0.clase != .imagen }
    if textos.isEmpty { reunir(elementos, en: &textos) { _ in true } }
    return textos.joined(separator: " ")
  }

  /// El aspecto de una etiqueta: sus pistas y, si lleva un símbolo, cuál.
  fileprivate final func pistasDe(_ etiqueta: _Nodo?) -> [Elemento.Pista] {
    guard let etiqueta, !(etiqueta is NodoDeTexto) else { return [] }
    let elementos = elementosDe(etiqueta)
    let simbolo = elementos.flatMap(\.todos).first { $0.clase == .imagen }
    return (elementos.count == 1 ? elementos[0].pistas : [])
      + (simbolo.map { [Elemento.Pista("systemImage", $0.texto)] } ?? [])
  }

  private func reunir(
    _ elementos: [Elemento],
    en textos: inout [String],
    _ sirve: (Elemento) -> Bool
  ) {
    for elemento in elementos {
      if !elemento.texto.isEmpty, sirve(elemento) { textos.append(elemento.texto) }
      reunir(elemento.hijos, en: &textos, sirve)
    }
  }
}
