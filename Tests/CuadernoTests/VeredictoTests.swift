import Testing

@testable import Cuaderno

@Suite("Veredicto")
struct VeredictoTests {
  private let mala = Incidencia(texto: "mal", comentario: "")

  private func id(_ nombre: String, _ modulo: String = "M") -> String {
    "\(modulo).Paso1/\(nombre)()/Paso1.swift:1:2"
  }

  /// Lee un guion: `[` y `]` son el principio y el final de la corrida; `+a`, `-a` y `!a`, los de
  /// la comprobación «a» y una incidencia suya; `!`, una de nadie; `*a`, que se salta.
  private func eventos(_ guion: String, modulo: String = "M") -> [Evento] {
    guion.split(separator: " ").map { pieza in
      let nombre = id(String(pieza.dropFirst()), modulo)
      return switch pieza.first {
      case "[": .corridaEmpezada
      case "]": .corridaTerminada
      case "+": .empezada(id: nombre)
      case "-": .terminada(id: nombre)
      case "*": .omitida(id: nombre)
      default: .incidencia(id: pieza == "!" ? nil : nombre, mala)
      }
    }
  }

  private func veredicto(
    _ guion: String,
    fin: FinDeProceso = .codigo(0),
    esperadas: [String] = ["a", "b"]
  ) -> Veredicto {
    Veredicto(
      Corrida(eventos: eventos(guion), fin: fin, salida: "", errores: ""),
      esperadas: esperadas,
      modulo: "M"
    )
  }

  /// El veredicto en una línea: `a✓ b✗ entera`.
  private func resumen(_ v: Veredicto) -> String {
    var piezas = v.estados.keys.sorted().map { nombre in
      switch v.estados[nombre] {
      case .superada: "\(nombre)✓"
      case .fallida(let incidencias): "\(nombre)✗\(incidencias.count)"
      default: "\(nombre)?"
      }
    }
    piezas += v.interrumpida.map { ["en \($0)"] } ?? []
    piezas += v.ajenas.isEmpty ? [] : ["ajenas \(v.ajenas.joined(separator: ","))"]
    return (piezas + (v.completa ? ["entera"] : [])).joined(separator: " ")
  }

  @Test(
    "Corridas que acaban bien",
    arguments: [
      ("[ +a -a +b -b ]", 0, "a✓ b✓ entera"),
      ("[ +b -b +a -a ]", 0, "a✓ b✓ entera"),
      ("[ +a !a -a +b -b ]", 1, "a✗1 b✓ entera"),
      ("[ +a !a !a -a +b !b -b ]", 1, "a✗2 b✗1 entera"),
      ("[ +a -a ]", 0, "a✓ entera"),
      ("[ +a -a *b ]", 0, "a✓ entera"),
      ("[ ]", 0, "entera"),
      ("[ +a -a +b -b +c -c ]", 0, "a✓ b✓ ajenas c entera"),
      ("[ +a -a +c !c -c +b -b ]", 1, "a✓ b✓ ajenas c entera"),
    ]
  )
  func bien(guion: String, codigo: Int32, esperado: String) {
    #expect(resumen(veredicto(guion, fin: .codigo(codigo))) == esperado)
  }

  @Test(
    "Corridas que se detienen: se sabe en cuál, y lo anterior vale",
    arguments: [
      ("[ +a", FinDeProceso.senal(4), "en a"),
      ("[ +a -a +b", .senal(11), "a✓ en b"),
      ("[ +a !a -a +b", .limite(.tiempo), "a✗1 en b"),
      ("[ +a !a", .codigo(0), "en a"),
      ("[ +a", .codigo(0), "en a"),
      ("[ +a -a +b -b", .codigo(0), ""),
      ("[ +a !a -a +b -b", .codigo(1), "a✗1"),
      ("[ +a -a +c", .senal(4), "a✓ en c ajenas c"),
      ("", .senal(4), ""),
      ("[", .codigo(0), ""),
    ]
  )
  func detenidas(guion: String, fin: FinDeProceso, esperado: String) {
    #expect(resumen(veredicto(guion, fin: fin)) == esperado)
  }

  @Test(
    "Un final que no cuadra desacredita lo superado",
    arguments: [
      ("[ +a -a +b -b ]", FinDeProceso.codigo(1), ""),
      ("[ +a -a +b -b ]", .codigo(7), ""),
      ("[ +a -a +b -b ]", .senal(11), ""),
      ("[ +a -a +b -b ]", .limite(.tiempo), ""),
      ("[ +a !a -a +b -b ]", .codigo(0), "a✗1"),
    ]
  )
  func finales(guion: String, fin: FinDeProceso, esperado: String) {
    #expect(resumen(veredicto(guion, fin: fin)) == esperado)
  }

  @Test(
    "Flujos falsificados: ninguno hace superar nada",
    arguments: [
      ("[ +a +a -a -a +b -b ]", "b✓ entera"), ("[ +a -a +a -a +b -b ]", "b✓ entera"),
      ("[ -a +b -b ]", "b✓ entera"), ("[ -a +a +b -b ]", "b✓ entera"),
      ("[ -a +a -a +b -b ]", "b✓ entera"), ("[ +a -a -a +b -b ]", "b✓ entera"),
      ("[ +a -a +b -b ] +a", ""), ("[ +a -a +b -b ] ]", ""), ("[ +a -a ] [ +b -b ]", ""),
      ("+a -a +b -b ]", ""), ("[ [ +a -a +b -b ]", ""), ("] +a -a +b -b [", ""), ("]", ""),
    ]
  )
  func falsificados(guion: String, esperado: String) {
    #expect(resumen(veredicto(guion)) == esperado)
  }

  @Test("Una incidencia sin prueba es de la última que empezó; si no empezó ninguna, de todas")
  func sinPrueba() {
    #expect(resumen(veredicto("[ +a ! -a +b -b ]", fin: .codigo(1))) == "a✗1 b✓ entera")
    #expect(resumen(veredicto("[ ! +a -a +b -b ]", fin: .codigo(1))) == "entera")
  }

  @Test("Las pruebas que el estudiante escribe en su módulo ni suplantan ni estorban")
  func deOtroModulo() {
    let suyas = eventos("+a -a +b !b -b +z -z", modulo: "Leccion03")
    func con(_ guion: String, _ fin: FinDeProceso) -> String {
      let propios = eventos(guion)
      let todos = propios.dropLast() + suyas + propios.suffix(1)
      return resumen(
        Veredicto(
          Corrida(eventos: Array(todos), fin: fin, salida: "", errores: ""),
          esperadas: ["a", "b"],
          modulo: "M"
        )
      )
    }
    #expect(con("[ +a -a +b -b ]", .codigo(1)) == "a✓ b✓ entera")
    #expect(con("[ +b -b ]", .codigo(1)) == "b✓ entera")
    #expect(con("[ ]", .codigo(1)) == "entera")
  }

  @Test("Una muestra de verdad")
  func deVerdad() throws {
    let esperadas = ["avisa", "nombre", "dos", "advierte", "sabida", "apagada", "noEsta"]
    let v = Veredicto(
      Corrida(
        eventos: Evento.leer(try Muestras.bytes("Paso1.jsonl")),
        fin: .codigo(1),
        salida: "",
        errores: ""
      ),
      esperadas: esperadas,
      modulo: "Leccion00Tests"
    )
    #expect(
      resumen(v)
        == "advierte✓ avisa✓ dos✗2 nombre✗1 sabida✓ ajenas cobra,graba,llena,ultimo entera"
    )
  }
}
