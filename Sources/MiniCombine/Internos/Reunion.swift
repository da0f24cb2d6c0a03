/// Varios publicadores de tipos distintos que se juntan: la base de `combineLatest` y `zip`.
///
/// Lo que se pide abajo se pide a todos. Cuándo hay algo que entregar lo decide la subclase, y se
/// entrega de uno en uno.
class Reunion<Salida, Fallo: Error>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  typealias Receptor = CajaDeSuscriptor<Salida, Fallo>

  private let nombre: StaticString
  private let relevo = CerrojoRecursivo()
  let cerrojo = Cerrojo()
  private var receptor: Receptor?
  private var pedido = Subscribers.Demand.none
  private(set) final var demanda = Subscribers.Demand.none
  private var suscripciones: [(any Subscription)?]
  private(set) final var acabados: [Bool]

  init(_ nombre: StaticString, _ receptor: Receptor, lados: Int) {
    self.nombre = nombre
    self.receptor = receptor
    suscripciones = Array(repeating: nil, count: lados)
    acabados = Array(repeating: false, count: lados)
  }

  final var description: String { "\(nombre)" }
  final var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  final var playgroundDescription: Any { description }

  /// Lo que toca entregar ahora, si toca; se llama bajo el cerrojo y con demanda.
  func siguiente() -> Salida? { Violaciones.sinImplementar() }

  /// Si ya no puede haber nada que entregar; se llama bajo el cerrojo.
  var acabada: Bool { Violaciones.sinImplementar() }

  // MARK: Los lados

  /// Presenta la suscripción al suscriptor, antes de unir ningún lado.
  final func presentar() {
    relevo.hacer { cerrojo.cerrado { receptor }?.receive(subscription: self) }
  }

  /// El suscriptor de un lado.
  ///
  /// `guardar` se llama bajo el cerrojo con cada valor suyo, y devuelve el que quita para que no
  /// muera ahí dentro.
  final func lado<Input>(
    _ indice: Int,
    guardar: @escaping (Input) -> Input?
  ) -> LadoDeReunion<Input, Salida, Fallo> {
    LadoDeReunion(self, indice, guardar)
  }

  fileprivate final func empieza(_ indice: Int, _ suscripcion: any Subscription) {
    let pedir = cerrojo.cerrado { () -> Subscribers.Demand? in
      guard receptor != nil else { return nil }
      suscripciones[indice] = suscripcion
      return pedido
    }
    guard let pedir else { return suscripcion.cancel() }
    if pedir > .none { suscripcion.request(pedir) }
  }

  fileprivate final func llega(_ guardar: () -> Void) {
    relevo.hacer {
      cerrojo.hacer { if receptor != nil { guardar() } }
      entregar()
    }
  }

  fileprivate final func acaba(_ indice: Int, _ fin: Subscribers.Completion<Fallo>) {
    switch fin {
    case .failure:
      terminar(fin)
    case .finished:
      let ultima = cerrojo.cerrado {
        acabados[indice] = true
        suscripciones[indice] = nil
        return acabada
      }
      if ultima { terminar(.finished) }
    }
  }

  // MARK: La entrega

  func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    pedir(demand)
    relevo.hacer { entregar() }
  }

  func cancel() {
    let (_, suscripciones) = soltar()
    for suscripcion in suscripciones { suscripcion?.cancel() }
  }

  private func terminar(_ fin: Subscribers.Completion<Fallo>) {
    let (ultimo, suscripciones) = soltar()
    for suscripcion in suscripciones { suscripcion?.cancel() }
    relevo.hacer { ultimo?.receive(completion: fin) }
  }

  private func soltar() -> (Receptor?, [(any Subscription)?]) {
    cerrojo.cerrado {
      let lados = suscripciones.count
      defer { (receptor, suscripciones) = (nil, Array(repeating: nil, count: lados)) }
      return (receptor, suscripciones)
    }
  }

  private func pedir(_ nueva: Subscribers.Demand) {
    guard nueva > .none else { return }
    let todas = cerrojo.cerrado {
      demanda += nueva
      pedido += nueva
      return suscripciones
    }
    for suscripcion in todas { suscripcion?.request(nueva) }
  }

  /// Entrega lo que toque; se llama con el relevo en la mano.
  private func entregar() {
    while let (receptor, salida) = sacar() {
      pedir(receptor.receive(salida))
    }
    if cerrojo.cerrado({ receptor != nil && acabada }) { terminar(.finished) }
  }

  private func sacar() -> (Receptor, Salida)? {
    cerrojo.cerrado {
      guard let receptor, demanda > .none, let salida = siguiente() else { return nil }
      demanda -= 1
      return (receptor, salida)
    }
  }
}

/// Uno de los publicadores de una reunión, visto desde ella.
final class LadoDeReunion<Input, Salida, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  private let arriba = UnaSuscripcion()
  private let reunion: Reunion<Salida, Failure>
  private let indice: Int
  private let guardar: (Input) -> Input?

  init(_ reunion: Reunion<Salida, Failure>, _ indice: Int, _ guardar: @escaping (Input) -> Input?) {
    self.reunion = reunion
    self.indice = indice
    self.guardar = guardar
  }

  var description: String { reunion.description }
  var customMirror: Mirror {
    Mirror(self, children: ["parentSubscription": reunion.combineIdentifier])
  }
  var playgroundDescription: Any { description }

  func receive(subscription: any Subscription) {
    if arriba.aceptar(subscription) { reunion.empieza(indice, subscription) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard arriba.actual != nil else { return .none }
    var viejo: Input?
    reunion.llega { viejo = guardar(input) }
    withExtendedLifetime(viejo) {}
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if arriba.soltar() != nil { reunion.acaba(indice, completion) }
  }
}

/// La reunión de `combineLatest`: los últimos valores, cada vez que cambia uno.
final class UltimosValores<Salida, Fallo: Error>: Reunion<Salida, Fallo> {
  private let componer: () -> Salida?
  private var hayNuevo = false

  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    lados: Int,
    componer: @escaping () -> Salida?
  ) {
    self.componer = componer
    super.init(nombre, receptor, lados: lados)
  }

  /// El suscriptor de un lado, que apunta que hay algo nuevo.
  func ladoQueAvisa<Input>(
    _ indice: Int,
    guardar: @escaping (Input) -> Input?
  ) -> LadoDeReunion<Input, Salida, Fallo> {
    lado(indice) { (valor: Input) in
      self.hayNuevo = true
      return guardar(valor)
    }
  }

  override func siguiente() -> Salida? {
    guard hayNuevo, let salida = componer() else { return nil }
    hayNuevo = false
    return salida
  }

  override var acabada: Bool { acabados.allSatisfy(\.self) && !(hayNuevo && componer() != nil) }
}

/// La reunión de `zip`: uno de cada lado, en orden.
final class Cremallera<Salida, Fallo: Error>: Reunion<Salida, Fallo> {
  private let quedan: () -> [Int]
  private let sacarUno: () -> Salida

  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    lados: Int,
    quedan: @escaping () -> [Int],
    sacar: @escaping () -> Salida
  ) {
    self.quedan = quedan
    sacarUno = sacar
    super.init(nombre, receptor, lados: lados)
  }

  override func siguiente() -> Salida? {
    quedan().allSatisfy { $0 > 0 } ? sacarUno() : nil
  }

  override var acabada: Bool {
    zip(acabados, quedan()).contains { $0 && $1 == 0 }
  }
}
