import Cuaderno
import Foundation

/// Demuestra las órdenes de terminal de un texto.
///
/// Una línea `$ leccion …` se ejecuta y su salida se compara, con tiempos y rutas tapados. Corre en
/// un cuaderno de paso, recién clonado en lo que importa: el trabajo de nadie se toca ni influye.
struct OrdenesDeTexto: Sendable {
  let taller: TallerDelSistema
  let raiz: Raiz

  /// Lo que falla en el bloque, o `nil`.
  func demostrar(_ bloque: Bloque) async throws(Fallo) -> String? {
    var ordenes: [(linea: String, salida: String)] = []
    for linea in bloque.codigo.lineas {
      if linea.hasPrefix("$ ") {
        ordenes.append((String(linea.dropFirst(2)), ""))
      } else if ordenes.isEmpty {
        // Sin «$», el bloque solo enseña qué escribir.
        if let que = seEntiende(String(linea)) { return que }
      } else {
        ordenes[ordenes.count - 1].salida += linea + "\n"
      }
    }
    guard !ordenes.isEmpty else { return nil }
    let paso = try cuadernoDePaso()
    defer { Disco.borrar(paso) }
    for orden in ordenes {
      guard let argumentos = Self.argumentos(orden.linea) else {
        return "solo puedo ejecutar órdenes de leccion, y no «\(orden.linea)»"
      }
      let sale = try await ejecutarPropio(argumentos, en: paso)
      if tapar(sale, paso) != tapar(orden.salida, paso) {
        return "«\(orden.linea)» no escribe lo escrito. Sale:\n\(sale)"
      }
    }
    return nil
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

  private func ejecutarPropio(_ argumentos: [String], en paso: String) async throws(Fallo) -> String
  {
    guard let propio = Bundle.main.executablePath else {
      throw .noSePuedeEjecutar(programa: "leccion", motivo: "no sé dónde está")
    }
    var entorno = ProcessInfo.processInfo.environment
    entorno["NO_COLOR"] = "1"
    entorno["LC_ALL"] = "C.UTF-8"
    let resultado = try await ejecutar(
      OrdenDeProceso(
        [propio] + argumentos,
        carpeta: paso,
        entorno: entorno,
        limites: .biblioteca
      )
    )
    return resultado.texto
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
    return tapado.recortado
  }
}
