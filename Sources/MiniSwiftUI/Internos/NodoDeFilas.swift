/// El nodo de un `ForEach`: una fila por identificador.
final class NodoDeFilas<Datos: RandomAccessCollection, ID: Hashable, Contenido: View>:
  _Nodo, ConFilasEditables
{
  /// Un identificador repetido se distingue por la vez que aparece.
  private struct Clave: Hashable {
    let id: ID
    let repeticion: Int
  }

  private var orden: [NodoDeFila<Datos.Element, Contenido>] = []
  private var porClave: [Clave: NodoDeFila<Datos.Element, Contenido>] = [:]
  private var claves: [Clave] = []
  var edicion = EdicionDeFilas()

  /// Pone las filas que tocan: reutiliza las que siguen, crea las nuevas y despide a las que no.
  func poner(_ forEach: ForEach<Datos, ID, Contenido>) {
    let nuevas = clavesDe(forEach)
    if nuevas == claves, !nuevas.isEmpty {
      for (fila, elemento) in zip(orden, forEach.data) { fila.poner(elemento, forEach.content) }
      return
    }
    var viejas = porClave
    orden = []
    orden.reserveCapacity(nuevas.count)
    porClave.removeAll(keepingCapacity: true)
    for (clave, elemento) in zip(nuevas, forEach.data) {
      if let fila = viejas.removeValue(forKey: clave) {
        fila.poner(elemento, forEach.content)
        anadir(fila, clave)
      } else {
        anadir(NodoDeFila(elemento, forEach.content, en: sitioDeHijo), clave)
      }
    }
    // Las que se van, en el orden en que estaban: el diccionario no promete ninguno.
    let despedidas = claves.compactMap { viejas[$0] }
    claves = nuevas
    for fila in despedidas { fila.desmontar() }
  }

  private func anadir(_ fila: NodoDeFila<Datos.Element, Contenido>, _ clave: Clave) {
    orden.append(fila)
    porClave[clave] = fila
  }

  private func clavesDe(_ forEach: ForEach<Datos, ID, Contenido>) -> [Clave] {
    var vistas: [ID: Int] = [:]
    vistas.reserveCapacity(forEach.data.count)
    return forEach.data.map { elemento in
      let id = forEach.identificador(elemento)
      let repeticion = vistas[id, default: 0]
      vistas[id] = repeticion + 1
      if repeticion == 1 {
        Violaciones.advertir(.identificadorRepetido("\(id)"), en: motor.contexto)
      }
      return Clave(id: id, repeticion: repeticion)
    }
  }

  override func volcar(en salida: inout [Elemento]) {
    for (posicion, (clave, fila)) in zip(claves, orden).enumerated() {
      let primero = salida.count
      fila.volcar(en: &salida)
      // Una fila sin `.tag` es, en un `Picker`, la opción de su identificador.
      for indice in primero..<salida.count where salida[indice].etiquetaDeOpcion == nil {
        salida[indice].etiquetaDeOpcion = AnyHashable(clave.id)
      }
      salida += edicion.elementos(fila: posicion, de: orden.count, id: fila.numero)
    }
  }

  override func desmontar() {
    for fila in orden { fila.desmontar() }
  }
}

/// El nodo de una fila: ejecuta el closure del `ForEach` para su elemento y lo que lee es suyo.
final class NodoDeFila<Dato, Contenido: View>: NodoObservador {
  private var dato: Dato
  private var contenido: (Dato) -> Contenido
  private let suEsquema: Esquema

  override var esquema: Esquema { suEsquema }

  init(_ dato: Dato, _ contenido: @escaping (Dato) -> Contenido, en sitio: _Sitio) {
    self.dato = dato
    self.contenido = contenido
    suEsquema = Esquema.deFila(Contenido.self)
    super.init(en: sitio)
    rehacer()
  }

  func poner(_ dato: Dato, _ contenido: @escaping (Dato) -> Contenido) {
    self.dato = dato
    self.contenido = contenido
    rehacer()
  }

  override func rehacer() {
    _ = tomarMotivos()
    let vista = observando { contenido(dato) }
    if let hijo {
      vista._poner(en: hijo)
    } else {
      hijo = vista._crear(en: sitioDeHijo)
    }
  }
}
