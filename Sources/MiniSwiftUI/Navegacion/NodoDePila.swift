/// El nodo de una pila de navegación: la primera pantalla y las que haya encima.
final class NodoDePila<Raiz: View>: NodoObservador {
  private var raiz: Raiz
  private var pantallas: [Pantalla] = []
  private lazy var navegacion = Navegacion { [weak self] que in
    self?.vigia.avisar(.campo(que))
  }
  private lazy var suAmbito: Ambito = {
    var valores = EnvironmentValues()
    valores.navegacion = navegacion
    return Ambito(padre: ambito, propios: valores.propios)
  }()

  private struct Pantalla {
    let clave: AnyHashable
    let nodo: NodoDeFila<Navegacion.Paso, AnyView>
  }

  override var esquema: Esquema { Esquema.deFila(NavigationStack<Never, Raiz>.self) }

  init(_ camino: Camino?, _ raiz: Raiz, en sitio: _Sitio) {
    self.raiz = raiz
    super.init(en: sitio)
    navegacion.camino = camino
    navegacion.poniendose = true
    hijo = raiz._crear(en: sitioDeHijo(en: suAmbito))
    rehacer()
  }

  /// Recibe otra raíz y otro camino.
  func poner(_ camino: Camino?, _ raiz: Raiz) {
    self.raiz = raiz
    navegacion.camino = camino
    navegacion.poniendose = true
    if let hijo { raiz._poner(en: hijo) }
    rehacer()
  }

  /// Pone al día las pantallas: deja las que siguen, pone las nuevas y quita las demás.
  override func rehacer() {
    _ = tomarMotivos()
    navegacion.poniendose = true
    let version = navegacion.version
    let valores = observando { navegacion.camino?.leer() ?? [] }
    let pasos = valores.map { Navegacion.Paso(clave: $0) } + navegacion.sueltos
    let viejas = pantallas
    let iguales = zip(viejas, pasos).prefix { $0.clave == $1.clave }.count
    pantallas = Array(viejas.prefix(iguales))
    for (lugar, previsto) in pasos.enumerated() {
      // La pantalla de debajo puede acabar de cambiar la vista de esta.
      let suelto = lugar - valores.count
      let sigue = suelto >= 0 && version == navegacion.version
      let paso = sigue ? navegacion.sueltos[suelto] : previsto
      if lugar < iguales {
        pantallas[lugar].nodo.poner(paso, contenido())
      } else {
        let nodo = NodoDeFila(paso, contenido(), en: sitio(lugar))
        pantallas.append(Pantalla(clave: paso.clave, nodo: nodo))
      }
    }
    for vieja in viejas.dropFirst(iguales).reversed() { vieja.nodo.desmontar() }
    navegacion.poniendose = false
    // Una pantalla ha puesto o quitado otra mientras tanto: hace falta otra vuelta.
    if version != navegacion.version { vigia.avisar(.campo("NavigationStack")) }
  }

  /// Lo que enseña una pantalla, sin retener a la pila: es ella la que retiene sus pantallas.
  private func contenido() -> (Navegacion.Paso) -> AnyView {
    { [weak self] paso in self?.vista(de: paso) ?? AnyView(EmptyView()) }
  }

  private func vista(de paso: Navegacion.Paso) -> AnyView {
    if let vista = paso.vista { return vista() }
    if let vista = navegacion.vista(de: paso.clave) { return vista }
    Violaciones.advertir(.sinDestino("\(type(of: paso.clave.base))"), en: motor.contexto)
    return AnyView(EmptyView())
  }

  /// El sitio de una pantalla: en él, `dismiss` la quita.
  private func sitio(_ lugar: Int) -> _Sitio {
    var valores = EnvironmentValues()
    valores.dismiss = DismissAction { [weak self] in self?.navegacion.quitar(desde: lugar) }
    return sitioDeHijo(en: Ambito(padre: suAmbito, propios: valores.propios))
  }

  override func volcar(en salida: inout [Elemento]) {
    var dentro = elementosDe(pantallas.last?.nodo ?? hijo)
    if !pantallas.isEmpty {
      let arriba = pantallas.count - 1
      let atras = Elemento(
        .boton,
        id: numero,
        texto: "Atrás",
        papel: "back",
        acciones: [.pulsar { [navegacion] in navegacion.quitar(desde: arriba) }]
      )
      dentro.insert(atras, at: 0)
    }
    salida.append(Elemento(.navegacion, id: numero, hijos: dentro))
  }

  override func desmontar() {
    for pantalla in pantallas.reversed() { pantalla.nodo.desmontar() }
    super.desmontar()
  }
}
