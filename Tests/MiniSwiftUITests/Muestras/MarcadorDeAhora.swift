import SwiftUI
import Torneo

enum MarcadorDeAhora {
  @Observable
  final class AjustesModelo {
    var sonido = true
    var nombreCorto = false
  }

  @Observable
  final class PartidoEnVivoModelo {
    let partido: Partido
    private(set) var minuto = 0
    private(set) var marcador = Torneo.Marcador()
    private(set) var ultimoAviso: String?
    @ObservationIgnored private let registro: Registro
    @ObservationIgnored private let configuracion: Configuracion
    @ObservationIgnored private var tarea: Task<Void, Never>?

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
    @State private var modelo: PartidoEnVivoModelo
    @Environment(AjustesModelo.self) private var ajustes

    init(_ partido: Partido, registro: Registro) {
      _modelo = State(wrappedValue: PartidoEnVivoModelo(partido, registro: registro))
    }

    var body: some View {
      @Bindable var ajustes = ajustes
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
    @State private var ajustes = AjustesModelo()

    var body: some Scene {
      WindowGroup {
        PartidoEnDirectoView(Ejemplo.rayoContraToros, registro: Registro())
          .environment(ajustes)
      }
    }
  }
}

#Preview("De ahora") {
  MarcadorDeAhora.PartidoEnDirectoView(Ejemplo.rayoContraToros, registro: Registro())
    .environment(MarcadorDeAhora.AjustesModelo())
}
