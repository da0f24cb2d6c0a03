import Synchronization

/// Donde se dejan, desde cualquier hilo, los recados de «esto cambió» hasta la siguiente pasada.
///
/// El primer recado pide una pasada en el actor principal; los demás esperan a esa misma. Por eso
/// varias escrituras de un turno dan una sola pasada.
final class Buzon: Sendable {
  /// Un recado: para quién, por qué y de qué ejecución del `body` viene.
  struct Recado: Sendable {
    let vigia: Vigia
    let motivo: Motivo
    let vez: Int?
    let delPrincipal = HiloPrincipal.esEste
  }

  private struct Estado {
    var recados: [Recado] = []
    var pedida = false
    var hayDelPrincipal = false
    var alLlegar: (@Sendable () -> Void)?
  }

  /// El contexto del árbol al que pertenece.
  let contexto: Contexto
  private let estado = Mutex(Estado())

  init(_ contexto: Contexto) { self.contexto = contexto }

  /// Lo que se hace al llegar el primer recado tras una recogida.
  func alLlegar(_ accion: @escaping @Sendable () -> Void) {
    estado.withLock { $0.alLlegar = accion }
  }

  /// Deja un recado.
  func dejar(_ recado: Recado) {
    let pedir = estado.withLock { estado in
      estado.recados.append(recado)
      if recado.delPrincipal { estado.hayDelPrincipal = true }
      defer { estado.pedida = true }
      return estado.pedida ? nil : estado.alLlegar
    }
    pedir?()
  }

  /// Se lleva los recados pendientes.
  func recoger() -> [Recado] {
    estado.withLock { estado in
      defer {
        estado.recados = []
        estado.pedida = false
        estado.hayDelPrincipal = false
      }
      return estado.recados
    }
  }

  /// Tira lo que dejó el actor principal: el bucle que lo deja no acabaría nunca.
  func tirarLoDelPrincipal() {
    estado.withLock { estado in
      estado.recados.removeAll(where: \.delPrincipal)
      estado.hayDelPrincipal = false
    }
  }

  /// Si hay algo pendiente que viene del propio actor principal.
  var hayDelPrincipal: Bool { estado.withLock { $0.hayDelPrincipal } }

  /// Si no hay nada pendiente.
  var estaVacio: Bool { estado.withLock { $0.recados.isEmpty } }
}
