/// Una zona de celdas: la columna y la fila de su esquina, desde 0, y lo que mide.
package struct Rectangulo: Sendable, Equatable {
  package var x: Int
  package var y: Int
  package var ancho: Int
  package var alto: Int

  /// Crea una zona; una medida negativa es cero.
  package init(x: Int, y: Int, ancho: Int, alto: Int) {
    self.x = x
    self.y = y
    self.ancho = max(0, ancho)
    self.alto = max(0, alto)
  }

  /// Si no tiene ninguna celda.
  package var vacio: Bool { ancho == 0 || alto == 0 }

  /// La primera columna que queda a su derecha.
  package var derecha: Int { x + ancho }

  /// La primera fila que queda debajo.
  package var abajo: Int { y + alto }

  /// Si esa celda está dentro.
  package func contiene(x columna: Int, y fila: Int) -> Bool {
    columna >= x && columna < derecha && fila >= y && fila < abajo
  }

  /// Lo que tienen en común dos zonas.
  package func cortado(por otro: Rectangulo) -> Rectangulo {
    let izquierda = max(x, otro.x)
    let arriba = max(y, otro.y)
    return Rectangulo(
      x: izquierda,
      y: arriba,
      ancho: min(derecha, otro.derecha) - izquierda,
      alto: min(abajo, otro.abajo) - arriba
    )
  }

  /// La misma zona en otro sitio.
  package func movido(x columnas: Int, y filas: Int) -> Rectangulo {
    Rectangulo(x: x + columnas, y: y + filas, ancho: ancho, alto: alto)
  }
}
