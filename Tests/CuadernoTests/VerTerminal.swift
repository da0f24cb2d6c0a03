@testable import Cuaderno

/// Una terminal de mentira: obedece las órdenes que usa `Lienzo.cambios` y ninguna más.
struct VerTerminal {
  private(set) var pantalla: [[Lienzo.Celda]]
  private(set) var ordenesRaras: [String] = []
  private(set) var escritas = 0
  private(set) var borrados = 0
  private var x = 0
  private var y = 0
  private var trazo = Trazo.normal

  init(ancho: Int, alto: Int) {
    pantalla = [[Lienzo.Celda]](
      repeating: [Lienzo.Celda](repeating: .vacia, count: ancho),
      count: alto
    )
  }

  mutating func recibir(_ bytes: String) {
    var resto = bytes[...]
    while let c = resto.popFirst() {
      guard c == "\u{1b}" else {
        escribir(c)
        continue
      }
      let orden = resto.prefix { !($0.isLetter && $0.isASCII) }
      resto = resto.dropFirst(orden.count)
      guard let final = resto.popFirst() else { return ordenesRaras.append(String(orden)) }
      obedecer(orden.dropFirst(), final)
    }
  }

  /// Lo que se ve en esta terminal y lo que hay en un lienzo, ¿es lo mismo?
  func ensena(_ lienzo: Lienzo) -> Bool {
    (0..<lienzo.alto).allSatisfy { y in
      (0..<lienzo.ancho).allSatisfy { x in pantalla[y][x] == lienzo.celda(x: x, y: y) }
    }
  }

  private mutating func escribir(_ c: Character) {
    let ocupa = anchoDe(c)
    guard y < pantalla.count, ocupa > 0, x + ocupa <= pantalla[y].count else {
      return ordenesRaras.append("fuera: \(c)")
    }
    escritas += 1
    pantalla[y][x] = Lienzo.Celda(caracter: c, trazo: trazo)
    if ocupa == 2 {
      pantalla[y][x + 1] = Lienzo.Celda(caracter: Lienzo.continuacion, trazo: trazo)
    }
    x += ocupa
  }

  private mutating func obedecer(_ orden: Substring, _ final: Character) {
    let numeros = orden.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H" where numeros.count == 2:
      y = numeros[0] - 1
      x = numeros[1] - 1
    case "J" where numeros == [2]:
      borrados += 1
      self = Self(limpia: self)
    case "m": for numero in numeros { poner(numero) }
    case "h" where orden == "?2026", "l" where orden == "?2026": break
    default: ordenesRaras.append("\(orden)\(final)")
    }
  }

  private init(limpia otra: Self) {
    self = otra
    for y in pantalla.indices {
      pantalla[y] = pantalla[y].map { _ in .vacia }
    }
  }

  private mutating func poner(_ numero: Int) {
    let letras: [Int: Letra] = [
      1: .negrita, 2: .tenue, 3: .cursiva, 4: .subrayada, 7: .invertida, 9: .tachada,
    ]
    if numero == 0 {
      trazo = .normal
    } else if let letra = letras[numero] {
      trazo.letra.insert(letra)
    } else if let tinta = Self.tinta(numero) {
      trazo.color = tinta
    } else if let tinta = Self.tinta(numero - 10) {
      trazo.fondo = tinta
    } else {
      ordenesRaras.append("\(numero)m")
    }
  }

  private static func tinta(_ numero: Int) -> Tinta? {
    switch numero {
    case 30...37: Tinta(rawValue: UInt8(numero - 29))
    case 90...97: Tinta(rawValue: UInt8(numero - 81))
    default: nil
    }
  }
}
