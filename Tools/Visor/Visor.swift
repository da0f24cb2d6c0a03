import Escena
import MiniSwiftUI

/// Una vista previa en marcha: cumple lo que se le pide y dice lo que se ve.
@MainActor
final class Visor {
  private let vistas: [_VistaPrevia]
  private let enFotos: Bool
  private let state: ModoDeState
  private let mandar: (Cuadro) -> Void
  private var escenario: Escenario?
  private var indice = 0
  private var cuentas: [CuentaVista] = []

  /// Crea un visor sin nada a la vista todavía.
  ///
  /// - Parameters:
  ///   - vistas: las vistas previas del fichero, en orden.
  ///   - enFotos: si el tiempo solo corre cuando se pide.
  ///   - state: cómo se comporta `@State` con los objetos.
  ///   - mandar: a quién dar cada cuadro.
  init(
    _ vistas: [_VistaPrevia],
    enFotos: Bool,
    state: ModoDeState,
    mandar: @escaping (Cuadro) -> Void
  ) {
    self.vistas = vistas
    self.enFotos = enFotos
    self.state = state
    self.mandar = mandar
  }

  /// Enseña la vista previa de ese número, desde el principio. Si no está, no hace nada.
  func ensenar(_ numero: Int) {
    guard vistas.indices.contains(numero) else { return }
    indice = numero
    cuentas = []
    causa = .ensenar
    let vista = vistas[numero]
    escenario?.alActualizar = nil
    escenario = nil
    let nuevo = Escenario(state: state, tiempoReal: !enFotos) { vista.contenido() }
    escenario = nuevo
    guard !enFotos else { return }
    nuevo.alActualizar = { [weak self] in self?.pedirCuadro() }
    pedirCuadro()
  }

  /// Cumple una petición. En fotos, cada una da exactamente un cuadro.
  func cumplir(_ peticion: Peticion) async {
    causa = causa == .ensenar ? .ensenar : Cuadro.Causa(peticion)
    switch peticion {
    case .usar(let id, let acto): await usar(id, acto)
    case .redibujar: escenario?.redibujar()
    case .cambiar(let numero): ensenar(numero)
    case .avanzar(let segundos): await escenario?.avanzar(.seconds(segundos))
    }
    if enFotos {
      await escenario?.avanzar(.zero)
      mandarCuadro()
    } else {
      pedirCuadro()
    }
  }

  private func usar(_ id: Int, _ acto: Acto) async {
    var numeros = Numeros()
    guard let escenario,
      let elemento = escenario.todos.first(where: { numeros.siguiente(de: $0.id) == id }),
      elemento.activo,
      let accion = elemento.acciones.first(where: { $0.clase == acto.clase })
    else { return }
    guard case .refrescar(let refrescar) = accion else {
      return escenario.hacer { accion.cumplir(acto) }
    }
    // No se espera a que acabe: puede esperar al reloj, y mientras tanto lo demás responde.
    var acabada = false
    Task {
      await escenario.hacer(esperando: refrescar)
      acabada = true
    }
    if enFotos { await escenario.hasta { acabada } }
  }

  // MARK: Los cuadros

  /// Lo último que se pidió y aún no ha salido en ningún cuadro.
  private var causa: Cuadro.Causa?
  private var pedido = false
  private var ultimo = ContinuousClock.now - Visor.intervalo
  /// Lo que pasa como poco entre dos cuadros: más no se ven.
  private static let intervalo = Duration.milliseconds(16)

  /// Manda un cuadro cuando acabe lo que está pasando: varias pasadas seguidas dan uno solo.
  private func pedirCuadro() {
    guard !pedido else { return }
    pedido = true
    Task {
      try? await ContinuousClock().sleep(until: ultimo + Self.intervalo)
      pedido = false
      ultimo = .now
      mandarCuadro()
    }
  }

  /// Manda lo que se ve ahora y empieza otra cuenta.
  func mandarCuadro() {
    guard let escenario else { return }
    let dibujos = escenario.dibujos.map { dibujo in
      DibujoVisto(
        vista: dibujo.vista,
        nodo: dibujo.nodo,
        motivos: dibujo.motivos.map(\.description)
      )
    }
    for dibujo in dibujos { contar(dibujo.vista) }
    var numeros = Numeros()
    let cuadro = Cuadro(
      elementos: escenario.elementos.map { ElementoVisto($0, &numeros) },
      dibujos: dibujos,
      cuentas: cuentas,
      sucesos: escenario.sucesosEnSuVista.map {
        SucesoEnSuVista($0.suceso, en: $0.vista ?? "#Preview").description
      },
      advertencias: escenario.advertencias.map(\.enEspanol),
      causa: causa,
      titulo: vistas[indice].titulo,
      indice: indice,
      total: vistas.count
    )
    causa = nil
    escenario.empezarCuenta()
    mandar(cuadro)
  }

  private func contar(_ vista: String) {
    if let i = cuentas.firstIndex(where: { $0.vista == vista }) {
      cuentas[i].veces += 1
    } else {
      cuentas.append(CuentaVista(vista: vista, veces: 1))
    }
  }
}

extension Cuadro.Causa {
  /// La causa que da una petición.
  fileprivate init(_ peticion: Peticion) {
    self =
      switch peticion {
      case .usar: .usar
      case .redibujar: .redibujar
      case .cambiar: .ensenar
      case .avanzar: .avanzar
      }
  }
}
