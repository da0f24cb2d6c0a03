/// Algo que se ve: una pieza del árbol ya resuelto, que sabe dibujar un terminal.
///
/// El árbol de elementos no tiene vistas ni modificadores: solo textos, controles y contenedores,
/// con lo que hace falta para enseñarlos y para usarlos.
@MainActor
public struct Elemento: Identifiable {
  /// El número del nodo que lo enseña: el mismo mientras la vista siga en su sitio.
  public let id: Int
  /// Qué es.
  public let clase: Clase
  /// El texto que se ve: el de un `Text`, la etiqueta de un control.
  public var texto: String
  /// Para qué está: `destructive`, `toolbar`, `header`…; vacío casi siempre.
  public var papel: String
  /// El valor que enseña un control.
  public var valor: Valor
  /// Qué se le puede hacer.
  public var acciones: [Accion]
  /// Si responde; `.disabled` lo apaga.
  public var activo: Bool
  /// Las pistas de estilo, de dentro afuera.
  public var pistas: [Pista]
  /// Lo que contiene.
  public var hijos: [Elemento]
  /// Su valor cuando es una opción de un `Picker`.
  var etiquetaDeOpcion: AnyHashable?

  /// Si el teclado puede pararse en él.
  public var enfocable: Bool { activo && !acciones.isEmpty }

  init(
    _ clase: Clase,
    id: Int,
    texto: String = "",
    papel: String = "",
    valor: Valor = .ninguno,
    acciones: [Accion] = [],
    activo: Bool = true,
    hijos: [Elemento] = []
  ) {
    self.id = id
    self.clase = clase
    self.texto = texto
    self.papel = papel
    self.valor = valor
    self.acciones = acciones
    self.activo = activo
    self.hijos = hijos
    pistas = []
  }

  /// Este elemento y todos los que contiene, de arriba abajo.
  public var todos: [Elemento] {
    var todos: [Elemento] = []
    reunir(en: &todos)
    return todos
  }

  /// El texto con el que se busca para usarlo: el suyo o, si no tiene, los de lo que contiene.
  var rotulo: String {
    guard texto.isEmpty else { return texto }
    return hijos.map(\.rotulo).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func reunir(en todos: inout [Elemento]) {
    todos.append(self)
    for hijo in hijos { hijo.reunir(en: &todos) }
  }
}

extension Elemento {
  /// El valor que enseña un control.
  public enum Valor: Hashable, Sendable {
    /// No enseña ninguno.
    case ninguno
    /// Encendido o apagado.
    case encendido(Bool)
    /// Lo escrito.
    case escrito(String)
    /// Una de varias opciones; `nil` si la selección no es ninguna.
    case elegida(Int?, de: [String])
    /// Un número, y entre qué límites está.
    case numero(Double, de: ClosedRange<Double>?)
  }

  /// Algo que se le puede hacer a un elemento.
  public enum Accion {
    /// Pulsarlo.
    case pulsar(@MainActor () -> Void)
    /// Cambiarlo de encendido a apagado o al revés.
    case alternar(@MainActor () -> Void)
    /// Elegir la opción de ese número.
    case elegir(@MainActor (Int) -> Void)
    /// Escribir ese texto, en vez del que había.
    case escribir(@MainActor (String) -> Void)
    /// Dar por terminado lo escrito: la tecla Intro.
    case enviar(@MainActor () -> Void)
    /// Subir (1) o bajar (-1) un paso.
    case ajustar(@MainActor (Int) -> Void)
    /// Poner ese número.
    case poner(@MainActor (Double) -> Void)
    /// Estirar la lista para refrescarla.
    case refrescar(@MainActor () async -> Void)
    /// Cerrar lo presentado.
    case cerrar(@MainActor () -> Void)
  }

  /// Una pista de estilo: el modificador y lo que se le dio.
  public struct Pista: Hashable, Sendable {
    /// El nombre del modificador: `padding`, `font`…
    public let nombre: String
    /// Lo que se le dio, como texto; vacío si nada.
    public let valor: String

    /// Crea una pista.
    ///
    /// - Parameters:
    ///   - nombre: el modificador.
    ///   - valor: lo que se le dio.
    public init(_ nombre: String, _ valor: String = "") {
      self.nombre = nombre
      self.valor = valor
    }
  }
}
