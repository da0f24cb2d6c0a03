/// Una clave del entorno, con nombre para decir por qué se redibujó una vista.
struct ClaveDeEntorno: Hashable {
  let identidad: ObjectIdentifier
  let nombre: String

  static func == (una: Self, otra: Self) -> Bool { una.identidad == otra.identidad }

  func hash(into hasher: inout Hasher) { hasher.combine(identidad) }
}

/// Un tramo del árbol que comparte entorno: lo que pone un `.environment` y lo que hereda.
///
/// Los valores se buscan hacia la raíz. Cada ámbito recuerda quién leyó qué a través de él, y al
/// cambiar un valor solo se rehacen esos nodos.
@MainActor
final class Ambito: FuenteDeAvisos {
  private let padre: Ambito?
  private(set) var propios: [ClaveDeEntorno: Any]
  private var lectores: [ClaveDeEntorno: [ObjectIdentifier: Vigia]] = [:]

  init(padre: Ambito?, propios: [ClaveDeEntorno: Any] = [:]) {
    self.padre = padre
    self.propios = propios
  }

  /// El valor de una clave, propio o heredado; apunta a quien lo lee.
  func valor(_ clave: ClaveDeEntorno) -> Any? {
    if let lector = Turno.lector { apuntar(lector, clave) }
    return propios[clave] ?? padre?.valor(clave)
  }

  /// Cambia los valores propios y avisa a quien leyó los que cambian.
  func poner(_ nuevos: [ClaveDeEntorno: Any]) {
    let viejos = propios
    propios = nuevos
    let comparador = Comparador.de(Any?.self)
    for clave in Set(viejos.keys).union(nuevos.keys)
    where !comparador.iguales(viejos[clave], nuevos[clave]) {
      for vigia in (lectores[clave] ?? [:]).values { vigia.nodo?.cambiaElEntorno(clave.nombre) }
    }
  }

  func olvidar(_ nodo: NodoObservador) {
    let identidad = ObjectIdentifier(nodo)
    for clave in lectores.keys { lectores[clave]?[identidad] = nil }
  }

  private func apuntar(_ lector: NodoObservador, _ clave: ClaveDeEntorno) {
    let anterior = lectores[clave, default: [:]].updateValue(
      lector.vigia,
      forKey: ObjectIdentifier(lector)
    )
    if anterior == nil { lector.leyo(self) }
  }
}
