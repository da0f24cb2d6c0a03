extension Escenario {
  /// Los grupos de elementos que se usan igual.
  enum Uso {
    case boton
    case interruptor
    case selector
    case campo
    case ajustable
    case busqueda
    case refrescable
    case presentado
    case vuelta
    /// Cualquier control, se use como se use.
    case cualquiera
    /// Cualquiera que enseñe un valor.
    case conValor

    /// Cómo se llama en un mensaje.
    var nombre: String {
      switch self {
      case .boton: "el botón"
      case .interruptor: "el interruptor"
      case .selector: "el selector"
      case .campo: "el campo"
      case .ajustable: "el control"
      case .busqueda: "el campo de búsqueda"
      case .refrescable: "el sitio que refrescar"
      case .presentado: "el panel que cerrar"
      case .vuelta: "el botón para volver"
      case .cualquiera: "el control"
      case .conValor: "el control con valor"
      }
    }

    @MainActor
    func sirve(_ accion: Elemento.Accion) -> Bool {
      switch (self, accion) {
      case (.boton, .pulsar), (.vuelta, .pulsar), (.interruptor, .alternar), (.selector, .elegir),
        (.campo, .escribir), (.ajustable, .ajustar), (.ajustable, .poner),
        (.refrescable, .refrescar), (.presentado, .cerrar), (.busqueda, .escribir):
        true
      case (.cualquiera, .refrescar), (.cualquiera, .cerrar): false
      case (.cualquiera, _): true
      default: false
      }
    }

    @MainActor
    func sirve(_ elemento: Elemento) -> Bool {
      if self == .conValor { return elemento.valor != .ninguno }
      if (self == .busqueda) != (elemento.clase == .busqueda), self == .busqueda || self == .campo {
        return false
      }
      if self == .vuelta, elemento.papel != "back" { return false }
      return elemento.acciones.contains(where: sirve)
    }
  }

  /// El elemento que se usa así y lleva esa etiqueta, y que no está apagado.
  func elemento(
    _ uso: Uso,
    _ etiqueta: String?,
    _ numero: Int
  ) throws(EscenarioError) -> Elemento {
    let elemento = try hallar(uso, etiqueta, numero)
    guard elemento.activo else { throw .estaApagado(que: uso.nombre, cual: elemento.rotulo) }
    return elemento
  }

  /// El elemento que se usa así y lleva esa etiqueta, apagado o no.
  func hallar(
    _ uso: Uso,
    _ etiqueta: String?,
    _ numero: Int
  ) throws(EscenarioError) -> Elemento {
    let candidatos = todos.filter { uso.sirve($0) }
    let iguales = candidatos.filter { etiqueta == nil || $0.rotulo == etiqueta }
    guard iguales.isEmpty || iguales.indices.contains(numero) else {
      let cual = etiqueta ?? ""
      throw .noHayTantos(que: uso.nombre, cual: cual, hay: iguales.count, pedido: numero)
    }
    guard iguales.indices.contains(numero) else {
      throw .noHay(que: uso.nombre, cual: etiqueta ?? "", hay: candidatos.map(\.rotulo))
    }
    return iguales[numero]
  }

  /// La acción que se busca en ese elemento.
  func accion<Accion>(
    _ uso: Uso,
    _ etiqueta: String?,
    _ numero: Int,
    _ sacar: (Elemento.Accion) -> Accion?
  ) throws(EscenarioError) -> Accion {
    let elemento = try elemento(uso, etiqueta, numero)
    for accion in elemento.acciones {
      if let encontrada = sacar(accion) { return encontrada }
    }
    throw .noHay(que: uso.nombre, cual: etiqueta ?? "", hay: [])
  }
}
