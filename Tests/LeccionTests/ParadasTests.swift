import Cuaderno
import Sistema
import Testing

/// Cada manera de detenerse: su motivo en español y la línea del estudiante, o ninguna.
@Suite("Paradas")
struct ParadasTests {
  /// Un programa que se detiene. La línea buena lleva `// aquí`.
  struct Caso: CustomTestStringConvertible {
    var nombre: String
    var cuerpo: String
    var ayudas = ""
    var clase = "trampa"
    var motivo: String
    /// Si el sistema de ejecución da siempre la línea. Si no, vale callar; nunca otra línea.
    var daLinea = true
    var testDescription: String { nombre }
    var codigo: String { LeccionDePrueba.uno(cuerpo, con: ayudas) }
    var linea: Int? {
      codigo.lineas.firstIndex { $0.contains("// aquí") }.map { $0 + 1 }
    }
  }

  static let casos = [
    Caso(
      nombre: "índice",
      cuerpo: "let notas = [Int](repeating: 1, count: uso())\n  return notas[3]  // aquí",
      ayudas: "func uso() -> Int { 2 }",
      motivo: "índice fuera de rango"
    ),
    Caso(
      nombre: "nil",
      cuerpo: "let n = Int(texto())\n  return n!  // aquí",
      ayudas: "func texto() -> String { \"a\" }",
      motivo: "usaste `!` y el opcional valía nil"
    ),
    Caso(
      nombre: "opcional implícito",
      cuerpo: "let caja = Caja()\n  return caja.valor + 1  // aquí",
      ayudas: "final class Caja { var valor: Int! }",
      motivo: "una variable declarada con `!` valía nil"
    ),
    Caso(
      nombre: "desbordamiento",
      cuerpo: "let mucho = limite()\n  return mucho + 1  // aquí",
      ayudas: "func limite() -> Int { .max }",
      motivo: "desbordamiento: el resultado no cabe en el tipo"
    ),
    Caso(
      nombre: "as!",
      cuerpo: "let algo = cosa()\n  return algo as! Int  // aquí",
      ayudas: "func cosa() -> Any { \"uno\" }",
      motivo: "falló una conversión con `as!`: el valor es de otro tipo",
      daLinea: false
    ),
    Caso(
      nombre: "precondition",
      cuerpo: "precondition(vacio(), \"hacen falta notas\")  // aquí\n  return 1",
      ayudas: "func vacio() -> Bool { false }",
      motivo: "tu código se detuvo con `precondition`: «hacen falta notas»"
    ),
    Caso(
      nombre: "fatalError",
      cuerpo: "fatalError(\"por hacer\")  // aquí",
      motivo: "tu código se detuvo con `fatalError`: «por hacer»"
    ),
    Caso(
      nombre: "exclusividad",
      cuerpo:
        "let caja = Caja()\n  cambiar(&caja.valor) {\n    caja.valor += 1  // aquí\n  }\n  return caja.valor",
      ayudas: """
        final class Caja { var valor = 0 }
        func cambiar(_ n: inout Int, _ otra: () -> Void) { otra(); n += 1 }
        """,
      motivo: "dos accesos a la vez a la misma variable",
      daLinea: false
    ),
    Caso(
      nombre: "pila",
      cuerpo: "bajar(1)",
      ayudas: "func bajar(_ n: Int) -> Int { bajar(n + 1) + 1 }",
      clase: "pila",
      motivo: "la pila se agotó: casi siempre, una función que se llama sin fin",
      daLinea: false
    ),
    Caso(
      nombre: "división",
      cuerpo: "let divisor = cero()\n  return 1 / divisor  // aquí",
      ayudas: "func cero() -> Int { 0 }",
      motivo: "división entre cero"
    ),
    Caso(
      nombre: "unowned",
      cuerpo: "let hijo = Hijo(de: Padre())\n  return hijo.padre.edad  // aquí",
      ayudas: """
        final class Padre { let edad = 1 }
        final class Hijo {
          unowned let padre: Padre
          init(de padre: Padre) { self.padre = padre }
        }
        """,
      motivo: "se leyó una referencia `unowned` a un objeto que ya no existe",
      daLinea: false
    ),
    Caso(
      nombre: "try!",
      cuerpo: "try! lanzar()  // aquí\n  return 1",
      ayudas: "struct Roto: Error {}\nfunc lanzar() throws { throw Roto() }",
      motivo: "`try!` recibió un error"
    ),
    Caso(
      nombre: "rango",
      cuerpo: "let fin = 1 - uso()\n  return (3..<fin).count  // aquí",
      ayudas: "func uso() -> Int { 2 }",
      motivo: "rango al revés: empieza después de donde acaba"
    ),
    Caso(
      nombre: "colección vacía",
      cuerpo: "var notas = [Int]()\n  return notas.removeLast()  // aquí",
      motivo: "no se puede quitar el último elemento de una colección vacía"
    ),
    Caso(
      nombre: "cadena",
      cuerpo: "let texto = \"hola\"\n  return texto[texto.endIndex].isLetter ? 1 : 0  // aquí",
      motivo: "índice de cadena fuera de rango"
    ),
    Caso(
      nombre: "no cabe",
      cuerpo: "let mucho = limite()\n  return Int(Int8(mucho))  // aquí",
      ayudas: "func limite() -> Int { 300 }",
      motivo: "el número no cabe en ese tipo"
    ),
    Caso(
      nombre: "claves repetidas",
      cuerpo:
        "let pares = Dictionary(uniqueKeysWithValues: [(1, 1), (1, 2)])  // aquí\n  return pares.count",
      motivo: "una clave repetida al crear un diccionario"
    ),
  ]

