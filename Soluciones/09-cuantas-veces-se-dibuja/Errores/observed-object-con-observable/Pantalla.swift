// no compila: type_does_not_conform_decl_owner
// dice: ObservableObject
import SwiftUI

/// La sesión de correo de alguien.
@Observable
final class Sesion {
  /// El nombre de quien ha entrado.
  var usuario: String
  /// Los mensajes sin leer.
  var noLeidos: Int
  /// Los ficheros del mensaje abierto.
  var adjuntos: [String] = []
  /// Lo que va descargado de ellos, de 0 a 100.
  var descargado = 0
  /// Copias de lo que ya se bajó. No se enseñan en ninguna vista.
  @ObservationIgnored var cacheEnDisco: [String: String] = [:]

  /// Si queda algo sin leer.
  var hayCorreo: Bool { noLeidos > 0 }

  /// Abre la sesión de alguien.
  init(usuario: String, noLeidos: Int = 0) {
    self.usuario = usuario
    self.noLeidos = noLeidos
  }

  /// Escribe lo que responde el servidor, haya cambiado o no.
  func sincronizar(usuario: String, noLeidos: Int) {
    self.usuario = usuario
    self.noLeidos = noLeidos
  }
}

/// El saludo: enseña el nombre.
struct SaludoView: View {
  @ObservedObject var sesion: Sesion

  var body: some View {
    Text("Hola, \(sesion.usuario)")
  }
}

/// La insignia: enseña cuántos mensajes hay sin leer.
struct InsigniaView: View {
  @ObservedObject var sesion: Sesion

  var body: some View {
    Text("Sin leer: \(sesion.noLeidos)")
  }
}

/// Los adjuntos del mensaje abierto, con lo que va descargado.
struct AdjuntosView: View {
  @ObservedObject var sesion: Sesion

  var body: some View {
    VStack {
      progreso
      lista
    }
  }

  private var progreso: some View {
    Text("Descargado: \(sesion.descargado) %")
  }

  private var lista: some View {
    ForEach(sesion.adjuntos, id: \.self) { nombre in
      Text(nombre)
    }
  }
}

/// El retrato, caro de dibujar: un nombre, con un punto si hay correo.
struct RetratoView: View {
  @ObservedObject var sesion: Sesion

  var body: some View {
    Text(sesion.hayCorreo ? "\(sesion.usuario) ●" : sesion.usuario)
  }
}

/// La esquina de la pantalla, donde va el retrato.
struct EsquinaView: View {
  @ObservedObject var sesion: Sesion

  var body: some View {
    RetratoView(sesion: sesion)
  }
}

/// La pantalla entera, con botones para hacer que pasen cosas. Viene hecha.
struct PantallaView: View {
  let sesion: Sesion

  var body: some View {
    VStack {
      EsquinaView(sesion: sesion)
      SaludoView(sesion: sesion)
      InsigniaView(sesion: sesion)
      AdjuntosView(sesion: sesion)
      Button("Llega un mensaje") { sesion.noLeidos += 1 }
      Button("Leer todo") { sesion.noLeidos = 0 }
      Button("Cambiar de nombre") { sesion.usuario += "!" }
      Button("Añadir un adjunto") { sesion.adjuntos.append("foto\(sesion.adjuntos.count).png") }
      Button("Bajar otro 10 %") { sesion.descargado = min(100, sesion.descargado + 10) }
    }
  }
}

#Preview {
  PantallaView(sesion: Sesion(usuario: "Ana"))
}
