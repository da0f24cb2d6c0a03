extension Escenario {
  /// Deja pasar un turno: corren las tareas que estaban listas y se hace la pasada.
  public func turno() async {
    alDia()
    await Task.yield()
    alDia()
  }

  /// Deja pasar turnos hasta que se cumpla una condición.
  ///
  /// - Parameters:
  ///   - turnos: cuántos, como mucho.
  ///   - condicion: lo que se espera.
  /// - Returns: si se cumplió.
  @discardableResult
  public func hasta(turnos: Int = 10_000, _ condicion: () -> Bool) async -> Bool {
    for _ in 0..<turnos {
      alDia()
      if condicion() { return true }
      await Task.yield()
    }
    alDia()
    return condicion()
  }

  /// Adelanta el reloj y deja correr a las tareas que despiertan, hasta que no quede ninguna lista.
  ///
  /// Si una tarea vuelve a dormir dentro del tiempo avanzado, despierta otra vez: avanzar un minuto
  /// da sesenta vueltas a un bucle que duerme un segundo.
  ///
  /// - Parameter duracion: cuánto.
  public func avanzar(_ duracion: Duration) async {
    await asentar()
    let meta = reloj.now.advanced(by: duracion)
    while let proximo = reloj.proximoPlazo, proximo <= meta {
      reloj.poner(proximo)
      await asentar()
    }
    reloj.poner(meta)
    await asentar()
  }

  /// Deja pasar turnos de sobra para que lo que ya está en marcha llegue a dormirse o a acabar.
  ///
  /// En el actor principal cada paso es un turno y bastan unos pocos. Lo que corre en otros hilos va
  /// a su aire: se le dan muchos más.
  private func asentar() async {
    for _ in 0..<(reloj.durmioAlgunaFuera ? 2_000 : 20) { await turno() }
  }
}
