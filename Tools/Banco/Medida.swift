import Foundation

/// Unas medidas de lo mismo, en milisegundos.
struct Medida {
  var muestras: [Double] = []

  /// La del medio.
  var mediana: Double {
    let orden = muestras.sorted()
    guard !orden.isEmpty else { return .nan }
    let medio = orden.count / 2
    return orden.count % 2 == 1 ? orden[medio] : (orden[medio - 1] + orden[medio]) / 2
  }

  /// La mediana de los cocientes, vuelta a vuelta: aguanta que la máquina cambie de ritmo.
  func cociente(_ otra: Medida) -> Double {
    Medida(muestras: zip(muestras, otra.muestras).map { $0 / $1 }).mediana
  }
}

/// Escribe un número con coma y tantas cifras.
func cifras(_ x: Double, _ decimales: Int) -> String {
  String(format: "%.\(decimales)f", x).replacingOccurrences(of: ".", with: ",")
}

/// Una fila de la tabla: qué, cuánto, y el cociente con su objetivo.
func fila(_ que: String, _ medida: Medida, _ cocientes: [(String, Double, objetivo: Double)]) {
  let pares = cocientes.map { nombre, valor, objetivo in
    "\(cifras(valor, 2)) × \(nombre) (objetivo ≤ \(cifras(objetivo, 2)))"
      + (valor <= objetivo ? "" : " NO")
  }
  let relleno = String(repeating: " ", count: max(1, 44 - que.count))
  escribirFila(
    "\(que)\(relleno)\(cifras(medida.mediana, 0)) ms   \(pares.joined(separator: " · "))"
  )
}

/// Escribe una línea de la tabla.
func escribirFila(_ linea: String) { print(linea) }
