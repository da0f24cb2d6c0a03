/// Lo que se ve de una vista en un momento, y lo que pasó desde el cuadro anterior.
///
/// Lo manda el programa de la vista, una línea de JSON por cuadro, y lo pinta quien tiene la
/// terminal: así una parada de la vista no deja la terminal rota.
public struct Cuadro: Codable, Sendable, Equatable {
  /// Lo que se ve, de arriba abajo.
  public var elementos: [ElementoVisto]
  /// Los `body` ejecutados desde el cuadro anterior, en orden.
  public var dibujos: [DibujoVisto]
  /// Cuántas veces se ha ejecutado el `body` de cada vista desde el principio, por orden de llegada.
  public var cuentas: [CuentaVista]
  /// Lo que apareció, cambió, empezó o acabó desde el cuadro anterior, con su vista.
  public var sucesos: [String]
  /// Lo que SwiftUI advierte, desde el cuadro anterior.
  public var advertencias: [String]
  /// Lo último que se pidió desde el cuadro anterior; nada, si pasó algo sin pedirlo.
  public var causa: Causa?
  /// El nombre de la vista previa, si lo tiene.
  public var titulo: String?
  /// Cuál es, de las que tiene el fichero; la primera es la 0.
  public var indice: Int
  /// Cuántas vistas previas hay.
  public var total: Int

  /// Crea un cuadro.
  public init(
    elementos: [ElementoVisto],
    dibujos: [DibujoVisto] = [],
    cuentas: [CuentaVista] = [],
    sucesos: [String] = [],
    advertencias: [String] = [],
    causa: Causa? = nil,
    titulo: String? = nil,
    indice: Int = 0,
    total: Int = 1
  ) {
    self.elementos = elementos
    self.dibujos = dibujos
    self.cuentas = cuentas
    self.sucesos = sucesos
    self.advertencias = advertencias
    self.causa = causa
    self.titulo = titulo
    self.indice = indice
    self.total = total
  }

  /// Lo que se pidió a la vista.
  public enum Causa: String, Codable, Sendable {
    /// Enseñar la vista previa desde el principio.
    case ensenar
    /// Usar un elemento.
    case usar
    /// Redibujar la madre.
    case redibujar
    /// Adelantar el reloj.
    case avanzar
  }
}

/// Una ejecución del `body` de una vista.
public struct DibujoVisto: Codable, Sendable, Equatable {
  /// El tipo de la vista.
  public var vista: String
  /// El número de su nodo: dos filas del mismo tipo tienen números distintos.
  public var nodo: Int
  /// Por qué se ejecutó, cada motivo en una frase corta.
  public var motivos: [String]

  /// Crea una ejecución.
  public init(vista: String, nodo: Int, motivos: [String]) {
    self.vista = vista
    self.nodo = nodo
    self.motivos = motivos
  }
}

/// Cuántas veces se ha ejecutado el `body` de las vistas de un tipo.
public struct CuentaVista: Codable, Sendable, Equatable {
  /// El tipo de la vista.
  public var vista: String
  /// Las veces.
  public var veces: Int

  /// Crea una cuenta.
  public init(vista: String, veces: Int) {
    self.vista = vista
    self.veces = veces
  }
}
