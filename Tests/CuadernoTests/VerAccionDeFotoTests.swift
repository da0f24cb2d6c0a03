import Escena
import Testing

@testable import Cuaderno

@Suite("AccionDeFoto")
struct AccionDeFotoTests {
  private let cuadro = Cuadro(elementos: [
    ElementoVisto(id: 1, clase: "Text", texto: "Tazas: 3"),
    ElementoVisto(
      id: 2,
      clase: "VStack",
      hijos: [
        ElementoVisto(id: 3, clase: "Button", texto: "Servir", admite: [.pulsar]),
        ElementoVisto(id: 4, clase: "Button", texto: "Servir", admite: [.pulsar]),
        ElementoVisto(id: 5, clase: "Button", texto: "Cobrar", admite: [.pulsar], activo: false),
        ElementoVisto(id: 6, clase: "Button", texto: "A=B#1", admite: [.pulsar]),
      ]
    ),
    ElementoVisto(id: 7, clase: "Toggle", texto: "Sonido", admite: [.alternar]),
    ElementoVisto(id: 8, clase: "TextField", texto: "Nombre", admite: [.escribir, .enviar]),
    ElementoVisto(
      id: 9,
      clase: "Picker",
      texto: "Filtro",
      valor: .elegida(0, opciones: ["Todas", "Hechas"]),
      admite: [.elegir]
    ),
    ElementoVisto(id: 10, clase: "Stepper", texto: "Plazas", admite: [.ajustar]),
    ElementoVisto(id: 11, clase: "Slider", texto: "Volumen", admite: [.ajustar, .poner]),
    ElementoVisto(id: 12, clase: "List", admite: [.refrescar]),
    ElementoVisto(id: 13, clase: "sheet", admite: [.cerrar]),
  ])

  @Test(
    "Cada acción, y lo que pide",
    arguments: [
      ("Servir", Peticion.usar(id: 3, .pulsar)), ("Servir#2", .usar(id: 4, .pulsar)),
      ("A=B#1", .usar(id: 6, .pulsar)), ("Sonido", .usar(id: 7, .alternar)),
      ("Nombre", .usar(id: 8, .enviar)), ("Nombre=Ana=1", .usar(id: 8, .escribir("Ana=1"))),
      ("Nombre=", .usar(id: 8, .escribir(""))), ("Filtro=Hechas", .usar(id: 9, .elegir(1))),
      ("Plazas=+2", .usar(id: 10, .ajustar(2))), ("Plazas=-1", .usar(id: 10, .ajustar(-1))),
      ("Volumen=0,5", .usar(id: 11, .poner(0.5))), ("Volumen=+1", .usar(id: 11, .ajustar(1))),
      ("refrescar", .usar(id: 12, .refrescar)), ("cerrar", .usar(id: 13, .cerrar)),
      ("redibujar", .redibujar), ("+5s", .avanzar(5)), ("+0,5s", .avanzar(0.5)),
    ]
  )
  func peticiones(texto: String, peticion: Peticion) throws {
    #expect(try AccionDeFoto(texto).peticion(en: cuadro) == peticion)
  }

