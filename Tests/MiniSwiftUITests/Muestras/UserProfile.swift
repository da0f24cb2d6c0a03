import Observation
import SwiftUI

/// La que escribe la macro.
@Observable
final class UserProfile {
  var name = "Ana"
  var age = 30
}

/// La misma, escrita a mano.
final class UserProfileAMano: Observable {
  private let registrador = ObservationRegistrar()
  private var nombre = "Ana"
  private var anios = 30

  var name: String {
    get {
      registrador.access(self, keyPath: \.name)
      return nombre
    }
    set {
      guard newValue != nombre else { return }
      registrador.withMutation(of: self, keyPath: \.name) { nombre = newValue }
    }
  }

  var age: Int {
    get {
      registrador.access(self, keyPath: \.age)
      return anios
    }
    set {
      guard newValue != anios else { return }
      registrador.withMutation(of: self, keyPath: \.age) { anios = newValue }
    }
  }
}

struct PerfilView: View {
  let perfil: UserProfile

  var body: some View { Text(perfil.name) }
}

struct PerfilAManoView: View {
  let perfil: UserProfileAMano

  var body: some View { Text(perfil.name) }
}

#Preview {
  let perfil = UserProfile()
  let aMano = UserProfileAMano()
  PerfilView(perfil: perfil)
  PerfilAManoView(perfil: aMano)
  Button("Cumplir años") {
    perfil.age += 1
    aMano.age += 1
  }
  Button("Cambiar de nombre") {
    perfil.name = "Eva"
    aMano.name = "Eva"
  }
}
