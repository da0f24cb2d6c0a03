import SwiftUI
import Testing
import Torneo

@Suite("Las muestras del curso, escritas como en un Mac")
struct MuestrasTests {
  @Test("Contador: la nota no redibuja la cuenta")
  func contador() throws {
    let escenario = Escenario { ContadorView() }
    escenario.empezarCuenta()
    try escenario.escribir("café", en: "Nota")
    #expect(escenario.dibujos.map(\.vista) == ["NotaView"])
    escenario.empezarCuenta()
    try escenario.pulsar("Van 0")
    #expect(escenario.motivos(de: CuentaView.self) == [[.propiedad("Contador.cuenta")]])
    #expect(
      escenario.texto == """
        VStack
          Button "Van 1"
          TextField "Nota" = "café"
        """
    )
  }

  @Test("Temporizador: antes y después cuentan igual", arguments: [true, false])
  func temporizador(deAntes: Bool) async throws {
    let escenario = Escenario {
      if deAntes {
        TemporizadorDeAntes.TemporizadorView(segundos: 3)
      } else {
        TemporizadorDeAhora.TemporizadorView(segundos: 3)
      }
    }
    try escenario.pulsar("Empezar")
    await escenario.avanzar(.seconds(2))
    #expect(escenario.textos == ["Quedan 1 s", "Parar"])
    await escenario.avanzar(.seconds(5))
    #expect(escenario.textos == ["Quedan 0 s", "Empezar"])
  }

  @Test("Barra de café: la propia conserva las tazas y la prestada las pierde")
  func cafe() throws {
    let escenario = Escenario { BarraDeCafe() }
    try escenario.pulsar("Servir en la propia")
    try escenario.pulsar("Servir en la prestada")
    #expect(escenario.seVe("Propia: 1") && escenario.seVe("Prestada: 1"))
    try escenario.pulsar("Nuevo pedido (0)")
    #expect(escenario.seVe("Propia: 1") && escenario.seVe("Prestada: 0"))
  }

  @Test("Termostato: el entorno lo lleva y el mando lo cambia")
  func termostato() throws {
    let escenario = Escenario { CasaView() }
    #expect(escenario.seVe("20.5 °C"))
    #expect(throws: EscenarioError.estaApagado(que: "el control", cual: "Temperatura")) {
      try escenario.ajustar("Temperatura", pasos: 1)
    }
    try escenario.alternar("Calefacción")
    try escenario.ajustar("Temperatura", pasos: 3)
    #expect(escenario.seVe("22.0 °C") && escenario.seVe("Calentando"))
    try escenario.mover("Ajuste fino", a: 7.6)
    #expect(escenario.seVe("7.5 °C"))
  }

  @Test("Marcador de antes: corre solo, suma y avisa cada 15 minutos")
  func marcadorDeAntes() async throws {
    let escenario = Escenario(app: MarcadorDeAntes.MarcadorApp.self)
    await escenario.avanzar(.seconds(12))
    #expect(escenario.seVe("Rayo 1-0 Toros") && escenario.seVe("Minuto 12"))
    try escenario.pulsar("Gol visitante")
    escenario.redibujar()
    #expect(escenario.seVe("Rayo 1-1 Toros") && escenario.seVe("Minuto 12"))
    await escenario.avanzar(.seconds(4))
    #expect(escenario.seVe("Aviso: Minuto 15"))
    try escenario.alternar("Nombre corto")
    await escenario.avanzar(.seconds(90))
    #expect(escenario.textos.prefix(3) == ["RAY 3-3 TOR", "Minuto 90", "Aviso: Minuto 90"])
  }

  @Test("Marcador de ahora: lo mismo, y solo se redibuja lo que cambia")
  func marcadorDeAhora() async throws {
    let escenario = Escenario(app: MarcadorDeAhora.MarcadorApp.self)
    await escenario.avanzar(.seconds(12))
    #expect(escenario.seVe("Rayo 1-0 Toros") && escenario.seVe("Minuto 12"))
    try escenario.pulsar("Gol visitante")
    escenario.redibujar()
    await escenario.avanzar(.seconds(90))
    #expect(escenario.textos.prefix(3) == ["Rayo 3-3 Toros", "Minuto 90", "Aviso: Minuto 90"])
  }

  @Test("Un partido que no empezó se libera; el que corre vive hasta que acaba su tarea")
  func partidoYTarea() async {
    weak var sinEmpezar: MarcadorDeAhora.PartidoEnVivoModelo?
    weak var corriendo: MarcadorDeAhora.PartidoEnVivoModelo?
    let escenario = Escenario { Text("nada") }
    escenario.hacer {
      let uno = MarcadorDeAhora.PartidoEnVivoModelo(
        .init(Ejemplo.rayo, contra: Ejemplo.toros),
        registro: Registro()
      )
      let otro = MarcadorDeAhora.PartidoEnVivoModelo(
        .init(Ejemplo.rayo, contra: Ejemplo.toros),
        registro: Registro()
      )
      otro.empezar()
      sinEmpezar = uno
      corriendo = otro
    }
    #expect(sinEmpezar == nil)
    #expect(corriendo != nil)
    await escenario.avanzar(.seconds(90))
    #expect(corriendo == nil)
  }

  @Test("Tareas: quien solo lee el filtro no se redibuja por las tareas")
  func tareas() async throws {
    let escenario = Escenario { TareasView() }
    await escenario.turno()
    #expect(escenario.seVe("Cargando"))
    escenario.empezarCuenta()
    await escenario.avanzar(.seconds(2))
    #expect(escenario.seVe("Comprar pan"))
    #expect(escenario.veces(de: SelectorDeFiltro.self) == 0)
    try escenario.pulsar("Regar")
    await escenario.avanzar(.seconds(1))
    try escenario.elegir("Hechas", en: "Filtro")
    #expect(escenario.veces(de: SelectorDeFiltro.self) == 1)
    #expect(!escenario.seVe("Comprar pan") && escenario.seVe("Regar"))
    try escenario.elegir("Todas", en: "Filtro")
    try escenario.buscar("eva")
    #expect(escenario.seVe("Llamar a Eva") && !escenario.seVe("Regar"))
    try escenario.buscar("")
    try escenario.pulsar("Borrar Llamar a Eva")
    #expect(!escenario.seVe("Llamar a Eva"))
  }

  @Test("Tareas: añadir en la hoja, que recibe el modelo, y cerrarla")
  func hojaDeTareas() async throws {
    let escenario = Escenario { TareasView() }
    await escenario.avanzar(.seconds(2))
    try escenario.pulsar("Añadir")
    #expect(throws: EscenarioError.estaApagado(que: "el botón", cual: "Guardar")) {
      try escenario.pulsar("Guardar")
    }
    try escenario.escribir("Barrer", en: "Título")
    try escenario.pulsar("Guardar")
    #expect(escenario.seVe("Barrer") && !escenario.seVe("Guardar"))
  }

  @Test("Sesión: el aviso de todo el objeto contra el de cada propiedad")
  func sesion() {
    let (antes, ahora) = (SesionDeAntes(), Sesion())
    let escenario = Escenario {
      SaludoDeAntes(sesion: antes)
      Saludo(sesion: ahora)
      Resumen(sesion: ahora)
    }
    escenario.empezarCuenta()
    antes.noLeidos += 1
    ahora.noLeidos += 1
    ahora.cacheDeDisco["a"] = 1
    #expect(escenario.dibujos.map(\.vista) == ["SaludoDeAntes", "Resumen"])
    ahora.avisosActivos = false
    escenario.empezarCuenta()
    ahora.noLeidos += 1
    #expect(escenario.dibujos == [])
  }

  @Test("El registrador a mano se porta como la macro")
  func aMano() {
    let (macro, mano) = (UserProfile(), UserProfileAMano())
    let escenario = Escenario {
      PerfilView(perfil: macro)
      PerfilAManoView(perfil: mano)
    }
    escenario.empezarCuenta()
    macro.age += 1
    mano.age += 1
    #expect(escenario.dibujos == [])
    macro.name = "Eva"
    mano.name = "Eva"
    #expect(escenario.dibujos.map(\.vista) == ["PerfilView", "PerfilAManoView"])
  }

  @Test("Paliativos: objetos pequeños y estado proyectado callan a lo que no se enseña")
  func paliativos() {
    let (usuario, buzon) = (Usuario(), Buzon())
    let proyectado = ProyectadoModelo(usuario, buzon)
    let escenario = Escenario {
      PantallaPartida(usuario: usuario)
      PantallaProyectada(modelo: proyectado)
    }
    escenario.empezarCuenta()
    buzon.noLeidos += 1
    #expect(escenario.dibujos == [])
    usuario.nombre = "eva"
    #expect(escenario.textos == ["Hola, eva", "Hola, eva"])
  }

  @Test("El puente: una propiedad observable, como publicador")
  func puente() {
    let localizador = Localizador()
    let escenario = Escenario { CiudadView(localizador: localizador) }
    localizador.ciudad = "Lugo"
    localizador.ciudad = "León"
    #expect(escenario.textos == ["Lugo, León"])
  }

  @Test("Un valor observable tras una referencia, y un ámbito de seguimiento a mano")
  func valores() async throws {
    let escenario = Escenario { StoreView() }
    try escenario.pulsar("Van 0")
    #expect(escenario.seVe("Van 1"))

    let modelo = Modelo()
    let seguido = Escenario { SeguidoAMano { Text(modelo.nombre) } }
    modelo.nombre = "Eva"
    #expect(await seguido.hasta { seguido.seVe("vuelta 1") })
    #expect(seguido.seVe("Eva"))
  }
}
