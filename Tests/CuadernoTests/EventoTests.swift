import Testing

@testable import Cuaderno

@Suite("Evento")
struct EventoTests {
  private func leer(_ texto: String) -> [Evento] { Evento.leer(Array(texto.utf8)) }

  /// Un suceso con la carga dada, como lo escribe Swift Testing.
  private func suceso(_ carga: String) -> String {
    #"{"kind":"event","payload":{"instant":{"absolute":1},\#(carga)},"version":0}"#
  }

  @Test("Un flujo de verdad: lo que pasa, lo que falla, lo sabido, lo apagado y lo lanzado")
  func deVerdad() throws {
    let eventos = Evento.leer(try Muestras.bytes("Paso1.jsonl"))
    let id = { (nombre: String, linea: Int) in
      "Leccion00Tests.Paso1/\(nombre)()/Paso1.swift:\(linea):4"
    }
    func fallo(_ texto: String, _ comentario: String = "", error: String? = nil) -> Incidencia {
      Incidencia(texto: texto, comentario: comentario, error: error)
    }
    let sucesos = eventos.filter { if case .declarada = $0 { false } else { true } }
    #expect(
      sucesos == [
        .corridaEmpezada, .empezada(id: "Leccion00Tests.Paso1"),
        .empezada(id: id("avisa", 9)), .terminada(id: id("avisa", 9)),
        .empezada(id: id("nombre", 12)),
        .incidencia(
          id: id("nombre", 12),
          fallo(
            "Expectation failed: (caja.nombre → \"Ñandú\") == \"Tortuga\"",
            "El nombre de la caja no es el que pide el paso."
          )
        ),
        .terminada(id: id("nombre", 12)),
        .empezada(id: id("llena", 17)),
        .incidencia(
          id: id("llena", 17),
          fallo(
            "Expectation failed: !((caja → Leccion00.Caja).vacia → true → true)",
            "La caja no debía estar vacía."
          )
        ),
        .terminada(id: id("llena", 17)),
        .empezada(id: id("ultimo", 20)),
        .incidencia(
          id: id("ultimo", 20),
          fallo("Expectation failed: (caja → Leccion00.Caja).ultimo → nil → nil", "No hay último.")
        ),
        .terminada(id: id("ultimo", 20)),
        .empezada(id: id("cobra", 26)),
        .incidencia(
          id: id("cobra", 26),
          fallo("Caught error: Agotada()", "", error: "Agotada()")
        ),
        .terminada(id: id("cobra", 26)),
        .empezada(id: id("dos", 29)),
        .incidencia(
          id: id("dos", 29),
          fallo("Expectation failed: (caja.avisos → 1) == 2", "Una línea.\nY otra.")
        ),
        .incidencia(
          id: id("dos", 29),
          fallo("Expectation failed: (caja.monedas → [1, 2, 3]) == [1, 2]")
        ),
        .terminada(id: id("dos", 29)),
        .empezada(id: id("graba", 35)),
        .incidencia(id: id("graba", 35), fallo("Issue recorded", "Así no.")),
        .terminada(id: id("graba", 35)),
        .empezada(id: id("advierte", 38)), .terminada(id: id("advierte", 38)),
        .empezada(id: id("sabida", 41)), .terminada(id: id("sabida", 41)),
        .omitida(id: id("apagada", 44)),
        .terminada(id: "Leccion00Tests.Paso1"), .corridaTerminada,
      ]
    )
    let declaradas = eventos.compactMap { evento in
      if case .declarada(_, let titulo, let suite) = evento { "\(titulo) \(suite)" } else { nil }
    }
    #expect(declaradas.prefix(2) == ["Paso 1 · Lo que se ve true", "Avisa una vez false"])
    #expect(declaradas.count == 11)
  }

  @Test("Lo que tardó cada prueba que acabó; de lo que no dice cuándo, nada")
  func segundos() throws {
    func suceso(_ clase: String, _ id: String, _ instante: String) -> String {
      #"{"kind":"event","payload":{"kind":"\#(clase)","testID":"\#(id)"\#(instante)}}"#
    }
    func en(_ t: Double) -> String { #","instant":{"absolute":\#(t),"since1970":1}"# }
    let texto = [
      suceso("testStarted", "a", en(1)), suceso("testEnded", "a", en(1.25)),
      suceso("testStarted", "b", en(2)), suceso("testStarted", "c", ""),
      suceso("testEnded", "c", en(3)), suceso("testEnded", "d", en(4)),
      suceso("testStarted", "e", en(5)), suceso("testEnded", "e", en(4)), "{roto",
    ].joined(separator: "\n")
    #expect(Evento.segundos(Array(texto.utf8)) == ["a": 0.25])
    let deVerdad = Evento.segundos(try Muestras.bytes("Paso1.jsonl"))
    #expect(deVerdad["Leccion00Tests.Paso1/avisa()/Paso1.swift:9:4"] != nil)
    // La apagada no corrió.
    #expect(deVerdad.keys.allSatisfy { !$0.contains("apagada") })
  }

  @Test("Un `exit` deja el flujo sin final")
  func cortado() throws {
    let eventos = Evento.leer(try Muestras.bytes("salida.jsonl"))
    #expect(eventos.last == .empezada(id: "Leccion00Tests.Paso2/salida()/Paso2.swift:35:4"))
  }

  @Test(
    "Lo que no es un suceso se ignora, sin caerse",
    arguments: [
      "", "\n\n", "{", "null", "[]", "42", #""runEnded""#, "{}", #"{"kind":"event"}"#,
      #"{"kind":"event","payload":{}}"#, #"{"kind":"event","payload":"runEnded"}"#,
      #"{"kind":"event","payload":{"kind":7}}"#, #"{"kind":"event","payload":{"kind":"otro"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted"}}"#,
      #"{"kind":"event","payload":{"kind":"testStarted","testID":null}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true}}}"#,
      #"{"kind":"test","payload":{"kind":"function"}}"#,
      #"{"kind":"event","payload":{"kind":"runEnded"}"#, "{\"kind\":\"event\",\"payload\":\u{0}}",
    ]
  )
  func ajenos(texto: String) {
    #expect(leer(texto) == [])
  }

  @Test("Bytes que no son UTF-8, y un JSON de cien mil corchetes")
  func hostiles() {
    #expect(Evento.leer([0xff, 0xfe, 10, 0x7b, 10]) == [])
    #expect(Evento.leer([UInt8](repeating: 0x5b, count: 100_000)) == [])
  }

  @Test("Una línea mala no se lleva las demás")
  func lineaMala() {
    let texto = [
      suceso(#""kind":"runStarted""#), "{roto", "", suceso(#""kind":"runEnded""#),
    ].joined(separator: "\n")
    #expect(leer(texto) == [.corridaEmpezada, .corridaTerminada])
  }

  @Test("Una incidencia sin prueba, sin mensajes y sin comentarios")
  func incidenciaPelada() {
    #expect(
      leer(suceso(#""kind":"issueRecorded""#))
        == [.incidencia(id: nil, Incidencia(texto: "", comentario: ""))]
    )
  }

  @Test("Sin `_comments`, el comentario son los detalles")
  func detalles() {
    let mensajes = #"""
      "kind":"issueRecorded","testID":"M.P/f()/a","messages":[{"symbol":"fail","text":"Mal"},\#
      {"symbol":"difference","text":"±"},{"symbol":"details","text":"uno"},\#
      {"symbol":"details","text":"dos"}]
      """#
    #expect(
      leer(suceso(mensajes))
        == [.incidencia(id: "M.P/f()/a", Incidencia(texto: "Mal", comentario: "uno\ndos"))]
    )
  }

  @Test(
    "El nombre de la función en un identificador",
    arguments: [
      ("M.Paso1/otro()/Paso1.swift:10:4", "otro"), ("M.Paso1/f(x:)/Paso1.swift:10:4", "f"),
      ("M.Paso1/Dentro/f()/Paso1.swift:10:4", "f"), ("M.suelta()/Paso1.swift:3:2", "suelta"),
      ("M.Paso1", nil), ("M.Paso1/Paso1.swift:1:2", nil), ("", nil), ("M", nil), ("M.", nil),
      ("M./", nil), ("Mas.Paso1/otro()/a", nil), ("Otro.Paso1/otro()/a", nil), ("/otro()/a", nil),
    ]
  )
  func nombre(id: String, nombre: String?) {
    #expect(Evento.nombre(enID: id, de: "M") == nombre)
  }
}
