import Cuaderno
import Foundation

/// Demuestra las órdenes de terminal de un texto.
///
/// Una línea `$ leccion …` se ejecuta y su salida se compara, con tiempos y rutas tapados. Corre en
/// un cuaderno de paso, recién clonado en lo que importa: el trabajo de nadie se toca ni influye.
struct OrdenesDeTexto: Sendable {
  let taller: TallerDelSistema
  let raiz: Raiz

  /// Una orden de un bloque y lo que el texto dice que escribe.
  private struct Escrita {
    var orden: String
    /// La línea del texto en la que empieza lo que escribe.
    var linea: Int
    var salida = ""
  }

  /// Lo que falla en el bloque, o `nil`.
  func demostrar(_ bloque: Bloque) async throws(Fallo) -> FalloDeBloque? {
    var ordenes: [Escrita] = []
    for (i, linea) in bloque.codigo.lineas.enumerated() {
      let numero = bloque.linea + 1 + i
      if linea.hasPrefix("$ ") {
        ordenes.append(Escrita(orden: String(linea.dropFirst(2)), linea: numero + 1))
      } else if ordenes.isEmpty {
        // Sin «$», el bloque solo enseña qué escribir.
        if let que = seEntiende(String(linea)) { return FalloDeBloque(linea: numero, que) }
      } else {
        ordenes[ordenes.count - 1].salida += linea + "\n"
      }
    }
    guard !ordenes.isEmpty else { return nil }
    let paso = try cuadernoDePaso()
    defer { Disco.borrar(paso) }
    for escrita in ordenes {
      guard let argumentos = Self.argumentos(escrita.orden) else {
        return FalloDeBloque(
          linea: escrita.linea - 1,
          "solo puedo ejecutar órdenes de leccion, y no «\(escrita.orden)»"
        )
      }
      let sale = try await ejecutarPropio(argumentos, en: paso)
      if let fallo = comparar(escrita, sale, paso) { return fallo }
    }
    return nil
  }

  /// En qué se distingue lo que sale de lo escrito, o `nil`.
  private func comparar(
    _ escrita: Escrita,
    _ resultado: ResultadoDeProceso,
    _ paso: String
  ) -> FalloDeBloque? {
    // Las líneas en blanco del principio y del final no cuentan: el bloque no tiene por qué llevarlas.
    let vacias = escrita.salida.lineas.prefix { $0.recortado.isEmpty }.count
    let diferencia = PrimeraDiferencia(
      escrito: Self.sinBordes(escrita.salida),
      sale: Self.sinBordes(resultado.texto),
      desde: escrita.linea + vacias,
      tapar: { tapar($0, paso) }
    )
    guard let diferencia else { return nil }
    var que = "«\(escrita.orden)» no escribe lo que dice esta línea\n\(diferencia.texto)"
    if let fin = resultado.fin.siNoAcabaBien {
      que += "\nLa orden \(fin)."
    }
    let errores = resultado.textoDeErrores.recortado
    if !errores.isEmpty { que += "\nPor la salida de errores dice:\n\(errores)" }
    let todo = Self.sinBordes(resultado.texto)
    return FalloDeBloque(
      linea: diferencia.linea,
      que + (todo.isEmpty ? "\nNo sale nada." : "\nTodo lo que sale:\n\(todo)")
    )
  }

  private static func sinBordes(_ texto: String) -> String {
    var lineas = texto.lineas[...]
    while let una = lineas.first, una.recortado.isEmpty { lineas = lineas.dropFirst() }
    while let una = lineas.last, una.recortado.isEmpty { lineas = lineas.dropLast() }
    return lineas.joined(separator: "\n")
  }

  /// Los argumentos de una orden del cuaderno, o `nil` si es de otro programa.
  private static func argumentos(_ linea: String) -> [String]? {
    let palabras = separarComoShell(linea)
    if palabras.first == "leccion" { return Array(palabras.dropFirst()) }
    return palabras.starts(with: ["swift", "run", "leccion"])
      ? Array(palabras.dropFirst(3)) : nil
  }

  private func seEntiende(_ linea: String) -> String? {
    let sinComentario = linea.firstRange(of: "  #").map { String(linea[..<$0.lowerBound]) } ?? linea
    guard let argumentos = Self.argumentos(sinComentario) else { return nil }
    do throws(Fallo) {
      _ = try Orden.leer(argumentos)
      return nil
    } catch {
      return "«\(linea)» no es una orden válida: \(error.mensaje)"
    }
  }

  private func cuadernoDePaso() throws(Fallo) -> String {
    let paso = try taller.almacen.carpetaProvisional()
    for nombre in Disco.listar(raiz.carpeta) where !nombre.hasPrefix(".") && nombre != "Lecciones" {
      symlink("\(raiz.carpeta)/\(nombre)", "\(paso)/\(nombre)")
    }
    try Disco.crearCarpeta("\(paso)/.build")
    symlink(raiz.almacen, "\(paso)/.build/leccion")
    for carpeta in Disco.listar("\(raiz.carpeta)/Lecciones") {
      let destino = "\(paso)/Lecciones/\(carpeta)"
      try Disco.crearCarpeta(destino)
      for nombre in ["README.md", "Pistas.md"] {
        symlink("\(raiz.carpeta)/Lecciones/\(carpeta)/\(nombre)", "\(destino)/\(nombre)")
      }
      let inicio = "\(raiz.carpeta)/Soluciones/\(carpeta)/Inicio"
      for nombre in Disco.listar(inicio) {
        try Disco.escribir(try Disco.leer("\(inicio)/\(nombre)"), en: "\(destino)/\(nombre)")
      }
    }
    return paso
  }

  private func ejecutarPropio(
    _ argumentos: [String],
    en paso: String
  ) async throws(Fallo) -> ResultadoDeProceso {
    guard let propio = Bundle.main.executablePath else {
      throw .noSePuedeEjecutar(programa: "leccion", motivo: "no sé dónde está")
    }
    var entorno = ProcessInfo.processInfo.environment
    entorno["NO_COLOR"] = "1"
    entorno["LC_ALL"] = "C.UTF-8"
    return try await ejecutar(
      OrdenDeProceso(
        [propio] + argumentos,
        carpeta: paso,
        entorno: entorno,
        limites: .biblioteca
      )
    )
  }

  /// Tapa lo que cambia de una vez a otra: rutas del cuaderno y tiempos.
  private func tapar(_ texto: String, _ paso: String) -> String {
    var tapado = texto.replacingOccurrences(of: paso, with: "CUADERNO")
    for unidad in [" s", " ms"] {
      tapado = tapado.split(separator: unidad, omittingEmptySubsequences: false).map { trozo in
        var t = trozo
        while let c = t.last, c.isNumber || c == "," || c == "." { t = t.dropLast() }
        return t.count < trozo.count ? "\(t)N" : String(t)
      }.joined(separator: unidad)
    }
    return tapado
  }
}

extension FinDeProceso {
  /// Cómo acabó, si no fue con un 0.
  fileprivate var siNoAcabaBien: String? {
    switch self {
    case .codigo(0): nil
    case .codigo(let codigo): "acaba con el código \(codigo)"
    case .senal(let senal): "se detiene por la señal \(senal)"
    case .limite(.tiempo): "tarda demasiado y se corta"
    case .limite(.cpu): "gasta demasiado procesador y se corta"
    case .limite(.salida): "escribe demasiado y se corta"
    }
  }
}
