/// Una lección que no se puede leer o comprobar porque está mal escrita.
package struct LeccionRota: Sendable, Equatable, Encodable {
  /// Su carpeta: `03-propiedades-ignoradas`.
  package var carpeta: String
  /// Qué le pasa, como se dice en la pantalla.
  package var mensaje: String

  /// Crea una lección rota.
  package init(carpeta: String, mensaje: String) {
    self.carpeta = carpeta
    self.mensaje = mensaje
  }
}
