import SwiftUI
import Testing

@Suite("Árboles y escrituras al azar")
struct ArbolesAlAzarTests {
  @Test("Tras cualquier serie de escrituras se ve lo mismo que dibujando de cero")
  func comoDeCero() {
    var azar = Semilla(estado: 7)
    var cambios = 0
    for arbol in 0..<200 {
      let forma = Forma.alAzar(&azar)
      let mundo = Mundo()
      let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
      for _ in 0..<12 {
        let antes = escenario.texto
        for _ in 0..<Int.random(in: 1..<5, using: &azar) { mundo.escribirAlgo(&azar) }
        let deCero = Escenario { Dibuja(forma: forma, mundo: mundo) }.texto
        #expect(escenario.texto == deCero, "árbol \(arbol): \(forma)")
        if escenario.texto != antes { cambios += 1 }
      }
    }
    // Si casi nada cambiara, la prueba no probaría nada.
    #expect(cambios > 500)
  }

  @Test("Redibujar la madre por el medio no cambia lo que se ve")
  func conRedibujados() {
    var azar = Semilla(estado: 11)
    for _ in 0..<60 {
      let forma = Forma.alAzar(&azar)
      let mundo = Mundo()
      let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
      for _ in 0..<10 {
        mundo.escribirAlgo(&azar)
        if Bool.random(using: &azar) { escenario.redibujar() }
        #expect(escenario.texto == Escenario { Dibuja(forma: forma, mundo: mundo) }.texto)
      }
    }
  }

  @Test("Las mismas escrituras dan los mismos dibujos y los mismos sucesos, en el mismo orden")
  func determinista() {
    func correr() -> [String] {
      var azar = Semilla(estado: 23)
      var diario: [String] = []
      for _ in 0..<40 {
        let forma = Forma.alAzar(&azar)
        let mundo = Mundo()
        let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
        for _ in 0..<6 {
          for _ in 0..<4 { mundo.escribirAlgo(&azar) }
          escenario.alDia()
        }
        diario += escenario.dibujos.map(\.description) + escenario.sucesos.map(\.description)
      }
      return diario
    }
    let una = correr()
    #expect(una.count > 1000)
    #expect(una == correr())
  }

  @Test("Tras desmontar cualquier árbol no queda ninguna de sus vistas")
  func desmontar() {
    var azar = Semilla(estado: 31)
    for _ in 0..<80 {
      let forma = Forma.alAzar(&azar)
      let mundo = Mundo()
      let escenario = Escenario { Dibuja(forma: forma, mundo: mundo) }
      for _ in 0..<8 { mundo.escribirAlgo(&azar) }
      escenario.desmontar()
      let sucesos = escenario.sucesos
      var dentro: [String: Int] = [:]
      for case .entra(let vista) in sucesos { dentro[vista, default: 0] += 1 }
      for case .sale(let vista) in sucesos { dentro[vista, default: 0] -= 1 }
      #expect(dentro.values.allSatisfy { $0 == 0 }, "\(forma): \(dentro)")
      escenario.empezarCuenta()
      for _ in 0..<8 { mundo.escribirAlgo(&azar) }
      #expect(escenario.dibujos == [])
    }
  }
}
