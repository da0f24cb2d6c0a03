/// `@Entry var nombre: Tipo = valor`: un valor propio del entorno, con su clave.
struct MacroEntry {
  private let declaracion: DeclaracionDeVariable

  /// Lee la variable marcada, o da `nil` si no tiene la forma que hace falta.
  init?(_ codigo: String) {
    guard let declaracion = DeclaracionDeVariable(codigo) else { return nil }
    self.declaracion = declaracion
  }

  private var nombreDeClave: String { "__Key_\(declaracion.nombre)" }

  /// Cómo se lee y se escribe.
  var accesos: String {
    """
    {
      get { self[\(nombreDeClave).self] }
      set { self[\(nombreDeClave).self] = newValue }
    }
    """
  }

  /// La clave, con el valor por defecto.
  var clave: String {
    let valor =
      declaracion.tipo.map { "static var defaultValue: \($0) { \(declaracion.valor) }" }
      ?? "static let defaultValue = \(declaracion.valor)"
    return "private nonisolated struct \(nombreDeClave): EnvironmentKey {\n  \(valor)\n}"
  }

  /// Lo que se dice cuando la variable no tiene la forma que hace falta.
  static let sinValor =
    "'@Entry' necesita una variable con valor y nada más: '@Entry var nombre: Tipo = valor'"
  /// Lo que se dice cuando no está en el entorno.
  static let fueraDeSitio = "'@Entry' solo va dentro de 'extension EnvironmentValues { … }'"
}
