/// Lo que se hace al pulsar Intro en un campo.
struct Envio {
  let accion: () -> Void
}

extension EnvironmentValues {
  private struct ClaveDeEnvio: EnvironmentKey {
    static var defaultValue: Envio? { nil }
  }

  /// Lo que se hace al pulsar Intro en un campo.
  var alEnviar: Envio? {
    get { self[ClaveDeEnvio.self] }
    set { self[ClaveDeEnvio.self] = newValue }
  }
}

extension View {
  /// Ejecuta algo al pulsar Intro en un campo de dentro.
  ///
  /// - Parameter action: lo que se ejecuta.
  /// - Returns: la vista con el cambio.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.alEnviar, Envio(accion: action))
  }
}
