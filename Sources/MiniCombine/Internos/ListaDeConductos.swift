/// Los conductos de un sujeto en el orden en que llegaron.
///
/// Quitar uno deja un hueco, así que cuesta lo mismo con diez que con diez mil; los huecos se
/// cierran cuando son más de la mitad. La foto que usa `send` es el propio array: no se copia
/// salvo que alguien entre o salga mientras se envía. No lleva el tipo de los valores para que
/// recorrerla no cueste preguntar por él en cada paso.
struct ListaDeConductos {
  typealias Foto = ContiguousArray<ConductoRaiz?>

  /// Los conductos, con huecos.
  private(set) var foto: Foto = []
  private var ocupados = 0

  /// Añade un conducto al final.
  mutating func agregar(_ conducto: ConductoRaiz) {
    conducto.indice = foto.count
    foto.append(conducto)
    ocupados += 1
  }

  /// Quita un conducto, si está.
  mutating func quitar(_ conducto: ConductoRaiz) {
    let indice = conducto.indice
    guard foto.indices.contains(indice), foto[indice] === conducto else { return }
    foto[indice] = nil
    conducto.indice = -1
    ocupados -= 1
    if foto.count >= 16, ocupados * 2 < foto.count { cerrarHuecos() }
  }

  private mutating func cerrarHuecos() {
    var nueva = Foto()
    nueva.reserveCapacity(ocupados)
    for case let conducto? in foto {
      conducto.indice = nueva.count
      nueva.append(conducto)
    }
    foto = nueva
  }
}

extension ListaDeConductos.Foto {
  /// Llama a `cuerpo` con cada conducto, que son todos del tipo que dice quien los metió.
  @inline(__always)
  func recorrer<Output, Failure>(_ cuerpo: (Conducto<Output, Failure>) -> Void) {
    // La foto retiene los conductos hasta el final: no hace falta retener cada uno al pasar.
    withUnsafeBufferPointer { elementos in
      elementos.withMemoryRebound(to: Unmanaged<ConductoRaiz>?.self) { sinRetener in
        for raiz in sinRetener {
          raiz?._withUnsafeGuaranteedRef {
            cuerpo(unsafeDowncast($0, to: Conducto<Output, Failure>.self))
          }
        }
      }
    }
  }
}
