import Cuaderno
import Foundation
import Sistema

/// Mide el cuaderno contra lo que costaría hacerlo a mano, en una sola ejecución y por turnos.
///
/// `swift run -c release banco [VUELTAS]`. Mide la `leccion` de depuración, que es la que usa quien
/// aprende, en una copia del cuaderno.
@main
enum Banco {
  static func main() async {
    Interrupciones.atender()
    exit(await cumplir(Array(CommandLine.arguments.dropFirst())))
  }

  private static func cumplir(_ argumentos: [String]) async -> Int32 {
    guard let vueltas = Int(argumentos.first ?? "7"), (1...100).contains(vueltas),
      argumentos.count < 2
    else {
      escribirDirecto("Se escribe: banco [VUELTAS], de 1 a 100.\n", en: 2)
      return 2
    }
    do throws(Fallo) {
      let raiz = try Raiz.buscar(pedida: nil)
      try await BancoDeLeccion(origen: raiz.carpeta, vueltas: vueltas).medir()
      return 0
    } catch {
      escribirDirecto(error.mensaje + "\n", en: 2)
      return error.codigo
    }
  }
}
