import Apoyo
import Testing
import Torneo

@testable import Leccion04

@MainActor
@Suite("Paso 3 · Lo que dura una tarea")
struct Paso3 {
  @Test("Los minutos corren y los goles del guion y del botón se suman")
  func losMinutosSeJuegan() async {
    let partido = PartidoEnVivo(Ejemplo.rayoContraToros, silbato: Silbato()) { _ in }
    let grifo = Grifo<Int>()
    let tarea = partido.seguir(grifo.flujo)
    partido.gol(de: Lado.visitante)
    for minuto in 1...60 { grifo.echar(minuto) }
    grifo.cerrar()
    await tarea.value
    let jugado = "minuto \(partido.minuto), \(partido.marcador)"
    #expect(
      jugado == "minuto 60, 2-2",
      partido.minuto == 60
        ? "Los minutos corren y los goles no salen: hasta el 60, el guion trae tres y el botón uno."
        : "Llegaron los minutos del 1 al 60 y, al acabar tu tarea, el partido va por el \(partido.minuto)."
    )
  }

  @Test("Al cerrar la pantalla se libera, aunque queden minutos por llegar")
  func seLiberaAMedias() async {
    let (minuto, vivo, _) = await cerrarEnElMinutoUno()
    #expect(minuto == 1, "Solo llegó el minuto 1, y el partido iba por el \(minuto).")
    #expect(
      vivo == false,
      """
      La tarea espera el minuto 2, que puede no llegar nunca, y mientras espera el partido sigue \
      vivo: algo lo retiene fuerte durante la espera.
      """
    )
  }

  @Test("Al liberarse, cancela la tarea que seguía los minutos")
  func cancelaAlLiberarse() async {
    let (minuto, vivo, cancelada) = await cerrarEnElMinutoUno()
    let motivo =
      vivo
      ? "El partido sigue vivo, así que su `deinit` no ha podido cancelar nada."
      : "El partido ya no existe y su tarea sigue esperando minutos que nadie va a jugar."
    #expect(
      cancelada == true,
      minuto == 1 ? "\(motivo)" : "No se jugó el minuto 1: no hay nada que cancelar todavía."
    )
  }

  @Test("El acta se escribe aunque la pantalla se cierre antes de la firma")
  func elActaNoSePierde() async {
    let (silbato, registro, pluma) = (Silbato(), Bitacora(), Grifo<Bool>())
    var partido: PartidoEnVivo? = PartidoEnVivo(Ejemplo.rayoContraToros, silbato: silbato) {
      (linea: String) in
      if linea.hasPrefix("acta") { registro.escribir(linea) }
    }
    weak let testigo = partido
    let tarea = partido?.firmarActa { for await _ in pluma.flujo { return } } ?? Task {}
    partido?.gol(de: Lado.local)
    partido = nil

    _ = await pluma.esperar(peticiones: 1, de: tarea)
    let sinFirmar = registro.lineas
    for minuto in [89, 90] { silbato.alPitar(Evento(minuto: minuto, .gol, de: Ejemplo.toros)) }
    pluma.echar(true)
    await tarea.value
    let actas = registro.lineas
    let vivo = testigo != nil

    #expect(sinFirmar == [], "Nadie había firmado y el registro ya decía \(sinFirmar).")
    #expect(
      actas == ["acta: 1-2"],
      actas.isEmpty
        ? "No hay acta. Cerrada la pantalla, solo la tarea podía guardar el partido hasta la firma."
        : "El acta es «acta: » y el marcador de la firma: mientras se esperaba sonaron dos goles más."
    )
    #expect(vivo == false, "La tarea del acta acabó y el partido sigue vivo: algo más lo retiene.")
  }

  /// Empieza a seguir minutos, juega el 1, suelta el partido y mira qué ha quedado.
  private func cerrarEnElMinutoUno() async -> (minuto: Int, vivo: Bool, cancelada: Bool) {
    let grifo = Grifo<Int>()
    let silbato = Silbato()
    var partido: PartidoEnVivo? = PartidoEnVivo(Ejemplo.rayoContraToros, silbato: silbato) { _ in }
    weak let testigo = partido
    guard let tarea = partido?.seguir(grifo.flujo) else { return (0, false, false) }
    grifo.echar(1)
    _ = await grifo.esperar(peticiones: 2, de: tarea)
    let minuto = partido?.minuto ?? 0
    partido = nil
    let final = (minuto, testigo != nil, tarea.isCancelled)
    grifo.cerrar()
    return final
  }
}
