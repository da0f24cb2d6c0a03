import Cuaderno
import Foundation
import Sistema

/// El banco de las órdenes que crecen con el curso: `lista` y `verificar`.
struct BancoDeOrdenes {
  let copia: CopiaDelCuaderno
  let vueltas: Int

  func medir() async throws(Fallo) {
    try await lista()
    try await verificar()
  }

  /// `lista` con muchas lecciones: cuánto tarda y si crece en línea recta.
  private func lista() async throws(Fallo) {
    var (mil, dosMil) = (Medida(), Medida())
    let corto = try generar(1000)
    let largo = try generar(2000)
    for vuelta in 0...vueltas {
      let a = try await copia.leccion(["lista", "--cuaderno", corto], espera: 0)
      let b = try await copia.leccion(["lista", "--cuaderno", largo], espera: 0)
      guard vuelta > 0 else { continue }
      mil.muestras.append(a)
      dosMil.muestras.append(b)
    }
    let cabe = mil.mediana <= 200 ? "" : " NO"
    escribirFila(
      "leccion lista, 1.000 lecciones: \(cifras(mil.mediana, 0)) ms (objetivo ≤ 200)\(cabe); "
        + "con 2.000, \(cifras(dosMil.cociente(mil), 2)) × (lineal es 2)"
    )
  }

  /// `verificar` desde cero y otra vez sin cambios.
  private func verificar() async throws(Fallo) {
    try copia.restaurar()
    Disco.borrar("\(copia.carpeta)/.build/leccion")
    let primera = try await copia.leccion(["verificar"], espera: 0)
    var segunda = Medida()
    for _ in 0..<vueltas {
      segunda.muestras.append(try await copia.leccion(["verificar"], espera: 0))
    }
    let cociente = segunda.mediana / primera
    escribirFila(
      "leccion verificar: \(cifras(primera / 1000, 1)) s desde cero; sin cambios, "
        + "\(cifras(cociente, 3)) × (objetivo ≤ 0,2)\(cociente <= 0.2 ? "" : " NO")"
    )
  }

  private func generar(_ cuantas: Int) throws(Fallo) -> String {
    let carpeta = "\(copia.carpeta)/.build/lista-\(cuantas)"
    let origen = "\(copia.carpeta)/Lecciones/03-propiedades-ignoradas/README.md"
    let texto = try Disco.leer(origen)
    for nombre in ["Soluciones", "Sources/Apoyo"] { try Disco.crearCarpeta("\(carpeta)/\(nombre)") }
    try Disco.escribir([], en: "\(carpeta)/Package.swift")
    for n in 1...cuantas {
      let leccion = "\(carpeta)/Lecciones/\(Leccion.etiqueta(n))-leccion-\(n)"
      try Disco.crearCarpeta(leccion)
      try Disco.escribir(texto, en: "\(leccion)/README.md")
    }
    return carpeta
  }
}
