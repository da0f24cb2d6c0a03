/// Una vista sin nada dentro.
struct Hoja: _VistaBasica {
  let clase: Elemento.Clase
  let texto: String
  let papel: String
  let valor: Elemento.Valor

  init(
    _ clase: Elemento.Clase,
    texto: String = "",
    papel: String = "",
    valor: Elemento.Valor = .ninguno
  ) {
    self.clase = clase
    self.texto = texto
    self.papel = papel
    self.valor = valor
  }

  func _crear(en sitio: _Sitio) -> _Nodo { NodoDeHoja(self, en: sitio) }

  func _poner(en nodo: _Nodo) { unsafeDowncast(nodo, to: NodoDeHoja.self).hoja = self }
}

/// El nodo de una vista sin nada dentro.
final class NodoDeHoja: _Nodo {
  var hoja: Hoja

  init(_ hoja: Hoja, en sitio: _Sitio) {
    self.hoja = hoja
    super.init(en: sitio)
  }

  override func volcar(en salida: inout [Elemento]) {
    salida.append(
      Elemento(
        hoja.clase,
        id: numero,
        texto: hoja.texto,
        papel: hoja.papel,
        valor: hoja.valor
      )
    )
  }
}
