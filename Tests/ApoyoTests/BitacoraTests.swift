import Apoyo
import Testing

@Suite("Bitacora")
struct BitacoraTests {
  @Test("Guarda las líneas en el orden en que se escriben")
  func orden() {
    let bitacora = Bitacora()
    let enBlanco = bitacora.lineas
    for linea in ["uno", "dos", "uno"] { bitacora.escribir(linea) }
    #expect(enBlanco.isEmpty)
    #expect(bitacora.lineas == ["uno", "dos", "uno"])
  }

  @Test("No pierde líneas si se escribe desde varias tareas a la vez")
  func variasTareas() async {
    let bitacora = Bitacora()
    await withTaskGroup(of: Void.self) { grupo in
      for tarea in 1...8 {
        grupo.addTask { for _ in 1...50 { bitacora.escribir("\(tarea)") } }
      }
    }
    #expect(bitacora.lineas.count == 400)
    #expect((1...8).allSatisfy { tarea in bitacora.lineas.count { $0 == "\(tarea)" } == 50 })
  }
}
