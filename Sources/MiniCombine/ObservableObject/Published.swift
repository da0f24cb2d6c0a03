/// Una propiedad que entrega su valor nuevo antes de guardarlo.
///
/// Cada escritura, aunque el valor sea igual, hace en este orden: avisar por `objectWillChange`,
/// entregar el valor a quien escucha `$propiedad` y guardarlo. Dentro de ese `sink`, la propiedad
/// todavía tiene el valor viejo.
///
/// ```swift ejecuta
/// import Combine
///
/// final class Termostato { @Published var grados = 20 }
/// let termostato = Termostato()
/// let recibo = termostato.$grados.sink { print("llega \($0), se lee \(termostato.grados)") }
/// termostato.grados = 21
/// print(termostato.grados)
/// recibo.cancel()
/// ```
/// ```salida
/// llega 20, se lee 20
/// llega 21, se lee 20
/// 21
/// ```
@propertyWrapper
public struct Published<Value> {
  private let duenia: Duenia

  /// Crea la propiedad con su primer valor.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Hucha {
  ///   @Published var euros: Int
  ///   init(euros: Int) { _euros = Published(initialValue: euros) }
  /// }
  /// print(Hucha(euros: 50).euros)
  /// ```
  /// ```salida
  /// 50
  /// ```
  /// - Parameter initialValue: el primer valor.
  public init(initialValue: Value) {
    duenia = Duenia(initialValue)
  }

  /// Crea la propiedad con su primer valor; es lo que usa `@Published var x = …`.
  ///
  /// - Parameter wrappedValue: el primer valor.
  public init(wrappedValue: Value) {
    duenia = Duenia(wrappedValue)
  }

  /// No se puede usar fuera de una clase.
  @available(*, unavailable, message: "@Published solo está disponible en propiedades de clases")
  public var wrappedValue: Value {
    get { Violaciones.publishedFueraDeClase() }
    set { Violaciones.publishedFueraDeClase() }
  }

  /// El publicador de la propiedad: entrega el valor actual y cada uno de los siguientes.
  ///
  /// Escribirlo no cambia nada; se puede para que ``Publisher/assign(to:)`` lo reciba con `&`.
  public var projectedValue: Publisher {
    mutating get { Publisher(sujeto: duenia.sujeto) }
    set { _ = newValue }
  }

  /// Lee y escribe la propiedad de una clase; lo llama el compilador.
  ///
  /// - Parameters:
  ///   - object: el objeto que tiene la propiedad.
  ///   - wrappedKeyPath: la propiedad tal como se escribe en el código.
  ///   - storageKeyPath: la propiedad oculta con el `Published`.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].duenia.sujeto.valor }
    set {
      let sujeto = object[keyPath: storageKeyPath].duenia.sujeto
      if let oculto = RegistroDeAvisos.unico.avisoOculto(de: object) { sujeto.aviso = oculto }
      sujeto.poner(newValue)
    }
  }

  /// Entrega el valor actual de una propiedad `@Published` y cada uno de los siguientes.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Termo { @Published var grados = 20 }
  /// func vigilar(_ grados: Published<Int>.Publisher) -> AnyCancellable {
  ///   grados.filter { $0 > 30 }.sink { print("calor: \($0)") }
  /// }
  /// let termo = Termo()
  /// let recibo = vigilar(termo.$grados)
  /// termo.grados = 31
  /// recibo.cancel()
  /// ```
  /// ```salida
  /// calor: 31
  /// ```
  public struct Publisher: MiniCombine.Publisher {
    /// El valor de la propiedad.
    public typealias Output = Value
    /// Una propiedad no puede fallar.
    public typealias Failure = Never

    fileprivate let sujeto: PublishedSubject<Value>

    /// Conecta un suscriptor.
    ///
    /// - Parameter subscriber: el suscriptor.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Value == S.Input, S.Failure == Never {
      sujeto.receive(subscriber: subscriber)
    }
  }

  /// Vive lo que la propiedad; al morir corta lo que se le asignaba con `assign(to:)`.
  private final class Duenia {
    let sujeto: PublishedSubject<Value>

    init(_ valor: Value) { sujeto = PublishedSubject(valor) }

    deinit { sujeto.perderDuenia() }
  }
}

extension Published: CampoPublicado {
  var aviso: ObservableObjectPublisher? { duenia.sujeto.aviso }

  func instalar(_ aviso: ObservableObjectPublisher) { duenia.sujeto.aviso = aviso }
}

// Es Sendable: el sujeto que guarda solo cambia bajo su cerrojo.
extension Published.Publisher: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Escribe cada valor en una propiedad `@Published` mientras la propiedad viva.
  ///
  /// No devuelve recibo: no retiene al objeto, y cuando muere se cancela sola.
  ///
  /// ```swift ejecuta
  /// import Combine
  ///
  /// final class Tablero { @Published var puntos = 0 }
  /// let tablero = Tablero()
  /// [5, 8].publisher.assign(to: &tablero.$puntos)
  /// print(tablero.puntos)
  /// ```
  /// ```salida
  /// 8
  /// ```
  /// - Parameter published: el publicador de la propiedad, con `&`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(AsignacionPublicada(published.sujeto))
  }
}

/// El suscriptor de `assign(to:)`: conoce al sujeto sin retenerlo.
private final class AsignacionPublicada<Value>: Subscriber {
  private let cerrojo = Cerrojo()
  private var estado = EstadoDeSuscripcion.esperando
  private weak var sujeto: PublishedSubject<Value>?

  init(_ sujeto: PublishedSubject<Value>) {
    self.sujeto = sujeto
  }

  func receive(subscription: any Subscription) {
    let primera = cerrojo.cerrado {
      guard estado.espera else { return false }
      estado = .suscrito(subscription)
      return true
    }
    if primera, sujeto?.apuntar(subscription) == true {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    sujeto?.poner(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let anterior = cerrojo.cerrado {
      defer { estado = .terminado }
      return estado
    }
    if let suscripcion = anterior.suscripcion { sujeto?.olvidar(suscripcion) }
  }
}
