import Apoyo
import Testing

@Suite("RelojManual")
struct RelojManualTests {
  let reloj = RelojManual()

  @Test("Empieza en cero y solo se mueve lo que se le dice")
  func avance() {
    var instantes = [reloj.now.transcurrido]
    for paso in [Duration.seconds(2), .zero, .milliseconds(500)] {
      reloj.avanzar(paso)
      instantes.append(reloj.now.transcurrido)
    }
    #expect(instantes == [.zero, .seconds(2), .seconds(2), .milliseconds(2500)])
  }

  @Test("Los instantes se ordenan, se suman y se restan como duraciones")
  func instantes() {
    let pronto = RelojManual.Instante(.seconds(1))
    let tarde = pronto.advanced(by: .seconds(3))
    #expect(tarde == RelojManual.Instante(.seconds(4)))
    #expect(pronto < tarde)
    #expect(pronto.duration(to: tarde) == .seconds(3))
    #expect(tarde.duration(to: pronto) == .seconds(-3))
    #expect(reloj.minimumResolution == .zero)
  }

  @Test("Una tarea duerme hasta que el reloj llega a su plazo, ni antes ni después")
  func despiertaEnSuPlazo() async throws {
    let tarea = Task {
      try await Task.sleep(for: .seconds(10), clock: reloj)
      return reloj.now.transcurrido
    }
    await reloj.esperarDormidas(1)
    reloj.avanzar(.seconds(9))
    #expect(reloj.dormidas == 1)
    reloj.avanzar(.seconds(1))
    #expect(reloj.dormidas == 0)
    #expect(try await tarea.value == .seconds(10))
  }

  @Test("Un plazo que ya llegó no duerme a nadie")
  func plazoPasado() async throws {
    reloj.avanzar(.seconds(5))
    try await reloj.sleep(until: RelojManual.Instante(.seconds(5)))
    try await reloj.sleep(for: .zero)
    #expect(reloj.dormidas == 0)
  }

  @Test("Cada una despierta en su plazo, llegara cuando llegara, y las del mismo plazo a la vez")
  @MainActor
  func ordenAlDespertar() async throws {
    var despiertas: Set<String> = []
    var tareas: [String: Task<Void, any Error>] = [:]
    for (nombre, segundos) in [("tarde", 3), ("pronto", 1), ("medio", 2), ("medio bis", 2)] {
      tareas[nombre] = Task {
        try await reloj.sleep(for: .seconds(segundos))
        despiertas.insert(nombre)
      }
      await reloj.esperarDormidas(tareas.count)
    }
    // En cada plazo se espera a las suyas: en qué orden corren después, lo decide cada actor.
    for (plazo, dormidas) in [(["pronto"], 3), (["medio", "medio bis"], 1), (["tarde"], 0)] {
      reloj.avanzar(.seconds(1))
      #expect(reloj.dormidas == dormidas)
      for nombre in plazo { try await tareas[nombre]?.value }
      #expect(despiertas.count == 4 - dormidas)
      #expect(despiertas.isSuperset(of: plazo))
    }
  }

  @Test("Una tarea que repite duerme de nuevo desde donde quedó el reloj")
  func repeticiones() async throws {
    let tarea = Task {
      var latidos: [Duration] = []
      for _ in 1...3 {
        try await reloj.sleep(for: .seconds(15))
        latidos.append(reloj.now.transcurrido)
      }
      return latidos
    }
    for _ in 1...3 {
      await reloj.esperarDormidas(1)
      reloj.avanzar(.seconds(15))
    }
    #expect(try await tarea.value == [.seconds(15), .seconds(30), .seconds(45)])
  }

  @Test("Cancelar a una tarea dormida la despierta con CancellationError y deja a las demás")
  func cancelarDormida() async throws {
    let una = Task { try await reloj.sleep(for: .seconds(1)) }
    let otra = Task { try await reloj.sleep(for: .seconds(1)) }
    await reloj.esperarDormidas(2)
    una.cancel()
    await #expect(throws: CancellationError.self) { try await una.value }
    #expect(reloj.dormidas == 1)
    reloj.avanzar(.seconds(1))
    try await otra.value
  }

  @Test("Una tarea ya cancelada no llega a dormirse")
  func canceladaDeAntemano() async {
    let tarea = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await reloj.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await tarea.value }
    #expect(reloj.dormidas == 0)
  }

  @Test("Esperar a menos tareas de las que duermen no espera")
  func esperaCumplida() async {
    await reloj.esperarDormidas(0)
    let tareas = (1...3).map { _ in Task { try await reloj.sleep(for: .seconds(1)) } }
    await reloj.esperarDormidas(3)
    await reloj.esperarDormidas(2)
    #expect(reloj.dormidas == 3)
    for tarea in tareas { tarea.cancel() }
  }

  @Test("Quien espera deja de esperar si se cancela")
  func esperaCancelada() async {
    let espera = Task { await reloj.esperarDormidas(1) }
    espera.cancel()
    await espera.value
    #expect(reloj.dormidas == 0)
  }

  @Test("Si la tarea acaba sin dormirse, la espera termina y lo dice")
  func finSinDormir() async {
    let despierta = Task { "sin dormir" }
    let llego = await reloj.esperarDormidas(1, oFinDe: despierta)
    #expect(!llego)
  }

  @Test("Si la tarea se duerme, la espera termina antes que ella")
  func duermeAntesDelFin() async throws {
    let tarea = Task { try await reloj.sleep(for: .seconds(1)) }
    #expect(await reloj.esperarDormidas(1, oFinDe: tarea))
    reloj.avanzar(.seconds(1))
    try await tarea.value
    #expect(await !reloj.esperarDormidas(1, oFinDe: tarea))
  }

  @Test("La espera con final también se cancela")
  func esperaConFinCancelada() async {
    let tarea = Task { try await reloj.sleep(for: .seconds(1)) }
    let espera = Task { await reloj.esperarDormidas(2, oFinDe: tarea) }
    espera.cancel()
    let llego = await espera.value
    #expect(!llego)
    tarea.cancel()
  }

  @Test("Con muchas tareas y cancelaciones a la vez no se pierde ni se repite ninguna")
  func muchasALaVez() async {
    let total = 200
    let tareas = (0..<total).map { turno in
      Task { () -> Bool in
        do {
          try await reloj.sleep(for: .seconds(turno % 7 + 1))
          return true
        } catch {
          return false
        }
      }
    }
    await reloj.esperarDormidas(total)
    for tarea in tareas.prefix(total / 2) { tarea.cancel() }
    reloj.avanzar(.seconds(7))
    var despiertas = 0
    for tarea in tareas where await tarea.value { despiertas += 1 }
    #expect(despiertas == total / 2)
    #expect(reloj.dormidas == 0)
  }

  @Test("Un avance negativo detiene el programa")
  func avanceNegativo() async {
    await #expect(processExitsWith: .failure) {
      RelojManual().avanzar(.seconds(-1))
    }
  }
}
