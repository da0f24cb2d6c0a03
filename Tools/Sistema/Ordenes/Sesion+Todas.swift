import Cuaderno
import Foundation

extension Sesion {
  /// `leccion todas`: cada lección, en orden, y un informe para otros programas.
  func todas() async throws(Fallo) -> Int32 {
    let lecciones = try curso.todas()
    guard !lecciones.isEmpty else { throw .sinComprobaciones(leccion: "ninguna") }
    // Antes de trabajar, y no después: si no se puede escribir ahí, todo sería para nada.
    if let fichero = orden.junit { try comprobarDestino(fichero) }
    let informes = try await conTaller { taller throws(Fallo) in
      let usadas = Set(lecciones.flatMap(\.portada.usa)).sorted()
      _ = try await taller.bibliotecas([.apoyo] + Biblioteca.para(usadas))
      var informes: [Informe] = []
      for leccion in lecciones {
        let informe = try await self.informe(de: leccion, orden.version, con: taller)
        if !orden.json { consola.escribir(ResumenDeLecciones.linea(informe, consola.estilo)) }
        informes.append(informe)
      }
      return informes
    }
    if orden.version == .alumno {
      var progreso = Progreso.leer(raiz, consola)
      // Comprobarlo todo no es un intento: solo se apunta lo superado.
      for informe in informes where informe.resultado == .superada { progreso.apuntar(informe) }
      progreso.guardar(raiz, consola)
    }
    if let fichero = orden.junit {
      try Disco.entregar(InformeJUnit.escribir(informes), en: fichero)
    }
    let resumen = ResumenDeLecciones(informes: informes)
    consola.escribir(
      orden.json ? InformeJSON.escribir(resumen.json) : resumen.texto(consola.estilo)
    )
    return informes.allSatisfy { $0.resultado == .superada } ? 0 : 1
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
