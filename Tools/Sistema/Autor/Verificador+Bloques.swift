import Cuaderno
import Foundation

/// Lo que falla en un bloque, y en qué línea del texto.
struct FalloDeBloque: Sendable, Equatable {
  var linea: Int
  var que: String

  init(linea: Int, _ que: String) {
    self.linea = linea
    self.que = que
  }
}

extension Verificador {
  /// Demuestra un bloque de un texto.
  func demostrar(
    _ bloque: Bloque,
    _ documento: Documento,
    _ trabajo: Trabajo
  ) async throws(Fallo) -> Hecho {
    let clave = try taller.claveDeDemostracion(
      [
        "bloque", "\(bloque.clase)", bloque.codigo, bloque.salida ?? "\u{0}",
        documento.aislamiento.rawValue,
      ] + documento.usa,
      usa: documento.usa
    )
    // Una orden depende de todo el cuaderno: se repite siempre.
    if bloque.clase != .sh, recordado(clave) != nil {
      return Hecho(trabajo: trabajo, fallos: [], deAntes: true)
    }
    let fallo: FalloDeBloque? =
      switch bloque.clase {
      case .ejecuta: try await ejecuta(bloque, documento)
      case .compila: bloque.fallo(try await compila(bloque, documento))
      case .error(let id): try await falla(bloque, id, documento)
      case .advertencia(let id): bloque.fallo(try await advierte(bloque, id, documento))
      case .incompleto: bloque.fallo(try await seLee(bloque))
      case .sh: try await OrdenesDeTexto(taller: taller, raiz: curso.raiz).demostrar(bloque)
      case .fragmento: nil  // Lo mira la revisión de la lección: es una comparación de textos.
      }
    guard let fallo else {
      recordar(clave, [])
      return Hecho(trabajo: trabajo, fallos: [])
    }
    return Hecho(
      trabajo: trabajo,
      fallos: [FalloDeAutor(documento.ruta, linea: fallo.linea, fallo.que)]
    )
  }

  private func ejecuta(
    _ bloque: Bloque,
    _ documento: Documento
  ) async throws(Fallo) -> FalloDeBloque? {
    let (carpeta, compilado) = try await taller.compilarPrograma(bloque.codigo, documento)
    defer { Disco.borrar(carpeta) }
    guard compilado.fin == .codigo(0) else {
      return bloque.fallo("no compila: \(primerError(compilado))")
    }
    let corrido = try await taller.correrPrograma(en: carpeta, documento)
    guard corrido.fin == .codigo(0) else {
      return bloque.fallo("el programa no acaba bien: \(corrido.textoDeErrores.recortado)")
    }
    return bloque.comparar(corrido.texto, "la salida no es la escrita")
  }

  private func compila(_ bloque: Bloque, _ documento: Documento) async throws(Fallo) -> String? {
    let (carpeta, compilado) = try await taller.compilarPrograma(bloque.codigo, documento)
    defer { Disco.borrar(carpeta) }
    return compilado.fin == .codigo(0) ? nil : "no compila: \(primerError(compilado))"
  }

  private func falla(
    _ bloque: Bloque,
    _ id: String,
    _ documento: Documento
  ) async throws(Fallo) -> FalloDeBloque? {
    let (carpeta, compilado) = try await taller.compilarPrograma(bloque.codigo, documento)
    defer { Disco.borrar(carpeta) }
    guard compilado.fin != .codigo(0) else {
      return bloque.fallo("debía dar el error \(id) y compila")
    }
    let errores = compilado.diagnosticos.filter { $0.gravedad == .error }
    guard errores.contains(where: { $0.id == id }) else {
      return bloque.fallo("debía dar el error \(id) y da \(enumerar(errores.compactMap(\.id)))")
    }
    let dicho = errores.map { "error: \($0.mensaje)\n" }.joined()
    return bloque.comparar(dicho, "el texto del error no es el escrito")
  }

