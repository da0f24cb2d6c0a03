/// El sujeto de una propiedad `@Published`: avisa, entrega el valor nuevo y solo después lo guarda.
///
/// No retiene a la dueña de la propiedad.
final class PublishedSubject<Value>: SujetoConMemoria {
  typealias Output = Value
  typealias Failure = Never

  private let cerrojo = Cerrojo()
  private var lista = ListaDeConductos()
  private var actual: Value
  private var versionGuardada: UInt = 0
  private var ultimaVersion: UInt = 0
  private var publicadorDeAvisos: ObservableObjectPublisher?
  private var fuentes: [CombineIdentifier: any Subscription] = [:]
  private var sinDuenia = false

  static var nombre: String { "PublishedSubject" }

  init(_ valor: Value) {
    actual = valor
  }

  /// El valor guardado.
  var valor: Value { cerrojo.cerrado { actual } }

  /// El publicador de avisos del objeto, si ya se instaló.
  var aviso: ObservableObjectPublisher? {
    get { cerrojo.cerrado { publicadorDeAvisos } }
    set { cerrojo.cerrado { publicadorDeAvisos = newValue } }
  }

  var guardado: (valor: Value, version: UInt) {
    cerrojo.cerrado { (actual, versionGuardada) }
  }

  /// Avisa al objeto, entrega `nuevo` a los suscriptores y lo guarda, en este orden.
  func poner(_ nuevo: Value) {
    var aviso: ObservableObjectPublisher?
    cerrojo.hacer { aviso = publicadorDeAvisos }
    aviso?.send()
    var foto = ListaDeConductos.Foto()
    var version: UInt = 0
    cerrojo.hacer {
      ultimaVersion += 1
      (foto, version) = (lista.foto, ultimaVersion)
    }
    foto.recorrer { (conducto: Conducto<Value, Never>) in
      conducto.ofrecer(nuevo, version: version)
    }
    var viejo = nuevo
    cerrojo.hacer {
      swap(&actual, &viejo)
      versionGuardada = version
    }
    withExtendedLifetime(viejo) {}
  }

  /// Conecta un suscriptor.
  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
    let conducto = ConductoConMemoria(CajaDeTipo.de(subscriber), padre: self)
    _ = conducto.presentar {
      cerrojo.cerrado { lista.agregar(conducto) }
      return true
    }
  }

  func quitar(_ conducto: Conducto<Value, Never>) {
    cerrojo.cerrado { lista.quitar(conducto) }
  }

  // MARK: Lo que se asigna a la propiedad

  /// Apunta una suscripción que durará lo que la propiedad.
  ///
  /// - Returns: `false` si la propiedad ya no existe.
  func apuntar(_ fuente: any Subscription) -> Bool {
    cerrojo.cerrado {
      guard !sinDuenia else { return false }
      fuentes[fuente.combineIdentifier] = fuente
      return true
    }
  }

  /// Olvida una suscripción que ya terminó.
  func olvidar(_ fuente: any Subscription) {
    let olvidada = cerrojo.cerrado { fuentes.removeValue(forKey: fuente.combineIdentifier) }
    withExtendedLifetime(olvidada) {}
  }

  /// La propiedad desaparece: cancela todo lo que se le asignaba.
  func perderDuenia() {
    let huerfanas = cerrojo.cerrado {
      sinDuenia = true
      defer { fuentes = [:] }
      return fuentes
    }
    for fuente in huerfanas.values { fuente.cancel() }
  }
}
