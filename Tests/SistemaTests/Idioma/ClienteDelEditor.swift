import Foundation

/// Un editor mínimo: habla con sourcekit-lsp por su protocolo, como VS Code.
final class ClienteDelEditor {
  private let proceso = Process()
  private let entrada = Pipe()
  private let salida = Pipe()
  private var leido = Data()
  private var ultimo = 0
  private let plazo: ContinuousClock.Instant

  /// Lanza el servidor; pasados `segundos`, las lecturas terminan conteste o no.
  init(servidor: String, segundos: Int) throws {
    plazo = .now + .seconds(segundos)
    proceso.executableURL = URL(filePath: servidor)
    proceso.standardInput = entrada
    proceso.standardOutput = salida
    proceso.standardError = FileHandle.nullDevice
    try proceso.run()
  }

  /// Corta el servidor. No espera a que acabe: un nieto suyo podría alargarlo sin fin.
  func cerrar() { kill(proceso.processIdentifier, SIGKILL) }

  func avisar(_ metodo: String, _ datos: [String: Any]) throws {
    try enviar(["jsonrpc": "2.0", "method": metodo, "params": datos])
  }

  /// Pregunta algo y espera su respuesta.
  func preguntar(_ metodo: String, _ datos: [String: Any]) throws {
    ultimo += 1
    try enviar(["jsonrpc": "2.0", "id": ultimo, "method": metodo, "params": datos])
    while let mensaje = try siguiente() {
      if mensaje["method"] == nil, mensaje["id"] as? Int == ultimo { return }
    }
  }

  /// El siguiente mensaje del servidor, o `nil` si ya no hay más.
  func siguiente() throws -> [String: Any]? {
    while true {
      if let mensaje = try sacar() {
        // A lo que el servidor pregunta se le contesta con nada.
        if let id = mensaje["id"], mensaje["method"] != nil {
          try enviar(["jsonrpc": "2.0", "id": id, "result": NSNull()])
        }
        return mensaje
      }
      guard ContinuousClock.now < plazo else { return nil }
      var espera = pollfd(
        fd: salida.fileHandleForReading.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      guard poll(&espera, 1, 1_000) > 0 else { continue }
      let mas = salida.fileHandleForReading.availableData
      if mas.isEmpty { return nil }
      leido.append(mas)
    }
  }

  private func sacar() throws -> [String: Any]? {
    guard let fin = leido.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let cabecera = String(decoding: leido[leido.startIndex..<fin.lowerBound], as: UTF8.self)
    let largo = cabecera.split(separator: ":").last.flatMap {
      Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    guard let largo, leido.endIndex - fin.upperBound >= largo else { return nil }
    let cuerpo = leido[fin.upperBound..<fin.upperBound + largo]
    leido = Data(leido[(fin.upperBound + largo)...])
    return try JSONSerialization.jsonObject(with: cuerpo) as? [String: Any]
  }

  private func enviar(_ mensaje: [String: Any]) throws {
    let cuerpo = try JSONSerialization.data(withJSONObject: mensaje)
    let todo = Data("Content-Length: \(cuerpo.count)\r\n\r\n".utf8) + cuerpo
    try entrada.fileHandleForWriting.write(contentsOf: todo)
  }
}
