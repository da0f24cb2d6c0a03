/// El sitio del árbol en el que nace un nodo: quién es su padre y qué entorno hereda.
@MainActor
public struct _Sitio {
  let motor: Motor
  let padre: _Nodo?
  let ambito: Ambito
  /// La vista con `body` en la que se escribió lo que nace aquí; ninguna, fuera de todas.
  var dueno: Esquema?

  /// El mismo sitio, dentro del `body` de otra vista.
  func de(_ dueno: Esquema?) -> _Sitio {
    var suyo = self
    suyo.dueno = dueno
    return suyo
  }
}

/// Lo que perdura de una vista mientras está en el árbol; no es para ti, lo usa el motor.
@MainActor
public class _Nodo {
  let motor: Motor
  let ambito: Ambito
  let profundidad: Int
  let numero: Int
  /// La vista en cuyo `body` se escribió.
  final let dueno: Esquema?

  init(en sitio: _Sitio) {
    motor = sitio.motor
    ambito = sitio.ambito
    dueno = sitio.dueno
    profundidad = (sitio.padre?.profundidad ?? -1) + 1
    numero = sitio.motor.numeroNuevo()
    if Pila.seAcaba { Violaciones.demasiadoHondo(profundidad, sitio.motor.diario.ultimaVista) }
  }

  /// El sitio de un hijo de este nodo.
  final var sitioDeHijo: _Sitio { sitioDeHijo(en: ambito) }

  /// El sitio de un hijo de este nodo, con otro entorno.
  final func sitioDeHijo(en ambito: Ambito) -> _Sitio {
    _Sitio(motor: motor, padre: self, ambito: ambito, dueno: dueno)
  }

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
