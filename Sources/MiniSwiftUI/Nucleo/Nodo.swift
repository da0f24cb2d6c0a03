/// El sitio del árbol en el que nace un nodo: quién es su padre y qué entorno hereda.
@MainActor
public struct _Sitio {
  let motor: Motor
  let padre: _Nodo?
  let ambito: Ambito
}

/// Lo que perdura de una vista mientras está en el árbol; no es para ti, lo usa el motor.
@MainActor
public class _Nodo {
  let motor: Motor
  let ambito: Ambito
  let profundidad: Int
  let numero: Int

  init(en sitio: _Sitio) {
    motor = sitio.motor
    ambito = sitio.ambito
    profundidad = (sitio.padre?.profundidad ?? -1) + 1
    numero = sitio.motor.numeroNuevo()
    if Pila.seAcaba { Violaciones.demasiadoHondo(profundidad, sitio.motor.diario.ultimaVista) }
  }

  /// El sitio de un hijo de este nodo.
  final var sitioDeHijo: _Sitio { _Sitio(motor: motor, padre: self, ambito: ambito) }

  /// Añade a `salida` lo que se ve de este nodo.
  func volcar(en salida: inout [Elemento]) {}

  /// El nodo sale del árbol; cada clase suelta lo suyo y avisa a sus hijos.
  func desmontar() {}
}

/// Un nodo con un solo hijo, que enseña lo que enseñe el hijo.
class NodoConHijo: _Nodo {
  var hijo: _Nodo?

  override func volcar(en salida: inout [Elemento]) { hijo?.volcar(en: &salida) }

  override func desmontar() { hijo?.desmontar() }
}
