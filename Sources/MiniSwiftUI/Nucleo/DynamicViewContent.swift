/// Una vista que sale de unos datos, como ``ForEach``; sus filas se pueden borrar y mover.
public protocol DynamicViewContent: View {
  /// El tipo de los datos.
  associatedtype Data: Collection

  /// Los datos.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Deja borrar filas: cada una enseña un botón «Eliminar» entre sus acciones.
  ///
  /// - Parameter action: lo que se hace con las posiciones que se borran.
  /// - Returns: la vista con el cambio.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ConEdicion(contenido: self) { $0.alBorrar = action }
  }

  /// Deja mover filas: cada una enseña los botones «Subir» y «Bajar» entre sus acciones.
  ///
  /// - Parameter action: lo que se hace: de qué posiciones, y delante de cuál.
  /// - Returns: la vista con el cambio.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ConEdicion(contenido: self) { $0.alMover = action }
  }
}

/// Lo que se puede hacer con las filas de un `ForEach`.
struct EdicionDeFilas {
  var alBorrar: ((IndexSet) -> Void)?
  var alMover: ((IndexSet, Int) -> Void)?
}

/// Un nodo con filas que se pueden editar.
@MainActor
protocol ConFilasEditables: AnyObject {
  var edicion: EdicionDeFilas { get set }
}

/// Unas filas que se pueden editar: el nodo es el de las filas.
struct ConEdicion<Contenido: DynamicViewContent>: DynamicViewContent, _VistaBasica {
  let contenido: Contenido
  let permitir: (inout EdicionDeFilas) -> Void

  var data: Contenido.Data { contenido.data }

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = contenido._crear(en: sitio)
    permitir(nodo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    contenido._poner(en: nodo)
    permitir(nodo)
  }

  private func permitir(_ nodo: _Nodo) {
    if let filas = nodo as? any ConFilasEditables { permitir(&filas.edicion) }
  }
}

extension EdicionDeFilas {
  /// Los botones de una fila.
  @MainActor
  func elementos(fila: Int, de cuantas: Int, id: Int) -> [Elemento] {
    var botones: [Elemento] = []
    if let alBorrar {
      botones.append(
        Elemento(
          .boton,
          id: id,
          texto: "Eliminar",
          papel: "destructive",
          acciones: [.pulsar { alBorrar(IndexSet(integer: fila)) }]
        )
      )
    }
    if let alMover {
      let origen = IndexSet(integer: fila)
      let pasos = [("Subir", fila - 1, fila > 0), ("Bajar", fila + 2, fila < cuantas - 1)]
      botones += pasos.map { texto, meta, puede in
        let accion = Elemento.Accion.pulsar { alMover(origen, meta) }
        return Elemento(.boton, id: id, texto: texto, acciones: [accion], activo: puede)
      }
    }
    guard !botones.isEmpty else { return [] }
    return [Elemento(.deslizamiento, id: id, papel: "edit", hijos: botones)]
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Quita los elementos de esas posiciones.
  ///
  /// - Parameter offsets: las posiciones.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var posicion = -1
    removeAll { _ in
      posicion += 1
      return offsets.contains(posicion)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Mueve los elementos de unas posiciones delante de otra.
  ///
  /// - Parameters:
  ///   - source: las posiciones.
  ///   - destination: delante de cuál quedan, contada antes de mover.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var antes: [Element] = []
    var movidos: [Element] = []
    var despues: [Element] = []
    for (posicion, elemento) in enumerated() {
      if source.contains(posicion) {
        movidos.append(elemento)
      } else if posicion < destination {
        antes.append(elemento)
      } else {
        despues.append(elemento)
      }
    }
    replaceSubrange(startIndex..<endIndex, with: antes + movidos + despues)
  }
}
