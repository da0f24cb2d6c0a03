import Escena

/// La pantalla de `leccion ver`: lo que se ve, dónde está el foco y qué hace cada tecla.
///
/// No toca la terminal ni el programa de la vista: recibe sucesos y dice qué hay que hacer. Después
/// de cada suceso, `pintar` da la pantalla nueva.
package struct Mirador: Sendable {
  package private(set) var ancho: Int
  package private(set) var alto: Int
  package private(set) var cuadro: Cuadro?
  package private(set) var marcha: Marcha = .compilando
  /// Si se ve el panel de quién se ha dibujado.
  package var conPanel = true
  /// La primera línea que se ve del panel; ninguna, si se ve en resumen.
  var panelDesde: Int?
  /// La primera línea que se ve de un aviso que no cabe.
  var avisoDesde = 0
  /// Si el programa de la vista atiende; si no, lo que se ve es lo último que mandó.
  package private(set) var viva = false
  /// El elemento con el foco.
  package internal(set) var foco: Clave?

  let titulo: String
  var edicion: Edicion?
  /// El campo que se dejó con Esc: en él, las letras vuelven a mandar.
  var dejado: Clave?
  /// Lo que se ha escrito en los campos que no se leen: la vista solo manda sus puntos.
  var secretos: [Clave: String] = [:]
  private(set) var diario = Diario()
  private(set) var maqueta = Maquetador(ancho: 1).maquetar([])
  /// La primera fila que se ve de cada capa: el fondo y las hojas.
  var filas = [0]
  /// El foco que tenía cada capa al taparla otra.
  private var tapados: [Clave?] = []
  /// El puesto del foco, por si su elemento desaparece.
  var puesto = 0

  /// Crea la pantalla de una lección, que se compila por primera vez.
  ///
  /// - Parameters:
  ///   - titulo: qué se mira: «Lección 7 · BarraDeCafe.swift».
  ///   - ancho: las columnas de la terminal.
  ///   - alto: sus filas.
  package init(titulo: String, ancho: Int, alto: Int) {
    self.titulo = titulo
    self.ancho = Self.acotado(ancho)
    self.alto = Self.acotado(alto)
  }

  private static func acotado(_ medida: Int) -> Int { min(1000, max(0, medida)) }

  /// Atiende un suceso y dice qué hay que hacer, en orden.
  package mutating func recibir(_ suceso: Suceso) -> [Efecto] {
    switch suceso {
    case .tecla(let tecla): return atender(tecla)
    case .tamano(let ancho, let alto):
      self.ancho = Self.acotado(ancho)
      self.alto = Self.acotado(alto)
      colocar()
      ensenarFoco()
    case .cuadro(let cuadro): poner(cuadro)
    case .salida(let texto): diario.escribir(texto)
    case .compilando: pasar(a: .compilando)
    case .noResponde: if marcha == .enMarcha { pasar(a: .noResponde) }
    case .noCompila(let lineas): parar(.noCompila(lineas))
    case .parada(let lineas): parar(.parada(lineas))
    case .sinVistas(let lineas): parar(.sinVistas(lineas))
    case .reiniciada:
      pasar(a: .enMarcha)
      viva = true
      edicion = nil
      secretos = [:]
      diario = Diario()
      panelDesde = nil
    }
    return []
  }

  private mutating func pasar(a nueva: Marcha) {
    let sobraba = marcha.sobraElPanel
    marcha = nueva
    avisoDesde = 0
    guard sobraba != nueva.sobraElPanel else { return }
    colocar()
    ensenarFoco()
  }

  private mutating func parar(_ nueva: Marcha) {
    pasar(a: nueva)
    viva = false
    edicion = nil
  }

  private mutating func poner(_ nuevo: Cuadro) {
    if marcha == .noResponde { marcha = .enMarcha }
    if cuadro == nil, marcha == .compilando {
      marcha = .enMarcha
      viva = true
    }
    let otraVista = cuadro.map { $0.indice != nuevo.indice } ?? true
    if otraVista, cuadro != nil { (diario, panelDesde) = (Diario(), nil) }
    cuadro = nuevo.siguiendo(a: cuadro)
    diario.anotar(nuevo)
    if otraVista {
      (foco, edicion, filas, tapados, puesto) = (nil, nil, [0], [], 0)
      secretos = [:]
    }
    colocar()
    confirmarEdicion()
  }

  /// Coloca otra vez la vista, y deja el foco y lo desplazado donde estaban si siguen ahí.
  mutating func colocar() {
    let zona = reparto.vista
    maqueta = Maquetador(ancho: zona.ancho, alto: zona.alto).maquetar(cuadro?.elementos ?? [])
    let capas = maqueta.hojas.count + 1
    while filas.count > capas {
      filas.removeLast()
      foco = tapados.popLast() ?? nil
      edicion = nil
    }
    while filas.count < capas {
      filas.append(0)
      tapados.append(foco)
      (foco, edicion, puesto) = (nil, nil, 0)
    }
    acotarFilas()
    let focos = maqueta.activa.focos
    if let foco, let donde = focos.firstIndex(where: { $0.clave == foco }) {
      puesto = donde
    } else {
      puesto = max(0, min(puesto, focos.count - 1))
      foco = focos.isEmpty ? nil : focos[puesto].clave
      edicion = nil
    }
  }

  // MARK: - Dónde va cada cosa

  /// Las columnas de lo que se escribe en un aviso, con el panel a la vista o sin él.
  ///
  /// El marco y su margen quitan cuatro.
  package func anchoDeAviso(sinPanel: Bool) -> Int {
    Reparto(ancho: ancho, alto: alto, conPanel: conPanel && !sinPanel).vista.ancho - 4
  }

  /// Las partes de la pantalla a este tamaño.
  var reparto: Reparto {
    Reparto(ancho: ancho, alto: alto, conPanel: conPanel && !marcha.sobraElPanel)
  }

  /// La zona de la pantalla en la que se ve la capa activa.
  var zonaActiva: Rectangulo {
    maqueta.hojas.last.map { Maqueta.sitio(de: $0, en: reparto.vista) } ?? reparto.vista
  }
}

extension Cuadro {
  /// Un cuadro que nadie ha pedido y en el que no cambia nada de lo que se ve, como cuando acaba una
  /// tarea, deja a la vista quién se dibujó en el anterior.
  fileprivate func siguiendo(a anterior: Cuadro?) -> Cuadro {
    guard let anterior, causa == nil, dibujos.isEmpty, indice == anterior.indice,
      elementos == anterior.elementos
    else { return self }
    var cuadro = self
    (cuadro.dibujos, cuadro.causa) = (anterior.dibujos, anterior.causa)
    return cuadro
  }
}
