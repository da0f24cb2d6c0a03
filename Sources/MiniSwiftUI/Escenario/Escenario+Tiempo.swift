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

  /// Deja que lo que está en marcha llegue a dormirse o a acabar.
  ///
  /// Una tarea despertada vuelve a su actor pasando por otro hilo: primero se espera a que llegue.
  /// Después bastan unos turnos, salvo para lo que corre fuera del actor principal, que va a su aire.
  private func asentar() async {
    await hasta(turnos: 1_000_000) { reloj.enVuelo == 0 }
    for _ in 0..<(reloj.durmioAlgunaFuera ? 2_000 : 20) { await turno() }
  }
}
