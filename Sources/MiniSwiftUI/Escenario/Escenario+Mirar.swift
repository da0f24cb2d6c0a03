extension Escenario {
  /// Si responde el control con esa etiqueta, o lo apaga un `.disabled`.
  ///
  /// ```swift ejecuta
  /// import SwiftUI
  ///
  /// struct Alta: View {
  ///   @State private var nombre = ""
  ///   @State private var avisos = false
  ///
  ///   var body: some View {
  ///     TextField("Nombre", text: $nombre)
  ///     Toggle("Avisos", isOn: $avisos)
  ///     Button("Guardar") {}.disabled(nombre.isEmpty)
  ///   }
  /// }
  ///
  /// let escenario = Escenario { Alta() }
  /// print(try escenario.estaActivo("Guardar"))
  /// try escenario.escribir("Ana", en: "Nombre")
  /// try escenario.alternar("Avisos")
  /// print(try escenario.estaActivo("Guardar"))
  /// print(try escenario.valor(de: "Nombre"), try escenario.valor(de: "Avisos"))
  /// ```
  /// ```salida
  /// false
  /// true
  /// Ana sí
  /// ```
  ///
  /// - Parameters:
  ///   - etiqueta: el texto que se ve en él.
  ///   - numero: cuál, si hay varios con ese texto; el primero es el 0.
  /// - Returns: si responde.
  /// - Throws: ``EscenarioError`` si no está; dice cuáles hay.
  public func estaActivo(_ etiqueta: String, numero: Int = 0) throws(EscenarioError) -> Bool {
    try hallar(.cualquiera, etiqueta, numero).activo
  }

  /// Lo que enseña ahora el control con esa etiqueta, esté activo o no.
  ///
  /// De un campo, lo escrito, o los puntos de un `SecureField`; de un interruptor, «sí» o
  /// «no»; de un selector, la opción elegida o «ninguna»; de lo demás, su número, sin decimales si
  /// no los tiene. Como en ``texto``.
  ///
  /// - Parameters:
  ///   - etiqueta: el texto que se ve en él.
  ///   - numero: cuál, si hay varios con ese texto; el primero es el 0.
  /// - Returns: el valor, como se lee.
  /// - Throws: ``EscenarioError`` si no está; dice cuáles hay.
  public func valor(de etiqueta: String, numero: Int = 0) throws(EscenarioError) -> String {
    switch try hallar(.conValor, etiqueta, numero).valor {
    case .ninguno: ""
    case .encendido(let si): si ? "sí" : "no"
    case .escrito(let texto): texto
    case .numero(let numero, _): Volcado.corto(numero)
    case .elegida(let cual, let opciones): cual.map { opciones[$0] } ?? "ninguna"
    }
  }
}
