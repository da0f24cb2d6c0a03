/// Un objeto que avisa antes de cambiar.
///
/// Sin escribir nada, `objectWillChange` avisa antes de cada cambio de una propiedad `@Published`,
/// suya o heredada. Un cambio dentro de otro `ObservableObject` guardado no sube: el hijo avisa a
/// los suyos.
///
/// ```swift ejecuta
/// import Combine
///
/// final class Cafetera: ObservableObject {
///   @Published var tazas = 0
///   var notas = ""
/// }
/// let cafetera = Cafetera()
/// let recibo = cafetera.objectWillChange.sink { print("aviso con \(cafetera.tazas) tazas") }
/// cafetera.tazas += 1
/// cafetera.notas = "sin aviso"
/// print(cafetera.tazas)
/// recibo.cancel()
/// ```
/// ```salida
/// aviso con 0 tazas
/// 1
/// ```
public protocol ObservableObject: AnyObject {
  /// El tipo del publicador de avisos.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Avisa antes de cada cambio.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// El publicador que se crea al pedirlo por primera vez; desde entonces es siempre el mismo.
  public var objectWillChange: ObservableObjectPublisher {
    RegistroDeAvisos.unico.aviso(de: self)
  }
}
