import Synchronization

/// Lo que el registro necesita de una propiedad `@Published`, sea cual sea su tipo.
protocol CampoPublicado {
  /// El publicador de avisos del objeto, si ya se instaló.
  var aviso: ObservableObjectPublisher? { get }
  /// Instala el publicador de avisos del objeto.
  func instalar(_ aviso: ObservableObjectPublisher)
}

/// Da a cada `ObservableObject` su publicador de avisos, uno por objeto.
///
/// El publicador vive en las propiedades `@Published` del objeto, que se encuentran con `Mirror`.
/// Un objeto sin ninguna, o que escribe su propio espejo, se apunta en una tabla.
///
/// Es Sendable: la tabla solo se toca bajo el cerrojo.
final class RegistroDeAvisos: @unchecked Sendable {
  static let unico = RegistroDeAvisos()

  private struct Apunte {
    weak var objeto: AnyObject?
    let aviso: ObservableObjectPublisher
  }

  private let cerrojo = Cerrojo()
  private var tabla: [ObjectIdentifier: Apunte] = [:]
  private var limite = 64
  private let hayEspejosPropios = Atomic<Bool>(false)

  /// El publicador de un objeto; lo crea e instala la primera vez.
  func aviso(de objeto: AnyObject) -> ObservableObjectPublisher {
    let campos = camposPublicados(de: objeto)
    let conEspejoPropio = objeto is any CustomReflectable
    let nuevo = ObservableObjectPublisher()
    return cerrojo.cerrado {
      let instalado = campos.lazy.compactMap(\.aviso).first ?? apuntado(objeto)
      let aviso = instalado ?? nuevo
      for campo in campos where campo.aviso == nil { campo.instalar(aviso) }
      if campos.isEmpty || conEspejoPropio, apuntado(objeto) == nil { apuntar(objeto, aviso) }
      if conEspejoPropio { hayEspejosPropios.store(true, ordering: .relaxed) }
      return aviso
    }
  }

  /// El publicador de un objeto cuyo espejo no enseña sus propiedades, si alguien lo pidió ya.
  @inline(__always)
  func avisoOculto(de objeto: AnyObject) -> ObservableObjectPublisher? {
    guard hayEspejosPropios.load(ordering: .relaxed) else { return nil }
    return cerrojo.cerrado { apuntado(objeto) }
  }

  private func camposPublicados(de objeto: AnyObject) -> [any CampoPublicado] {
    var campos: [any CampoPublicado] = []
    var espejo: Mirror? = Mirror(reflecting: objeto)
    while let actual = espejo {
      for hijo in actual.children {
        if let campo = hijo.value as? any CampoPublicado { campos.append(campo) }
      }
      espejo = actual.superclassMirror
    }
    return campos
  }

  private func apuntado(_ objeto: AnyObject) -> ObservableObjectPublisher? {
    // Un identificador se reutiliza cuando su objeto muere: solo vale si el apunte sigue vivo.
    guard let apunte = tabla[ObjectIdentifier(objeto)], apunte.objeto === objeto else {
      return nil
    }
    return apunte.aviso
  }

  private func apuntar(_ objeto: AnyObject, _ aviso: ObservableObjectPublisher) {
    if tabla.count >= limite {
      tabla = tabla.filter { $0.value.objeto != nil }
      limite = max(64, tabla.count * 2)
    }
    tabla[ObjectIdentifier(objeto)] = Apunte(objeto: objeto, aviso: aviso)
  }
}
