import Escena

/// La pantalla de `leccion ver`: lo que se ve, dónde está el foco y qué hace cada tecla.
///
/// No toca la terminal ni el programa de la vista: recibe sucesos y dice qué hay que hacer. Después
/// de cada suceso, `pintar` da la pantalla nueva.
package struct Mirador: Sendable {
  package private(set) var ancho: Int
  package private(set) var alto: Int
  package private(set) var cuadro: Cuadro?
  package private(set) var marcha: Marcha = .compilando

  /// Crea la pantalla de una lección, que se compila por primera vez.
  ///
  /// - Parameters:
  ///   - titulo: qué se mira: «Lección 7 · BarraDeCafe.swift».
  ///   - ancho: las columnas de la terminal.
  ///   - alto: sus filas.
  package init(titulo: String, ancho: Int, alto: Int) {
    self.ancho = ancho
    self.alto = alto
  }

  /// Atiende un suceso y dice qué hay que hacer, en orden.
  package mutating func recibir(_ suceso: Suceso) -> [Efecto] {
    switch suceso {
    case .tecla(.control("c")), .tecla(.caracter("q")): [.salir]
    default: []
    }
  }

  /// La pantalla de ahora.
  package func pintar() -> Lienzo { Lienzo(ancho: ancho, alto: alto) }
}
