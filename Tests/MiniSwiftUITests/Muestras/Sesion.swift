import SwiftUI

@Observable
final class Sesion {
  var usuario = "ana"
  var noLeidos = 0
  var avisosActivos = true
  @ObservationIgnored var cacheDeDisco: [String: Int] = [:]

  /// Calculada: avisa por lo que lee.
  var resumen: String { avisosActivos ? "\(usuario): \(noLeidos)" : usuario }
}

final class SesionDeAntes: ObservableObject {
  @Published var usuario = "ana"
  @Published var noLeidos = 0
}

struct SaludoDeAntes: View {
  @ObservedObject var sesion: SesionDeAntes

  var body: some View { Text("Hola, \(sesion.usuario)") }
}

struct Saludo: View {
  let sesion: Sesion

  var body: some View { Text("Hola, \(sesion.usuario)") }
}

struct Resumen: View {
  let sesion: Sesion

  var body: some View { Text(sesion.resumen) }
}

#Preview("De antes") {
  let sesion = SesionDeAntes()
  SaludoDeAntes(sesion: sesion)
  Button("Llega un mensaje") { sesion.noLeidos += 1 }
}

#Preview("De ahora") {
  let sesion = Sesion()
  Saludo(sesion: sesion)
  Resumen(sesion: sesion)
  Button("Llega un mensaje") { sesion.noLeidos += 1 }
  Button("Sin avisos") { sesion.avisosActivos = false }
}
