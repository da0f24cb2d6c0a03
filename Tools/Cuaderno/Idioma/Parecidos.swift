/// «¿Querías decir…?» para un nombre que no existe.
///
/// El compilador 6.3 no lo pregunta si no se le pide, y pedírselo cuesta 15 ms por error: se busca
/// entre los nombres escritos en los ficheros y los más corrientes de Swift.
enum Parecidos {
  /// Los identificadores que nombran algo que no está, con el hueco del nombre.
  private static let huecos = [
    "cannot_find_in_scope": 0, "cannot_find_type_in_scope": 0, "could_not_find_value_member": 1,
    "could_not_find_type_member": 1, "unknown_attr_name": 0, "macro_undefined": 0,
  ]

  /// El nombre que seguramente se quería escribir, o `nil`.
  static func de(_ d: Diagnostico, _ fuentes: [String: [String]]) -> String? {
    guard let id = d.id, let hueco = huecos[id], d.argumentos.indices.contains(hueco) else {
      return nil
    }
    let nombre = d.argumentos[hueco]
    guard nombre.count > 2 else { return nil }
    let escritos = fuentes.values.joined().reduce(into: Set<String>()) { todos, linea in
      todos.formUnion(
        linea.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      )
    }
    let usos = fuentes.values.joined().count { $0.contains(nombre) }
    let candidatos = (escritos.subtracting(usos > 0 ? [nombre] : []).filter { $0.count > 2 })
      .union(corrientes)
    return masCercano(nombre, candidatos.sorted())
  }

  private static func masCercano(_ nombre: String, _ candidatos: [String]) -> String? {
    if let igual = candidatos.first(where: {
      $0 != nombre && $0.lowercased() == nombre.lowercased()
    }) {
      return igual
    }
    let limite = nombre.count <= 4 ? 1 : 2
    return candidatos.lazy
      .filter { $0 != nombre && abs($0.count - nombre.count) <= limite }
      .map { ($0, distancia($0, nombre)) }
      .filter { $0.1 <= limite }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  private static let corrientes: Set<String> = [
    "print", "String", "Int", "Double", "Bool", "Array", "Dictionary", "Set", "Character",
    "Optional", "Error", "Task", "MainActor", "Observable", "ObservationIgnored", "Published",
    "State", "Binding", "Bindable", "StateObject", "ObservedObject", "Environment",
    "EnvironmentObject", "ObservableObject", "View", "Text", "Button", "append", "remove",
    "removeAll", "removeLast", "insert", "count", "isEmpty", "first", "last", "contains", "filter",
    "map", "reduce", "sorted", "forEach", "joined", "split", "prefix", "suffix", "enumerated",
    "uppercased", "lowercased", "hasPrefix", "hasSuffix", "Sendable", "Equatable", "Hashable",
    "Identifiable", "Codable", "withObservationTracking", "objectWillChange", "sink", "store",
  ]
}
