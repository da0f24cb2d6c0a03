import Combine
import Testing

@testable import Leccion08

@MainActor
@Suite("Paso 3 · Proyectar lo que se enseña")
struct Paso3 {
  let sesion = Sesion(usuario: "Ana")

  @Test("La cabecera enseña siempre lo último de la sesión")
  func sigueALaSesion() {
    sesion.buzon.noLeidos = 4
    let cabecera = Cabecera(sesion)
    var vistos = [ver(cabecera)]
    let cambios: [() -> Void] = [
      { sesion.buzon.noLeidos = 0 },
      { sesion.perfil.usuario = "Luis" },
      { sesion.buzon.noLeidos = 2 },
    ]
    for cambio in cambios {
      cambio()
      vistos.append(ver(cabecera))
    }
    #expect(vistos == ["Ana ●", "Ana", "Luis", "Luis ●"], porQueNoSigue(vistos))
  }

  @Test("Diez mensajes seguidos avisan una vez: cuando aparece el punto")
  func diezMensajesUnAviso() {
    let cabecera = Cabecera(sesion)
    let avisos = contar(
      cabecera,
      durante: { for _ in 1...10 { sesion.buzon.noLeidos += 1 } },
      { for _ in 1...10 { sesion.buzon.noLeidos += 1 } },
      { sesion.perfil.usuario = "Ana María" },
      { sesion.buzon.noLeidos = 0 }
    )
    #expect(avisos == [1, 0, 1, 1], porQueNoUno(avisos))
  }

  @Test("Escribir lo que ya había no avisa")
  func loMismoNoAvisa() {
    sesion.buzon.noLeidos = 3
    let cabecera = Cabecera(sesion)
    let avisos = contar(
      cabecera,
      durante: { for _ in 1...5 { sesion.perfil.usuario = "Ana" } },
      { for _ in 1...5 { sesion.buzon.noLeidos = 3 } },
      { sesion.perfil.usuario = "Luis" }
    )
    #expect(
      avisos == [0, 0, 1],
      avisos.allSatisfy { $0 == 0 }
        ? "Callar con lo repetido está bien, pero esta cabecera calla también cuando entra Luis."
        : """
        Se escribe cinco veces el mismo nombre, cinco veces el mismo correo, y luego otro nombre. \
        `$usuario` y `$noLeidos` entregan también lo repetido: alguien tiene que compararlo.
        """
    )
  }
}

@MainActor
private func ver(_ cabecera: Cabecera) -> String {
  cabecera.estado.usuario + (cabecera.estado.hayCorreo ? " ●" : "")
}

/// Los avisos de la cabecera en cada cambio.
@MainActor
private func contar(_ cabecera: Cabecera, durante cambios: () -> Void...) -> [Int] {
  cambios.map { cambio in
    var llegados = 0
    let recibo = cabecera.objectWillChange.sink { _ in llegados += 1 }
    cambio()
    recibo.cancel()
    return llegados
  }
}

private func porQueNoSigue(_ vistos: [String]) -> Comment {
  let bien = ["Ana ●", "Ana", "Luis", "Luis ●"]
  if vistos[0] != bien[0] { return "Recién creada, con Ana y cuatro mensajes, ya no enseña eso." }
  if Set(vistos) == ["Ana ●"] {
    return "Se leyó todo, entró Luis y llegó correo: la cabecera enseña lo que había al crearla."
  }
  if Array(vistos.dropFirst()) == Array(bien.dropLast()) {
    return "Va un cambio por detrás: tras cada cambio enseña lo que había antes de él."
  }
  if vistos.allSatisfy({ $0.hasPrefix("Ana") }) { return "El correo se sigue; el nombre, no." }
  if vistos.allSatisfy({ $0.hasSuffix("●") }) { return "El nombre se sigue; el correo, no." }
  if vistos == ["Ana ●", "Ana ●", "Luis", "Luis"] {
    return "Cuando cambia una sola de las dos cosas, la cabecera no se mueve: espera a la otra."
  }
  return "Se leyó todo, entró Luis y llegaron dos mensajes: no enseña lo que dice la sesión."
}

private func porQueNoUno(_ avisos: [Int]) -> Comment {
  switch avisos {
  case [0, 0, 0, 0]:
    "Aparece el punto, cambia el nombre, se va el punto, y no hay ningún aviso."
  case _ where avisos[0] == 10 || avisos[1] == 10:
    """
    Avisa en cada mensaje, aunque el punto ya estaba. Lo que hay que comparar es lo que se enseña, \
    no cuántos mensajes hay.
    """
  default:
    """
    Diez mensajes, otros diez, un nombre nuevo y todo leído: lo que se enseña cambia con los \
    primeros, con el nombre y al leer. Los avisos fueron \(avisos).
    """
  }
}
