/// Los conductos de un sujeto en el orden en que llegaron.
///
/// Quitar uno deja un hueco, así que cuesta lo mismo con diez que con diez mil; los huecos se
/// cierran cuando son más de la mitad. La foto que usa `send` es el propio array: no se copia
/// salvo que alguien entre o salga mientras se envía.
struct ListaDeConductos<Output, Failure: Error> {
  typealias C = Conducto<Output, Failure>

  /// Los conductos, con huecos.
  private(set) var foto: ContiguousArray<C?> = []
  private var ocupados = 0

  /// Añade un conducto al final.
  mutating func agregar(_ conducto: C) {
    conducto.indice = foto.count
    foto.append(conducto)
    ocupados += 1
  }

  /// Quita un conducto, si está.
  mutating func quitar(_ conducto: C) {
    let indice = conducto.indice
    guard foto.indices.contains(indice), foto[indice] === conducto else { return }
    foto[indice] = nil
    conducto.indice = -1
    ocupados -= 1
    if foto.count >= 16, ocupados * 2 < foto.count { cerrarHuecos() }
  }

  private mutating func cerrarHuecos() {
    var nueva = ContiguousArray<C?>()
    nueva.reserveCapacity(ocupados)
    for case let conducto? in foto {
      conducto.indice = nueva.count
      nueva.append(conducto)
    }
    foto = nueva
  }
}
