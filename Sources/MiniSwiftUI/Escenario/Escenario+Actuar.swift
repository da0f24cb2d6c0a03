extension Escenario {
  /// Pulsa un botón, un enlace o una acción de fila.
  ///
  /// - Parameters:
  ///   - etiqueta: el texto que se ve en él.
  ///   - numero: cuál, si hay varios con ese texto; el primero es el 0.
  /// - Throws: ``EscenarioError`` si no está o está apagado; dice cuáles hay.
  public func pulsar(_ etiqueta: String, numero: Int = 0) throws(EscenarioError) {
    let accion = try accion(.boton, etiqueta, numero) { accion in
      if case .pulsar(let hacer) = accion { hacer } else { nil }
    }
    hacer(accion)
  }

  /// Cambia un interruptor de encendido a apagado o al revés.
  ///
  /// - Parameters:
  ///   - etiqueta: el texto que se ve en él.
  ///   - numero: cuál, si hay varios con ese texto.
  /// - Throws: ``EscenarioError`` si no está o está apagado; dice cuáles hay.
  public func alternar(_ etiqueta: String, numero: Int = 0) throws(EscenarioError) {
    let accion = try accion(.interruptor, etiqueta, numero) { accion in
      if case .alternar(let hacer) = accion { hacer } else { nil }
    }
    hacer(accion)
  }

  /// Escribe en un campo de texto, en vez de lo que hubiera.
  ///
  /// - Parameters:
  ///   - texto: lo que se escribe.
  ///   - etiqueta: el texto del campo.
  ///   - enviar: si al final se pulsa Intro.
  /// - Throws: ``EscenarioError`` si no está o está apagado; dice cuáles hay.
  public func escribir(
    _ texto: String,
    en etiqueta: String,
    enviar: Bool = false
  ) throws(EscenarioError) {
    let accion = try accion(.campo, etiqueta, 0) { accion in
      if case .escribir(let hacer) = accion { hacer } else { nil }
    }
    hacer { accion(texto) }
    guard enviar else { return }
    let envio = try self.accion(.campo, etiqueta, 0) { accion in
      if case .enviar(let hacer) = accion { hacer } else { nil }
    }
    hacer(envio)
  }

  /// Elige una opción de un selector.
  ///
  /// - Parameters:
  ///   - opcion: el texto de la opción.
  ///   - etiqueta: el texto del selector.
  /// - Throws: ``EscenarioError`` si no está el selector o la opción; dice cuáles hay.
  public func elegir(_ opcion: String, en etiqueta: String) throws(EscenarioError) {
    let elemento = try elemento(.selector, etiqueta, 0)
    guard case .elegida(_, let opciones) = elemento.valor,
      let indice = opciones.firstIndex(of: opcion)
    else {
      guard case .elegida(_, let opciones) = elemento.valor else { return }
      throw .noHay(que: "la opción", cual: opcion, hay: opciones)
    }
    for case .elegir(let elegir) in elemento.acciones { hacer { elegir(indice) } }
  }

  /// Sube o baja pasos de un `Stepper`, un `Slider` o un `DatePicker`.
  ///
  /// - Parameters:
  ///   - etiqueta: el texto del control.
  ///   - pasos: cuántos; negativos, hacia abajo.
  /// - Throws: ``EscenarioError`` si no está o está apagado; dice cuáles hay.
  public func ajustar(_ etiqueta: String, pasos: Int) throws(EscenarioError) {
    for _ in 0..<abs(pasos) {
      let accion = try accion(.ajustable, etiqueta, 0) { accion in
        if case .ajustar(let hacer) = accion { hacer } else { nil }
      }
      hacer { accion(pasos.signum()) }
    }
  }

  /// Pone un deslizador en un valor.
  ///
  /// - Parameters:
  ///   - etiqueta: el texto del control.
  ///   - valor: el valor.
  /// - Throws: ``EscenarioError`` si no está o está apagado; dice cuáles hay.
  public func mover(_ etiqueta: String, a valor: Double) throws(EscenarioError) {
    let accion = try accion(.ajustable, etiqueta, 0) { accion in
      if case .poner(let hacer) = accion { hacer } else { nil }
    }
    hacer { accion(valor) }
  }

  /// Escribe en el campo de búsqueda de `.searchable`.
  ///
  /// - Parameter texto: lo que se busca.
  /// - Throws: ``EscenarioError`` si no hay ninguno.
  public func buscar(_ texto: String) throws(EscenarioError) {
    let accion = try accion(.busqueda, nil, 0) { accion in
      if case .escribir(let hacer) = accion { hacer } else { nil }
    }
    hacer { accion(texto) }
  }

  /// Estira la lista para refrescarla y espera a que acabe.
  ///
  /// - Throws: ``EscenarioError`` si nada se puede refrescar.
  public func refrescar() async throws(EscenarioError) {
    let accion = try accion(.refrescable, nil, 0) { accion in
      if case .refrescar(let hacer) = accion { hacer } else { nil }
    }
    await hacer(esperando: accion)
  }

  /// Cierra la hoja o la alerta que se esté enseñando.
  ///
  /// - Throws: ``EscenarioError`` si no hay ninguna.
  public func cerrar() throws(EscenarioError) {
    let accion = try accion(.presentado, nil, 0) { accion in
      if case .cerrar(let hacer) = accion { hacer } else { nil }
    }
    hacer(accion)
  }

  /// Vuelve a la pantalla anterior de la pila de navegación.
  ///
  /// - Throws: ``EscenarioError`` si se ve la primera.
  public func volver() throws(EscenarioError) {
    let accion = try accion(.vuelta, nil, 0) { accion in
      if case .pulsar(let hacer) = accion { hacer } else { nil }
    }
    hacer(accion)
  }
}

// Las dos se llaman igual; las distingue si hay que esperar.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Escenario {
  /// Hace algo como lo haría una acción de la vista, y termina el turno.
  ///
  /// - Parameter accion: lo que se hace.
  public func hacer(_ accion: () -> Void) {
    alDia()
    Contexto.$actual.withValue(motor.contexto) { accion() }
    alDia()
  }

  /// Hace algo como lo haría una acción de la vista, espera a que acabe y termina el turno.
  ///
  /// - Parameter accion: lo que se hace.
  public func hacer(esperando accion: () async -> Void) async {
    alDia()
    await Contexto.$actual.withValue(motor.contexto) { await accion() }
    alDia()
  }
}
