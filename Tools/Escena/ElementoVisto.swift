/// Un texto, un control o un contenedor, con lo que hace falta para pintarlo y usarlo.
public struct ElementoVisto: Codable, Sendable, Equatable {
  /// Su número, distinto del de los demás: el mismo mientras la vista siga en su sitio.
  public var id: Int
  /// Qué es, con su nombre en SwiftUI: `Text`, `VStack`, `Button`…
  public var clase: String
  /// El texto que se ve: el de un `Text`, la etiqueta de un control.
  public var texto: String
  /// Para qué está: `destructive`, `toolbar`, `header`…; vacío casi siempre.
  public var papel: String
  /// El valor que enseña un control.
  public var valor: Valor
  /// Qué se le puede hacer.
  public var admite: [Acto.Clase]
  /// Si responde; `.disabled` lo apaga.
  public var activo: Bool
  /// Los modificadores visuales, de dentro afuera, cada uno con lo que se le dio.
  public var pistas: [Pista]
  /// Lo que contiene.
  public var hijos: [ElementoVisto]

  /// Crea un elemento.
  public init(
    id: Int,
    clase: String,
    texto: String = "",
    papel: String = "",
    valor: Valor = .ninguno,
    admite: [Acto.Clase] = [],
    activo: Bool = true,
    pistas: [Pista] = [],
    hijos: [ElementoVisto] = []
  ) {
    self.id = id
    self.clase = clase
    self.texto = texto
    self.papel = papel
    self.valor = valor
    self.admite = admite
    self.activo = activo
    self.pistas = pistas
    self.hijos = hijos
  }

  /// El valor que enseña un control.
  public enum Valor: Codable, Sendable, Equatable {
    /// No enseña ninguno.
    case ninguno
    /// Encendido o apagado.
    case encendido(Bool)
    /// Lo escrito.
    case escrito(String)
    /// La opción elegida, o ninguna, y todas las que hay.
    case elegida(Int?, opciones: [String])
    /// Un número y, si los tiene, sus límites.
    case numero(Double, minimo: Double?, maximo: Double?)
  }

  /// Un modificador visual y lo que se le dio.
  public struct Pista: Codable, Sendable, Equatable {
    /// El modificador: `padding`, `font`…
    public var nombre: String
    /// Lo que se le dio, como texto.
    public var valor: String

    /// Crea una pista.
    public init(_ nombre: String, _ valor: String = "") {
      self.nombre = nombre
      self.valor = valor
    }
  }
}
