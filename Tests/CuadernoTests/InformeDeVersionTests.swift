import Testing

@testable import Cuaderno

@Suite("InformeDeVersion")
struct InformeDeVersionTests {
  @Test("Las tres versiones, o lo que no se encuentra")
  func textos() {
    let catalogo = InformeDeVersion.Catalogo(de: "6.3", mensajes: 3451, huella: "e1458ee6")
    let entero = InformeDeVersion(compilador: "6.3.1", catalogo: catalogo).texto(.llano)
    #expect(
      entero == """
        Cuaderno \(versionDelCuaderno)
        Swift 6.3.1
        Español: 3451 mensajes de Swift 6.3 (e1458ee6)

        """
    )
    let vacio = InformeDeVersion(compilador: nil, catalogo: nil).texto(.llano)
    #expect(
      vacio == """
        Cuaderno \(versionDelCuaderno)
        Swift no se encuentra: mira «leccion doctor»
        Español: desde aquí no encuentro el cuaderno

        """
    )
  }
}
