extension Informe {
  /// Si el código cambia sus números de línea con `#sourceLocation`: los que se den no son los suyos.
  package var mueveLineas: Bool {
    fuentes.values.joined().contains { linea in
      let codigo = linea.firstRange(of: "//").map { linea[..<$0.lowerBound] } ?? linea[...]
      return codigo.contains("#sourceLocation")
    }
  }
}

extension Diagnostico {
  /// El mismo, sin ningún sitio: para cuando el que da no es el de verdad.
  var sinLugar: Diagnostico {
    var suelto = self
    suelto.lugar = nil
    suelto.arreglos = []
    suelto.notas = notas.map(\.sinLugar)
    return suelto
  }
}
