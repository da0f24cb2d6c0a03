/// Lo que hace quien está delante de la terminal.
package enum Tecla: Sendable, Equatable {
  /// Un carácter; el espacio es uno más.
  case caracter(Character)
  case tab
  case tabAtras
  case intro
  case retroceso
  case suprimir
  case arriba
  case abajo
  case izquierda
  /// Mayús y una flecha.
  case mayusArriba
  case mayusAbajo
  case derecha
  case inicio
  case fin
  case paginaArriba
  case paginaAbajo
  case escape
  /// Control y una letra minúscula.
  case control(Character)
  case raton(Raton)
  /// Un texto pegado entero.
  case pegado(String)

  /// Un movimiento del ratón sobre una celda, contada desde 0.
  package struct Raton: Sendable, Equatable {
    package var gesto: Gesto
    package var x: Int
    package var y: Int

    /// Crea un movimiento.
    package init(_ gesto: Gesto, x: Int, y: Int) {
      self.gesto = gesto
      self.x = x
      self.y = y
    }
  }

  /// Lo que hace el ratón.
  package enum Gesto: Sendable, Equatable {
    /// Baja el botón principal.
    case pulsa
    /// Baja otro botón.
    case pulsaOtro
    case suelta
    case ruedaArriba
    case ruedaAbajo
    case mueve
  }
}
