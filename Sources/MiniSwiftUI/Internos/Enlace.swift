/// Lo que hay detrás de un ``Binding``: de dónde lee y dónde escribe.
class Enlace<Valor> {
  func leer() -> Valor { Violaciones.sinImplementar() }

  func escribir(_ valor: Valor) { Violaciones.sinImplementar() }

  /// Lee el valor como al crear otro enlace: quien lo hace no depende de la celda de un `@State`,
  /// pero sí de los objetos por los que se pase.
  func asomarse() -> Valor { leer() }

  /// Si los dos llevan al mismo sitio, aunque el valor haya cambiado.
  func esElMismo(_ otro: AnyObject) -> Bool { false }
}

/// Lleva a un `@State`.
final class EnlaceACelda<Valor>: Enlace<Valor> {
  private let celda: Celda<Valor>

  init(_ celda: Celda<Valor>) { self.celda = celda }

  override func leer() -> Valor { celda.valor }

  override func asomarse() -> Valor { celda.sinApuntar }

  override func escribir(_ valor: Valor) { celda.valor = valor }

  override func esElMismo(_ otro: AnyObject) -> Bool {
    (otro as? EnlaceACelda<Valor>)?.celda === celda
  }
}

/// Lleva a una parte de lo que enlaza otro.
final class EnlaceAParte<Entero, Parte>: Enlace<Parte> {
  private let entero: Enlace<Entero>
  private let camino: WritableKeyPath<Entero, Parte>

  init(_ entero: Enlace<Entero>, _ camino: WritableKeyPath<Entero, Parte>) {
    self.entero = entero
    self.camino = camino
  }

  override func leer() -> Parte { entero.leer()[keyPath: camino] }

  override func asomarse() -> Parte { entero.asomarse()[keyPath: camino] }

  override func escribir(_ valor: Parte) {
    var nuevo = entero.leer()
    nuevo[keyPath: camino] = valor
    entero.escribir(nuevo)
  }

  override func esElMismo(_ otro: AnyObject) -> Bool {
    guard let otro = otro as? EnlaceAParte<Entero, Parte> else { return false }
    return camino == otro.camino && entero.esElMismo(otro.entero)
  }
}

/// Lleva a un elemento de una colección enlazada.
final class EnlaceAElemento<Base: MutableCollection>: Enlace<Base.Element> {
  private let coleccion: Enlace<Base>
  private let posicion: Base.Index

  init(_ coleccion: Enlace<Base>, _ posicion: Base.Index) {
    self.coleccion = coleccion
    self.posicion = posicion
  }

  override func leer() -> Base.Element { coleccion.leer()[posicion] }

  override func asomarse() -> Base.Element { coleccion.asomarse()[posicion] }

  override func escribir(_ valor: Base.Element) {
    var nueva = coleccion.leer()
    nueva[posicion] = valor
    coleccion.escribir(nueva)
  }

  override func esElMismo(_ otro: AnyObject) -> Bool {
    guard let otro = otro as? EnlaceAElemento<Base> else { return false }
    return posicion == otro.posicion && coleccion.esElMismo(otro.coleccion)
  }
}

/// Lleva a una propiedad de un objeto.
final class EnlaceAObjeto<Objeto: AnyObject, Valor>: Enlace<Valor> {
  private let objeto: Objeto
  private let camino: ReferenceWritableKeyPath<Objeto, Valor>

  init(_ objeto: Objeto, _ camino: ReferenceWritableKeyPath<Objeto, Valor>) {
    self.objeto = objeto
    self.camino = camino
  }

  override func leer() -> Valor { objeto[keyPath: camino] }

  override func escribir(_ valor: Valor) { objeto[keyPath: camino] = valor }

  override func esElMismo(_ otro: AnyObject) -> Bool {
    guard let otro = otro as? EnlaceAObjeto<Objeto, Valor> else { return false }
    return objeto === otro.objeto && camino == otro.camino
  }
}

/// Lee y escribe con dos closures.
final class EnlaceConCierres<Valor>: Enlace<Valor> {
  private let lectura: () -> Valor
  private let escritura: (Valor) -> Void

  init(_ lectura: @escaping () -> Valor, _ escritura: @escaping (Valor) -> Void) {
    self.lectura = lectura
    self.escritura = escritura
  }

  override func leer() -> Valor { lectura() }

  override func escribir(_ valor: Valor) { escritura(valor) }
}

/// Siempre da el mismo valor.
final class EnlaceConstante<Valor>: Enlace<Valor> {
  private let valor: Valor

  init(_ valor: Valor) { self.valor = valor }

  override func leer() -> Valor { valor }

  override func escribir(_ valor: Valor) {}

  override func esElMismo(_ otro: AnyObject) -> Bool {
    guard let otro = otro as? EnlaceConstante<Valor> else { return false }
    return Comparador.de(Valor.self).iguales(valor, otro.valor)
  }
}
