import Foundation
import MiniCombine
import Synchronization

/// El banco de MiniCombine: cada envío contra una lista de closures a mano bajo un `Mutex`.
struct BancoDeCombine {
  let vueltas: Int
  private let envios = 20_000

  func medir() {
    print("MiniCombine, \(vueltas) vueltas por turnos, medianas y cocientes de esta ejecución:\n")
    var porSuscriptor: [Int: Medida] = [:]
    for n in [1, 10, 1000, 10_000] {
      let (propia, mano) = porTurnos(
        { enviar(a: n, veces: max(20, envios / n)) },
        { avisarAMano(a: n, veces: max(20, envios / n)) }
      )
      let objetivo = n == 10 ? 3 : Double.infinity
      filaEnNanosegundos(
        "PassthroughSubject.send a \(n)",
        propia,
        propia.cociente(mano),
        objetivo: objetivo
      )
      porSuscriptor[n] = Medida(muestras: propia.muestras.map { $0 / Double(n) })
    }
    let llano = porSuscriptor[10_000, default: Medida()].cociente(
      porSuscriptor[10, default: Medida()]
    )
    escribirFila(
      "coste por suscriptor, de 10 a 10.000: × \(cifras(llano, 2)) (plano es 1)"
    )
    let (publicada, mano) = porTurnos(
      { ponerPublicada(veces: envios) },
      { avisarAMano(a: 1, veces: envios) }
    )
    filaEnNanosegundos("@Published con un sink", publicada, publicada.cociente(mano))
    let (cadena, manoOtra) = porTurnos(
      { encadenar(veces: envios) },
      { avisarAMano(a: 1, veces: envios) }
    )
    filaEnNanosegundos("map + filter + removeDuplicates", cadena, cadena.cociente(manoOtra))
  }

  private func porTurnos(_ a: () -> Double, _ b: () -> Double) -> (Medida, Medida) {
    var (una, otra) = (Medida(), Medida())
    for vuelta in 0...vueltas {
      let (x, y) = (a(), b())
      guard vuelta > 0 else { continue }  // La primera calienta.
      una.muestras.append(x)
      otra.muestras.append(y)
    }
    return (una, otra)
  }

  /// Los nanosegundos que cuesta cada repetición.
  private func cronometrar(_ veces: Int, _ hacer: (Int) -> Void) -> Double {
    let inicio = DispatchTime.now().uptimeNanoseconds
    for i in 0..<veces { hacer(i) }
    return Double(DispatchTime.now().uptimeNanoseconds - inicio) / Double(veces)
  }

  // MARK: - Lo medido

  private func enviar(a n: Int, veces: Int) -> Double {
    let sujeto = PassthroughSubject<Int, Never>()
    let suma = Suma()
    let suscripciones = (0..<n).map { _ in sujeto.sink { suma.total &+= $0 } }
    let coste = cronometrar(veces) { sujeto.send($0) }
    comprobar(suma.total, debido: n * veces * (veces - 1) / 2)
    for suscripcion in suscripciones { suscripcion.cancel() }
    return coste
  }

  private func avisarAMano(a n: Int, veces: Int) -> Double {
    let lista = ListaAMano()
    let suma = Suma()
    for _ in 0..<n { lista.anadir { suma.total &+= $0 } }
    let coste = cronometrar(veces) { lista.avisar($0) }
    comprobar(suma.total, debido: n * veces * (veces - 1) / 2)
    return coste
  }

  private func ponerPublicada(veces: Int) -> Double {
    let modelo = Modelo()
    let suma = Suma()
    let suscripcion = modelo.$valor.sink { suma.total &+= $0 }
    let coste = cronometrar(veces) { modelo.valor = $0 }
    comprobar(suma.total, debido: veces * (veces - 1) / 2)
    suscripcion.cancel()
    return coste
  }

  private func encadenar(veces: Int) -> Double {
    let sujeto = PassthroughSubject<Int, Never>()
    let suma = Suma()
    let suscripcion = sujeto.map { $0 / 2 }.filter { $0 >= 0 }.removeDuplicates()
      .sink { suma.total &+= $0 }
    let coste = cronometrar(veces) { sujeto.send($0) }
    let mitad = veces / 2
    comprobar(suma.total, debido: mitad * (mitad - 1) / 2)
    suscripcion.cancel()
    return coste
  }

  /// Medir algo que no hizo su trabajo no mide nada.
  private func comprobar(_ total: Int, debido: Int) {
    guard total == debido else {
      print("el banco no midió lo que debía: \(total) en vez de \(debido)")
      exit(3)
    }
  }

  private final class Suma { var total = 0 }

  private final class Modelo: ObservableObject {
    @Published var valor = 0
  }
}

/// Lo que haría quien no tuviera Combine: una lista de closures, copiada bajo un cerrojo.
private final class ListaAMano {
  private let lista = Mutex<[Aviso]>([])

  private struct Aviso: @unchecked Sendable {
    // Solo se llama desde el hilo del banco.
    let hacer: (Int) -> Void
  }

  func anadir(_ hacer: @escaping (Int) -> Void) {
    let aviso = Aviso(hacer: hacer)
    lista.withLock { $0.append(aviso) }
  }

  func avisar(_ valor: Int) {
    for aviso in lista.withLock({ $0 }) { aviso.hacer(valor) }
  }
}

/// Una fila en nanosegundos.
private func filaEnNanosegundos(
  _ que: String,
  _ medida: Medida,
  _ cociente: Double,
  objetivo: Double = .infinity
) {
  let relleno = String(repeating: " ", count: max(1, 36 - que.count))
  let meta = objetivo.isFinite ? " (objetivo ≤ \(cifras(objetivo, 0)))" : ""
  let aviso = cociente <= objetivo ? "" : " NO"
  escribirFila(
    "\(que)\(relleno)\(cifras(medida.mediana, 0)) ns   \(cifras(cociente, 2)) × a mano\(meta)\(aviso)"
  )
}
