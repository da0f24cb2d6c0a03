import Testing

@testable import Cuaderno

@Suite("Comienzo: la línea por la que se empieza, o ninguna")
struct ComienzoTests {
  /// Un informe con la primera pendiente en el paso 1 o en el 2.
  private func informe(paso: Int, _ lineas: String...) -> Informe {
    let fallida = EstadoDeComprobacion.fallida([Ejemplos.incidencia])
    let estados = paso == 1 ? [fallida, .superada, .superada] : [.superada, .superada, fallida]
    var informe = Ejemplos.informe(.noSuperada, estados)
    informe.fuentes = ["Conversor.swift": lineas]
    return informe
  }

  private func pantalla(_ informe: Informe) -> String? {
    InformeTexto(estilo: .llano, carpeta: "L").escribir(informe).lineas
      .first { $0.hasPrefix("Abre ") }.map(String.init)
  }

  @Test("La TAREA del paso, y no la de otro") func suya() {
    let lineas = ["// TAREA 1: a", "// TAREA 2: b", "var n = 0  // TAREA 12: c"]
    let primera = informe(paso: 1, lineas[0], lineas[1], lineas[2])
    #expect(primera.comienzo == .linea(fichero: "Conversor.swift", 1))
    let segunda = informe(paso: 2, lineas[0], lineas[1])
    #expect(segunda.comienzo == .linea(fichero: "Conversor.swift", 2))
    #expect(informe(paso: 1, lineas[1], lineas[2]).comienzo == .fichero("Conversor.swift"))
    #expect(pantalla(primera) == "Abre L/Conversor.swift:1 y comprueba otra vez:")
  }

  @Test("Si el paso tiene varias, se dicen todas: no se sabe cuál falta") func varias() {
    let dos = informe(paso: 2, "// TAREA 2b: a", "// TAREA 1: b", "  // TAREA 2a: c", "let a = 1")
    #expect(dos.comienzo == .tareas(fichero: "Conversor.swift", paso: 2, [1, 3]))
    #expect(
      pantalla(dos) == "Abre L/Conversor.swift (TAREA 2: líneas 1 y 3) y comprueba otra vez:"
    )
  }

  @Test("El número es el del título del paso, no su sitio en la lista") func numeroDelTitulo() {
    var informe = informe(paso: 2, "// TAREA 1: a", "// TAREA 2: b")
    informe.pasos.removeFirst()
    #expect(informe.comienzo == .linea(fichero: "Conversor.swift", 2))
    informe.pasos[0].titulo = "Y ahora, la tasa"
    #expect(informe.comienzo == .fichero("Conversor.swift"))
  }

  @Test("Con varios ficheros y sin TAREA, la carpeta: no se sabe cuál es") func carpeta() {
    var informe = informe(paso: 1, "var a = 1")
    informe.fuentes["Otro.swift"] = ["var b = 1"]
    #expect(informe.comienzo == .carpeta)
    #expect(pantalla(informe) == "Abre L y comprueba otra vez:")
    informe.fuentes["Otro.swift"] = ["// TAREA 1: b"]
    #expect(informe.comienzo == .linea(fichero: "Otro.swift", 1))
  }

  @Test("Si el programa se detuvo en una línea, esa; si no se sabe en cuál, ninguna")
  func parada() {
    var informe = informe(paso: 1, "// TAREA 1: a", "var notas = []")
    informe.pasos[0].comprobaciones[0].estado = .parada(Ejemplos.parada(.trampa, lugar(2, 5)))
    #expect(informe.comienzo == .linea(fichero: "Conversor.swift", 2))
    informe.pasos[0].comprobaciones[0].estado = .parada(Ejemplos.parada(.trampa))
    #expect(informe.comienzo == .fichero("Conversor.swift"))
  }
}