  private func advierte(
    _ bloque: Bloque,
    _ id: String,
    _ documento: Documento
  ) async throws(Fallo) -> String? {
    let (carpeta, compilado) = try await taller.compilarPrograma(bloque.codigo, documento)
    defer { Disco.borrar(carpeta) }
    guard compilado.fin == .codigo(0) else { return "no compila: \(primerError(compilado))" }
    let ids = compilado.diagnosticos.filter { $0.gravedad == .advertencia }.compactMap(\.id)
    return ids.contains(id) ? nil : "debía dar la advertencia \(id) y da [\(enumerar(ids))]"
  }

  private func seLee(_ bloque: Bloque) async throws(Fallo) -> String? {
    let carpeta = try taller.almacen.carpetaProvisional()
    defer { Disco.borrar(carpeta) }
    try Disco.escribir(Array(bloque.codigo.utf8), en: "\(carpeta)/esbozo.swift")
    let resultado = try await ejecutar(
      OrdenDeProceso(
        [taller.plan.driver, "-frontend", "-parse", "\(carpeta)/esbozo.swift"],
        limites: .compilador
      )
    )
    return resultado.fin == .codigo(0) ? nil : "no se puede leer como Swift"
  }

  private func primerError(_ resultado: Compilado) -> String {
    let d = resultado.diagnosticos.first { $0.gravedad == .error }
    guard let d else { return resultado.textoDeErrores.recortado }
    return (d.lugar.map { "línea \($0.linea): " } ?? "") + d.mensaje
  }
}

extension Bloque {
  /// Un fallo de todo el bloque.
  fileprivate func fallo(_ que: String?) -> FalloDeBloque? {
    que.map { FalloDeBloque(linea: linea, $0) }
  }

  /// Si lo que sale no es, letra a letra, lo escrito: en qué línea y todo lo que sale.
  fileprivate func comparar(_ sale: String, _ que: String) -> FalloDeBloque? {
    guard let salida, sale != salida else { return nil }
    let desde = lineaDeSalida ?? linea
    let todo = sale.isEmpty ? "No sale nada." : "Todo lo que sale:\n\(sale)"
    guard let primera = PrimeraDiferencia(escrito: salida, sale: sale, desde: desde) else {
      return FalloDeBloque(linea: desde, "\(que): cambia el salto de línea del final. \(todo)")
    }
    return FalloDeBloque(linea: primera.linea, "\(que)\n\(primera.texto)\n\(todo)")
  }
}

extension TallerDelSistema {
  /// Compila un programa suelto en una carpeta provisional.
  func compilarPrograma(
    _ codigo: String,
    _ documento: Verificador.Documento
  ) async throws(Fallo) -> (carpeta: String, Compilado) {
    let listas = try await bibliotecas(Biblioteca.para(documento.usa))
    let carpeta = try almacen.carpetaProvisional()
    try Disco.escribir(Array(codigo.utf8), en: "\(carpeta)/main.swift")
    let orden = OrdenDeCompilar(
      modulo: "main",
      fuentes: ["\(carpeta)/main.swift"],
      objeto: "\(carpeta)/main.o",
      banderas: (documento.aislamiento == .mainActor ? ["-default-isolation", "MainActor"] : [])
        + listas.flatMap(\.banderas),
      esPrograma: true
    )
    return (carpeta, try await frontend(orden))
  }

  /// Enlaza y corre un programa ya compilado en `carpeta`.
  func correrPrograma(
    en carpeta: String,
    _ documento: Verificador.Documento
  ) async throws(Fallo) -> ResultadoDeProceso {
    let listas = try await bibliotecas(Biblioteca.para(documento.usa))
    let objetos = ["\(carpeta)/main.o"] + listas.map(\.objeto)
    let importado = Huella(
      partes: ["programa"] + importaciones(de: try Disco.texto("\(carpeta)/main.swift"))
        + listas.map(\.clave)
    )
    try await enlazar(objetos, en: "\(carpeta)/programa", importado: importado)
    return try await ejecutar(
      OrdenDeProceso(["\(carpeta)/programa"], carpeta: carpeta, limites: .unaComprobacion)
    )
  }
}
