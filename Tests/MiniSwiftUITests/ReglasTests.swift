import SwiftUI
import Testing

private final class Anotada: ObservableObject {
  let nombre: String
  @Published var veces = 0

  init(_ nombre: String) { self.nombre = nombre }
}

private struct DuenaConNombre: View {
  @StateObject private var modelo: Anotada

  init(_ nombre: String) { _modelo = StateObject(wrappedValue: Anotada(nombre)) }

  var body: some View { Text(modelo.nombre) }
}

private struct Prestada: View {
  @ObservedObject var modelo: Anotada
  var body: some View { Text("\(modelo.nombre) \(modelo.veces)") }
}

private struct DelEntorno: View {
  @EnvironmentObject private var modelo: Anotada
  var body: some View { Text("\(modelo.nombre) \(modelo.veces)") }
}

private struct Antepasada: View {
  @StateObject private var modelo: Anotada
  let seVe: Bool

  init(_ modelo: @autoclosure @escaping () -> Anotada, seVe: Bool) {
    _modelo = StateObject(wrappedValue: modelo())
    self.seVe = seVe
  }

  var body: some View {
    VStack { if seVe { DelEntorno() } }.environmentObject(modelo)
    Button("sube") { modelo.veces += 1 }
  }
}

private struct AbreHoja: View {
  @State private var abierta = false
  let modelo: Anotada?

  var body: some View {
    Button("abrir") { abierta = true }
      .sheet(isPresented: $abierta) {
        if let modelo { DelEntorno().environmentObject(modelo) } else { DelEntorno() }
      }
  }
}

@Suite("Dueños y entorno al cambiar de objeto")
struct ReglasTests {
  @Test("El init no vuelve a sembrar @StateObject: hace falta otra identidad")
  func stateObjectNoSeSiembra() {
    var (nombre, id) = ("uno", 1)
    let escenario = Escenario { DuenaConNombre(nombre).id(id) }
    nombre = "dos"
    escenario.redibujar()
    #expect(escenario.textos == ["uno"])
    id = 2
    escenario.redibujar()
    #expect(escenario.textos == ["dos"])
  }

  @Test("@ObservedObject deja de escuchar al objeto que ya no le pasan")
  func cambiaDeObjeto() {
    let (uno, otro) = (Anotada("uno"), Anotada("otro"))
    var actual = uno
    let escenario = Escenario { Prestada(modelo: actual) }
    actual = otro
    escenario.redibujar()
    escenario.empezarCuenta()
    uno.veces += 1
    #expect(escenario.dibujos == [])
    otro.veces += 1
    #expect(escenario.textos == ["otro 1"])
  }

  @Test("Un objeto del entorno lo guarda el antepasado, y muere con él")
  func delAntepasado() throws {
    weak var debil: Anotada?
    var seVe = true
    let escenario = Escenario {
      Antepasada(
        {
          let nueva = Anotada("de arriba")
          debil = nueva
          return nueva
        }(),
        seVe: seVe
      )
    }
    try escenario.pulsar("sube")
    seVe = false
    escenario.redibujar()
    #expect(debil != nil && escenario.textos == ["sube"])
    seVe = true
    escenario.redibujar()
    #expect(escenario.textos == ["de arriba 1", "sube"])
    escenario.desmontar()
    #expect(debil == nil)
  }

  @Test("Otro objeto en el entorno: quien lo pide escucha al nuevo")
  func otroEnElEntorno() {
    let (uno, otro) = (Anotada("uno"), Anotada("otro"))
    var actual = uno
    let escenario = Escenario { DelEntorno().environmentObject(actual) }
    actual = otro
    escenario.redibujar()
    #expect(escenario.textos == ["otro 0"])
    otro.veces = 3
    #expect(escenario.textos == ["otro 3"])
  }

  @Test("La hoja a la que se le da el objeto lo tiene")
  func hojaConObjeto() throws {
    let escenario = Escenario { AbreHoja(modelo: Anotada("dado")) }
    try escenario.pulsar("abrir")
    #expect(escenario.seVe("dado 0"))
  }

  @Test("La hoja a la que no se le da se detiene al leerlo, aunque arriba lo haya")
  func hojaSinObjeto() async throws {
    let salida = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let escenario = Escenario { AbreHoja(modelo: nil).environmentObject(Anotada("arriba")) }
        try escenario.pulsar("abrir")
      }
    }
    let texto = String(decoding: salida.standardErrorContent, as: UTF8.self)
    #expect(texto.contains("No ObservableObject of type Anotada found."))
  }
}
