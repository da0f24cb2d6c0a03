import Cuaderno
import Foundation
import Sistema
import Testing

/// Las muestras del curso, escritas como en un Mac, se ven con `leccion ver`.
///
/// Cada pantalla es un fichero entero; con `REHACER_PANTALLAS=1` se escriben otra vez.
@Suite("Las muestras, con leccion ver")
struct VerMuestrasTests {
  /// Unas muestras y lo que se hace con ellas.
  struct Caso: Sendable, CustomTestStringConvertible {
    var nombre: String
    var ficheros: [String]
    var vista = 1
    var acciones: [String]

    var testDescription: String { nombre }
  }

  static let casos = [
    Caso(nombre: "contador", ficheros: ["Contador"], acciones: ["Nota=café", "Van 0"]),
    Caso(
      nombre: "barra-de-cafe",
      ficheros: ["BarraDeCafe"],
      acciones: ["Servir en la propia", "Servir en la prestada", "Nuevo pedido (0)"]
    ),
    Caso(
      nombre: "temporizador-de-antes",
      ficheros: ["Temporizador"],
      acciones: ["Empezar", "+2s", "+5s"]
    ),
    Caso(
      nombre: "temporizador-de-ahora",
      ficheros: ["Temporizador"],
      vista: 2,
      acciones: ["Empezar", "+2s", "Parar", "+5s"]
    ),
    Caso(
      nombre: "termostato",
      ficheros: ["Termostato"],
      acciones: ["Calefacción", "Temperatura=+3", "Ajuste fino=7,5"]
    ),
    Caso(nombre: "termostato-sin-entorno", ficheros: ["Termostato"], vista: 2, acciones: []),
    Caso(
      nombre: "marcador-de-antes",
      ficheros: ["Marcador"],
      acciones: ["+12s", "Gol visitante", "redibujar", "Nombre corto", "+90s"]
    ),
    Caso(
      nombre: "marcador-de-ahora",
      ficheros: ["Marcador", "MarcadorDeAhora"],
      vista: 2,
      acciones: ["+12s", "Gol visitante", "redibujar", "Nombre corto", "+90s"]
    ),
    Caso(
      nombre: "tareas",
      ficheros: ["Tareas"],
      acciones: [
        "+2s", "Comprar pan", "+1s", "Filtro=Hechas", "Filtro=Todas", "Añadir",
        "Título=Pasear", "Guardar",
      ]
    ),
    Caso(nombre: "sesion-de-antes", ficheros: ["Sesion"], acciones: ["Llega un mensaje"]),
    Caso(
      nombre: "sesion-de-ahora",
      ficheros: ["Sesion"],
      vista: 2,
      acciones: ["Llega un mensaje", "Sin avisos", "Llega un mensaje"]
    ),
    Caso(
      nombre: "perfil",
      ficheros: ["UserProfile"],
      acciones: ["Cumplir años", "Cambiar de nombre"]
    ),
    Caso(
      nombre: "paliativos",
      ficheros: ["Paliativos"],
      acciones: ["Llega un mensaje", "Cambia el nombre"]
    ),
    Caso(nombre: "puente", ficheros: ["Paliativos"], vista: 2, acciones: ["A Lugo"]),
    Caso(nombre: "valor-observable", ficheros: ["Valores"], acciones: ["Van 0", "Van 1"]),
    // Con un segundo «Sumar» hay dos avisos, y su orden no está definido.
    Caso(nombre: "seguido-a-mano", ficheros: ["Valores"], vista: 2, acciones: ["Sumar"]),
  ]

  @Test("Cada muestra enseña lo suyo, y quién se dibuja", arguments: casos)
  func muestra(_ caso: Caso) async throws {
    let raiz = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var ficheros: [String: String] = [:]
    for nombre in caso.ficheros {
      let ruta = "\(raiz)/Tests/MiniSwiftUITests/Muestras/\(nombre).swift"
      ficheros["\(nombre).swift"] = try Disco.texto(ruta)
    }
    try await conVistas(ficheros, usa: "SwiftUI, Combine, Torneo") { cuaderno in
      let vista = try await cuaderno.ver(["--fotos", "--vista", "\(caso.vista)"] + caso.acciones)
      let pantalla = "\(raiz)/Tests/LeccionTests/Pantallas/\(caso.nombre).txt"
      let salida = vista.salida + "código \(vista.fin == .codigo(0) ? 0 : 1)\n"
      if ProcessInfo.processInfo.environment["REHACER_PANTALLAS"] == "1" {
        try Disco.escribir(Array(salida.utf8), en: pantalla)
      }
      #expect(salida == (try? Disco.texto(pantalla)), "\(caso.nombre): \(vista.errores)")
    }
  }
}
