import Synchronization

/// Donde vive el valor de un `@State` mientras su vista está en el árbol.
///
/// Se lee y se escribe desde cualquier hilo; quien la leyó en su `body` recibe recado al cambiar.
final class Celda<Valor>: FuenteDeAvisos, @unchecked Sendable {
  // Es Sendable: `actual` y `lectores` solo se tocan bajo el cerrojo.
  private let cerrojo = Mutex(())
  private var actual: Valor
  private var lectores: [ObjectIdentifier: Vigia] = [:]
  private let nombre: String
  private let comparador = Comparador.de(Valor.self)
  private let contexto: Contexto

  init(_ valor: Valor, nombre: String, contexto: Contexto) {
    actual = valor
    self.nombre = nombre
    self.contexto = contexto
  }

  /// El valor. Leerlo en un `body` lo apunta; escribir uno igual no hace nada.
  var valor: Valor {
    get {
      let lector = Turno.lector
      let vigia = lector.map { nodo in MainActor.assumeIsolated { nodo.vigia } }
      let (valor, nuevo) = bajoCerrojo { (actual, vigia.map(apuntar) ?? false) }
      if nuevo, let lector { MainActor.assumeIsolated { lector.leyo(self) } }
      return valor
    }
    set {
      let viejo = bajoCerrojo { actual }
      guard !comparador.iguales(viejo, newValue) else { return }
      if Turno.lector != nil { Violaciones.advertir(.estadoDuranteElBody, en: contexto) }
      let avisados = bajoCerrojo {
        actual = newValue
        return Array(lectores.values)
      }
      for vigia in avisados { vigia.avisar(.estado(nombre)) }
    }
  }

  /// El valor, sin apuntar a quien lo lee.
  var sinApuntar: Valor { bajoCerrojo { actual } }

  func olvidar(_ nodo: NodoObservador) {
    let fuera = bajoCerrojo { lectores.removeValue(forKey: ObjectIdentifier(nodo)) }
    withExtendedLifetime(fuera) {}
  }

  private func apuntar(_ vigia: Vigia) -> Bool {
    guard let nodo = vigia.nodo else { return false }
    return lectores.updateValue(vigia, forKey: ObjectIdentifier(nodo)) == nil
  }

  private func bajoCerrojo<Resultado>(_ cuerpo: () -> Resultado) -> Resultado {
    cerrojo.withLock { _ in Entregado(valor: cuerpo()) }.valor
  }
}
