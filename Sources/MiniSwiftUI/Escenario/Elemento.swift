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
  public var todos: [Elemento] { [self] + hijos.flatMap(\.todos) }
}

extension Elemento {
  /// Qué es un elemento; su valor es el nombre que tiene en SwiftUI.
  public enum Clase: String, Sendable, CaseIterable {
    /// Un texto.
    case texto = "Text"
    /// Una imagen, que aquí es el nombre de su símbolo.
    case imagen = "Image"
    /// Una etiqueta con icono.
    case etiqueta = "Label"
    /// Un botón.
    case boton = "Button"
    /// Un interruptor.
    case interruptor = "Toggle"
    /// Un selector entre opciones.
    case selector = "Picker"
    /// Un campo de texto.
    case campo = "TextField"
    /// Un campo de texto que no se lee.
    case campoSecreto = "SecureField"
    /// Un selector de fecha.
    case fecha = "DatePicker"
    /// Un contador con más y menos.
    case contador = "Stepper"
    /// Un deslizador.
    case deslizador = "Slider"
    /// Un indicador de progreso.
    case progreso = "ProgressView"
    /// Una pila vertical.
    case columna = "VStack"
    /// Una pila horizontal.
    case fila = "HStack"
    /// Una pila en profundidad.
    case capas = "ZStack"
    /// Un hueco que se estira.
    case hueco = "Spacer"
    /// Una línea divisoria.
    case linea = "Divider"
    /// Una zona que se desplaza.
    case desplazable = "ScrollView"
    /// Una lista.
    case lista = "List"
    /// Un formulario.
    case formulario = "Form"
    /// Una sección de una lista o de un formulario.
    case seccion = "Section"
    /// Una pila de navegación.
    case navegacion = "NavigationStack"
    /// Un enlace de navegación.
    case enlace = "NavigationLink"
    /// Una hoja presentada.
    case hoja = "sheet"
    /// Una alerta presentada.
    case alerta = "alert"
    /// Un campo de búsqueda.
    case busqueda = "searchable"
    /// Un elemento de la barra.
    case barra = "ToolbarItem"
    /// Las acciones que salen al deslizar una fila.
    case deslizamiento = "swipeActions"
    /// Un menú.
    case menu = "Menu"
    /// Una forma o un color.
    case forma = "Shape"
  }

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
