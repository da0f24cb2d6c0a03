import Combine
import Testing

@testable import Leccion08

@MainActor
@Suite("Paso 2 · Partir el objeto")
struct Paso2 {
  let sesion = Sesion(usuario: "Ana")

  @Test("Quien enseña el usuario no se entera del correo")
  func elPerfilNoOyeElCorreo() {
    let avisos = dados(por: sesion.perfil) { for _ in 1...10 { sesion.buzon.noLeidos += 1 } }
    #expect(avisos == 0, "Llegan diez mensajes y `perfil` avisa. \(porQueSeOyen(sesion))")
  }

  @Test("Quien enseña el correo no se entera del usuario")
  func elBuzonNoOyeElUsuario() {
    let avisos = dados(por: sesion.buzon) { sesion.perfil.usuario = "Ana María" }
    #expect(avisos == 0, "Cambia el usuario y `buzon` avisa. \(porQueSeOyen(sesion))")
  }

  @Test("Cada uno avisa de lo suyo, una vez por cambio")
  func cadaUnoAvisaDeLoSuyo() {
    let otra = Sesion(usuario: "Marta")
    let avisos = [
      dados(por: sesion.perfil) { for n in 1...4 { sesion.perfil.usuario = "Ana \(n)" } },
      dados(por: sesion.buzon) { for _ in 1...7 { sesion.buzon.noLeidos += 1 } },
      dados(por: otra.buzon) { sesion.buzon.noLeidos += 1 },
    ]
    #expect(avisos == [4, 7, 0], porQueNoLoSuyo(avisos))
  }

  @Test("Entrar como otra persona avisa una vez por cada objeto")
  func entrarAvisaALosDos() {
    sesion.buzon.noLeidos = 5
    var delBuzon = 0
    let delPerfil = dados(por: sesion.perfil) {
      delBuzon = dados(por: sesion.buzon) { sesion.entrar(como: "Luis") }
    }
    let dentro = "\(sesion.perfil.usuario), \(sesion.buzon.noLeidos)"
    #expect(dentro == "Luis, 0", "Entra Luis: cambia el usuario y el correo empieza de cero.")
    let avisos = [delPerfil, delBuzon]
    #expect(
      avisos == [1, 1],
      avisos == [2, 2]
        ? "El usuario y el correo cambian una vez cada uno, y los dos objetos avisan dos veces."
        : "El usuario y el correo cambian una vez cada uno. `perfil` y `buzon` avisan \(avisos)."
    )
  }
}

/// Los avisos que da un objeto mientras ocurre un cambio.
@MainActor
private func dados<Objeto: ObservableObject>(
  por objeto: Objeto,
  mientras cambio: () -> Void
) -> Int {
  var llegados = 0
  let recibo = objeto.objectWillChange.sink { _ in llegados += 1 }
  cambio()
  recibo.cancel()
  return llegados
}

@MainActor
private func porQueSeOyen(_ sesion: Sesion) -> String {
  sonElMismo(sesion.perfil, sesion.buzon)
    ? "Son el mismo objeto con dos nombres, y un objeto avisa de todo lo que lleva dentro."
    : "Son dos objetos, pero el aviso de uno llega también por el otro."
}

private func sonElMismo(_ uno: some AnyObject, _ otro: some AnyObject) -> Bool { uno === otro }

private func porQueNoLoSuyo(_ avisos: [Int]) -> Comment {
  let mudos = zip(["`perfil`", "`buzon`"], avisos).filter { $0.1 == 0 }.map(\.0)
  if !mudos.isEmpty {
    return """
      Cambia lo suyo y no avisa: \(mudos.joined(separator: " y ")). \
      ¿Está publicado lo que cambia? ¿Es siempre el mismo objeto?
      """
  }
  if avisos[2] > 0 { return "Llega un mensaje a esta sesión y avisa el buzón de otra." }
  return "El usuario cambió cuatro veces y el correo, siete: es lo que tenían que avisar."
}
