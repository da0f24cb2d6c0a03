import Observation
import Synchronization

/// Dice cuántos avisos recibe quien leyó algo cuando después ocurre otra cosa.
///
/// La vigilancia es de un solo uso: el resultado es 1 si algo de lo leído cambió y 0 si no.
/// - Parameters:
///   - lectura: lo que haría una pantalla; cada propiedad observada que lea queda apuntada.
///   - cambio: lo que pasa después. Se ejecuta una vez, fuera de la vigilancia.
/// - Returns: los avisos que ya han llegado cuando `cambio` termina.
public func contarAvisos<Leido>(
  leyendo lectura: () -> Leido,
  mientras cambio: () -> Void
) -> Int {
  let avisos = Marcador()
  withObservationTracking {
    _ = lectura()
  } onChange: {
    avisos.apuntar()
  }
  cambio()
  return avisos.total
}

/// Apunta avisos desde cualquier hilo, porque `onChange` corre en el que hizo el cambio.
private final class Marcador: Sendable {
  private let apuntados = Mutex(0)

  var total: Int { apuntados.withLock { $0 } }

  func apuntar() {
    apuntados.withLock { $0 += 1 }
  }
}
