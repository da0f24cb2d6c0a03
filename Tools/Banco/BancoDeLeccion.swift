import Cuaderno
import Foundation
import Sistema

/// El banco de `leccion 3`: cada trabajo contra su suelo y contra `swift test`, por turnos.
///
/// El suelo son los mandatos del propio driver, repetidos a mano: compilar, enlazar y correr.
struct BancoDeLeccion {
  let copia: CopiaDelCuaderno
  let vueltas: Int

  func medir() async throws(Fallo) {
    let suelo = try await Suelo.preparar(copia)
    print("leccion 3, \(vueltas) vueltas por turnos, medianas y cocientes de esta ejecución:\n")
    try await edicionDeCuerpo(copia, suelo)
    try await edicionDeInterfaz(copia, suelo)
    try await sinCambios(copia, suelo)
    try await errorDeCompilacion(copia, suelo)
    try await memoria(copia)
    try await BancoDeIdioma(copia: copia, suelo: suelo, vueltas: vueltas).medir()
  }

  private func edicionDeCuerpo(_ copia: CopiaDelCuaderno, _ suelo: Suelo) async throws(Fallo) {
    let codigo = copia.codigo
    let (base, propia, pruebas) = try await porTurnos(
      copia,
      suelo,
      cambio: codigo.conCuerpo,
      recompila: false
    )
    fila("suelo de una edición de cuerpo", base, [])
    fila("swift test --filter, edición de cuerpo", pruebas, [])
    fila(
      "leccion 3, edición de cuerpo",
      propia,
      [
        ("suelo", propia.cociente(base), objetivo: 1.25),
        ("swift test", propia.cociente(pruebas), objetivo: 0.4),
      ]
    )
  }

  private func edicionDeInterfaz(_ copia: CopiaDelCuaderno, _ suelo: Suelo) async throws(Fallo) {
    let codigo = copia.codigo
    let (base, propia, pruebas) = try await porTurnos(
      copia,
      suelo,
      cambio: codigo.conInterfaz,
      recompila: true
    )
    fila("suelo de una edición de interfaz", base, [])
    fila("swift test --filter, edición de interfaz", pruebas, [])
    fila(
      "leccion 3, edición de interfaz",
      propia,
      [
        ("suelo", propia.cociente(base), objetivo: 1.25),
        ("swift test", propia.cociente(pruebas), objetivo: 0.5),
      ]
    )
  }

  /// Suelo, `leccion` y `swift test`, uno tras otro, cada uno tras la misma edición.
  private func porTurnos(
    _ copia: CopiaDelCuaderno,
    _ suelo: Suelo,
    cambio: (Int) -> String,
    recompila: Bool
  ) async throws(Fallo) -> (Medida, Medida, Medida) {
    var (base, propia, pruebas) = (Medida(), Medida(), Medida())
    for vuelta in 0...vueltas {
      let n = Self.semilla()
      try copia.escribir(cambio(n))
      let a = try await suelo.medir(recompila: recompila)
      let b = try await copia.leccion(["3"], espera: 0)
      let c = try await copia.swiftTest()
      guard vuelta > 0 else { continue }  // La primera calienta.
      base.muestras.append(a)
      propia.muestras.append(b)
      pruebas.muestras.append(c)
    }
    return (base, propia, pruebas)
  }

  private func sinCambios(_ copia: CopiaDelCuaderno, _ suelo: Suelo) async throws(Fallo) {
    var (base, propia) = (Medida(), Medida())
    for vuelta in 0...vueltas {
      try copia.escribir(copia.codigo.conCuerpo(Self.semilla()))
      let a = try await suelo.medir(recompila: false)
      _ = try await copia.leccion(["3"], espera: 0)
      let b = try await copia.leccion(["3"], espera: 0)
      guard vuelta > 0 else { continue }
      base.muestras.append(a)
      propia.muestras.append(b)
    }
    fila("leccion 3, sin cambios", propia, [("suelo", propia.cociente(base), objetivo: 0.3)])
  }

  private func errorDeCompilacion(_ copia: CopiaDelCuaderno, _ suelo: Suelo) async throws(Fallo) {
    var (base, propia) = (Medida(), Medida())
    for vuelta in 0...vueltas {
      try copia.escribir(copia.codigo.conError(Self.semilla()))
      let a = try await suelo.soloCompilar()
      let b = try await copia.leccion(["3"], espera: 1)
      guard vuelta > 0 else { continue }
      base.muestras.append(a)
      propia.muestras.append(b)
    }
    fila("frontend -c de un fichero con un error", base, [])
    fila(
      "leccion 3, error de compilación",
      propia,
      [("frontend -c", propia.cociente(base), objetivo: 1.25)]
    )
  }

  private func memoria(_ copia: CopiaDelCuaderno) async throws(Fallo) {
    try copia.escribir(copia.codigo.conInterfaz(Self.semilla()))
    guard let kib = await copia.picoDeMemoria(["3"]) else {
      print("memoria de leccion: este sistema no la dice")
      return
    }
    let mib = Double(kib) / 1024
    print(
      "memoria máxima de leccion: \(cifras(mib, 1)) MiB (objetivo ≤ 60)\(mib <= 60 ? "" : " NO")"
    )
  }

  /// Un número que no se ha usado: nada de lo guardado vale para él.
  private static func semilla() -> Int { Int.random(in: 1_000_000...999_999_999) }
}
