import Testing

@testable import Cuaderno

@Suite("Lista")
struct ListaTests {
  private let filas: [Lista.Fila] = {
    var otra = Ejemplos.portada
    otra.parte = "La pantalla"
    otra.minutos = 5
    return [
      Lista.Fila(leccion: Ejemplos.leccion, superada: true),
      Lista.Fila(leccion: Ejemplos.siguiente, superada: false),
      Lista.Fila(
        leccion: Leccion(numero: 12, slug: "vistas", titulo: "Vistas", portada: otra),
        superada: false
      ),
    ]
  }()

  @Test("Por partes, con su estado y sus minutos")
  func texto() throws {
    let lista = Lista(filas: filas)
    let color = lista.texto(Estilo(color: true)).replacing("\u{1b}", with: "␛")
    try Pantalla(nombre: "lista").comparar(lista.texto(.llano) + "~~~\n" + color)
  }

  @Test("Una lista vacía")
  func vacia() {
    #expect(Lista(filas: []).texto(.llano) == "\n0 de 0 lecciones.\n")
  }

  @Test("El esquema JSON")
  func json() throws {
    let rota = LeccionRota(carpeta: "13-rota", mensaje: "La lección 13-rota está mal escrita.")
    let lista = Lista(filas: filas, rotas: [rota])
    #expect(lista.texto(.llano).hasSuffix("\n1 de 4 lecciones.\n"))
    try Pantalla(nombre: "lista-json").comparar(InformeJSON.escribir(lista.json))
  }
}
