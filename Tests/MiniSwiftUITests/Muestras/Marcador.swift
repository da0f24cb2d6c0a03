import Combine
import SwiftUI
import Torneo

/// Lo que no cambia mientras corre la app.
struct Configuracion {
  var segundosPorMinuto = 1.0
  var minutosEntreAvisos = 15
}

/// Apunta lo que pasa; no lo mira ninguna pantalla.
final class Registro {
  private(set) var lineas: [String] = []

  func apuntar(_ linea: String) { lineas.append(linea) }
}

enum MarcadorDeAntes {
  final class AjustesModelo: ObservableObject {
    @Published var sonido = true
    @Published var nombreCorto = false
  }

  final class PartidoEnVivoModelo: ObservableObject {
    let partido: Partido
    @Published private(set) var minuto = 0
    @Published private(set) var marcador = Torneo.Marcador()
    @Published private(set) var ultimoAviso: String?
    private let registro: Registro
    private let configuracion: Configuracion
    private var tarea: Task<Void, Never>?

    init(_ partido: Partido, registro: Registro, configuracion: Configuracion = .init()) {
      self.partido = partido
      self.registro = registro
      self.configuracion = configuracion
    }

    func empezar() {
      guard tarea == nil else { return }
      registro.apuntar("empieza")
      tarea = Task {
        while minuto < partido.duracion {
          try? await Task.sleep(for: .seconds(configuracion.segundosPorMinuto))
          avanzar()
        }
        registro.apuntar("acaba \(marcador.local)-\(marcador.visitante)")
      }
    }

    func gol(_ lado: Lado) { sumar(lado) }

    private func avanzar() {
      minuto += 1
      for evento in partido.guion where evento.minuto == minuto && evento.tipo != .tarjeta {
        let suyo: Lado = evento.equipo == partido.local ? .local : .visitante
        sumar(evento.tipo == .gol ? suyo : suyo.contrario)
      }
      if minuto.isMultiple(of: configuracion.minutosEntreAvisos) {
        ultimoAviso = "Minuto \(minuto)"
      }
    }

    private func sumar(_ lado: Lado) {
      marcador = Torneo.Marcador(
        local: marcador.local + (lado == .local ? 1 : 0),
        visitante: marcador.visitante + (lado == .visitante ? 1 : 0)
      )
    }
  }

  struct PartidoEnDirectoView: View {
    @StateObject private var modelo: PartidoEnVivoModelo
    @EnvironmentObject private var ajustes: AjustesModelo

    init(_ partido: Partido, registro: Registro) {
      _modelo = StateObject(wrappedValue: PartidoEnVivoModelo(partido, registro: registro))
    }

    var body: some View {
      VStack {
        Text(rotulo).font(.title)
        Text("Minuto \(modelo.minuto)")
        if let aviso = modelo.ultimoAviso { Text("Aviso: \(aviso)") }
        HStack {
          Button("Gol local") { modelo.gol(.local) }
          Button("Gol visitante") { modelo.gol(.visitante) }
        }
        Toggle("Nombre corto", isOn: $ajustes.nombreCorto)
      }
      .onAppear { modelo.empezar() }
    }

    private var rotulo: String {
      let partido = modelo.partido
      let (local, visitante) =
        ajustes.nombreCorto
        ? (partido.local.siglas, partido.visitante.siglas)
        : (partido.local.nombre, partido.visitante.nombre)
      return "\(local) \(modelo.marcador.local)-\(modelo.marcador.visitante) \(visitante)"
    }
  }

  struct MarcadorApp: App {
    @StateObject private var ajustes = AjustesModelo()

    var body: some Scene {
      WindowGroup {
        PartidoEnDirectoView(Ejemplo.rayoContraToros, registro: Registro())
          .environmentObject(ajustes)
      }
    }
  }
}

#Preview("De antes") {
  MarcadorDeAntes.PartidoEnDirectoView(Ejemplo.rayoContraToros, registro: Registro())
    .environmentObject(MarcadorDeAntes.AjustesModelo())
}
