import Testing

@testable import SwiftUI

/// Un canario: mientras alguien retenga la vista que lo lleva, sigue vivo.
private final class Canario {
  private let censo: Censo

  init(_ censo: Censo) {
    self.censo = censo
    censo.nace()
  }

  deinit { censo.muere() }
}

private final class Propio: ObservableObject {
  let canario: Canario
  @Published var numero = 0

  init(_ canario: Canario) { self.canario = canario }
}

private struct Pantalla: View {
  let modelo: Modelo
  @ObservedObject var cafetera: Cafetera
  @StateObject private var propio: Propio
  @State private var texto = ""
  @State private var abierta = true
  @Environment(\.isEnabled) private var activo

  init(_ modelo: Modelo, _ cafetera: Cafetera, _ canario: Canario) {
    self.modelo = modelo
    self.cafetera = cafetera
    _propio = StateObject(wrappedValue: Propio(canario))
  }

  var body: some View {
    VStack {
      Text("\(modelo.nombre) \(cafetera.tazas) \(propio.numero) \(activo)")
      TextField("texto", text: $texto)
      Button("sube") { propio.numero += 1 }
      ForEach(0..<2, id: \.self) { Text("\(modelo.edad + $0)") }
    }
    .onAppear { texto = "visto" }
    .onChange(of: texto) { propio.numero += 1 }
    .sheet(isPresented: $abierta) { Text("hoja \(propio.numero)") }
    .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
  }
}

private struct LeeEnCadaVuelta: View {
  let modelo: Modelo
  let vuelta: Int
  var body: some View { Text("\(modelo.nombre) \(vuelta)") }
}

@Suite("Nada se queda en memoria")
struct FugasTests {
  @Test("10 000 montajes y desmontajes con modelos que siguen vivos")
  func diezMil() async {
    let (modelo, cafetera, censo) = (Modelo(), Cafetera(), Censo())
    for vuelta in 0..<10_000 {
      let escenario = Escenario { [canario = Canario(censo)] in
        Pantalla(modelo, cafetera, canario)
      }
      if vuelta.isMultiple(of: 500) { #expect(escenario.seVe("hoja 1")) }
      if vuelta.isMultiple(of: 3) { modelo.edad += 1 }
      if vuelta.isMultiple(of: 5) { cafetera.tazas += 1 }
      escenario.desmontar()
      // Las tareas canceladas acaban en su turno.
      if vuelta.isMultiple(of: 100) { await escenario.hasta { censo.vivos <= 1 } }
    }
    for _ in 0..<1000 where censo.vivos > 0 { await Task.yield() }
    #expect(censo.vivos == 0)
  }

  @Test("Un modelo que sigue vivo no guarda seguimientos de vistas que se fueron")
  func sinSeguimientos() {
    let modelo = Modelo()
    // La primera vista de un tipo que lee un @Observable es la que enseña que los lee.
    _ = Escenario { LeeEnCadaVuelta(modelo: modelo, vuelta: 0) }
    weak var contexto: Contexto?
    do {
      var vuelta = 0
      let escenario = Escenario { LeeEnCadaVuelta(modelo: modelo, vuelta: vuelta) }
      for _ in 0..<50 {
        vuelta += 1
        escenario.redibujar()
      }
      #expect(escenario.veces(de: LeeEnCadaVuelta.self) == 51)
      contexto = escenario.motor.contexto
      #expect(contexto != nil)
    }
    #expect(contexto == nil)
  }

  @Test("Soltar el escenario desmonta la vista y cancela sus tareas")
  func soltar() async {
    var acabo = false
    do {
      let escenario = Escenario {
        Text("hola").task {
          try? await Task.sleep(for: .seconds(60))
          acabo = true
        }
      }
      await escenario.hasta { escenario.reloj.dormidas == 1 }
    }
    for _ in 0..<1000 where !acabo { await Task.yield() }
    #expect(acabo)
  }

  @Test("Al salir una fila, su estado y su objeto se liberan")
  func filas() {
    let censo = Censo()
    let (modelo, cafetera) = (Modelo(), Cafetera())
    var canarios = (0..<5).map { _ in Canario(censo) }
    let escenario = Escenario {
      ForEach(canarios.map(ObjectIdentifier.init), id: \.self) { id in
        if let canario = canarios.first(where: { ObjectIdentifier($0) == id }) {
          Observa(cafetera: cafetera).id(ObjectIdentifier(canario))
          LeeNombre(modelo: modelo)
        }
      }
    }
    #expect(censo.vivos == 5)
    canarios.removeFirst(3)
    escenario.redibujar()
    #expect(censo.vivos == 2)
  }
}
