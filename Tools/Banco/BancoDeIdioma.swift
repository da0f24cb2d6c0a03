import Cuaderno
import Foundation
import Sistema

/// Lo que cuesta que el compilador hable español: el mismo mandato con el catálogo y sin él.
struct BancoDeIdioma {
  let copia: CopiaDelCuaderno
  let suelo: Suelo
  let vueltas: Int

  func medir() async throws(Fallo) {
    let banderas = ["-locale", "es", "-localization-path", "\(copia.carpeta)/Tools/Idioma/es"]
    let codigo = copia.codigo
    try await porTurnos("sin errores", banderas, codigo.conCuerpo, objetivo: 5)
    try await porTurnos("con un error", banderas, codigo.conError, objetivo: 8)
  }

  private func porTurnos(
    _ que: String,
    _ banderas: [String],
    _ cambio: (Int) -> String,
    objetivo: Double
  ) async throws(Fallo) {
    var (ingles, espanol) = (Medida(), Medida())
    for vuelta in 0...(vueltas * 3) {
      try copia.escribir(cambio(Int.random(in: 1_000_000...999_999_999)))
      let a = try await suelo.soloCompilar()
      let b = try await suelo.soloCompilar(con: banderas)
      guard vuelta > 0 else { continue }
      ingles.muestras.append(a)
      espanol.muestras.append(b)
    }
    let deMas = Medida(muestras: zip(espanol.muestras, ingles.muestras).map { $0 - $1 }).mediana
    escribirFila(
      "compilar en español, \(que): \(cifras(espanol.mediana, 0)) ms, "
        + "\(cifras(espanol.cociente(ingles), 3)) × en inglés; de más, \(cifras(deMas, 1)) ms "
        + "(objetivo ≤ \(cifras(objetivo, 0)))\(deMas <= objetivo ? "" : " NO")"
    )
  }
}
