/// Lee el formato de bits de LLVM en el que el compilador guarda sus diagnósticos.
///
/// Solo lo que hace falta: bloques, abreviaturas y registros. Fuente: la especificación pública
/// «LLVM Bitcode File Format». Unos bytes dañados se leen hasta donde se puede; nunca detienen nada.
struct LectorDeBits {
  /// Lo que se encuentra al avanzar.
  enum Suceso {
    case entra(bloque: Int)
    case sale
    case registro(Registro)
  }

  /// Un registro: su código, sus números y, si lo lleva, su trozo de bytes.
  struct Registro {
    var codigo = 0
    var numeros: [Int] = []
    var bytes: ArraySlice<UInt8> = []
  }

  private enum Operando {
    case literal(Int)
    case fijo(Int)
    case variable(Int)
    case lista
    case letra
    case bytes
  }
  private typealias Abreviatura = [Operando]

  private struct Bloque {
    var ancho = 2
    var abreviaturas: [Abreviatura] = []
    var numero = -1
  }

  private let datos: [UInt8]
  private var bit: Int
  private var pila: [Bloque] = [Bloque()]
  /// Las abreviaturas que un bloque hereda por su número.
  private var heredadas: [Int: [Abreviatura]] = [:]
  /// El bloque del que habla el bloque 0.
  private var descrito = -1
  private var rota = false

  /// Empieza a leer tras los cuatro bytes de la marca, o da `nil` si no está.
  init?(_ datos: [UInt8]) {
    guard datos.starts(with: Array("DIAG".utf8)) else { return nil }
    self.datos = datos
    bit = 32
  }

  /// Avanza hasta lo siguiente; `nil` al acabar o si los bytes no tienen sentido.
  mutating func siguiente() -> Suceso? {
    while !rota, bit + 32 <= datos.count * 8 || pila.count > 1 {
      let actual = pila[pila.count - 1]
      switch leer(actual.ancho) {
      case 0:
        alinear()
        guard pila.count > 1 else { return nil }
        pila.removeLast()
        return .sale
      case 1:
        let numero = leerVariable(8)
        let ancho = leerVariable(4)
        alinear()
        _ = leer(32)
        guard !rota, ancho > 0, ancho < 32 else { return nil }
        pila.append(
          Bloque(ancho: ancho, abreviaturas: heredadas[numero] ?? [], numero: numero)
        )
        return .entra(bloque: numero)
      case 2:
        definir()
      case 3:
        let registro = sinAbreviar()
        if actual.numero == 0 { describir(registro) } else if !rota { return .registro(registro) }
      case let cual:
        guard actual.abreviaturas.indices.contains(cual - 4) else { return nil }
        let registro = abreviado(actual.abreviaturas[cual - 4])
        if actual.numero == 0 { describir(registro) } else if !rota { return .registro(registro) }
      }
    }
    return nil
  }

  // MARK: - Registros

  private mutating func describir(_ registro: Registro) {
    if registro.codigo == 1, let numero = registro.numeros.first { descrito = numero }
  }

  private mutating func sinAbreviar() -> Registro {
    var registro = Registro(codigo: leerVariable(6))
    let cuantos = leerVariable(6)
    guard !rota, cuantos <= datos.count * 8 else { return registro }
    for _ in 0..<cuantos where !rota { registro.numeros.append(leerVariable(6)) }
    return registro
  }

  private mutating func abreviado(_ abreviatura: Abreviatura) -> Registro {
    var valores: [Int] = []
    var registro = Registro()
    var i = 0
    while i < abreviatura.count, !rota {
      switch abreviatura[i] {
      case .lista:
        let cuantos = leerVariable(6)
        guard i + 1 < abreviatura.count, cuantos <= datos.count * 8 else { return registro }
        for _ in 0..<cuantos where !rota { valores.append(escalar(abreviatura[i + 1])) }
        i += 1
      case .bytes:
        let largo = leerVariable(6)
        alinear()
        let inicio = bit / 8
        guard largo >= 0, inicio + largo <= datos.count else {
          rota = true
          return registro
        }
        registro.bytes = datos[inicio..<inicio + largo]
        bit += largo * 8
        alinear()
      default: valores.append(escalar(abreviatura[i]))
      }
      i += 1
    }
    registro.codigo = valores.first ?? 0
    registro.numeros = Array(valores.dropFirst())
    return registro
  }

  private mutating func escalar(_ operando: Operando) -> Int {
    switch operando {
    case .literal(let valor): valor
    case .fijo(let ancho): leer(ancho)
    case .variable(let ancho): leerVariable(ancho)
    case .letra: leer(6)
    case .lista, .bytes: 0
    }
  }

  private mutating func definir() {
    var abreviatura: Abreviatura = []
    for _ in 0..<leerVariable(5) where !rota {
      if leer(1) == 1 {
        abreviatura.append(.literal(leerVariable(8)))
        continue
      }
      switch leer(3) {
      case 1: abreviatura.append(.fijo(leerVariable(5)))
      case 2: abreviatura.append(.variable(leerVariable(5)))
      case 3: abreviatura.append(.lista)
      case 4: abreviatura.append(.letra)
      case 5: abreviatura.append(.bytes)
      default: rota = true
      }
    }
    if pila[pila.count - 1].numero == 0 {
      heredadas[descrito, default: []].append(abreviatura)
    } else {
      pila[pila.count - 1].abreviaturas.append(abreviatura)
    }
  }

  // MARK: - Bits

  private mutating func leer(_ ancho: Int) -> Int {
    guard ancho > 0 else { return 0 }
    guard ancho < 64, bit + ancho <= datos.count * 8 else {
      rota = true
      return 0
    }
    var valor = 0
    var leidos = 0
    while leidos < ancho {
      let toma = min(8 - bit % 8, ancho - leidos)
      let trozo = Int(datos[bit / 8]) >> (bit % 8) & (1 << toma - 1)
      valor |= trozo << leidos
      leidos += toma
      bit += toma
    }
    return valor
  }

  private mutating func leerVariable(_ ancho: Int) -> Int {
    guard ancho > 1 else {
      rota = true
      return 0
    }
    let sigue = 1 << (ancho - 1)
    var valor = 0
    var desplazo = 0
    while !rota {
      let trozo = leer(ancho)
      guard desplazo < 56 else {
        rota = true
        return 0
      }
      valor |= (trozo & (sigue - 1)) << desplazo
      if trozo & sigue == 0 { return valor }
      desplazo += ancho - 1
    }
    return valor
  }

  private mutating func alinear() { bit = (bit + 31) / 32 * 32 }
}
