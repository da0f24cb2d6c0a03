import Cuaderno
import Foundation
import Sistema

/// Mide el cuaderno contra lo que costaría hacerlo a mano, en una sola ejecución y por turnos.
///
/// `swift run -c release banco [leccion|ordenes|combine|vistas] [VUELTAS]`. Mide la `leccion` de depuración, que es la que usa quien
/// aprende, en una copia del cuaderno.
@main
enum Banco {
  static func main() async {
    Interrupciones.atender()
    exit(await cumplir(Array(CommandLine.arguments.dropFirst())))
  }

  private static let uso =

    "Se escribe: banco [leccion|ordenes|combine|vistas] [VUELTAS], de 1 a 100 vueltas.\n"

  private static func cumplir(_ argumentos: [String]) async -> Int32 {
    var resto = argumentos[...]
    let que = resto.first.flatMap { Int($0) == nil ? $0 : nil }
    if que != nil { resto = resto.dropFirst() }
    guard ["leccion", "ordenes", "combine", "vistas", nil].contains(que), resto.count < 2,
      let vueltas = Int(resto.first ?? "7"), (1...100).contains(vueltas)
    else {
      escribirDirecto(uso, en: 2)
      return 2
    }
    do throws(Fallo) {
      if [nil, "leccion", "ordenes"].contains(que) {
        let raiz = try Raiz.buscar(pedida: nil)
        let copia = try await CopiaDelCuaderno.crear(de: raiz.carpeta)
        defer { copia.borrar() }
        if que != "ordenes" { try await BancoDeLeccion(copia: copia, vueltas: vueltas).medir() }
        if que != "leccion" { try await BancoDeOrdenes(copia: copia, vueltas: vueltas).medir() }
      }
      if que == nil { print("") }
      if que == nil || que == "combine" { BancoDeCombine(vueltas: vueltas).medir() }
      if que == nil { print("") }
      if que == nil || que == "vistas" { await BancoDeVistas(vueltas: vueltas).medir() }
      return 0
    } catch {
      escribirDirecto(error.mensaje + "\n", en: 2)
      return error.codigo
    }
  }
}
