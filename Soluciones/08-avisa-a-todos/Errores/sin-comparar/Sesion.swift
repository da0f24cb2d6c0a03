// falla: diezMensajesUnAviso, loMismoNoAvisa
// dice: Avisa en cada mensaje
import Combine

/// Los avisos que entrega un publicador mientras ocurre un cambio.
///
/// - Parameters:
///   - publicador: lo que se escucha. Lo que entregue nada más suscribirse no se cuenta.
///   - cambio: lo que ocurre mientras se escucha; se llama una vez.
/// - Returns: los avisos llegados al terminar `cambio`.
func avisos<P: Publisher>(de publicador: P, mientras cambio: () -> Void) -> Int
where P.Failure == Never {
  var llegados = 0
  let recibo = publicador.sink { _ in llegados += 1 }
  llegados = 0  // lo que llegó al suscribirse no lo provocó el cambio
  cambio()
  recibo.cancel()
  return llegados
}

/// Quién ha entrado.
final class Perfil: ObservableObject {
  /// El nombre que se enseña.
  @Published var usuario: String

  /// Crea el perfil de alguien.
  init(usuario: String) {
    self.usuario = usuario
  }
}

/// El correo que ha llegado.
final class Buzon: ObservableObject {
  /// Los mensajes sin leer.
  @Published var noLeidos = 0
}

/// La sesión abierta: reparte a cada pantalla el objeto que necesita.
final class Sesion {
  /// Lo que escucha quien enseña el usuario.
  let perfil: Perfil
  /// Lo que escucha quien enseña el correo.
  let buzon = Buzon()

  /// Abre la sesión de alguien, sin correo.
  init(usuario: String) {
    perfil = Perfil(usuario: usuario)
  }

  /// Entra otra persona: cambia el nombre y el correo empieza de cero.
  func entrar(como usuario: String) {
    perfil.usuario = usuario
    buzon.noLeidos = 0
  }
}

/// Lo que enseña la cabecera: un nombre y un punto si hay correo. Viene hecho.
struct EstadoDeCabecera: Equatable {
  /// El nombre que se lee.
  let usuario: String
  /// Si se pinta el punto. Cuántos mensajes son no se enseña.
  let hayCorreo: Bool

  /// Saca de los datos de la sesión lo que se enseña de ellos.
  init(usuario: String, noLeidos: Int) {
    self.usuario = usuario
    hayCorreo = noLeidos > 0
  }
}

/// El modelo de la cabecera: avisa solo cuando cambia lo que ella enseña.
final class Cabecera: ObservableObject {
  /// Lo que hay que pintar.
  @Published private(set) var estado: EstadoDeCabecera

  /// Prepara la cabecera de una sesión, y la sigue.
  init(_ sesion: Sesion) {
    estado = EstadoDeCabecera(usuario: sesion.perfil.usuario, noLeidos: sesion.buzon.noLeidos)
    sesion.perfil.$usuario
      .combineLatest(sesion.buzon.$noLeidos)
      .map { usuario, noLeidos in EstadoDeCabecera(usuario: usuario, noLeidos: noLeidos) }
      .assign(to: &$estado)
  }
}
