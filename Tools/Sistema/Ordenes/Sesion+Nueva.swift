import Cuaderno
import Foundation

extension Sesion {
  /// `leccion nueva N SLUG [--vistas]`: el esqueleto de una lección y su línea en Package.swift.
  func nueva() throws(Fallo) -> Int32 {
    guard let numero = Int(orden.argumentos[0]), (1...999).contains(numero) else {
      throw .uso("«\(orden.argumentos[0])» no es un número de lección.", ayuda: nil)
    }
    let slug = orden.argumentos[1]
    let carpeta = "\(Leccion.etiqueta(numero))-\(slug)"
    guard Leccion.separar(carpeta: carpeta)?.slug == slug else {
      throw .uso(
        "«\(slug)» no vale como nombre: usa minúsculas sin acentos, cifras y guiones.",
        ayuda: nil
      )
    }
    if let otra = curso.indice.first(where: { $0.numero == numero }) {
      throw .uso("Ya hay una lección \(numero): \(otra.slug).", ayuda: nil)
    }
    let manifiesto = "\(raiz.carpeta)/Package.swift"
    let paquete = try Disco.texto(manifiesto)
    let esqueleto = Esqueleto.de(numero, vistas: orden.vistas)
    guard let nuevo = esqueleto.paquete.anadir(numero, slug, a: paquete) else {
      throw .noSePuedeEscribir(ruta: manifiesto, motivo: "no encuentro la lista de lecciones")
    }
    let anterior = curso.indice.map(\.numero).last { $0 < numero }
    for (ruta, texto) in esqueleto.ficheros(numero: numero, slug: slug, anterior: anterior) {
      let completa = "\(raiz.carpeta)/\(ruta)"
      guard Disco.clase(completa) == .nada else {
        throw .noSePuedeEscribir(ruta: completa, motivo: "ya existe")
      }
      try Disco.crearCarpeta(completa.split(separator: "/").dropLast().map { "/\($0)" }.joined())
      try Disco.escribir(Array(texto.utf8), en: completa)
      consola.escribir("  \(ruta)\n")
    }
    try Disco.escribir(Array(nuevo.utf8), en: manifiesto)
    consola.escribir(
      consola.estilo.terminar(
        """
          Package.swift (una línea)

        Lo que le falta te lo dice: swift run leccion verificar \(numero)

        """
      )
    )
    return 0
  }
}
