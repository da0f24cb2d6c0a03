import Escena
import Testing

@testable import Cuaderno

@Suite("Las fotos de leccion ver")
struct VerFotoTests {
  @Test("cada cuadro, con quién se ha dibujado debajo")
  func fotos() throws {
    let fotos = [
      FotoDeVista.foto(VerVistas.aparece, accion: nil, ancho: 60),
      FotoDeVista.foto(VerVistas.sirve, accion: "Servir", ancho: 60),
      FotoDeVista.foto(VerVistas.nadie, accion: "Nuevo pedido", ancho: 60),
      FotoDeVista.foto(Cuadro(elementos: VerVistas.hoja), accion: "Pedir otra", ancho: 60),
    ]
    try Pantalla(nombre: "ver-fotos").comparar(fotos.joined(separator: "\n\n") + "\n")
  }

  @Test("si se piden, también los sucesos; y lo que vale para todas, en la primera línea")
  func conSucesos() {
    let foto = FotoDeVista.foto(
      Cuadro(elementos: [], sucesos: ["onAppear en Una\nVista"], advertencias: ["cuidado"]),
      accion: nil,
      ancho: 40,
      nota: "como en Xcode 27",
      sucesos: true
    )
    #expect(
      foto == """
        — Al aparecer, como en Xcode 27
        ┌──────────────────┐
        └──────────────────┘
        No se dibuja nadie.
        Pasa: onAppear en Una Vista
        Advertencia: cuidado
        """
    )
  }

  @Test("ninguna línea pasa del ancho, por estrecho que sea")
  func estrechas() {
    for ancho in [-1, 0, 8, 9, 20, 37] {
      for elementos in [VerVistas.formulario, VerVistas.lista, VerVistas.hoja] {
        let foto = FotoDeVista.foto(Cuadro(elementos: elementos), accion: nil, ancho: ancho)
        let lineas = foto.lineas.dropFirst().dropLast()
        #expect(lineas.filter { columnas($0) > max(8, ancho) } == [])
      }
    }
  }
}
