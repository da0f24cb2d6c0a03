import Combine
import SwiftUI

// Tres maneras de avisar menos con el modelo antiguo.

final class Usuario: ObservableObject {
  @Published var nombre = "ana"
}

final class Buzon: ObservableObject {
  @Published var noLeidos = 0
}

/// Objetos pequeños: cada pantalla observa el suyo.
struct PantallaPartida: View {
  @ObservedObject var usuario: Usuario

  var body: some View { Text("Hola, \(usuario.nombre)") }
}

/// Lo que la pantalla enseña, y nada más.
struct EstadoDePantalla: Equatable {
  var saludo = ""
}

/// Proyecta el modelo a un estado comparable y publica solo si cambia.
final class ProyectadoModelo: ObservableObject {
  @Published private(set) var estado = EstadoDePantalla()

  init(_ usuario: Usuario, _ buzon: Buzon) {
    usuario.$nombre.combineLatest(buzon.$noLeidos)
      .map { nombre, _ in EstadoDePantalla(saludo: "Hola, \(nombre)") }
      .removeDuplicates()
      .assign(to: &$estado)
  }
}

struct PantallaProyectada: View {
  @ObservedObject var modelo: ProyectadoModelo

  var body: some View { Text(modelo.estado.saludo) }
}

/// El puente: una propiedad observable, como publicador, para quien todavía usa Combine.
@Observable
final class Localizador {
  var ciudad = "Vigo" {
    didSet { cambios.send(ciudad) }
  }
  @ObservationIgnored let cambios = PassthroughSubject<String, Never>()
}

struct CiudadView: View {
  let localizador: Localizador
  @State private var historial: [String] = []

  var body: some View {
    Text(historial.joined(separator: ", "))
      .onReceive(localizador.cambios) { historial.append($0) }
  }
}

#Preview("Partida y proyectada") {
  let usuario = Usuario()
  let buzon = Buzon()
  PantallaPartida(usuario: usuario)
  PantallaProyectada(modelo: ProyectadoModelo(usuario, buzon))
  Button("Llega un mensaje") { buzon.noLeidos += 1 }
  Button("Cambia el nombre") { usuario.nombre = "eva" }
}

#Preview("El puente") {
  let localizador = Localizador()
  CiudadView(localizador: localizador)
  Button("A Lugo") { localizador.ciudad = "Lugo" }
}
