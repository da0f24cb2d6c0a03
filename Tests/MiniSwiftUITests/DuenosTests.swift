import SwiftUI
import Testing

@Observable
private final class Contado {
  @ObservationIgnored let censo: Censo
  var tazas = 0

  init(_ censo: Censo) {
    self.censo = censo
    censo.nace()
  }

  deinit { censo.muere() }
}

private final class ContadoPublica: ObservableObject {
  let censo: Censo
  @Published var tazas = 0

  init(_ censo: Censo) {
    self.censo = censo
    censo.nace()
  }

  deinit { censo.muere() }
}

private let censoGlobal = Censo()

private struct ConStateObject: View {
  @StateObject private var modelo: ContadoPublica

  init(_ censo: Censo) { _modelo = StateObject(wrappedValue: ContadoPublica(censo)) }

  var body: some View {
    Text("tazas \(modelo.tazas)")
    Button("servir") { modelo.tazas += 1 }
  }
}

private struct ConObserved: View {
  @ObservedObject private var modelo: ContadoPublica

  init(_ censo: Censo) { modelo = ContadoPublica(censo) }

  var body: some View {
    Text("tazas \(modelo.tazas)")
    Button("servir") { modelo.tazas += 1 }
  }
}

private struct ConStatePorDefecto: View {
  @State private var modelo = Contado(censoGlobal)

  var body: some View {
    Text("tazas \(modelo.tazas)")
    Button("servir") { modelo.tazas += 1 }
  }
}

private struct ConStateEnInit: View {
  @State private var modelo: Contado

  init(_ censo: Censo) { _modelo = State(wrappedValue: Contado(censo)) }

  var body: some View {
    Text("tazas \(modelo.tazas)")
    Button("servir") { modelo.tazas += 1 }
  }
}

@Suite("Quién crea el objeto, quién lo guarda y qué pasa al cambiar la identidad", .serialized)
struct DuenosTests {
  @Test("@StateObject: uno en tres redibujados, y conserva las tazas")
  func stateObject() throws {
    let censo = Censo()
    let escenario = Escenario { ConStateObject(censo) }
    try escenario.pulsar("servir")
    escenario.redibujar(3)
    #expect(censo.creados == 1)
    #expect(escenario.seVe("tazas 1"))
  }

  @Test("@ObservedObject en línea: cuatro, y pierde las tazas")
  func observedObject() throws {
    let censo = Censo()
    let escenario = Escenario { ConObserved(censo) }
    try escenario.pulsar("servir")
    #expect(escenario.seVe("tazas 1"))
    escenario.redibujar(3)
    #expect(censo.creados == 4)
    #expect(escenario.seVe("tazas 0"))
  }

  @Test("@State con valor por defecto: cuatro hasta Xcode 26, y uno desde Xcode 27")
  func stateSegunLaVersion() throws {
    censoGlobal.ponerACero()
    let hasta26 = Escenario { ConStatePorDefecto() }
    try hasta26.pulsar("servir")
    hasta26.redibujar(3)
    #expect(censoGlobal.creados == 4)
    #expect(hasta26.seVe("tazas 1"))
    #expect(hasta26.objetos(de: Contado.self).creados == 4)

    censoGlobal.ponerACero()
    let desde27 = Escenario(state: .xcode27) { ConStatePorDefecto() }
    try desde27.pulsar("servir")
    desde27.redibujar(3)
    #expect(censoGlobal.creados == 1)
    #expect(desde27.seVe("tazas 1"))
    #expect(desde27.objetos(de: Contado.self).creados == 1)
  }

  @Test("_m = State(wrappedValue:) en el init: cuatro en las dos", arguments: [true, false])
  func stateEnElInit(es26: Bool) throws {
    let censo = Censo()
    let escenario = Escenario(state: es26 ? .xcode26 : .xcode27) { ConStateEnInit(censo) }
    try escenario.pulsar("servir")
    escenario.redibujar(3)
    #expect(censo.creados == 4)
    #expect(escenario.seVe("tazas 1"))
  }

  @Test("Al cambiar la identidad, @State estrena objeto y suelta el de antes")
  func identidadDeState() throws {
    let censo = Censo()
    var id = 1
    let escenario = Escenario { ConStateEnInit(censo).id(id) }
    try escenario.pulsar("servir")
    id = 2
    escenario.redibujar()
    #expect(escenario.seVe("tazas 0"))
    #expect(censo.vivos == 1)
  }

  @Test("Al cambiar la identidad, @StateObject crea otro y suelta el de antes")
  func identidadDeStateObject() throws {
    let censo = Censo()
    var id = 1
    let escenario = Escenario { ConStateObject(censo).id(id) }
    try escenario.pulsar("servir")
    id = 2
    escenario.redibujar()
    #expect(escenario.seVe("tazas 0"))
    #expect(censo.creados == 2)
    #expect(censo.vivos == 1)
  }

  @Test("@EnvironmentObject lo guarda quien lo puso, no quien lo pide")
  func delAncestro() {
    let censo = Censo()
    var cafetera: ContadoPublica? = ContadoPublica(censo)
    weak let debil = cafetera
    let escenario = Escenario { [cafetera] in
      if let cafetera { Text("hay").environmentObject(cafetera) }
    }
    cafetera = nil
    #expect(debil != nil)
    escenario.desmontar()
    #expect(escenario.elementos.isEmpty)
  }

  @Test("@Bindable y un let no crean ni guardan: muestran el objeto que les dan")
  func bindableNoGuarda() {
    let (uno, otro) = (Modelo(), Modelo())
    otro.nombre = "Eva"
    var actual = uno
    let escenario = Escenario {
      SoloEnlaza(modelo: actual)
      LeeNombre(modelo: actual)
    }
    actual = otro
    escenario.redibujar()
    #expect(escenario.seVe("Eva"))
    #expect(escenario.objetos(de: Modelo.self).creados == 0)
  }

  @Test("El init no vuelve a sembrar @State: el argumento de después no cuenta")
  func elInitNoSiembra() {
    var inicial = 1
    let escenario = Escenario { Sembrada(inicial) }
    inicial = 5
    escenario.redibujar()
    #expect(escenario.seVe("1"))
    let otro = Escenario { Sembrada(inicial).id(inicial) }
    inicial = 8
    otro.redibujar()
    #expect(otro.seVe("8"))
  }
}

private struct Sembrada: View {
  @State private var valor: Int

  init(_ inicial: Int) { _valor = State(initialValue: inicial) }

  var body: some View { Text("\(valor)") }
}
