extension View {
  /// Dice cómo es la pantalla de un valor de ese tipo en la ``NavigationStack``.
  ///
  /// - Parameters:
  ///   - data: el tipo.
  ///   - destination: la vista de un valor.
  /// - Returns: la vista con el cambio.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ConDestino(contenido: self) { navegacion, _ in
      navegacion.apuntar(data) { AnyView(destination($0)) }
    }
  }

  /// Pone una pantalla encima mientras el valor sea `true`; al volver lo pone en `false`.
  ///
  /// - Parameters:
  ///   - isPresented: si se enseña.
  ///   - destination: la pantalla.
  /// - Returns: la vista con el cambio.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    let seVe = isPresented.wrappedValue
    return ConDestino(contenido: self) { navegacion, numero in
      navegacion.presentar(seVe ? { AnyView(destination()) } : nil, numero) {
        isPresented.wrappedValue = false
      }
    }
  }

  /// Pone encima la pantalla de un elemento mientras lo haya; al volver lo pone en `nil`.
  ///
  /// - Parameters:
  ///   - item: el elemento.
  ///   - destination: la pantalla de un elemento.
  /// - Returns: la vista con el cambio.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let elemento = item.wrappedValue
    return ConDestino(contenido: self) { navegacion, numero in
      navegacion.presentar(
        elemento.map { elemento in { AnyView(destination(elemento).id(elemento)) } },
        numero
      ) { item.wrappedValue = nil }
    }
  }
}

extension Navegacion {
  /// Pone, cambia o quita la pantalla que presenta un nodo.
  func presentar(
    _ vista: (() -> AnyView)?,
    _ numero: Int,
    alQuitar: @escaping () -> Void
  ) {
    let clave = DeNodo(numero: numero)
    guard let vista else { return retirar(clave) }
    empujar(Paso(clave: AnyHashable(clave), vista: vista, alQuitar: alQuitar))
  }
}

/// Una vista que le dice algo a la pila de navegación en la que está.
struct ConDestino<Contenido: View>: _VistaBasica {
  let contenido: Contenido
  let decir: (Navegacion, Int) -> Void

  func _crear(en sitio: _Sitio) -> _Nodo {
    let nodo = NodoConHijo(en: sitio)
    nodo.hijo = contenido._crear(en: nodo.sitioDeHijo)
    decirlo(nodo)
    return nodo
  }

  func _poner(en nodo: _Nodo) {
    let nodo = unsafeDowncast(nodo, to: NodoConHijo.self)
    if let hijo = nodo.hijo { contenido._poner(en: hijo) }
    decirlo(nodo)
  }

  private func decirlo(_ nodo: _Nodo) {
    if let navegacion = EnvironmentValues(nodo.ambito).navegacion {
      decir(navegacion, nodo.numero)
    }
  }
}
