import Cuaderno
import Escena
import Foundation

extension Sesion {
  /// `leccion ver N`: la vista en marcha en la terminal, o en fotos.
  func ver() async throws(Fallo) -> Int32 {
    let leccion = try leccionPedida()
    guard leccion.portada.conVistas else {
      let conVistas = curso.legibles().lecciones.filter { $0.portada.conVistas }
      throw .uso(
        "La lección \(leccion.numero) no tiene vistas que ver: su portada no usa SwiftUI.",
        ayuda: "Las tienen: \(enumerar(conVistas.map { "\($0.numero)" }))."
      )
    }
    if orden.fotos { return try await fotos(de: leccion) }
    guard orden.argumentos.count == 1 else {
      throw .uso("Las acciones van con --fotos.", ayuda: "leccion ver \(leccion.numero) --fotos …")
    }
    guard !orden.sucesos else {
      throw .uso(
        "--sucesos va con --fotos: en la terminal, los sucesos están en el panel.",
        ayuda: nil
      )
    }
    guard consola.interactiva else {
      throw .uso(
        "«leccion ver» necesita una terminal.",
        ayuda: "Sin ella: leccion ver \(leccion.numero) --fotos"
      )
    }
    let tipo = ProcessInfo.processInfo.environment["TERM"] ?? ""
    guard !["", "dumb"].contains(tipo) else {
      throw .uso(
        "Esta terminal no sabe colocar el texto (TERM está \(tipo.isEmpty ? "vacía" : "en dumb")).",
        ayuda: "Sin ella: leccion ver \(leccion.numero) --fotos"
      )
    }
    return try await conTaller { taller throws(Fallo) in
      let aviso = Task { [consola] in
        try await Task.sleep(for: .seconds(1))
        consola.progreso("Compilo tu fichero")
      }
      defer { aviso.cancel() }
      // Lo tecleado sin haber visto la vista no es para ella.
      let espera = Terminal(.espera)
      defer { espera?.cerrar() }
      // Lo primero se prepara antes de tomar la terminal: la primera vez se ve qué se compila.
      let vigia = VigiaDeFicheros(curso: curso, leccion: leccion, version: orden.version)
      let primero = try vigia.mirar()
      let primera = try await taller.prepararVista(
        primero,
        leccion,
        orden.version,
        modo: "vivo",
        xcode: orden.xcode
      )
      aviso.cancel()
      espera?.cerrar()
      // Antes que la terminal: al acabar, lo que nadie lee se tira y queda sitio para devolverla.
      let salida = SalidaDeTerminal()
      Interrupciones.alInterrumpir { salida.acabar() }
      guard let terminal = Terminal() else {
        throw .uso(
          "No puedo tomar la terminal.",
          ayuda: "Sin ella: leccion ver \(leccion.numero) --fotos"
        )
      }
      defer { terminal.cerrar() }
      var enVivo = EnVivo(self, leccion, taller, terminal, salida)
      return await enVivo.correr(desde: primero, primera, vigia)
    }
  }

  /// Un escritor de informes para una pantalla de ese ancho, sin color y, si se pide, sin decir en
  /// qué carpeta está cada fichero.
  func informeLlano(de leccion: Leccion, ancho: Int, conCarpeta: Bool = true) -> InformeTexto {
    let estilo = Estilo(color: false, ascii: consola.estilo.ascii, ancho: max(20, ancho))
    return InformeTexto(
      estilo: estilo,
      carpeta: conCarpeta ? visible(orden.version.carpeta(de: leccion)) : "",
      explicar: explicacionCorta(estilo)
    )
  }

  /// Lo que se dice cuando el fichero no tiene vistas previas.
  var comoSeEscribeUnaVistaPrevia: [String] {
    ["No hay nada que ver. Escribe al final del fichero:", "", "  #Preview {"]
      + ["    TuVista()", "  }"]
  }
}
