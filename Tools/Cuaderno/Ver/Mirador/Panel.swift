import Escena

/// El panel de `leccion ver`: quién se ha dibujado, cuántas veces, y lo que la vista ha contado.
struct Panel: Sendable {
  /// Una línea del panel.
  struct Linea: Sendable, Equatable {
    var texto: String
    var trazo = Trazo.normal
  }

  /// Un apartado, con su título en la primera línea.
  struct Apartado: Sendable, Equatable {
    var lineas: [Linea]
    /// Si, cuando no cabe entero, se ve lo último y no lo primero.
    var porElFinal = false
  }

  let cuadro: Cuadro?
  let diario: Diario
  let ancho: Int

  /// Los apartados que tienen algo, de arriba abajo.
  var apartados: [Apartado] {
    [quien, total, avisos, sucesos, salida].compactMap { $0 }
  }

  // MARK: - Quién se ha dibujado

  private var quien: Apartado {
    var lineas = [Linea(texto: "Quién se ha dibujado", trazo: .fuerte)]
    guard let cuadro else {
      lineas += partido("Todavía no hay nada que dibujar.", .tenue)
      return Apartado(lineas: lineas)
    }
    if cuadro.dibujos.isEmpty {
      lineas += partido(Self.porQueNadie(cuadro), .tenue)
    }
    for grupo in GrupoDeDibujos.agrupar(cuadro.dibujos) {
      lineas += partido(grupo.nombre, Trazo(.negrita, color: .cian))
      for motivo in grupo.motivos { lineas += partido(motivo, .normal, sangria: "   ") }
    }
    return Apartado(lineas: lineas)
  }

  private static func porQueNadie(_ cuadro: Cuadro) -> String {
    guard cuadro.causa == .redibujar else { return "Nadie: ningún body se ha ejecutado." }
    return cuadro.cuentas.isEmpty
      ? "Nadie: en la vista previa no hay vistas con body tuyo."
      : "Nadie: la madre da los mismos datos que antes."
  }

  private var total: Apartado? {
    guard let cuadro, !cuadro.cuentas.isEmpty else { return nil }
    let ahora = Set(cuadro.dibujos.map(\.vista))
    let cuentas = cuadro.cuentas.map { cuenta in
      let numero = "\(cuenta.veces)"
      let nombre = recortar(limpiar(cuenta.vista), a: max(1, ancho - anchoDe(numero) - 2))
      let hueco = max(1, ancho - 1 - anchoDe(nombre) - anchoDe(numero))
      return Linea(
        texto: " " + nombre + String(repeating: " ", count: hueco) + numero,
        trazo: ahora.contains(cuenta.vista) ? .fuerte : .tenue
      )
    }
    return Apartado(lineas: [Linea(texto: "Veces en total", trazo: .fuerte)] + cuentas)
  }

  // MARK: - Lo que la vista ha contado

  private var avisos: Apartado? {
    apartado("Advertencias", diario.avisos.reversed(), .aviso) { nota in
      "! " + nota.texto + (nota.veces > 1 ? " (×\(nota.veces))" : "")
    }
  }

  private var sucesos: Apartado? {
    var sucesos = apartado("Sucesos", diario.sucesos, .normal, \.texto)
    sucesos?.porElFinal = true
    return sucesos
  }

  private func apartado(
    _ titulo: String,
    _ notas: [Diario.Nota],
    _ trazo: Trazo,
    _ texto: (Diario.Nota) -> String
  ) -> Apartado? {
    guard !notas.isEmpty else { return nil }
    let lineas = notas.flatMap { nota in
      partido(texto(nota), nota.reciente ? trazo : trazo.con(.tenue))
    }
    return Apartado(lineas: [Linea(texto: titulo, trazo: .fuerte)] + lineas)
  }

  private var salida: Apartado? {
    guard !diario.lineas.isEmpty else { return nil }
    let lineas = diario.lineas.flatMap { partido($0, .normal) }
    return Apartado(
      lineas: [Linea(texto: "Tu programa escribe", trazo: .fuerte)] + lineas,
      porElFinal: true
    )
  }

  private func partido(_ texto: String, _ trazo: Trazo, sangria: String = " ") -> [Linea] {
    partirEnLineas(limpiar(texto), a: max(1, ancho - anchoDe(sangria)))
      .map { Linea(texto: sangria + $0, trazo: trazo) }
  }
}

/// Varias ejecuciones de una vista por los mismos motivos.
struct GrupoDeDibujos: Sendable, Equatable {
  let vista: String
  let motivos: [String]
  private(set) var veces = 1

  /// La vista y, si son varias, cuántas: `CafeteraView ×2`.
  var nombre: String { veces > 1 ? "\(vista) ×\(veces)" : vista }

  /// Agrupa las ejecuciones por vista y motivos, en el orden de la primera de cada grupo.
  static func agrupar(_ dibujos: [DibujoVisto]) -> [GrupoDeDibujos] {
    struct Igual: Hashable {
      let vista: String
      let motivos: [String]
    }
    var grupos: [GrupoDeDibujos] = []
    var donde: [Igual: Int] = [:]
    for dibujo in dibujos {
      let igual = Igual(vista: dibujo.vista, motivos: dibujo.motivos)
      if let indice = donde[igual] {
        grupos[indice].veces += 1
      } else {
        donde[igual] = grupos.count
        grupos.append(GrupoDeDibujos(vista: limpiar(dibujo.vista), motivos: dibujo.motivos))
      }
    }
    return grupos
  }
}
