import Escena
import Testing

@testable import Cuaderno

@Suite("La maqueta de leccion ver")
struct VerMaquetaTests {
  private func maquetar(_ elementos: [ElementoVisto], _ ancho: Int = 60, alto: Int? = nil)
    -> Maqueta
  {
    Maquetador(ancho: ancho, alto: alto).maquetar(elementos)
  }

  @Test("cada vista, como se ve")
  func pantallas() throws {
    let vistas = [
      ("barra", VerVistas.barra(pedidos: 3, 12, 0)), ("formulario", VerVistas.formulario),
      ("lista", VerVistas.lista), ("hoja", VerVistas.hoja),
    ]
    var todas = ""
    for (nombre, elementos) in vistas {
      for ancho in [60, 26] {
        let lienzo = maquetar(elementos, ancho).lienzo(ancho: ancho)
        todas += "== \(nombre), \(ancho) columnas\n" + lienzo.texto + "\n"
      }
    }
    try Pantalla(nombre: "ver-vistas").comparar(todas)
  }
}
