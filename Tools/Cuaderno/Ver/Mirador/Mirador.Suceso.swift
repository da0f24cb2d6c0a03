import Escena

extension Mirador {
  /// Algo que le pasa a la pantalla.
  package enum Suceso: Sendable, Equatable {
    /// Una tecla, el ratón o un texto pegado.
    case tecla(Tecla)
    /// La terminal mide ahora eso.
    case tamano(ancho: Int, alto: Int)
    /// La vista manda lo que se ve.
    case cuadro(Cuadro)
    /// El programa de la vista escribe: un trozo cualquiera, con sus saltos de línea.
    case salida(String)
    /// Se compila el fichero; la vista anterior, si la hay, sigue en marcha.
    case compilando
    /// El fichero no compila: las líneas que lo cuentan.
    case noCompila([String])
    /// Se pone en marcha un programa nuevo: lo acumulado del anterior se olvida.
    case reiniciada
    /// Hace un rato que la vista no contesta.
    case noResponde
    /// La vista se ha parado: las líneas que cuentan por qué.
    case parada([String])
    /// El fichero no tiene ninguna vista previa: las líneas que dicen cómo se escribe una.
    case sinVistas([String])
  }

  /// Algo que tiene que hacer quien tiene la terminal.
  package enum Efecto: Sendable, Equatable {
    /// Mandar esto al programa de la vista.
    case pedir(Peticion)
    /// Pintar la pantalla entera, aunque no cambie.
    case redibujarTodo
    /// Dejar la terminal como estaba y salir.
    case salir
  }

  /// Cómo está el programa de la vista.
  package enum Marcha: Sendable, Equatable {
    case compilando
    case enMarcha
    case noResponde
    case noCompila([String])
    case parada([String])
    case sinVistas([String])
  }
}
