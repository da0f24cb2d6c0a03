import Foundation

/// Un suceso de Swift Testing, leído de su flujo de eventos (una línea JSON cada uno, versión 0).
package enum Evento: Sendable, Equatable {
  /// Existe una prueba; `suite` dice si es un paso y no una comprobación.
  case declarada(id: String, titulo: String, suite: Bool)
  case corridaEmpezada
  case empezada(id: String)
  case incidencia(id: String?, Incidencia)
  case terminada(id: String)
  case omitida(id: String)
  case corridaTerminada

  /// El nombre de la función en un identificador como `Mod.Paso1/otro()/Paso1.swift:10:4`.
  ///
  /// - Parameters:
  ///   - id: el identificador.
  ///   - modulo: el de las comprobaciones.
  /// - Returns: `nil` si es de una suite o de otro módulo.
  package static func nombre(enID id: String, de modulo: String) -> String? {
    guard id.hasPrefix("\(modulo).") else { return nil }
    let piezas = id.dropFirst(modulo.count + 1).split(separator: "/")
    guard piezas.count >= 2, let abre = piezas[piezas.count - 2].firstIndex(of: "(")
    else { return nil }
    return String(piezas[piezas.count - 2][..<abre])
  }
}

/// Algo que una comprobación encontró mal.
package struct Incidencia: Sendable, Equatable {
  /// La frase de Swift Testing, en inglés: solo se lee para enseñar los valores.
  package var texto: String
  /// El comentario escrito en la comprobación.
  package var comentario: String
  /// El error lanzado, si lo hubo.
  package var error: String?

  /// Crea una incidencia.
  package init(texto: String, comentario: String, error: String? = nil) {
    self.texto = texto
    self.comentario = comentario
    self.error = error
  }
}

extension Evento {
  /// Lee un flujo de eventos. Una línea cortada o ajena se ignora: lo que falte, no se da por hecho.
  package static func leer(_ bytes: [UInt8]) -> [Evento] {
    let lector = JSONDecoder()
    return bytes.split(separator: 10).compactMap { linea in
      guard let registro = try? lector.decode(Registro.self, from: Data(linea)) else { return nil }
      return registro.evento
    }
  }

  /// Lo que tardó cada prueba que empezó y acabó, en segundos, por su identificador.
  package static func segundos(_ bytes: [UInt8]) -> [String: Double] {
    let lector = JSONDecoder()
    var empezadas: [String: Double] = [:]
    var tardaron: [String: Double] = [:]
    for linea in bytes.split(separator: 10) {
      guard let registro = try? lector.decode(Registro.self, from: Data(linea)),
        let instante = registro.payload.instant?.absolute
      else { continue }
      switch registro.evento {
      case .empezada(let id): empezadas[id] = instante
      case .terminada(let id):
        if let antes = empezadas[id], instante >= antes { tardaron[id] = instante - antes }
      default: break
      }
    }
    return tardaron
  }

  fileprivate struct Registro: Decodable {
    struct Carga: Decodable {
      struct Instante: Decodable { var absolute: Double? }
      struct Mensaje: Decodable {
        var symbol: String
        var text: String
      }
      struct Problema: Decodable {
        struct ErrorLanzado: Decodable { var description: String? }
        var isKnown: Bool?
        var _error: ErrorLanzado?
      }
      var kind: String
      var instant: Instante?
      var id: String?
      var displayName: String?
      var testID: String?
      var issue: Problema?
      var messages: [Mensaje]?
      var _comments: [String]?
    }
    var kind: String
    var payload: Carga

    var evento: Evento? {
      if kind == "test" {
        guard let id = payload.id else { return nil }
        return .declarada(
          id: id,
          titulo: payload.displayName ?? "",
          suite: payload.kind == "suite"
        )
      }
      switch (payload.kind, payload.testID) {
      case ("runStarted", _): return .corridaEmpezada
      case ("runEnded", _): return .corridaTerminada
      case ("testStarted", let id?): return .empezada(id: id)
      case ("testEnded", let id?): return .terminada(id: id)
      case ("testSkipped", let id?), ("testCancelled", let id?): return .omitida(id: id)
      case ("issueRecorded", let id): return payload.incidencia.map { .incidencia(id: id, $0) }
      default: return nil
      }
    }
  }
}

extension Evento.Registro.Carga {
  fileprivate var incidencia: Incidencia? {
    guard issue?.isKnown != true else { return nil }
    let textos = messages ?? []
    let frase = textos.first { $0.symbol == "fail" }?.text ?? ""
    let detalles = textos.filter { $0.symbol == "details" }.map(\.text)
    let comentario = (_comments ?? detalles).joined(separator: "\n")
    return Incidencia(texto: frase, comentario: comentario, error: issue?._error?.description)
  }
}
