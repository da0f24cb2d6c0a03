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
    /// Un enlace a otra pantalla.
    case enlace = "NavigationLink"
    /// Un interruptor.
    case interruptor = "Toggle"
    /// Un menú de acciones.
    case menu = "Menu"
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
    /// Una hoja presentada.
    case hoja = "sheet"
    /// Una alerta presentada.
    case alerta = "alert"
    /// Un diálogo con varias opciones.
    case dialogo = "confirmationDialog"
    /// Un campo de búsqueda.
    case busqueda = "searchable"
    /// Un elemento de la barra.
    case barra = "ToolbarItem"
    /// Las acciones que salen al deslizar una fila.
    case deslizamiento = "swipeActions"
    /// Una forma que se pinta.
    case forma = "Shape"
    /// Un color que se pinta.
    case color = "Color"
  }
}
