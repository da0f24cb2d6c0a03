/// Lo que quien tiene la terminal pide al programa de la vista, una línea de JSON cada vez.
public enum Peticion: Codable, Sendable, Equatable {
  /// Usar el elemento de ese número.
  case usar(id: Int, Acto)
  /// Redibujar la madre de todo, como si cambiara algo por encima.
  case redibujar
  /// Enseñar otra vista previa del fichero; la primera es la 0.
  case cambiar(a: Int)
  /// Adelantar el reloj de la vista esos segundos; solo si no corre en tiempo real.
  case avanzar(Double)
}

/// Algo que se le hace a un elemento.
public enum Acto: Codable, Sendable, Equatable {
  /// Pulsarlo.
  case pulsar
  /// Cambiarlo de encendido a apagado o al revés.
  case alternar
  /// Elegir la opción de ese número.
  case elegir(Int)
  /// Escribir ese texto en vez del que había.
  case escribir(String)
  /// Dar por terminado lo escrito.
  case enviar
  /// Subir (positivo) o bajar (negativo) esos pasos.
  case ajustar(Int)
  /// Poner ese número.
  case poner(Double)
  /// Estirar la lista para refrescarla.
  case refrescar
  /// Cerrar lo presentado.
  case cerrar

  /// Los pasos que se dan como mucho de una vez.
  public static let pasosMaximos = 1_000

  /// La clase de acto, sin sus datos.
  public enum Clase: String, Codable, Sendable, CaseIterable {
    case pulsar
    case alternar
    case elegir
    case escribir
    case enviar
    case ajustar
    case poner
    case refrescar
    case cerrar
  }

  /// La clase de este acto.
  public var clase: Clase {
    switch self {
    case .pulsar: .pulsar
    case .alternar: .alternar
    case .elegir: .elegir
    case .escribir: .escribir
    case .enviar: .enviar
    case .ajustar: .ajustar
    case .poner: .poner
    case .refrescar: .refrescar
    case .cerrar: .cerrar
    }
  }
}
