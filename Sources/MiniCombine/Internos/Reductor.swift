/// Un operador que espera al final de arriba, o a saber la respuesta, para entregar un resultado.
///
/// Arriba pide sin límite; abajo entrega cuando hay resultado y demanda.
final class Reductor<Input, Failure: Error, Salida, Fallo: Error>:
  Operador<Input, Failure, Salida, Fallo>
{
  /// Qué hacer tras un valor.
  enum Paso {
    /// Seguir esperando.
    case sigue
    /// Ya se sabe el resultado: no hace falta más.
    case basta
    /// Falló.
    case corta(Subscribers.Completion<Fallo>)
  }

  typealias Fin = (Failure) -> Fallo

  private let paso: (Input) -> Paso
  private let resultado: () -> Salida?
  private let fallo: Fin
  private var hayDemanda = false
  private var listo = false
  private var vacio = false

  /// Con `fallo` se convierte el de arriba; `resultado` se llama una vez, y da `nil` si no hay nada
  /// que entregar; `paso` se llama con cada valor.
  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    fallo: @escaping Fin,
    resultado: @escaping () -> Salida?,
    paso: @escaping (Input) -> Paso
  ) {
    self.paso = paso
    self.resultado = resultado
    self.fallo = fallo
    super.init(nombre, receptor)
  }

  override func receive(subscription: any Subscription) {
    guard let receptor = aceptar(subscription) else { return }
    receptor.receive(subscription: self)
    subscription.request(.unlimited)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard abajo != nil, !cerrojo.cerrado({ listo }) else { return .none }
    switch paso(input) {
    case .sigue:
      break
    case .basta:
      arriba?.cancel()
      prepararse()
    case .corta(let fin):
      cortar(fin)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: prepararse()
    case .failure(let error): terminar(.failure(fallo(error)))
    }
  }

  override func request(_ demand: Subscribers.Demand) {
    Violaciones.exigirAlgo(demand)
    let entregar = cerrojo.cerrado {
      defer { hayDemanda = true }
      return listo && !hayDemanda
    }
    if entregar { self.entregar() }
  }

  /// Ya no llegará más: entrega si se pidió, o espera a que se pida.
  private func prepararse() {
    let entregar = cerrojo.cerrado {
      guard !listo else { return false }
      listo = true
      return hayDemanda
    }
    if entregar { self.entregar() }
  }

  private func entregar() {
    let receptor = acabar().receptor
    if let receptor, let salida = resultado() { _ = receptor.receive(salida) }
    receptor?.receive(completion: .finished)
  }

  override var hijosDelEspejo: KeyValuePairs<String, Any> {
    let (estado, receptor) = visible
    let listo = cerrojo.cerrado { self.listo }
    return [
      "downstream": receptor as Any, "result": listo, "initial": listo, "status": estado,
    ]
  }
}

extension Reductor where Failure == Fallo {
  /// El fallo pasa tal cual.
  convenience init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    resultado: @escaping () -> Salida?,
    paso: @escaping (Input) -> Paso
  ) {
    self.init(nombre, receptor, fallo: { $0 }, resultado: resultado, paso: paso)
  }
}

extension Reductor where Fallo == any Error {
  /// Los pasos pueden lanzar: lo que lancen es el fallo con el que se termina.
  convenience init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    resultado: @escaping () -> Salida?,
    intento: @escaping (Input) throws -> Paso
  ) {
    let paso = { (entrada: Input) -> Paso in
      do {
        return try intento(entrada)
      } catch {
        return .corta(.failure(error))
      }
    }
    self.init(nombre, receptor, fallo: { $0 }, resultado: resultado, paso: paso)
  }
}
