import Escena

/// Lo que se está escribiendo en un campo, que se enseña sin esperar a la vista.
///
/// Después manda lo que diga la vista: si corrige lo escrito, se ve lo corregido.
struct Edicion: Sendable, Equatable {
  let clave: Clave
  private(set) var texto: String
  private(set) var cursor: Int
  /// Si lo escrito no se lee: la vista manda un punto por carácter.
  let secreto: Bool
  /// Lo que la vista decía antes de lo que aún no ha contestado.
  private var base: String
  /// Lo mandado que la vista aún no ha contestado, y cuántos cuadros han llegado sin hacerlo.
  private var enviados: [String] = []
  private var esperas = 0

  /// Lo más que se escribe en un campo.
  static let maximo = 10_000

  init(clave: Clave, texto: String, cursor: Int? = nil, secreto: Bool, base: String) {
    self.clave = clave
    self.texto = texto
    self.secreto = secreto
    self.base = base
    self.cursor = min(max(0, cursor ?? texto.count), texto.count)
  }

  /// Lo que se ve en la caja.
  var visible: String { visto(texto) }

  private func visto(_ texto: String) -> String {
    secreto ? String(repeating: "•", count: texto.count) : texto
  }

  // MARK: - Escribir

  /// Mete un texto donde está el cursor. Dice si ha cambiado algo.
  mutating func meter(_ nuevo: String) -> Bool {
    let cabe = nuevo.prefix(max(0, Self.maximo - texto.count))
    guard !cabe.isEmpty else { return false }
    let antes = texto.prefix(cursor) + cabe
    texto = String(antes + texto.dropFirst(cursor))
    // Una marca se une a su letra: el cursor se cuenta otra vez.
    cursor = min(antes.count, texto.count)
    return true
  }

  /// Borra caracteres a los lados del cursor. Dice si ha cambiado algo.
  mutating func borrar(atras: Int = 0, adelante: Int = 0) -> Bool {
    let desde = max(0, cursor - atras)
    let hasta = min(texto.count, cursor + adelante)
    guard desde < hasta else { return false }
    texto = String(texto.prefix(desde) + texto.dropFirst(hasta))
    cursor = min(desde, texto.count)
    return true
  }

  mutating func mover(a sitio: Int) { cursor = min(max(0, sitio), texto.count) }

  /// Apunta que lo escrito se ha mandado a la vista.
  mutating func mandar() {
    if enviados.isEmpty { esperas = 0 }
    enviados.append(visto(texto))
    enviados.removeFirst(max(0, enviados.count - 1000))
  }

  // MARK: - Lo que dice la vista

  /// Atiende el valor que trae un cuadro.
  ///
  /// Si contesta a algo mandado antes de lo último, se espera el resto. Un cuadro que no contesta
  /// a nada puede ser anterior a lo mandado; con el segundo, la vista lo ha rechazado.
  mutating func confirmar(_ valor: String) {
    if let contestado = enviados.firstIndex(of: valor) {
      enviados.removeFirst(contestado + 1)
      base = valor
      esperas = 0
      return
    }
    if !enviados.isEmpty, valor == base {
      esperas += 1
      if esperas < min(2, enviados.count) { return }
    }
    enviados = []
    base = valor
    guard valor != visible else { return }
    texto = secreto ? "" : valor
    cursor = min(cursor, texto.count)
  }
}
