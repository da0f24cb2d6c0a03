import Apoyo
import Testing
import Torneo

@testable import Leccion04

@MainActor
@Suite("Paso 2 · El closure no es el dueño")
struct Paso2 {
  let silbato = Silbato()
  let registro = Bitacora()

  private func empezar() -> PartidoEnVivo {
    let registro = registro
    return PartidoEnVivo(Ejemplo.rayoContraToros, silbato: silbato) { registro.escribir($0) }
  }

  @Test("Cada evento que suena mueve el marcador")
  func cadaEventoCuenta() {
    let partido = empezar()
    let goles: [Evento.Tipo] = [.gol, .gol, .golEnPropia, .tarjeta]
    for gol in goles { silbato.alPitar(Evento(minuto: 1, gol, de: Ejemplo.toros)) }
    let marcador = partido.marcador.description
    #expect(
      marcador == "1-2",
      marcador == "0-0"
        ? "Ha sonado el silbato cuatro veces y el marcador no se ha movido."
        : "Toros marca dos, se mete otro en propia puerta y ve una tarjeta: no sale \(marcador)."
    )
  }

  @Test("El botón marca aunque el silbato no lo guarde nadie más")
  func elBotonMarca() {
    let partido = PartidoEnVivo(Ejemplo.rayoContraToros, silbato: Silbato()) { _ in }
    for lado in [Lado.visitante, .local, .visitante] { partido.gol(de: lado) }
    let marcador = partido.marcador.description
    #expect(
      marcador == "1-2",
      marcador == "0-0"
        ? "El botón no marca: o nadie escucha el silbato, o ya no existe (solo el partido lo guarda)."
        : "El botón pitó gol del visitante, del local y del visitante: no sale \(marcador)."
    )
  }

  @Test("Al cerrar la pantalla, el partido se libera aunque el silbato siga")
  func seLiberaAlCerrar() {
    var partido: PartidoEnVivo? = empezar()
    weak let testigo = partido
    silbato.alPitar(Evento(minuto: 1, .gol, de: Ejemplo.rayo))
    partido = nil
    let vivo = testigo != nil
    #expect(
      vivo == false,
      """
      La pantalla ya lo ha soltado y el partido sigue vivo: queda otra referencia fuerte a él. \
      ¿Quién lo captura o lo guarda?
      """
    )
  }

  @Test("Al liberarse deja constancia, y el silbato puede seguir sonando")
  func dejaConstancia() {
    var partido: PartidoEnVivo? = empezar()
    weak let testigo = partido
    let antes = registro.lineas
    partido = nil
    let vivo = testigo != nil
    silbato.alPitar(Evento(minuto: 2, .gol, de: Ejemplo.toros))
    let lineas = registro.lineas
    #expect(antes == [], "El partido seguía en pantalla y el registro ya decía \(antes).")
    #expect(
      lineas == ["se libera"],
      vivo
        ? "El partido no llegó a liberarse: `deinit` no se ejecuta mientras alguien lo retenga."
        : "El partido se liberó, y por `registro` debía pasar una sola línea: «se libera»."
    )
  }
}
