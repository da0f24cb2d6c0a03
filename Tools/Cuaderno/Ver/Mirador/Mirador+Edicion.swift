import Escena

extension Mirador {
  /// El elemento con el foco, si está.
  var enfocado: Foco? {
    let focos = maqueta.activa.focos
    if focos.indices.contains(puesto), focos[puesto].clave == foco { return focos[puesto] }
    return focos.first { $0.clave == foco }
  }

  /// Si lo que se teclee va al campo con el foco.
  var escribe: Bool {
    edicion != nil
      || viva && dejado != foco && enfocado?.elemento.admite.first == .escribir
  }

  /// Empieza a escribir en el campo con el foco.
  mutating func empezarAEscribir(cursor: Int? = nil) {
    guard viva, let enfocado, enfocado.elemento.admite.contains(.escribir) else { return }
    let valor = enfocado.elemento.escrito
    let secreto = enfocado.elemento.clase == "SecureField"
    var texto = valor
    if secreto {
      // De un secreto solo se saben los puntos: si no se ha escrito aquí, se empieza de nuevo.
      let sabido = secretos[enfocado.clave] ?? ""
      texto = sabido.count == valor.count ? sabido : ""
    }
    if edicion?.clave == enfocado.clave {
      if let cursor { edicion?.mover(a: cursor) }
      return
    }
    edicion = Edicion(
      clave: enfocado.clave,
      texto: texto,
      cursor: cursor,
      secreto: secreto,
      base: valor
    )
  }

  /// Lo que hace una tecla dentro de un campo; `nil` si ahí no hace nada especial.
  mutating func escribir(_ tecla: Tecla) -> [Efecto]? {
    switch tecla {
    case .caracter, .pegado, .retroceso: if escribe { empezarAEscribir() }
    case .escape where escribe && edicion == nil:
      dejado = foco
      return []
    default: break
    }
    guard let edicion, edicion.clave == foco else { return nil }
    switch tecla {
    case .caracter(let caracter): return cambiar { $0.meter(String(caracter)) }
    case .pegado(let texto):
      return cambiar { $0.meter(enUnaLinea(texto)) }
    case .retroceso: return cambiar { $0.borrar(atras: 1) }
    case .suprimir: return cambiar { $0.borrar(adelante: 1) }
    case .control("u"): return cambiar { $0.borrar(atras: $0.cursor) }
    case .control("k"): return cambiar { $0.borrar(adelante: $0.texto.count) }
    case .izquierda: self.edicion?.mover(a: edicion.cursor - 1)
    case .derecha: self.edicion?.mover(a: edicion.cursor + 1)
    case .inicio, .control("a"): self.edicion?.mover(a: 0)
    case .fin, .control("e"): self.edicion?.mover(a: edicion.texto.count)
    case .escape: (self.edicion, dejado) = (nil, foco)
    case .intro:
      let envia = enfocado?.elemento.admite.contains(.enviar) == true
      return envia ? [.pedir(.usar(id: edicion.clave.id, .enviar))] : []
    default: return nil
    }
    return []
  }

  private mutating func cambiar(_ cambio: (inout Edicion) -> Bool) -> [Efecto] {
    guard var nueva = edicion, cambio(&nueva) else { return [] }
    nueva.mandar()
    edicion = nueva
    if nueva.secreto { secretos[nueva.clave] = nueva.texto }
    return [.pedir(.usar(id: nueva.clave.id, .escribir(nueva.texto)))]
  }

  /// Atiende lo que la vista dice que hay en el campo en el que se escribe.
  mutating func confirmarEdicion() {
    guard let edicion, let enfocado, enfocado.clave == edicion.clave else { return }
    self.edicion?.confirmar(enfocado.elemento.escrito)
  }
}

extension ElementoVisto {
  /// Lo escrito en un campo.
  var escrito: String {
    if case .escrito(let texto) = valor { texto } else { "" }
  }
}
