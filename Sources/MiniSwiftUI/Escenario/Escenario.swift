/// Monta una vista sin pantalla y la usa: con él se escriben las comprobaciones.
///
/// ```swift ejecuta
/// import SwiftUI
///
/// struct Fila: View {
///   let tazas: Int
///   var body: some View { Text("Tazas: \(tazas)") }
/// }
///
/// struct Barra: View {
///   @State private var tazas = 0
///   @State private var nota = ""
///
///   var body: some View {
///     Fila(tazas: tazas)
///     TextField("Nota", text: $nota)
///     Button("Servir") { tazas += 1 }
///   }
/// }
///
/// let escenario = Escenario { Barra() }
/// try escenario.escribir("sin azúcar", en: "Nota")
/// try escenario.pulsar("Servir")
/// print(escenario.texto)
/// print(escenario.veces(de: Barra.self), escenario.veces(de: Fila.self))
/// for dibujo in escenario.dibujos { print(dibujo) }
/// do { try escenario.pulsar("Cobrar") } catch { print(error) }
/// ```
/// ```salida
/// Text "Tazas: 1"
/// TextField "Nota" = "sin azúcar"
/// Button "Servir"
/// 2 2
/// Barra: aparece por primera vez
/// Fila: aparece por primera vez
/// Barra: cambia el estado Barra.tazas
/// Fila: su madre le cambia tazas
/// no hay ningún botón "Cobrar"; hay: "Servir"
/// ```
///
/// Los cambios se acumulan hasta el final del turno y dan una sola pasada. Mirar (``texto``,
/// ``valor(de:numero:)``, ``estaActivo(_:numero:)``, ``veces(de:)``…) o actuar (``pulsar(_:)``…)
/// termina el turno: no hay que esperar nada. Las tareas sí necesitan turnos de verdad: ``turno()``,
/// ``hasta(_:)`` y ``avanzar(_:)``.
///
/// Mientras el escenario esté en memoria, la vista está montada; al soltarlo, o con ``desmontar()``,
/// la vista se va y sus tareas se cancelan.
@MainActor
public final class Escenario {
  let motor: Motor
  private var raiz: _Nodo?
  private var alRedibujar: (_Nodo) -> Void
  private var alMontar: (_Sitio) -> _Nodo

  /// El reloj de las tareas de la vista: solo avanza con ``avanzar(_:)``.
  ///
  /// Lo usa todo `Task.sleep(for:)` del código que corre dentro del escenario.
  public let reloj: Reloj

  /// Monta lo que diga el closure, que hace de madre: se evalúa otra vez al redibujar.
  ///
  /// - Parameters:
  ///   - state: cómo se comporta `@State` con los objetos.
  ///   - tiempoReal: si `Task.sleep` espera de verdad, en vez de al ``reloj``.
  ///   - contenido: la vista.
  public init<Contenido: View>(
    state: ModoDeState = .xcode26,
    tiempoReal: Bool = false,
    @ViewBuilder _ contenido: @escaping () -> Contenido
  ) {
    reloj = Reloj()
    motor = Motor(Contexto(modoDeState: state, reloj: tiempoReal ? nil : reloj))
    alMontar = { contenido()._crear(en: $0) }
    alRedibujar = { contenido()._poner(en: $0) }
    montar()
  }

  deinit {
    guard let raiz else { return }
    let motor = motor
    // Se suelta casi siempre en el actor principal, y entonces se desmonta ya.
    if HiloPrincipal.esEste {
      MainActor.assumeIsolated { motor.pasada { raiz.desmontar() } }
    } else {
      Task { @MainActor in motor.pasada { raiz.desmontar() } }
    }
  }

  /// Monta la vista desde cero. Si ya estaba montada no hace nada.
  public func montar() {
    guard raiz == nil else { return }
    let sitio = _Sitio(motor: motor, padre: nil, ambito: Ambito(padre: nil))
    motor.pasada { [self] in raiz = alMontar(sitio) }
  }

  /// Lo que se hace tras cada pasada que cambia algo: quien pinta en vivo, pinta aquí.
  public var alActualizar: (@MainActor () -> Void)? {
    get { motor.alActualizar }
    set { motor.alActualizar = newValue }
  }

  /// Quita la vista del árbol: se va todo lo suyo y se cancelan sus tareas.
  public func desmontar() {
    guard let raiz else { return }
    self.raiz = nil
    motor.pasada { raiz.desmontar() }
  }

  /// Redibuja la madre: vuelve a crear la vista y se la da al árbol.
  ///
  /// - Parameter veces: cuántas, cada una en su pasada.
  public func redibujar(_ veces: Int = 1) {
    for _ in 0..<veces {
      motor.pasada()
      motor.pasada { [self] in
        if let raiz { alRedibujar(raiz) }
      }
    }
  }

  /// Termina el turno: si algo cambió, hace la pasada ahora.
  public func alDia() { motor.pasada() }

  // MARK: Mirar

  /// Lo que se ve, como árbol de elementos.
  public var elementos: [Elemento] {
    alDia()
    var salida: [Elemento] = []
    raiz?.volcar(en: &salida)
    return salida
  }

  /// Todos los elementos, de arriba abajo.
  public var todos: [Elemento] { elementos.flatMap(\.todos) }

  /// Lo que se ve, como texto: una línea por elemento, sangrada según su sitio.
  public var texto: String { Volcado.texto(de: elementos) }

  /// Los textos que se ven, de arriba abajo; de los controles, su etiqueta.
  public var textos: [String] { todos.map(\.texto).filter { !$0.isEmpty } }

  /// Si se ve un texto igual a este.
  ///
  /// - Parameter texto: el texto, entero.
  /// - Returns: si se ve.
  public func seVe(_ texto: String) -> Bool { textos.contains(texto) }
}
