extension Diagnostico {
  /// Lee el fichero que deja el compilador con `-serialize-diagnostics-path`.
  ///
  /// A diferencia del texto, trae los tramos exactos (también en líneas con acentos), los arreglos y
  /// de qué línea escrita sale cada expansión de macro.
  /// - Returns: `nil` si los bytes no son de ese formato.
  package static func leer(binario datos: [UInt8]) -> [Diagnostico]? {
    guard var lector = LectorDeBits(datos) else { return nil }
    var lectura = LecturaDeBinario()
    while let suceso = lector.siguiente() { lectura.atender(suceso) }
    return lectura.hechos
  }
}

/// Reúne los registros de un fichero de diagnósticos.
private struct LecturaDeBinario {
  private(set) var hechos: [Diagnostico] = []
  private var abiertos: [Diagnostico] = []
  private var tramos: [[(desde: Punto, hasta: Punto)]] = []
  private var bloques: [Int] = []
  private var nombres: [Int: String] = [:]
  /// Lo que escribió una macro, por el número de su fichero.
  private var generados: [Int: [UInt8]] = [:]
  /// De dónde sale cada fichero generado por una macro.
  private var origenes: [Int: (desde: Punto, hasta: Punto)] = [:]

  private struct Punto: Equatable {
    var fichero: Int
    var linea: Int
    var columna: Int
    /// Los bytes que hay delante en el fichero.
    var salto: Int

    init?(_ numeros: ArraySlice<Int>) {
      guard numeros.count >= 4 else { return nil }
      let n = Array(numeros)
      (fichero, linea, columna, salto) = (n[0], n[1], n[2], n[3])
    }
  }

  private static let bloqueDeDiagnostico = 9

  mutating func atender(_ suceso: LectorDeBits.Suceso) {
    switch suceso {
    case .entra(let bloque):
      bloques.append(bloque)
      if bloque == Self.bloqueDeDiagnostico {
        abiertos.append(Diagnostico(gravedad: .error, id: nil, mensaje: ""))
        tramos.append([])
      }
    case .sale:
      if bloques.popLast() == Self.bloqueDeDiagnostico { cerrar() }
    case .registro(let registro):
      guard !abiertos.isEmpty else { return }
      atender(registro)
    }
  }

  private mutating func atender(_ r: LectorDeBits.Registro) {
    let ultimo = abiertos.count - 1
    let n = r.numeros
    switch r.codigo {
    case 2 where n.count >= 5:
      abiertos[ultimo].gravedad = Self.gravedad(n[0])
      if let punto = Punto(n[1...]) { situar(punto, ultimo) }
      abiertos[ultimo].entender(String(decoding: r.bytes, as: UTF8.self))
    case 3:
      if let (desde, hasta) = tramo(n[...]) { tramos[ultimo].append((desde, hasta)) }
    case 6:
      if let numero = n.first { nombres[numero] = nombre(String(decoding: r.bytes, as: UTF8.self)) }
    case 7:
      guard let (desde, hasta) = tramo(n[...]), desde.linea > 0, origenes[desde.fichero] == nil
      else { return }
      abiertos[ultimo].arreglos.append(
        Arreglo(
          lugar: lugar(desde, hasta, minimo: 0),
          ultimaLinea: hasta.linea,
          texto: String(decoding: r.bytes, as: UTF8.self)
        )
      )
    case 8:
      if let numero = n.first, let origen = tramo(n.dropFirst()), origen.desde.linea > 0 {
        origenes[numero] = origen
        generados[numero] = Array(r.bytes)
      }
    default: break
    }
  }

  private static func gravedad(_ codigo: Int) -> Diagnostico.Gravedad {
    switch codigo {
    case 1: .nota
    case 2: .advertencia
    case 5: .observacion
    default: .error
    }
  }

  private func tramo(_ n: ArraySlice<Int>) -> (desde: Punto, hasta: Punto)? {
    guard n.count >= 8, let desde = Punto(n), let hasta = Punto(n.dropFirst(4)) else { return nil }
    return (desde, hasta)
  }

  private func nombre(_ ruta: String) -> String {
    ruta.split(separator: "/").last.map(String.init) ?? ruta
  }

  private func lugar(_ desde: Punto, _ hasta: Punto, minimo: Int) -> Lugar {
    let largo = desde.linea == hasta.linea ? hasta.columna - desde.columna : minimo
    return Lugar(
      fichero: nombres[desde.fichero] ?? "",
      linea: desde.linea,
      columna: desde.columna,
      largo: max(minimo, largo)
    )
  }

  /// Pone el lugar; el de una expansión se lleva a la línea escrita de la que sale.
  private mutating func situar(_ punto: Punto, _ i: Int) {
    guard punto.linea > 0 else { return }
    var (desde, hasta) = (punto, punto)
    var saltos = 0
    while let origen = origenes[desde.fichero], saltos < 16 {
      (desde, hasta) = origen
      saltos += 1
    }
    if origenes[punto.fichero] != nil { abiertos[i].generado = codigo(punto) }
    if nombres[punto.fichero]?.hasPrefix(Diagnostico.marcaDeMacro) == true {
      abiertos[i].macro = ""
    }
    abiertos[i].lugar = lugar(desde, hasta, minimo: 1)
  }

  /// La línea generada en la que está un punto. Su número no vale: la macro puede cambiarlo.
  private func codigo(_ punto: Punto) -> Diagnostico.Generado? {
    guard let bytes = generados[punto.fichero], (0...bytes.count).contains(punto.salto) else {
      return nil
    }
    let antes = bytes[..<punto.salto]
    let inicio = antes.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let fin = bytes[punto.salto...].firstIndex(of: 10) ?? bytes.count
    return .init(
      linea: String(decoding: bytes[inicio..<fin], as: UTF8.self),
      columna: punto.salto - inicio + 1
    )
  }

  private mutating func cerrar() {
    guard var hecho = abiertos.popLast() else { return }
    let suyos = tramos.popLast() ?? []
    if let lugar = hecho.lugar, !hecho.esDeMacro { hecho.lugar = ensanchar(lugar, suyos) }
    if abiertos.isEmpty {
      hechos.append(hecho)
    } else {
      abiertos[abiertos.count - 1].anadir(nota: hecho)
    }
  }

  /// El subrayado llega hasta el final del tramo que empieza en el punto o lo contiene.
  private func ensanchar(_ lugar: Lugar, _ tramos: [(desde: Punto, hasta: Punto)]) -> Lugar {
    var ancho = lugar
    for (desde, hasta) in tramos
    where desde.linea == lugar.linea && hasta.linea == lugar.linea
      && desde.columna <= lugar.columna && hasta.columna > lugar.columna
    {
      ancho.largo = max(ancho.largo, hasta.columna - lugar.columna)
    }
    return ancho
  }
}
