import Cuaderno
import Foundation

extension Sesion {
  /// `leccion todas`: cada lección, en orden, y un informe para otros programas.
  func todas() async throws(Fallo) -> Int32 {
    guard !curso.indice.isEmpty else { throw .sinComprobaciones(leccion: "ninguna") }
    // Antes de trabajar, y no después: si no se puede escribir ahí, todo sería para nada.
    if let fichero = orden.junit { try comprobarDestino(fichero) }
    let (informes, rotas) = try await comprobarTodas()
    if orden.version == .alumno {
      var progreso = Progreso.leer(raiz, consola)
      // Comprobarlo todo no es un intento: solo se apunta lo superado.
      for informe in informes where informe.resultado == .superada { progreso.apuntar(informe) }
      progreso.guardar(raiz, consola)
    }
    if let fichero = orden.junit {
      try Disco.entregar(InformeJUnit.escribir(informes, rotas: rotas), en: fichero)
    }
    let resumen = ResumenDeLecciones(informes: informes, rotas: rotas)
    consola.escribir(
      orden.json ? InformeJSON.escribir(resumen.json) : resumen.texto(consola.estilo)
    )
    if let codigo = decir(rotas) { return codigo }
    return informes.allSatisfy { $0.resultado == .superada } ? 0 : 1
  }

  /// Comprueba las que se dejan; una rota no impide comprobar las demás.
  private func comprobarTodas() async throws(Fallo) -> ([Informe], [LeccionRota]) {
    let leidas = curso.legibles()
    return try await conTaller { taller throws(Fallo) in
      let usadas = Set(leidas.lecciones.flatMap(\.portada.usa)).sorted()
      _ = try await taller.bibliotecas([.apoyo] + Biblioteca.para(usadas))
      var informes: [Informe] = []
      var rotas = leidas.rotas
      for leccion in leidas.lecciones {
        do throws(Fallo) {
          let informe = try await self.informe(de: leccion, orden.version, con: taller)
          if !orden.json { consola.escribir(ResumenDeLecciones.linea(informe, consola.estilo)) }
          informes.append(informe)
        } catch {
          switch error {
          case .leccionRota, .sinComprobaciones:
            rotas.append(LeccionRota(carpeta: leccion.carpeta, mensaje: error.mensaje))
          default: throw error
          }
        }
      }
      return (informes, rotas.sorted { $0.carpeta < $1.carpeta })
    }
  }

  private func comprobarDestino(_ fichero: String) throws(Fallo) {
    let padre = fichero.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let carpeta =
      padre.isEmpty ? "." : padre.count == 1 ? "/\(padre[0])" : padre.joined(separator: "/")
    guard !fichero.isEmpty, Disco.real(carpeta).map(Disco.clase) == .carpeta,
      Disco.clase(fichero) != .carpeta
    else {
      throw .uso("No se puede escribir el informe en «\(fichero)».", ayuda: "--junit FICHERO")
    }
  }
}