  @Test("El motivo en español y la línea buena, o ninguna", arguments: casos)
  func motivoYLinea(_ caso: Caso) async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(caso.codigo)
      #expect(informe.resultado == "no-superada")
      #expect(informe.estados == ["parada", "superada"])
      let parada = try #require(informe.comprobaciones[0].parada)
      #expect([parada.clase, parada.motivo] == [caso.clase, caso.motivo])
      let buena = caso.linea.map { "Numeros.swift:\($0)" }
      let dada = parada.linea.map { "\(parada.fichero ?? ""):\($0)" }
      if caso.daLinea || dada != nil { #expect(dada == buena) }
    }
  }

  @Test("Una parada en la segunda no toca a la primera: pantalla entera")
  func paradaEnLaSegunda() async throws {
    try await conCuaderno { cuaderno in
      try cuaderno.entregar(LeccionDePrueba.dos("let notas: [Int] = []\n  return notas[uno()]"))
      let pantalla = try await cuaderno.leccion("99")
      let salida = """
        Lección 99 · Los números  1 de 2

        Paso 1 · Los números
          ✓ Uno da 1
          ✗ Dos da 2

        ✗ Dos da 2
          Índice fuera de rango.
          Lecciones/99-numeros/Numeros.swift:4:15
          4 │   return notas[uno()]
          Antes de usarlo, mira `count` o `indices.contains(…)`.

        Llevas 1 de 2.
        Abre Lecciones/99-numeros/Numeros.swift:4 y comprueba otra vez:
          swift run leccion 99
        ¿Te atascas? swift run leccion pista 99

        """
      #expect(pantalla == Pantalla(fin: .codigo(1), salida: salida))
    }
  }

  @Test("Con #sourceLocation no se da ninguna línea: ni de un error ni de una parada")
  func lineasMovidas() async throws {
    try await conCuaderno { cuaderno in
      let movida = "#sourceLocation(file: \"/tmp/x/Numeros.swift\", line: 900)\n"
      let informe = try await cuaderno.comprobar(movida + LeccionDePrueba.uno("fatalError(\"a\")"))
      let parada = try #require(informe.comprobaciones[0].parada)
      #expect(parada.motivo == "tu código se detuvo con `fatalError`: «a»")
      #expect(parada.linea == nil)
      try cuaderno.entregar(movida.replacing("Numeros", with: "passwd") + "let a: Int = \"b\"\n")
      let pantalla = try await cuaderno.leccion("99").salida
      #expect(pantalla.contains("[cannot_convert_initializer_value]"))
      #expect(!pantalla.contains("passwd") && !pantalla.contains(":900"))
      #expect(pantalla.contains("Tu código usa `#sourceLocation`"))
      #expect(pantalla.contains("Abre Lecciones/99-numeros/Numeros.swift y comprueba otra vez:"))
    }
  }

  @Test("Si se detienen las dos, se cuentan las dos")
  func seDetienenLasDos() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        """
        func uno() -> Int { fatalError("a") }
        func dos() async -> Int { fatalError("b") }

        """
      )
      #expect(
        informe.comprobaciones.map(\.parada) == [
          .init(
            clase: "trampa",
            motivo: "tu código se detuvo con `fatalError`: «a»",
            fichero: "Numeros.swift",
            linea: 1
          ),
          .init(
            clase: "trampa",
            motivo: "tu código se detuvo con `fatalError`: «b»",
            fichero: "Numeros.swift",
            linea: 2
          ),
        ]
      )
    }
  }

  @Test("Una señal que se envía a sí mismo tampoco supera nada")
  func senalPropia() async throws {
    try await conCuaderno { cuaderno in
      let informe = try await cuaderno.comprobar(
        LeccionDePrueba.uno("kill(getpid(), SIGKILL); return 1", con: "import Foundation")
      )
      #expect(informe.estados == ["parada", "superada"])
    }
  }
}
