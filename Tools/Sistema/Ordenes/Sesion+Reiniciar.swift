import Cuaderno
import Foundation

extension Sesion {
  /// `leccion reiniciar N`: el fichero del principio, con una copia del que había.
  func reiniciar() throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    let inicio = "\(raiz.carpeta)/\(leccion.carpetaDeSolucion)/Inicio"
    let destino = "\(raiz.carpeta)/\(leccion.carpetaDelAlumno)"
    var porCambiar: [(nombre: String, bytes: [UInt8])] = []
    for nombre in try curso.ficheros(de: leccion) {
      let bytes = try Disco.leer("\(inicio)/\(nombre)")
      if (try? Disco.leer("\(destino)/\(nombre)")) != bytes { porCambiar.append((nombre, bytes)) }
    }
    let nombres = enumerar(porCambiar.map(\.nombre))
    guard !porCambiar.isEmpty else {
      consola.escribir(
        consola.estilo.terminar("La lección \(leccion.numero) ya está como al principio.\n")
      )
      return 0
    }
    guard try confirmar("¿Cambio \(nombres) por el del principio? Guardo una copia.") else {
      consola.escribir(consola.estilo.terminar("No cambio nada.\n"))
      return 1
    }
    let copia = try guardarCopia(leccion, porCambiar.map(\.nombre), desde: destino)
    for (nombre, bytes) in porCambiar {
      // Lo que ocupaba su sitio (también una carpeta o un enlace) está ya entero en la copia.
      try Disco.escribir(bytes, en: "\(destino)/\(nombre)")
    }
    let guardada = copia.map { " Lo tuyo está en \($0)." } ?? ""
    consola.escribir(
      consola.estilo.terminar("\(nombres) está como al principio.\(guardada)\n")
    )
    return 0
  }

  private func confirmar(_ pregunta: String) throws(Fallo) -> Bool {
    if orden.si { return true }
    guard consola.interactiva else {
      throw .uso(
        "Para reiniciar sin que pregunte, añade --si.",
        ayuda: "leccion reiniciar \(orden.argumentos.first ?? "N") --si"
      )
    }
    consola.escribir(consola.estilo.terminar("\(pregunta) [s/N] "))
    return readLine()?.recortado.lowercased().hasPrefix("s") ?? false
  }

  /// Mueve lo que hay a una carpeta nueva; nunca encima de otra copia.
  private func guardarCopia(
    _ leccion: Leccion,
    _ nombres: [String],
    desde destino: String
  ) throws(Fallo) -> String? {
    let hay = nombres.filter { Disco.clase("\(destino)/\($0)") != .nada }
    guard !hay.isEmpty else { return nil }
    let base = "\(raiz.estado)/copias/\(leccion.carpeta)"
    try Disco.crearCarpeta(base)
    var n = 1
    // Estrenarla, y no mirar antes si está: otra ejecución podría elegir la misma.
    while try !Disco.estrenarCarpeta("\(base)/\(n)") { n += 1 }
    let copia = "\(base)/\(n)"
    for nombre in hay {
      guard Disco.mover("\(destino)/\(nombre)", a: "\(copia)/\(nombre)") else {
        throw .noSePuedeEscribir(ruta: "\(copia)/\(nombre)", motivo: motivoDelSistema(errno))
      }
    }
    return copia.hasPrefix("\(raiz.carpeta)/") && Disco.real(".") == raiz.carpeta
      ? String(copia.dropFirst(raiz.carpeta.count + 1)) : copia
  }
}
