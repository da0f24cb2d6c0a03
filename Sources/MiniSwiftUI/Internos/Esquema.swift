/// Una propiedad cuyo valor inicial solo vale la primera vez.
protocol ConValorInicial {
  /// Por qué se dibuja la vista si la madre trae otro.
  static func siTraeOtro(_ nombre: String) -> Motivo
}

/// Lo que se sabe de un tipo de vista: su nombre, sus campos y si su `body` lee objetos observables.
@MainActor
final class Esquema {
  /// Un campo de la vista: cómo se compara y, si es una propiedad dinámica, cómo se instala.
  struct Campo {
    let nombre: String
    let desplazamiento: Int
    let comparador: Comparador
    /// Por qué se dibuja la vista si la madre lo trae distinto.
    let motivo: Motivo
  }

  /// Un paso de la instalación de una vista en su nodo.
  enum Paso {
    /// Da a una propiedad dinámica lo que su nodo guarda para ella.
    case instalar(Instalador)
    /// Llama al `update()` de una propiedad dinámica propia, con todo lo suyo ya instalado.
    case actualizar((UnsafeMutableRawPointer) -> Void)
  }

  /// Instala una propiedad dinámica: en qué dirección, en qué ranura y de parte de quién.
  typealias Instalador = (UnsafeMutableRawPointer, inout AnyObject?, NodoObservador) -> Void

  let tipo: Any.Type
  let nombre: String
  let campos: [Campo]
  let pasos: [Paso]
  let ranuras: Int
  /// Si algún `body` de este tipo ha leído un `@Observable`.
  var observa = false

  private static var conocidos: [ObjectIdentifier: Esquema] = [:]

  /// El esquema de un tipo; se construye la primera vez.
  static func de(_ tipo: Any.Type) -> Esquema {
    if let conocido = conocidos[ObjectIdentifier(tipo)] { return conocido }
    let nuevo = Esquema(tipo)
    conocidos[ObjectIdentifier(tipo)] = nuevo
    return nuevo
  }

  /// El de las filas que enseñan ese tipo de vista: solo importa si leen objetos observables.
  static func deFila<Contenido: View>(_: Contenido.Type) -> Esquema { de(Fila<Contenido>.self) }

  private enum Fila<Contenido> {}

  private init(_ tipo: Any.Type) {
    self.tipo = tipo
    nombre = String(describing: tipo)
    let campos = Reflejo.campos(de: tipo)
    self.campos = campos.map { campo in
      let nombre = Self.limpio(campo.nombre)
      let inicial = campo.tipo as? any ConValorInicial.Type
      return Campo(
        nombre: nombre,
        desplazamiento: campo.desplazamiento,
        comparador: campo.esFuerte ? Comparador.de(campo.tipo) : .siempreDistintos,
        motivo: inicial?.siTraeOtro(nombre) ?? .campo(nombre)
      )
    }
    pasos = Self.pasos(campos, desde: 0, de: nombre)
    ranuras = pasos.reduce(0) { cuenta, paso in
      if case .instalar = paso { cuenta + 1 } else { cuenta }
    }
  }

  /// El nombre como se escribe en el código: sin el guion bajo del almacenamiento oculto.
  private static func limpio(_ nombre: String) -> String {
    nombre.hasPrefix("_") ? String(nombre.dropFirst()) : nombre
  }

  private static func pasos(_ campos: [Reflejo.Campo], desde: Int, de dueno: String) -> [Paso] {
    campos.flatMap { campo -> [Paso] in
      let sitio = desde + campo.desplazamiento
      if let tipo = campo.tipo as? any PropiedadConRanura.Type {
        return [instalar(tipo, en: sitio, nombre: dueno + "." + limpio(campo.nombre))]
      }
      guard let tipo = campo.tipo as? any DynamicProperty.Type else { return [] }
      let dentro = pasos(Reflejo.campos(de: campo.tipo), desde: sitio, de: "\(campo.tipo)")
      return dentro + [actualizar(tipo, en: sitio)]
    }
  }

  private static func instalar<P: PropiedadConRanura>(
    _: P.Type,
    en sitio: Int,
    nombre: String
  ) -> Paso {
    .instalar { vista, ranura, nodo in
      let propiedad = (vista + sitio).assumingMemoryBound(to: P.self)
      propiedad.pointee.instalar(&ranura, nodo, nombre)
    }
  }

  private static func actualizar<P: DynamicProperty>(_: P.Type, en sitio: Int) -> Paso {
    .actualizar { vista in (vista + sitio).assumingMemoryBound(to: P.self).pointee.update() }
  }
}
