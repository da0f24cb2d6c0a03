import Testing

@testable import SwiftUI

@Suite("Cuándo vuelve a correr un body")
struct RedibujarTests {
  // MARK: La madre

  @Test("Con los mismos campos, la hija no se redibuja")
  func losMismosCampos() {
    let escenario = Escenario { Rotulo(texto: "hola") }
    escenario.redibujar(3)
    #expect(escenario.veces(de: Rotulo.self) == 1)
  }

  @Test("Con otro valor en un campo, la hija se redibuja y se sabe cuál fue")
  func otroCampo() {
    var texto = "hola"
    let escenario = Escenario { Rotulo(texto: texto) }
    texto = "adiós"
    escenario.redibujar()
    #expect(escenario.motivos(de: Rotulo.self) == [[.primeraVez], [.campo("texto")]])
    #expect(escenario.seVe("adiós"))
  }

  @Test("Un @State con un objeto por defecto difiere cada vez")
  func objetoPorDefecto() {
    let escenario = Escenario { ConObjeto() }
    escenario.redibujar(2)
    #expect(
      escenario.motivos(de: ConObjeto.self)
        == [[.primeraVez], [.sobrante("modelo")], [.sobrante("modelo")]]
    )
  }

  @Test("Solo se llama objeto al valor inicial que lo es")
  func otroValorInicial() {
    var fuego = 1
    let escenario = Escenario {
      ConSemilla(fuego: fuego)
      ConObjeto()
    }
    fuego = 2
    escenario.redibujar()
    let motivos = escenario.motivos(de: ConSemilla.self) + escenario.motivos(de: ConObjeto.self)
    #expect(
      motivos.map { $0.map(\.description) } == [
        ["aparece por primera vez"],
        ["su madre da otro valor inicial a fuego, que se descarta"],
        ["aparece por primera vez"],
        ["su madre crea otro objeto para modelo, que se descarta"],
      ]
    )
    #expect(escenario.seVe("fuego 1"))
  }

  @Test("Un @ObservedObject nuevo difiere cada vez")
  func observadoNuevo() {
    let escenario = Escenario { Observa(cafetera: Cafetera()) }
    escenario.redibujar(2)
    #expect(
      escenario.motivos(de: Observa.self)
        == [[.primeraVez], [.campo("cafetera")], [.campo("cafetera")]]
    )
  }

  @Test("Un closure que captura difiere; uno que no captura, no")
  func closures() {
    let conCaptura = Escenario {
      let ahora = Cafetera()
      ConAccion { ahora.tazas += 1 }
    }
    conCaptura.redibujar()
    let sinCaptura = Escenario { ConAccion {} }
    sinCaptura.redibujar()
    #expect(conCaptura.veces(de: ConAccion.self) == 2)
    #expect(sinCaptura.veces(de: ConAccion.self) == 1)
  }

  // MARK: @State y @Binding

  @Test("@State redibuja solo el body que lo lee")
  func soloQuienLoLee() throws {
    let escenario = Escenario { Madre() }
    escenario.empezarCuenta()
    try escenario.pulsar("sube")
    #expect(escenario.dibujos.map(\.vista) == ["Lectora"])
    #expect(escenario.motivos(de: Lectora.self) == [[.estado("Madre.cuenta")]])
    #expect(escenario.seVe("van 1"))
  }

  @Test("Un @State que se dejó de leer ya no redibuja")
  func estadoQueSeDejoDeLeer() throws {
    let escenario = Escenario { LeeSegunEstado() }
    try escenario.pulsar("sube")
    #expect(escenario.seVe("van 1"))
    try escenario.pulsar("oculta")
    escenario.empezarCuenta()
    try escenario.pulsar("sube")
    #expect(escenario.dibujos == [])
  }

  @Test("Escribir un valor igual no cambia nada")
  func valorIgual() throws {
    let escenario = Escenario { Madre() }
    escenario.empezarCuenta()
    try escenario.pulsar("igual")
    #expect(escenario.dibujos == [])
  }

  // MARK: ObservableObject y @Observable

  @Test("Un ObservableObject redibuja por cualquier aviso, aunque no se lea y aunque sea igual")
  func cualquierAviso() {
    let cafetera = Cafetera()
    let escenario = Escenario { Observa(cafetera: cafetera) }
    escenario.empezarCuenta()
    cafetera.agua = 9
    #expect(escenario.motivos(de: Observa.self) == [[.objeto("Cafetera")]])
    cafetera.agua = 9
    #expect(escenario.veces(de: Observa.self) == 2)
  }

  @Test("Un @Observable redibuja solo por las propiedades que este body leyó")
  func soloLoLeido() {
    let modelo = Modelo()
    let escenario = Escenario { LeeNombre(modelo: modelo) }
    escenario.empezarCuenta()
    modelo.edad += 1
    #expect(escenario.dibujos == [])
    modelo.nombre = "Eva"
    #expect(escenario.motivos(de: LeeNombre.self) == [[.propiedad("Modelo.nombre")]])
    #expect(escenario.seVe("Eva"))
  }

  @Test("Lo que se dejó de leer ya no redibuja")
  func lecturaCondicional() {
    let modelo = Modelo()
    let escenario = Escenario { LeeSegun(modelo: modelo) }
    modelo.conEdad = false
    #expect(escenario.seVe("sin edad"))
    escenario.empezarCuenta()
    modelo.edad += 1
    #expect(escenario.dibujos == [])
  }

  @Test("Crear $modelo.nombre con @Bindable lee nombre")
  func bindableLee() {
    let modelo = Modelo()
    let escenario = Escenario { SoloEnlaza(modelo: modelo) }
    escenario.empezarCuenta()
    modelo.nombre = "Eva"
    #expect(escenario.motivos(de: SoloEnlaza.self) == [[.propiedad("Modelo.nombre")]])
  }

  @Test("Varias escrituras de un turno dan una pasada")
  func unaPasada() async {
    let modelo = Modelo()
    let escenario = Escenario { LeeTodo(modelo: modelo) }
    escenario.empezarCuenta()
    modelo.nombre = "Eva"
    modelo.edad = 30
    modelo.edad = 31
    await escenario.turno()
    #expect(escenario.veces(de: LeeTodo.self) == 1)
    #expect(escenario.seVe("Eva 31"))
  }

  @Test("La pasada llega sola al acabar el turno, sin que nadie mire")
  func pasadaSola() async {
    let modelo = Modelo()
    let escenario = Escenario { LeeTodo(modelo: modelo) }
    modelo.edad = 8
    await Task.yield()
    let yaDibujado = escenario.motor.diario.dibujos.count
    #expect(yaDibujado == 2)
  }

  @Test("Un ObservableObject dentro de otro no propaga sus avisos")
  func anidado() {
    let bar = Bar()
    let escenario = Escenario { LeeBar(bar: bar) }
    escenario.empezarCuenta()
    bar.cafetera.tazas += 1
    #expect(escenario.dibujos == [])
    bar.cafetera = Cafetera()
    #expect(escenario.veces(de: LeeBar.self) == 1)
  }

  @Test("Un objeto de la raíz redibuja a todos los que lo piden, lean lo que lean")
  func objetoDeLaRaiz() {
    let cafetera = Cafetera()
    let escenario = Escenario {
      VStack {
        PideCafetera(numero: 1)
        PideCafetera(numero: 2)
        Rotulo(texto: "quieto")
      }
      .environmentObject(cafetera)
    }
    escenario.empezarCuenta()
    cafetera.agua += 1
    #expect(escenario.dibujos.map(\.vista) == ["PideCafetera", "PideCafetera"])
  }

  @Test("Una fila de ForEach que lee un objeto se rehace sola")
  func filaDeForEach() {
    let modelos = [Modelo(), Modelo(), Modelo()]
    let escenario = Escenario { Filas(modelos: modelos) }
    escenario.empezarCuenta()
    modelos[1].nombre = "Eva"
    #expect(escenario.textos == ["Ana", "Eva", "Ana"])
    #expect(escenario.veces(de: Filas.self) == 0)
  }
}
