/// Lo que una pila de navegación comparte con sus pantallas: cómo se ponen y se quitan.
@MainActor
final class Navegacion {
  /// Una pantalla puesta sobre la primera.
  struct Paso {
    let clave: AnyHashable
    /// La vista, si no sale de un `navigationDestination(for:)`.
    var vista: (() -> AnyView)?
    /// Lo que hay que dejar dicho al quitarla.
    var alQuitar: (() -> Void)?
  }

  /// La clave de una pantalla que no viene de un valor: el número del nodo que la puso.
  struct DeNodo: Hashable {
    let numero: Int
  }

  var camino: Camino?
  /// Las pantallas que no están en el camino, por encima de las que sí.
  private(set) var sueltos: [Paso] = []
  private var destinos: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  private let avisar: (String) -> Void
  /// Mientras la pila se pone al día ella sola no hace falta avisarla.
  var poniendose = false
  /// Cuántas veces ha cambiado qué pantallas hay.
  private(set) var version = 0

  init(avisar: @escaping (String) -> Void) { self.avisar = avisar }

  /// Pone encima la pantalla de un valor.
  func empujar(_ valor: AnyHashable) {
    if let camino, sueltos.isEmpty {
      camino.escribir(camino.leer() + [valor])
    } else {
      empujar(Paso(clave: valor))
    }
  }

  /// Pone encima una pantalla, o cambia la que tenga esa clave de nodo.
  func empujar(_ paso: Paso) {
    if paso.vista != nil, let sitio = sueltos.firstIndex(where: { $0.clave == paso.clave }) {
      sueltos[sitio] = paso
    } else {
      sueltos.append(paso)
      version += 1
    }
    cambiar("NavigationStack")
  }

  /// Si está puesta la pantalla de un nodo.
  func tiene(_ clave: DeNodo) -> Bool { sueltos.contains { $0.clave == AnyHashable(clave) } }

  /// Quita la pantalla de un nodo y las que tenga encima, sin avisar a quien la puso.
  func retirar(_ clave: DeNodo) {
    guard let sitio = sueltos.firstIndex(where: { $0.clave == AnyHashable(clave) }) else { return }
    sueltos[sitio].alQuitar = nil
    quitarSueltos(desde: sitio)
  }

  /// Quita la pantalla de ese lugar, la primera sobre la raíz es la 0, y las que tenga encima.
  func quitar(desde lugar: Int) {
    let valores = camino?.leer() ?? []
    quitarSueltos(desde: max(0, lugar - valores.count))
    if let camino, lugar < valores.count { camino.escribir(Array(valores.prefix(lugar))) }
  }

  private func quitarSueltos(desde sitio: Int) {
    guard sitio < sueltos.count else { return }
    let fuera = sueltos[sitio...]
    sueltos.removeSubrange(sitio...)
    version += 1
    for paso in fuera.reversed() { paso.alQuitar?() }
    cambiar("NavigationStack")
  }

  /// Apunta cómo se enseñan los valores de un tipo.
  func apuntar<V: Hashable>(_ tipo: V.Type, _ vista: @escaping (V) -> AnyView) {
    destinos[ObjectIdentifier(tipo)] = { valor in
      (valor.base as? V).map(vista) ?? AnyView(EmptyView())
    }
    cambiar("navigationDestination")
  }

  /// La vista de un valor, si algún `navigationDestination(for:)` dice cuál.
  func vista(de valor: AnyHashable) -> AnyView? {
    destinos[ObjectIdentifier(type(of: valor.base) as Any.Type)]?(valor)
  }

  private func cambiar(_ que: String) {
    if !poniendose { avisar(que) }
  }
}

extension EnvironmentValues {
  private struct ClaveDeNavegacion: EnvironmentKey {
    static var defaultValue: Navegacion? { nil }
  }

  /// La pila de navegación en la que está la vista.
  var navegacion: Navegacion? {
    get { self[ClaveDeNavegacion.self] }
    set { self[ClaveDeNavegacion.self] = newValue }
  }
}
