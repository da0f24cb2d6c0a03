import Escena

/// Qué elemento es, aunque el árbol cambie: su número y cuántos con ese número van delante.
package struct Clave: Sendable, Hashable {
  package var id: Int
  package var repeticion: Int

  /// Crea una clave.
  package init(id: Int, repeticion: Int = 0) {
    self.id = id
    self.repeticion = repeticion
  }
}

/// Una zona de la pantalla que responde al ratón.
package struct Region: Sendable, Equatable {
  package var clave: Clave
  package var rectangulo: Rectangulo
  /// Lo que se hace al pulsarla; nada si solo da el foco.
  package var acto: Acto?
  package var uso: Uso

  /// Qué parte del elemento es.
  package enum Uso: Sendable, Equatable {
    /// El elemento entero.
    case entero
    /// Un trozo con su propio acto: la flecha de un contador, la opción de un selector.
    case parte
    /// La caja donde se escribe.
    case campo
    /// La barra de un deslizador, entre esos límites.
    case barra(minimo: Double, maximo: Double)
  }
}

/// Un elemento en el que se puede parar el teclado.
package struct Foco: Sendable, Equatable {
  package var clave: Clave
  package var rectangulo: Rectangulo
  /// El elemento, sin lo que contiene.
  package var elemento: ElementoVisto
}
