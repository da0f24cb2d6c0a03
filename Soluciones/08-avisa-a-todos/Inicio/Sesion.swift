import Combine

/// Los avisos que entrega un publicador mientras ocurre un cambio.
///
/// - Parameters:
///   - publicador: lo que se escucha. Lo que entregue nada más suscribirse no se cuenta.
///   - cambio: lo que ocurre mientras se escucha; se llama una vez.
/// - Returns: los avisos llegados al terminar `cambio`.
func avisos<P: Publisher>(de publicador: P, mientras cambio: () -> Void) -> Int
where P.Failure == Never {
  // TAREA 1: nadie escucha. Suscríbete, haz el cambio y devuelve los avisos que llegaron con él.
  cambio()
  return 0
}

// TAREA 2: aquí hay dos cosas distintas que avisan juntas. Parte la clase en dos, `Perfil` (el
// usuario) y `Buzon` (los no leídos), y dale a la sesión una de cada.

/// Todo lo que se sabe de quien ha entrado.
final class Datos: ObservableObject {
  /// El nombre que se enseña.
  @Published var usuario: String
  /// Los mensajes sin leer.
  @Published var noLeidos = 0

  /// Crea los datos de alguien, sin correo.
  init(usuario: String) {
    self.usuario = usuario
  }
}

/// La sesión abierta: reparte a cada pantalla el objeto que necesita.
final class Sesion {
  /// Lo que escucha quien enseña el usuario.
  let perfil: Datos
  /// Lo que escucha quien enseña el correo.
  let buzon: Datos

  /// Abre la sesión de alguien, sin correo.
  init(usuario: String) {
    perfil = Datos(usuario: usuario)
    buzon = perfil
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
    // TAREA 3: el estado se queda como nació. Que siga a la sesión, y que solo se escriba cuando
    // sea distinto.
  }
}
