extension View {
  /// Ejecuta algo cuando la vista aparece, antes de que se vea; las hijas, primero.
  ///
  /// - Parameter action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ConCiclo(contenido: self, alAparecer: action, alDesaparecer: nil)
  }

  /// Ejecuta algo cuando la vista se va.
  ///
  /// - Parameter action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ConCiclo(contenido: self, alAparecer: nil, alDesaparecer: action)
  }

  /// Lanza una tarea cuando la vista aparece y la cancela cuando se va.
  ///
  /// Empieza después de todos los `onAppear`. Cancelar es avisar: la tarea tiene que hacer caso.
  ///
  /// - Parameters:
  ///   - priority: la prioridad de la tarea.
  ///   - action: la tarea.
  /// - Returns: la vista con el cambio.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    ConTarea(contenido: self, id: 0, prioridad: priority, accion: action)
  }

  /// Lanza una tarea cuando la vista aparece, y otra, tras cancelar la anterior, si cambia el valor.
  ///
  /// - Parameters:
  ///   - value: el valor que se vigila.
  ///   - priority: la prioridad de la tarea.
  ///   - action: la tarea.
  /// - Returns: la vista con el cambio.
  public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    ConTarea(contenido: self, id: value, prioridad: priority, accion: action)
  }

  /// Ejecuta algo cuando un valor cambia; recibe el viejo y el nuevo.
  ///
  /// - Parameters:
  ///   - value: el valor que se vigila; uno igual no cuenta.
  ///   - initial: si se ejecuta también al aparecer, con el mismo valor dos veces.
  ///   - action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ConCambio(contenido: self, valor: value, alEmpezar: initial, accion: action)
  }

  /// Ejecuta algo cuando un valor cambia.
  ///
  /// - Parameters:
  ///   - value: el valor que se vigila; uno igual no cuenta.
  ///   - initial: si se ejecuta también al aparecer.
  ///   - action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ConCambio(contenido: self, valor: value, alEmpezar: initial) { _, _ in action() }
  }

  /// Ejecuta algo cuando un valor cambia; recibe el nuevo. Es la manera antigua.
  ///
  /// - Parameters:
  ///   - value: el valor que se vigila; uno igual no cuenta.
  ///   - action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  @available(*, deprecated, message: "Usa onChange con el valor viejo y el nuevo, o sin ninguno")
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ConCambio(contenido: self, valor: value, alEmpezar: false) { _, nuevo in action(nuevo) }
  }

  /// Ejecuta algo con cada valor de un publicador mientras la vista esté.
  ///
  /// - Parameters:
  ///   - publisher: el publicador.
  ///   - action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ConPublicador(contenido: self, publicador: publisher, accion: action)
  }
}
