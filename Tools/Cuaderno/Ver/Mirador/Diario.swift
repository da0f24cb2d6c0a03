import Escena

/// Lo que la vista ha ido contando: sus sucesos, sus avisos y lo que escribe el programa.
///
/// Guarda solo lo último.
struct Diario: Sendable, Equatable {
  /// Un suceso o un aviso, y si es del último cuadro.
  struct Nota: Sendable, Equatable {
    var texto: String
    var veces = 1
    var reciente = true
  }

  private(set) var sucesos: [Nota] = []
  private(set) var avisos: [Nota] = []
  private var escritas: [String] = []
  private var ultima = ""

  private static let maximo = 200
  private static let maximaLinea = 500

  /// Las líneas que ha escrito el programa, también la que no ha terminado.
  var lineas: [String] { ultima.isEmpty ? escritas : escritas + [ultima] }

  /// Anota lo que trae un cuadro.
  mutating func anotar(_ cuadro: Cuadro) {
    for indice in sucesos.indices { sucesos[indice].reciente = false }
    for indice in avisos.indices { avisos[indice].reciente = false }
    for suceso in cuadro.sucesos.suffix(Self.maximo) { sucesos.append(Nota(texto: limpio(suceso))) }
    for aviso in cuadro.advertencias.suffix(Self.maximo) { avisar(limpio(aviso)) }
    sucesos.removeFirst(max(0, sucesos.count - Self.maximo))
    avisos.removeFirst(max(0, avisos.count - Self.maximo))
  }

  /// Un aviso repetido se cuenta; no se escribe otra vez.
  private mutating func avisar(_ texto: String) {
    var nota = Nota(texto: texto)
    if let donde = avisos.firstIndex(where: { $0.texto == texto }) {
      nota.veces = avisos.remove(at: donde).veces + 1
    }
    avisos.append(nota)
  }

  /// Anota lo que escribe el programa, que puede llegar a trozos.
  mutating func escribir(_ texto: String) {
    for caracter in sanear(texto).replacing("\t", with: "  ") {
      if caracter == "\n" {
        escritas.append(ultima)
        ultima = ""
      } else if ultima.utf8.count < Self.maximaLinea {
        ultima.append(caracter)
      }
    }
    escritas.removeFirst(max(0, escritas.count - Self.maximo))
  }

  private func limpio(_ texto: String) -> String {
    enUnaLinea(String(texto.prefix(Self.maximaLinea)))
  }
}
