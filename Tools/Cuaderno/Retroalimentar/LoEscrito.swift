/// Lo que dicen las líneas del estudiante de sus propiedades y de sus clases.
struct LoEscrito {
  private let lineas: [String]
  /// Las líneas del tipo en que se mira.
  private let suyas: ArraySlice<String>

  /// Lo escrito en un fichero, mirado desde una línea.
  init(lineas: [String], en linea: Int) {
    self.lineas = lineas
    let sangria = Llaves.sangria(lineas[linea - 1])
    let tipo = lineas.prefix(linea).indices.last { i in
      ["struct ", "class ", "enum ", "actor ", "extension "].contains { lineas[i].contains($0) }
        && (i == linea - 1 || Llaves.sangria(lineas[i]) < sangria)
    }
    guard let tipo else {
      suyas = []
      return
    }
    let fin = lineas[(tipo + 1)...].firstIndex {
      $0.recortado == "}" && Llaves.sangria($0) <= Llaves.sangria(lineas[tipo])
    }
    suyas = lineas[tipo..<(lineas[tipo].recortado.hasSuffix("}") ? tipo + 1 : fin ?? lineas.count)]
  }

  /// Si es un `struct …: View`.
  var enVista: Bool { suyas.first.map { $0.contains("struct ") && $0.contains("View") } ?? false }

  struct Propiedad {
    var nombre: String
    var tipo: String
    var linea: String
  }

  /// La primera `let nombre: Tipo` o `var nombre = …`.
  func propiedad(_ nombre: String) -> Propiedad? {
    for linea in suyas {
      guard let clave = ["let ", "var "].first(where: { linea.nombre(tras: $0) == nombre }) else {
        continue
      }
      let tipo = linea.nombre(tras: "\(clave)\(nombre): ") ?? ""
      return Propiedad(nombre: nombre, tipo: tipo, linea: linea)
    }
    return nil
  }

  func declara(_ tipo: String) -> Bool { lineaDeClase(tipo) != nil }

  /// El wrapper con que una vista hace enlaces a un objeto de esa clase, si se sabe.
  func wrapper(de tipo: String) -> String? {
    guard let i = lineaDeClase(tipo) else { return nil }
    let delante = i > 0 ? lineas[i - 1] : ""
    if lineas[i].contains("@Observable") || delante.recortado == "@Observable" { return "Bindable" }
    return lineas[i].contains("ObservableObject") ? "ObservedObject" : nil
  }

  private func lineaDeClase(_ tipo: String) -> Int? {
    lineas.firstIndex { $0.nombre(tras: "class ") == tipo }
  }
}

extension String {
  /// El nombre que sigue a `marca`.
  func nombre(tras marca: String) -> String? {
    guard let rango = firstRange(of: marca) else { return nil }
    let nombre = self[rango.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return nombre.isEmpty ? nil : String(nombre)
  }

  /// Lo que hay entre dos marcas, si es un nombre o una lista de etiquetas.
  func trozo(entre abre: String, y cierra: String) -> String? {
    guard let desde = firstRange(of: abre)?.upperBound,
      let hasta = self[desde...].firstRange(of: cierra)?.lowerBound
    else { return nil }
    let trozo = self[desde..<hasta]
    let valido = trozo.allSatisfy { $0.isLetter || $0.isNumber || "_:".contains($0) }
    return trozo.isEmpty || !valido ? nil : String(trozo)
  }
}
