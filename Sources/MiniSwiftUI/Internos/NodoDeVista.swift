/// El nodo de una vista con `body`, de un modificador o de una app: guarda su estado.
class NodoDePortador<Portador, Contenido: View>: NodoObservador {
  private(set) var portador: Portador
  private var ranuras: [AnyObject?]
  private let suEsquema: Esquema

  override var esquema: Esquema { suEsquema }

  /// Lo que el portador describe; cada subclase dice cómo se le pide.
  func contenido(_ portador: Portador) -> Contenido { Violaciones.sinImplementar() }

  init(_ portador: Portador, en sitio: _Sitio) {
    self.portador = portador
    suEsquema = Esquema.de(Portador.self)
    ranuras = Array(repeating: nil, count: suEsquema.ranuras)
    super.init(en: sitio)
    dibujar(porPrimeraVez)
    motor.diario.entro(suEsquema)
  }

  /// Recibe de la madre la versión nueva: si difiere, recalcula el `body`.
  ///
  /// - Parameters:
  ///   - nuevo: la versión nueva.
  ///   - motivo: por qué recalcularlo aunque no difiera.
  func recibir(_ nuevo: Portador, porque motivo: Motivo? = nil) {
    var motivos = tomarMotivos()
    if let motivo { motivos.append(motivo) }
    motivos += camposDistintos(de: nuevo).map(\.motivo)
    guard !motivos.isEmpty else { return }
    portador = nuevo
    dibujar(motivos)
  }

  override func rehacer() { dibujar(tomarMotivos()) }

  private func dibujar(_ motivos: [Motivo]) {
    motor.diario.dibujo(suEsquema, numero, motivos)
    let contenido = observando(antes: instalar) { self.contenido(portador) }
    if let hijo {
      contenido._poner(en: hijo)
    } else {
      hijo = contenido._crear(en: sitioDeHijo.de(suEsquema))
    }
  }

  /// Los campos que no son los mismos que antes.
  private func camposDistintos(de nuevo: Portador) -> [Esquema.Campo] {
    guard !suEsquema.campos.isEmpty else { return [] }
    return withUnsafePointer(to: portador) { viejo in
      withUnsafePointer(to: nuevo) { nuevo in
        suEsquema.campos.filter { campo in
          !campo.comparador.iguales(
            UnsafeRawPointer(viejo) + campo.desplazamiento,
            UnsafeRawPointer(nuevo) + campo.desplazamiento
          )
        }
      }
    }
  }

  private func instalar() {
    guard !suEsquema.pasos.isEmpty else { return }
    var ranura = 0
    withUnsafeMutablePointer(to: &portador) { puntero in
      for paso in suEsquema.pasos {
        switch paso {
        case .instalar(let instalador):
          instalador(puntero, &ranuras[ranura], self)
          ranura += 1
        case .actualizar(let actualizar):
          actualizar(puntero)
        }
      }
    }
  }

  override func desmontar() {
    super.desmontar()
    motor.diario.salio(suEsquema)
  }
}

/// Los motivos de la primera vez, los mismos para todas.
private let porPrimeraVez = [Motivo.primeraVez]

/// El nodo de una vista con `body`.
final class NodoDeVista<Vista: View>: NodoDePortador<Vista, Vista.Body> {
  override func contenido(_ portador: Vista) -> Vista.Body { portador.body }
}
