/// Un operador que decide, valor a valor, si pasa, si se descarta o si termina.
final class Tamiz<Input, Failure: Error, Salida, Fallo: Error>:
  Operador<Input, Failure, Salida, Fallo>
{
  /// Qué hacer con un valor.
  enum Paso {
    /// Entregar esto abajo.
    case sigue(Salida)
    /// Nada: se pide otro en su lugar.
    case nada
    /// Entregar esto y terminar.
    case ultimo(Salida)
    /// Terminar sin entregar.
    case corta(Subscribers.Completion<Fallo>)
  }

  typealias Final = (Subscribers.Completion<Failure>) -> Subscribers.Completion<Fallo>

  private let paso: (Input) -> Paso
  private let final: Final

  /// Con `final` se convierte el final de arriba en el de abajo; `paso` decide sobre cada valor.
  init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    final: @escaping Final,
    paso: @escaping (Input) -> Paso
  ) {
    self.paso = paso
    self.final = final
    super.init(nombre, receptor)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard let receptor = destino else { return .none }
    switch paso(input) {
    case .sigue(let salida):
      return receptor.receive(salida)
    case .nada:
      return .max(1)
    case .ultimo(let salida):
      _ = receptor.receive(salida)
      cortar(.finished)
    case .corta(let fin):
      cortar(fin)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    terminar(final(completion))
  }
}

extension Tamiz where Failure == Fallo {
  /// El final pasa tal cual.
  convenience init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    paso: @escaping (Input) -> Paso
  ) {
    self.init(nombre, receptor, final: { $0 }, paso: paso)
  }
}

extension Tamiz where Fallo == any Error {
  /// Los pasos pueden lanzar: lo que lancen es el fallo con el que se termina.
  convenience init(
    _ nombre: StaticString,
    _ receptor: Receptor,
    intento: @escaping (Input) throws -> Paso
  ) {
    self.init(nombre, receptor, final: \.borrado) { entrada in
      do {
        return try intento(entrada)
      } catch {
        return .corta(.failure(error))
      }
    }
  }
}