  @Test(
    "Lo que no se puede, dicho con lo que hay",
    arguments: [
      ("Cobrar", "«Cobrar» está apagado: ahora no responde."),
      ("Servir#3", "Con el nombre «Servir» solo hay 2."),
      ("Filtro=Rotas", "«Filtro» no tiene la opción «Rotas». Tiene: «Todas» y «Hechas»."),
      ("Filtro", "A «Filtro» hay que darle un valor: «Filtro=…»."),
      ("Volumen=mucho", "A «Volumen» no se le puede dar el valor «mucho»."),
      ("Volumen=0x1", "A «Volumen» no se le puede dar el valor «0x1»."),
      ("Plazas=+1001", "A «Plazas» se le dan como mucho 1000 pasos cada vez."),
      ("+100001s", "El reloj se adelanta de 0 a 100000 s cada vez, y no «+100001s»."),
      ("+-1s", "El reloj se adelanta de 0 a 100000 s cada vez, y no «+-1s»."),
      (
        "Sonido=sí",
        "A «Sonido» no se le puede dar el valor «sí». Escribe solo su nombre, y cambia."
      ),
      ("Volumen=\u{1b}[31m", "A «Volumen» no se le puede dar el valor «␛[31m»."),
      ("Servir=3", "A «Servir» no se le puede dar el valor «3»."),
    ]
  )
  func imposibles(texto: String, mensaje: String) {
    #expect(throws: AccionDeFoto.Imposible(mensaje: mensaje)) {
      try AccionDeFoto(texto).peticion(en: cuadro)
    }
  }

  @Test(
    "Un nombre que no está, o un reloj que no se entiende",
    arguments: ["Servirr", "", "#2", "=", "+s", "+0x1s", "+1e99s", "+nans", "🫖"]
  )
  func desconocidas(texto: String) {
    #expect(
      throws: AccionDeFoto.Imposible(
        mensaje: """
          No hay nada que usar con el nombre «\(texto)». Hay: «Servir» (2), «Cobrar», «A=B#1», \
          «Sonido», «Nombre», «Filtro», «Plazas» y «Volumen».
          """
      )
    ) {
      try AccionDeFoto(texto).peticion(en: cuadro)
    }
  }

  @Test("Los nombres ajenos salen en una línea, cortos y sin lo que la terminal obedecería")
  func nombresHostiles() {
    let textos = ["\u{1b}]0;titulo\u{7}", "uno\ndos", String(repeating: "x", count: 10_000)]
    let muchos = (1...30).map { "Botón \($0)" }
    let cuadro = Cuadro(
      elementos: (textos + muchos).enumerated().map {
        ElementoVisto(id: $0.offset, clase: "Button", texto: $0.element, admite: [.pulsar])
      }
    )
    #expect(
      throws: AccionDeFoto.Imposible(
        mensaje: "No hay nada que usar con el nombre «\(String(repeating: "y", count: 80))…». "
          + "Hay: «␛]0;titulo␇», «uno dos», «\(String(repeating: "x", count: 80))…», "
          + (1...17).map { "«Botón \($0)»" }.joined(separator: ", ") + " y 13 más."
      )
    ) {
      try AccionDeFoto(String(repeating: "y", count: 500)).peticion(en: cuadro)
    }
  }

  @Test("Sin nada que usar, lo dice")
  func vacio() {
    let vacio = Cuadro(elementos: [ElementoVisto(id: 1, clase: "Text", texto: "Hola")])
    #expect(
      throws: AccionDeFoto.Imposible(
        mensaje: "No hay nada que usar con el nombre «Hola». Ahora no se puede usar nada."
      )
    ) {
      try AccionDeFoto("Hola").peticion(en: vacio)
    }
    #expect(throws: AccionDeFoto.Imposible(mensaje: "Ahora no hay nada que cerrar.")) {
      try AccionDeFoto("cerrar").peticion(en: vacio)
    }
  }
}

@Suite("SimbolosDeVistaPrevia")
struct SimbolosDeVistaPreviaTests {
  @Test("Un símbolo por cada sitio que puede tener una vista previa, contado en bytes")
  func posibles() {
    let entrega = Entrega(ficheros: [
      FicheroDeEntrega(
        nombre: "Barra.swift",
        bytes: Array("import SwiftUI\r\n// ñ Preview\r#Preview { A() }\u{2028}#Preview".utf8)
      ),
      FicheroDeEntrega(nombre: "Ñ b.swift", bytes: Array("@MainActor #Preview {}".utf8)),
    ])
    #expect(
      SimbolosDeVistaPrevia.posibles(en: entrega, modulo: "Leccion07") == [
        "vistaPrevia_Leccion07_2fBarra_2eswift_22", "vistaPrevia_Leccion07_2fBarra_2eswift_31",
        "vistaPrevia_Leccion07_2fBarra_2eswift_50",
        "vistaPrevia_Leccion07_2f_c3_91_20b_2eswift_12",
      ]
    )
    #expect(SimbolosDeVistaPrevia.posibles(en: Entrega(ficheros: []), modulo: "M").isEmpty)
  }
}
