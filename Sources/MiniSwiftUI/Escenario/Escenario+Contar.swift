extension Escenario {
  /// Cuántas veces se ha ejecutado el `body` de las vistas de un tipo desde la última cuenta.
  ///
  /// - Parameter vista: el tipo.
  /// - Returns: cuántas.
  public func veces<Vista>(de vista: Vista.Type) -> Int {
    alDia()
    return motor.diario.veces(de: vista)
  }

  /// Por qué se ejecutó cada `body` de las vistas de un tipo, en orden.
  ///
  /// - Parameter vista: el tipo.
  /// - Returns: los motivos de cada ejecución, en orden.
  public func motivos<Vista>(de vista: Vista.Type) -> [[Motivo]] {
    alDia()
    return motor.diario.motivos(de: vista)
  }

  /// Cada ejecución de un `body` desde la última cuenta, en orden.
  public var dibujos: [Dibujo] {
    alDia()
    return motor.diario.dibujos
  }

  /// Lo que ha pasado desde la última cuenta: qué entra y sale, qué aparece, qué tareas empiezan.
  public var sucesos: [Suceso] { sucesosEnSuVista.map(\.suceso) }

  /// Lo que ha pasado desde la última cuenta, cada cosa con la vista en la que está escrita.
  public var sucesosEnSuVista: [SucesoEnSuVista] {
    alDia()
    return motor.diario.sucesos
  }

  /// Los objetos de un tipo que las vistas han creado o recibido en sus propiedades.
  ///
  /// - Parameter tipo: la clase.
  /// - Returns: cuántos se han creado y cuántos viven.
  public func objetos<Objeto: AnyObject>(de tipo: Objeto.Type) -> CuentaDeObjetos {
    alDia()
    return motor.diario.objetos(de: tipo)
  }

  /// Las advertencias que han salido, cada una una vez.
  public var advertencias: [Advertencia] {
    alDia()
    return motor.contexto.advertencias
  }

  /// Empieza la cuenta: olvida los dibujos, los sucesos y las advertencias que hubiera.
  public func empezarCuenta() {
    alDia()
    motor.diario.vaciar()
    motor.contexto.olvidarAdvertencias()
  }

  /// Las advertencias que salen al ejecutar algo fuera de cualquier escenario.
  ///
  /// - Parameter cuerpo: lo que se ejecuta.
  /// - Returns: las advertencias, en orden.
  public static func advertencias(de cuerpo: () -> Void) -> [Advertencia] {
    let contexto = Contexto()
    Contexto.$actual.withValue(contexto) { cuerpo() }
    return contexto.advertencias
  }
}
