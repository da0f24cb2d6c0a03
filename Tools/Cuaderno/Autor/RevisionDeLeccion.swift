/// Los ficheros de una lección, como nombres y textos: lo que se revisa sin compilar nada.
package struct LeccionEscrita: Sendable {
  package var carpeta: String
  package var readme: String
  package var pistas: String
  package var pasos: [Paso]
  /// Los ficheros de las comprobaciones, por su ruta dentro del cuaderno.
  package var comprobaciones: [String: String]
  /// Los nombres en cada carpeta, por su ruta dentro del cuaderno.
  package var contenido: [String: [String]]
  /// Los ficheros de la lección, por su ruta dentro del cuaderno.
  package var textos: [String: String]
  /// Las lecciones anteriores que existen, por número.
  package var anteriores: Set<Int>
  /// Las rutas a las que enlaza el README y que no existen.
  package var enlacesRotos: [String]
  /// La línea de esta lección en Package.swift, si está.
  package var enElPaquete: LineaDelPaquete?

  /// Crea una lección por revisar.
  package init(
    carpeta: String,
    readme: String,
    pistas: String,
    pasos: [Paso],
    comprobaciones: [String: String],
    contenido: [String: [String]],
    textos: [String: String],
    anteriores: Set<Int>,
    enlacesRotos: [String],
    enElPaquete: LineaDelPaquete?
  ) {
    self.carpeta = carpeta
    self.readme = readme
    self.pistas = pistas
    self.pasos = pasos
    self.comprobaciones = comprobaciones
    self.contenido = contenido
    self.textos = textos
    self.anteriores = anteriores
    self.enlacesRotos = enlacesRotos
    self.enElPaquete = enElPaquete
  }
}

extension LeccionEscrita {
  var lecciones: String { "Lecciones/\(carpeta)" }
  var soluciones: String { "Soluciones/\(carpeta)" }

  /// Todo lo que se puede ver mal sin compilar.
  package func revisar() -> [FalloDeAutor] {
    revisarPortada() + revisarUsa() + revisarPistas() + revisarCarpetas() + revisarRegiones()
      + revisarPaquete() + revisarTexto() + revisarPasos() + revisarVistas() + revisarComentarios()
  }

  private func revisarPortada() -> [FalloDeAutor] {
    let (portada, _, fallos) = Portada.leer(readme)
    var todos = fallos.map { FalloDeAutor("\(lecciones)/README.md", $0) }
    let numero = Leccion.separar(carpeta: carpeta)?.numero ?? 0
    for requerida in portada.requiere {
      if requerida >= numero {
        todos.append(
          FalloDeAutor(
            "\(lecciones)/README.md",
            "requiere la lección \(requerida), que no es anterior"
          )
        )
      } else if !anteriores.contains(requerida) {
        todos.append(
          FalloDeAutor("\(lecciones)/README.md", "requiere la lección \(requerida), que no existe")
        )
      }
    }
    return todos
  }

  private func revisarPistas() -> [FalloDeAutor] {
    let leidas = Pistas.leer(pistas)
    let ruta = "\(lecciones)/Pistas.md"
    let nombres = pasos.flatMap(\.comprobaciones).map(\.nombre)
    var fallos: [FalloDeAutor] = []
    for nombre in nombres where leidas.porComprobacion[nombre] == nil {
      fallos.append(FalloDeAutor(ruta, "falta la pista de \(nombre)"))
    }
    for nombre in leidas.orden where !nombres.contains(nombre) {
      fallos.append(FalloDeAutor(ruta, "la pista \(nombre) no es de ninguna comprobación"))
    }
    for nombre in nombres {
      if let niveles = leidas.porComprobacion[nombre], niveles.count != 3 {
        fallos.append(FalloDeAutor(ruta, "\(nombre) tiene \(niveles.count) niveles y debe tener 3"))
      }
    }
    for (nombre, veces) in Dictionary(grouping: nombres, by: { $0 }).mapValues(\.count)
    where veces > 1 {
      fallos.append(FalloDeAutor("Tests/\(carpeta)", "hay \(veces) comprobaciones «\(nombre)»"))
    }
    return fallos
  }

