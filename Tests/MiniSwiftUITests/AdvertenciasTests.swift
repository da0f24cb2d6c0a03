import SwiftUI
import Testing

private struct EscribeEnElBody: View {
  @State private var veces = 0
  let otra: Int
  var body: some View {
    if veces < 2 { veces += 1 }
    return Text("hola")
  }
}

private struct AvisaEnElBody: View {
  @ObservedObject var cafetera: Cafetera
  var body: some View {
    if cafetera.tazas < 1 { cafetera.tazas += 1 }
    return Text("tazas \(cafetera.tazas)")
  }
}

private struct Suelta: View {
  @State var cuenta = 3
  @StateObject var cafetera = Cafetera()
  var body: some View { Text("\(cuenta)") }
}

private nonisolated final class Publica: ObservableObject {
  @Published var valor = 0
}

private struct VePublica: View {
  @ObservedObject var publica: Publica
  var body: some View { Text("valor \(publica.valor)") }
}

@Suite("Las advertencias")
struct AdvertenciasTests {
  @Test("Cambiar estado durante el body")
  func estadoDuranteElBody() {
    let escenario = Escenario { EscribeEnElBody(otra: 1) }
    #expect(escenario.advertencias == [.estadoDuranteElBody])
  }

  @Test("Publicar durante el body")
  func avisoDuranteElBody() {
    let escenario = Escenario { AvisaEnElBody(cafetera: Cafetera()) }
    #expect(escenario.advertencias == [.avisoDuranteElBody])
  }

  @Test("Publicar desde otro hilo: se advierte y la pasada se hace en el principal")
  func avisoDesdeOtroHilo() async {
    // El otro hilo lo toca y aquí se espera a que acabe: nunca están los dos a la vez.
    nonisolated(unsafe) let publica = Publica()
    let escenario = Escenario { VePublica(publica: publica) }
    await Task.detached { publica.valor = 7 }.value
    #expect(escenario.advertencias == [.avisoDesdeOtroHilo])
    #expect(escenario.seVe("valor 7"))
  }

  @Test("Leer State y StateObject fuera de una vista instalada")
  func fueraDeVista() {
    let advertencias = Escenario.advertencias {
      let vista = Suelta()
      _ = vista.cuenta
      _ = vista.cafetera
    }
    #expect(advertencias == [.stateFueraDeVista, .stateObjectFueraDeVista])
  }

  @Test("Una vista instalada no advierte de nada")
  func instalada() {
    #expect(Escenario { Suelta() }.advertencias == [])
  }

  @Test("Los textos son los de SwiftUI")
  func textos() {
    let textos: [Advertencia: String] = [
      .estadoDuranteElBody:
        "Modifying state during view update, this will cause undefined behavior.",
      .avisoDuranteElBody:
        "Publishing changes from within view updates is not allowed, "
        + "this will cause undefined behavior.",
      .stateObjectFueraDeVista:
        "Accessing StateObject's object without being installed on a View. "
        + "This will create a new instance each time.",
    ]
    for (advertencia, texto) in textos { #expect(advertencia.description == texto) }
  }
}
