// Lo que se escribe con un property wrapper, y dónde falta o sobra.

extension Cascada {
  /// `$caja` donde `caja` no lleva un wrapper que dé enlaces.
  static func sinEnlace(_ nombre: String, _ linea: String, _ escrito: LoEscrito) -> String? {
    guard let declarada = escrito.propiedad(nombre) else { return nil }
    let delEntorno = declarada.linea.contains("@Environment(")
    guard delEntorno || !declarada.linea.contains("@") else { return nil }
    let atributo = escrito.wrapper(de: declarada.tipo)
    if delEntorno && declarada.linea.contains(".self)") || atributo != nil,
      linea.daEntero("$\(nombre)")
    {
      return "Un objeto se da por su nombre: quita el `$`."
    }
    if delEntorno {
      return "`@Environment` no da `$`. Dentro del `body`, escribe antes "
        + "`@Bindable var \(nombre) = \(nombre)`."
    }
    if let atributo {
      return "`\(nombre)` es un objeto `\(declarada.tipo)` sin wrapper, y por eso no tiene `$`. "
        + "Decláralo así: `@\(atributo) var \(nombre): \(declarada.tipo)`."
    }
    let conValor = declarada.linea.contains("var \(nombre) =")
    guard escrito.enVista, conValor || ["Int", "Double", "String", "Bool"].contains(declarada.tipo)
    else { return nil }
    return "`\(nombre)` no lleva wrapper: si es de esta vista, decláralo con "
      + "`@State private var`\(conValor ? "" : "; si es de otra, con `@Binding var`")."
  }

  /// `modelo = State(…)` en vez de `_modelo = State(…)`.
  static func sinGuion(_ primero: Diagnostico, _ linea: String) -> String? {
    guard let nombre = linea.nombreAsignado,
      let wrapper = ["State", "StateObject", "Binding"].first(where: {
        linea.contains("\(nombre) = \($0)(")
      })
    else { return nil }
    let bien = "El wrapper se escribe con un guion bajo delante: `_\(nombre) = \(wrapper)(…)`."
    if primero.id == "assignment_lhs_is_immutable_variable" {
      return "`\(nombre)` es aquí lo que recibe el `init`. \(bien)"
    }
    return primero.argumentos.first?.hasPrefix("\(wrapper)<") == true ? bien : nil
  }

  /// `fuego = fuego`, si lo de la izquierda tenía que ser la propiedad.
  static func sinSelf(_ primero: Diagnostico, _ linea: String) -> String? {
    guard let nombre = linea.nombreAsignado,
      primero.notas.contains(where: { $0.mensaje.contains("'self.'") })
    else { return nil }
    return "`\(nombre)` es aquí lo que se recibe, y no la propiedad. La propiedad se escribe "
      + "`self.\(nombre)`."
  }

  /// `modelo = RecetaModelo()` en el `init`, donde `modelo` es un `@State` sin valor.
  static func primerValor(_ linea: String, _ escrito: LoEscrito) -> String? {
    guard let nombre = linea.nombreAsignado,
      escrito.propiedad(nombre)?.linea.contains("@State ") == true
    else { return nil }
    return "En el `init`, el primer valor se da así: `_\(nombre) = State(wrappedValue: …)`."
  }
}

extension String {
  /// El nombre al que la línea asigna: `caja` en `caja = 3` y en `self.caja = 3`.
  fileprivate var nombreAsignado: String? {
    let codigo = recortado.hasPrefix("self.") ? String(recortado.dropFirst(5)) : recortado
    let nombre = codigo.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !nombre.isEmpty && codigo.dropFirst(nombre.count).hasPrefix(" = ") ? String(nombre) : nil
  }

  /// Si nombra `nombre` y siempre entero, sin tomar nada suyo con un punto.
  fileprivate func daEntero(_ nombre: String) -> Bool {
    let detras = ranges(of: nombre).map { self[$0.upperBound...].first }
    return !detras.isEmpty
      && detras.allSatisfy { letra in
        letra.map { !$0.isLetter && !$0.isNumber && !"_.".contains($0) } ?? true
      }
  }
}
