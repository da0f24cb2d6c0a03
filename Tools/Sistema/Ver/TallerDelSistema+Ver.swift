import Cuaderno
import Escena
import Foundation

extension TallerDelSistema {
  /// Enlaza un módulo con el programa que enseña sus vistas previas, y da el ejecutable.
  func enlazarVisor(_ modulo: ModuloCompilado, de leccion: Leccion) async throws(Fallo) -> String {
    let listas = try await bibliotecas(Biblioteca.para(leccion.portada.usa) + Biblioteca.deVer)
    let programa = try await objeto(de: .mirador, con: listas)
    let huella = Huella(partes: ["ver", clave.description, modulo.clave] + listas.map(\.clave))
    if let carpeta = almacen.entrada("ejecutables", huella) { return "\(carpeta)/ver" }
    let carpeta = try almacen.carpetaProvisional()
    let importado = Huella(
      partes: ["ver", leccion.modulo] + modulo.importa + listas.map(\.clave)
    )
    try await enlazar(
      ["\(modulo.carpeta)/\(leccion.modulo).o"] + listas.map(\.objeto) + [programa],
      en: "\(carpeta)/ver",
      importado: importado,
      exporta: true
    )
    return "\(try almacen.guardar("ejecutables", huella, desde: carpeta))/ver"
  }

  /// Lo que sale de preparar una entrega para verla.
  enum VistaPreparada: Sendable {
    /// La orden que la enseña.
    case lista(OrdenDeProceso)
    /// No se puede poner en marcha: el informe dice por qué.
    case imposible(Informe)
    /// Ningún fichero tiene una vista previa.
    case sinVistas
  }

  /// Compila y enlaza una versión de una lección para enseñarla.
  func prepararVista(
    _ guardado: Guardado,
    _ leccion: Leccion,
    _ version: Version,
    modo: String,
    xcode: Int = 26
  ) async throws(Fallo) -> VistaPreparada {
    let (entrega, problemas) = (guardado.entrega, guardado.problemas)
    return try await sanando { taller throws(Fallo) in
      let recorrido = Recorrido(taller: taller)
      guard problemas.isEmpty else {
        return .imposible(
          recorrido.ilegible(entrega, problemas, leccion: leccion, version: version, pasos: [])
        )
      }
      let (informe, modulo) = try await recorrido.compilar(
        entrega,
        leccion: leccion,
        version: version
      )
      guard let modulo else { return .imposible(informe) }
      let simbolos = SimbolosDeVistaPrevia.posibles(en: entrega, modulo: leccion.modulo)
      guard !simbolos.isEmpty else { return .sinVistas }
      let ejecutable: String
      do throws(Fallo) {
        ejecutable = try await taller.enlazarVisor(modulo, de: leccion)
      } catch {
        guard let roto = recorrido.sinEnlazar(informe, error) else { throw error }
        return .imposible(roto)
      }
      return .lista(
        OrdenDeProceso(
          [ejecutable, modo, "\(xcode)"] + simbolos,
          entorno: Self.entornoDePrueba,
          limites: .vista
        )
      )
    }
  }
}

extension Limites {
  /// Los de una vista en marcha: dura lo que quien la mira.
  static let vista = Limites(reloj: .infinity, cpu: 3_600, memoria: 4096, salida: .max)
}