  private func revisarCarpetas() -> [FalloDeAutor] {
    let ficheros = contenido["\(soluciones)/Inicio"] ?? []
    var fallos: [FalloDeAutor] = []
    func exigir(_ ruta: String, _ debidos: [String]) {
      let hay = contenido[ruta] ?? []
      for nombre in debidos where !hay.contains(nombre) {
        fallos.append(FalloDeAutor("\(ruta)/\(nombre)", "falta"))
      }
      for nombre in hay where !debidos.contains(nombre) {
        fallos.append(FalloDeAutor("\(ruta)/\(nombre)", "no debe estar aquí"))
      }
    }
    if ficheros.isEmpty { fallos.append(FalloDeAutor("\(soluciones)/Inicio", "falta el inicio")) }
    exigir(lecciones, ficheros + ["README.md", "Pistas.md"])
    exigir(soluciones, ficheros + ["Inicio", "Errores"])
    let errores = contenido["\(soluciones)/Errores"] ?? []
    if errores.count < 6 {
      fallos.append(
        FalloDeAutor(
          "\(soluciones)/Errores",
          "hay \(plural(errores.count, "error conocido", "errores conocidos")) y hacen falta 6"
        )
      )
    }
    for slug in errores { exigir("\(soluciones)/Errores/\(slug)", ficheros) }
    for nombre in ficheros
    where textos["\(lecciones)/\(nombre)"] != textos["\(soluciones)/Inicio/\(nombre)"] {
      fallos.append(
        FalloDeAutor("\(lecciones)/\(nombre)", "no es igual que el de Inicio")
      )
    }
    return fallos
  }

  private func revisarRegiones() -> [FalloDeAutor] {
    let (bloques, fallos) = Bloque.leer(readme, ruta: "\(lecciones)/README.md")
    var todos = fallos
    var usadas: Set<String> = []
    for bloque in bloques {
      guard case .fragmento(let fichero, let nombre) = bloque.clase else { continue }
      usadas.insert("\(fichero)#\(nombre)")
      let region = Regiones.leer(textos["\(soluciones)/\(fichero)"] ?? "")[nombre]
      if region == nil {
        todos.append(
          FalloDeAutor(
            "\(lecciones)/README.md",
            linea: bloque.linea,
            "no hay región \(fichero)#\(nombre)"
          )
        )
      } else if region != bloque.codigo {
        todos.append(
          FalloDeAutor(
            "\(lecciones)/README.md",
            linea: bloque.linea,
            "no es la región \(fichero)#\(nombre)"
          )
        )
      }
    }
    for fichero in contenido["\(soluciones)/Inicio"] ?? [] {
      for nombre in Regiones.leer(textos["\(soluciones)/\(fichero)"] ?? "").keys.sorted()
      where !usadas.contains("\(fichero)#\(nombre)") {
        todos.append(
          FalloDeAutor("\(soluciones)/\(fichero)", "ningún bloque usa la región «\(nombre)»")
        )
      }
    }
    return todos
  }

  private func revisarPaquete() -> [FalloDeAutor] {
    guard let enElPaquete else {
      return [FalloDeAutor("Package.swift", "falta la lección \(carpeta)")]
    }
    let (portada, _, _) = Portada.leer(readme)
    var fallos: [FalloDeAutor] = []
    // Si a la portada le falta lo que el paquete sí dice, ya se ha dicho.
    if ![portada.usa, portada.usa + sinDeclarar].map({ Set($0) }).contains(Set(enElPaquete.usa)) {
      fallos.append(
        FalloDeAutor(
          "Package.swift",
          "\(carpeta) usa [\(enElPaquete.usa.joined(separator: ", "))] y su portada dice "
            + "[\(portada.usa.joined(separator: ", "))]"
        )
      )
    }
    if enElPaquete.aislamiento != portada.aislamiento.rawValue {
      fallos.append(
        FalloDeAutor(
          "Package.swift",
          "\(carpeta) tiene aislamiento \(enElPaquete.aislamiento) y su portada dice "
            + portada.aislamiento.rawValue
        )
      )
    }
    return fallos
  }
}
