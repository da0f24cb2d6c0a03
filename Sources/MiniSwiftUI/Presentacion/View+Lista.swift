extension View {
  /// Pone un campo de búsqueda.
  ///
  /// - Parameters:
  ///   - text: lo que se busca.
  ///   - placement: dónde va.
  ///   - prompt: lo que se enseña cuando está vacío.
  /// - Returns: la vista con el cambio.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    ConAcciones(contenido: self, delante: true) { nodo in
      [campoDeBusqueda(nodo, text, prompt.texto)]
    }
  }

  /// Pone un campo de búsqueda.
  ///
  /// - Parameters:
  ///   - text: lo que se busca.
  ///   - placement: dónde va.
  ///   - prompt: lo que se enseña cuando está vacío.
  /// - Returns: la vista con el cambio.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    ConAcciones(contenido: self, delante: true) { nodo in
      [campoDeBusqueda(nodo, text, prompt?.texto ?? "")]
    }
  }

  /// Pone acciones que salen al deslizar la fila.
  ///
  /// - Parameters:
  ///   - edge: por qué lado.
  ///   - allowsFullSwipe: si deslizar del todo hace la primera.
  ///   - content: los botones.
  /// - Returns: la vista con el cambio.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    ConAnadido(
      contenido: self,
      anadido: Caja(
        .deslizamiento,
        papel: edge == .leading ? "leading" : "trailing",
        contenido: content()
      )
    )
  }

  /// Deja refrescar estirando.
  ///
  /// - Parameter action: lo que refresca.
  /// - Returns: la vista con el cambio.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    ConAcciones(contenido: self, acciones: [.refrescar { await action() }])
  }
}

/// El campo de búsqueda de `.searchable`.
@MainActor
private func campoDeBusqueda(
  _ nodo: _Nodo,
  _ texto: Binding<String>,
  _ ayuda: String
) -> Elemento {
  Elemento(
    .busqueda,
    id: nodo.numero,
    texto: ayuda,
    valor: .escrito(texto.wrappedValue),
    acciones: [.escribir { texto.wrappedValue = $0 }],
    activo: nodo.estaActivo
  )
}

/// Dónde va el campo de búsqueda.
public struct SearchFieldPlacement: Equatable, Sendable {
  let nombre: String

  /// Donde el sistema prefiera.
  public static let automatic = SearchFieldPlacement(nombre: "automatic")
  /// En la barra.
  public static let toolbar = SearchFieldPlacement(nombre: "toolbar")
  /// En la barra lateral.
  public static let sidebar = SearchFieldPlacement(nombre: "sidebar")
}

/// Un lado de la línea.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// El lado por el que se empieza a leer.
  case leading
  /// El lado por el que se acaba.
  case trailing
}

/// Una vista a la que se le suman elementos, o acciones a los suyos.
struct ConAcciones<Contenido: View>: View {
  let contenido: Contenido
  var delante = false
  var acciones: [Elemento.Accion] = []
  var elementos: @MainActor (_Nodo) -> [Elemento] = { _ in [] }

  init(contenido: Contenido, acciones: [Elemento.Accion]) {
    self.contenido = contenido
    self.acciones = acciones
  }

  init(
    contenido: Contenido,
    delante: Bool,
    elementos: @escaping @MainActor (_Nodo) -> [Elemento]
  ) {
    self.contenido = contenido
    self.delante = delante
    self.elementos = elementos
  }

  typealias Body = Never

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConAcciones(self, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConAcciones<Contenido>.self)
    nodo.vista = self
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
  }
}

/// El nodo de una vista a la que se le suman elementos o acciones.
final class NodoConAcciones<Contenido: View>: NodoConHijo {
  var vista: ConAcciones<Contenido>

  init(_ vista: ConAcciones<Contenido>, en sitio: _Sitio) {
    self.vista = vista
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    if vista.delante { salida += vista.elementos(self) }
    let primero = salida.count
    hijo?.volcar(en: &salida)
    for indice in primero..<salida.count { salida[indice].acciones += vista.acciones }
  }
}
