import Cuaderno
import Foundation

extension TallerDelSistema {
  /// Enlaza `objetos` en `ejecutable`.
  ///
  /// Las bibliotecas que piden los objetos se guardan por lo que importan. Si faltan, porque el
  /// código pide más, se extraen otra vez y se enlaza de nuevo. Si `exporta`, el programa puede
  /// buscar sus propios símbolos.
  func enlazar(
    _ objetos: [String],
    en ejecutable: String,
    importado: Huella,
    exporta: Bool = false
  ) async throws(Fallo) {
    let guardada = almacen.entrada("enlaces", importado).map { "\($0)/lista" }
    if plan.autolink == nil || guardada != nil {
      let resultado = try await enlazar(objetos, guardada, ejecutable, exporta)
      if resultado.fin == .codigo(0) { return }
    }
    let lista = try await extraer(objetos, importado)
    let resultado = try await enlazar(objetos, lista, ejecutable, exporta)
    if resultado.fin == .codigo(0) { return }
    let driver = try await ejecutar(
      OrdenDeProceso(
        plan.mandatoDeEnlaceDelDriver(objetos: objetos, ejecutable: ejecutable) + simbolos(exporta),
        limites: .compilador
      )
    )
    guard driver.fin == .codigo(0) else {
      let dicho = resultado.textoDeErrores + driver.texto + driver.textoDeErrores
      apuntar(dicho)
      let causas = ErrorDeEnlace.causas(dicho)
      throw fallo(dicho)
        ?? .enlaceRoto(
          detalle: (causas.isEmpty ? dicho.lineas.suffix(6).map(String.init) : causas)
            .joined(separator: "\n")
        )
    }
  }

  private func enlazar(
    _ objetos: [String],
    _ lista: String?,
    _ ejecutable: String,
    _ exporta: Bool
  ) async throws(Fallo) -> ResultadoDeProceso {
    let mandato = plan.mandatoDeEnlace(objetos: objetos, lista: lista, ejecutable: ejecutable)
    return try await ejecutar(OrdenDeProceso(mandato + simbolos(exporta), limites: .compilador))
  }

  /// Las banderas con las que el programa puede buscar sus propios símbolos.
  private func simbolos(_ exporta: Bool) -> [String] {
    #if os(macOS)
    []
    #else
    exporta ? ["-Xlinker", "--export-dynamic"] : []
    #endif
  }

  /// Extrae de los objetos las bibliotecas que piden, las guarda y da el fichero que las enumera.
  private func extraer(
    _ objetos: [String],
    _ importado: Huella
  ) async throws(Fallo) -> String? {
    guard let herramienta = plan.autolink else { return nil }
    let carpeta = try almacen.carpetaProvisional()
    let resultado = try await ejecutar(
      OrdenDeProceso([herramienta] + objetos + ["-o", "\(carpeta)/lista"], limites: .compilador)
    )
    guard resultado.fin == .codigo(0) else { return nil }
    almacen.tirar("enlaces", importado)
    return "\(try almacen.guardar("enlaces", importado, desde: carpeta))/lista"
  }
}
