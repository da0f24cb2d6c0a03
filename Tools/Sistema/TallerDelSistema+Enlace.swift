import Cuaderno
import Foundation

extension TallerDelSistema {
  /// Enlaza `objetos` en `ejecutable`.
  ///
  /// Las bibliotecas que piden los objetos se guardan por lo que importan. Si faltan, porque el
  /// código pide más, se extraen otra vez y se enlaza de nuevo.
  func enlazar(
    _ objetos: [String], en ejecutable: String, importado: Huella
  ) async throws(Fallo) {
    let lista = "\(almacen.raiz)/enlaces/\(importado.corta)"
    if plan.autolink == nil || Disco.clase(lista) != .nada {
      let resultado = try await enlazar(objetos, lista, ejecutable)
      if resultado.fin == .codigo(0) { return }
    }
    try await extraer(objetos, en: lista)
    let resultado = try await enlazar(objetos, lista, ejecutable)
    if resultado.fin == .codigo(0) { return }
    let driver = try await ejecutar(
      OrdenDeProceso(
        plan.mandatoDeEnlaceDelDriver(objetos: objetos, ejecutable: ejecutable),
        limites: .compilador))
    guard driver.fin == .codigo(0) else {
      let dicho = resultado.textoDeErrores + driver.texto + driver.textoDeErrores
      apuntar(dicho)
      let causas = ErrorDeEnlace.causas(dicho)
      throw .enlaceRoto(
        detalle: (causas.isEmpty ? dicho.lineas.suffix(6).map(String.init) : causas)
          .joined(separator: "\n"))
    }
  }

  private func enlazar(
    _ objetos: [String], _ lista: String, _ ejecutable: String
  ) async throws(Fallo) -> ResultadoDeProceso {
    let mandato = plan.mandatoDeEnlace(
      objetos: objetos, lista: plan.autolink == nil ? nil : lista, ejecutable: ejecutable)
    return try await ejecutar(OrdenDeProceso(mandato, limites: .compilador))
  }

  /// Extrae de los objetos las bibliotecas que piden.
  private func extraer(_ objetos: [String], en lista: String) async throws(Fallo) {
    guard let herramienta = plan.autolink else { return }
    try Disco.crearCarpeta("\(almacen.raiz)/enlaces")
    let carpeta = try almacen.carpetaProvisional()
    let nueva = "\(carpeta)/lista"
    let resultado = try await ejecutar(
      OrdenDeProceso([herramienta] + objetos + ["-o", nueva], limites: .compilador))
    guard resultado.fin == .codigo(0) else { return }
    try Disco.escribir(try Disco.leer(nueva), en: lista)
    Disco.borrar(carpeta)
  }
}
