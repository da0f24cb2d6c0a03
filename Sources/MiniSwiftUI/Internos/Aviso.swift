/// Lo que presenta un `.alert` o un `.confirmationDialog`.
@MainActor
struct Aviso<Acciones: View, Mensaje: View> {
  typealias Dentro = TupleView<ConPapel<Mensaje>, Acciones>

  let clase: Elemento.Clase
  let titulo: String
  var seVe: Bool
  let dentro: (Bool) -> Dentro
  let cerrar: () -> Void

  /// Lee si se enseña: lo que cambie el enlace redibuja a quien lo presenta.
  init(
    _ clase: Elemento.Clase,
    _ titulo: String,
    _ presentado: Binding<Bool>,
    _ acciones: @escaping () -> Acciones,
    _ mensaje: @escaping () -> Mensaje
  ) {
    self.clase = clase
    self.titulo = titulo
    seVe = presentado.wrappedValue
    dentro = { _ in
      TupleView((ConPapel(contenido: mensaje(), papel: "message"), acciones()))
    }
    cerrar = { presentado.wrappedValue = false }
  }

  /// El mismo, sin enseñarse.
  var escondido: Aviso {
    var copia = self
    copia.seVe = false
    return copia
  }
}

/// Una vista que presenta un aviso.
struct ConAviso<Contenido: View, Acciones: View, Mensaje: View>: _VistaBasica {
  let contenido: Contenido
  let aviso: Aviso<Acciones, Mensaje>

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoDeAviso(aviso, en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    nodo.poner(aviso)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoDeAviso<Acciones, Mensaje>.self)
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    nodo.poner(aviso)
  }
}

/// El nodo de una vista que presenta un aviso.
final class NodoDeAviso<Acciones: View, Mensaje: View>: NodoConHijo {
  private var aviso: Aviso<Acciones, Mensaje>
  private var presentado: NodoDeFila<Bool, Aviso<Acciones, Mensaje>.Dentro>?

  init(_ aviso: Aviso<Acciones, Mensaje>, en sitio: _Sitio) {
    self.aviso = aviso
    super.init(en: sitio)
  }

  /// Presenta, pone al día o quita el aviso.
  func poner(_ nuevo: Aviso<Acciones, Mensaje>) {
    aviso = nuevo
    guard aviso.seVe else {
      presentado?.desmontar()
      presentado = nil
      return
    }
    if let presentado {
      presentado.poner(true, aviso.dentro)
    } else {
      presentado = NodoDeFila(true, aviso.dentro, en: sitioDeHijo)
    }
  }

  override func volcar(en salida: inout [Elemento]) {
    super.volcar(en: &salida)
    guard let presentado else { return }
    var dentro = elementosDe(presentado).map(queCierra)
    let botones = dentro.flatMap(\.todos).filter { $0.clase == .boton }
    if aviso.clase == .alerta, botones.isEmpty { dentro.append(boton("OK", "")) }
    if aviso.clase == .dialogo, !botones.contains(where: { $0.papel == "cancel" }) {
      dentro.append(boton("Cancelar", "cancel"))
    }
    salida.append(
      Elemento(
        aviso.clase,
        id: presentado.numero,
        texto: aviso.titulo,
        acciones: [.cerrar { [aviso] in aviso.cerrar() }],
        hijos: dentro
      )
    )
  }

  /// El mismo elemento, con sus botones cerrando además el aviso.
  private func queCierra(_ elemento: Elemento) -> Elemento {
    var elemento = elemento
    elemento.hijos = elemento.hijos.map(queCierra)
    elemento.acciones = elemento.acciones.map { accion in
      guard case .pulsar(let hacer) = accion else { return accion }
      return .pulsar { [aviso] in
        aviso.cerrar()
        hacer()
      }
    }
    return elemento
  }

  private func boton(_ texto: String, _ papel: String) -> Elemento {
    Elemento(
      .boton,
      id: numero,
      texto: texto,
      papel: papel,
      acciones: [.pulsar { [aviso] in aviso.cerrar() }]
    )
  }

  override func desmontar() {
    super.desmontar()
    presentado?.desmontar()
  }
}
