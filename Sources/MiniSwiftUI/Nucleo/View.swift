/// Una vista: un valor que describe lo que se ve.
///
/// El `body` de una vista dice qué hay en pantalla ahora. MiniSwiftUI lo ejecuta al montar la vista
/// y otra vez cuando cambia algo que el `body` leyó; entre medias la vista no existe como objeto:
/// lo que perdura es su nodo, y con él el estado.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct Contador: View {
///   @State private var cuenta = 0
///
///   var body: some View {
///     Button("Van \(cuenta)") { cuenta += 1 }
///   }
/// }
///
/// let escenario = Escenario { Contador() }
/// try escenario.pulsar("Van 0")
/// print(escenario.texto)
/// ```
/// ```salida
/// Button "Van 1"
/// ```
@MainActor @preconcurrency
public protocol View {
  /// El tipo de lo que describe el `body`.
  associatedtype Body: View

  /// Lo que se ve.
  @ViewBuilder var body: Body { get }

  /// Crea el nodo que mantiene viva a la vista; no es para ti, lo llama el motor.
  func _crear(en sitio: _Sitio) -> _Nodo

  /// Da al nodo la versión nueva de la vista; no es para ti, lo llama el motor.
  func _poner(en nodo: _Nodo)
}

extension View {
  /// El nodo de una vista con `body`.
  public func _crear(en sitio: _Sitio) -> _Nodo {
    NodoDeVista<Self>(self, en: sitio)
  }

  /// Compara la vista nueva con la anterior y recalcula el `body` si difieren.
  public func _poner(en nodo: _Nodo) {
    unsafeDowncast(nodo, to: NodoDeVista<Self>.self).recibir(self)
  }
}

extension Never: View {
  /// Una vista básica no tiene `body`.
  public var body: Never { Violaciones.bodyDeVistaBasica() }
}

/// Una vista básica: la dibuja MiniSwiftUI.
///
/// Las tuyas no lo son: si te olvidas de su `body`, no compilan, como en un Mac.
public protocol _VistaBasica: View where Body == Never {}

extension _VistaBasica {
  /// Una vista básica no tiene `body`.
  public var body: Never { Violaciones.bodyDeVistaBasica() }
}
