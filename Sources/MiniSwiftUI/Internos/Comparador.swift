import Synchronization

/// Un tipo que sabe cómo se comparan dos valores suyos cuando son campos de una vista.
protocol ComparableComoCampo {
  static func mismoCampo(_ uno: Self, _ otro: Self) -> Bool
}

/// Dice si dos valores de un tipo son el mismo a efectos de volver a dibujar.
///
/// Los `Equatable` se comparan con `==`; los objetos, por identidad; los structs, campo a campo; un
/// closure solo es igual a sí mismo. Ante la duda, son distintos: se dibuja de más, nunca de menos.
struct Comparador: @unchecked Sendable {
  // Es Sendable: la regla solo captura tipos y otros comparadores, y no cambia.
  typealias Regla = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let regla: Regla

  private init(_ regla: @escaping Regla) { self.regla = regla }

  private static let conocidos = Mutex<[ObjectIdentifier: Comparador]>([:])

  /// El comparador de un tipo; se construye la primera vez.
  static func de(_ tipo: Any.Type) -> Comparador {
    if let conocido = conocidos.withLock({ $0[ObjectIdentifier(tipo)] }) { return conocido }
    let nuevo = Comparador(regla(de: tipo))
    conocidos.withLock { $0[ObjectIdentifier(tipo)] = nuevo }
    return nuevo
  }

  /// Compara los valores que hay en dos direcciones de memoria.
  func iguales(_ uno: UnsafeRawPointer, _ otro: UnsafeRawPointer) -> Bool { regla(uno, otro) }

  /// Compara dos valores.
  func iguales<Valor>(_ uno: Valor, _ otro: Valor) -> Bool {
    withUnsafePointer(to: uno) { a in withUnsafePointer(to: otro) { b in regla(a, b) } }
  }

  /// El de lo que no se sabe leer.
  static let siempreDistintos = Comparador { _, _ in false }

  // MARK: Qué regla le toca a cada tipo

  private static func regla(de tipo: Any.Type) -> Regla {
    if let propio = tipo as? any ComparableComoCampo.Type { return reglaPropia(propio) }
    if let equatable = tipo as? any Equatable.Type { return reglaEquatable(equatable) }
    switch Reflejo.clase(de: tipo) {
    case .objeto, .metatipo: return reglaDePalabras(1)
    case .funcion: return reglaDePalabras(2)
    case .valorConCampos: return reglaPorCampos(tipo)
    case .otra:
      func abrir<T>(_ abierto: T.Type) -> Regla { reglaPorEspejo(abierto) }
      return _openExistential(tipo, do: abrir)
    }
  }

  private static func reglaPropia<T: ComparableComoCampo>(_: T.Type) -> Regla {
    {
      T.mismoCampo(
        $0.assumingMemoryBound(to: T.self).pointee,
        $1.assumingMemoryBound(to: T.self).pointee
      )
    }
  }

  private static func reglaEquatable<T: Equatable>(_: T.Type) -> Regla {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  private static func reglaDePalabras(_ cuantas: Int) -> Regla {
    { uno, otro in
      (0..<cuantas).allSatisfy { indice in
        let salto = indice * MemoryLayout<UInt>.size
        return uno.load(fromByteOffset: salto, as: UInt.self)
          == otro.load(fromByteOffset: salto, as: UInt.self)
      }
    }
  }

  private static func reglaPorCampos(_ tipo: Any.Type) -> Regla {
    let campos = Reflejo.campos(de: tipo).map { campo in
      (campo.desplazamiento, campo.esFuerte ? de(campo.tipo) : siempreDistintos)
    }
    return { uno, otro in
      campos.allSatisfy { salto, comparador in comparador.iguales(uno + salto, otro + salto) }
    }
  }

  private static func reglaPorEspejo<T>(_: T.Type) -> Regla {
    {
      espejosIguales(
        $0.assumingMemoryBound(to: T.self).pointee,
        $1.assumingMemoryBound(to: T.self).pointee
      )
    }
  }

  /// Compara dos valores por lo que enseña su espejo: enums, tuplas y valores `any`.
  private static func espejosIguales(_ uno: Any, _ otro: Any) -> Bool {
    let tipo = type(of: uno)
    guard tipo == type(of: otro) else { return false }
    if tieneReglaPropia(tipo) {
      // Se abre el tipo y no el valor: un valor `any` puede venir dentro de otro.
      func abrir<T>(_: T.Type) -> Bool {
        guard let uno = uno as? T, let otro = otro as? T else { return false }
        return de(T.self).iguales(uno, otro)
      }
      return _openExistential(tipo, do: abrir)
    }
    let (a, b) = (Mirror(reflecting: uno), Mirror(reflecting: otro))
    guard let estilo = a.displayStyle, estilo == .enum || estilo == .tuple else { return false }
    if estilo == .enum, a.children.isEmpty || b.children.isEmpty {
      return "\(uno)" == "\(otro)"
    }
    return a.children.count == b.children.count
      && zip(a.children, b.children).allSatisfy { par in
        par.0.label == par.1.label && espejosIguales(par.0.value, par.1.value)
      }
  }

  /// Si se compara sin mirar su espejo.
  private static func tieneReglaPropia(_ tipo: Any.Type) -> Bool {
    tipo is any ComparableComoCampo.Type || tipo is any Equatable.Type
      || Reflejo.clase(de: tipo) != .otra
  }
}

extension Optional: ComparableComoCampo {
  static func mismoCampo(_ uno: Wrapped?, _ otro: Wrapped?) -> Bool {
    switch (uno, otro) {
    case (.none, .none): true
    case (.some(let a), .some(let b)): Comparador.de(Wrapped.self).iguales(a, b)
    default: false
    }
  }
}

extension Array: ComparableComoCampo {
  static func mismoCampo(_ uno: [Element], _ otro: [Element]) -> Bool {
    guard uno.count == otro.count else { return false }
    let comparador = Comparador.de(Element.self)
    return zip(uno, otro).allSatisfy { comparador.iguales($0, $1) }
  }
}
