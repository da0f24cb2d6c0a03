import Cuaderno

extension Sesion {
  /// `leccion verificar [N]`: la matriz de quien escribe lecciones.
  func verificar() async throws(Fallo) -> Int32 {
    if orden.idioma { return try await verificarElIdioma() }
    let todo = orden.argumentos.isEmpty
    let inicio = ContinuousClock.now
    let (lecciones, ilegibles) = todo ? curso.legibles() : ([try leccionPedida()], [])
    var rotas = ilegibles.map { FalloDeAutor("Lecciones/\($0.carpeta)", $0.mensaje) }
    if todo { rotas += try curso.huerfanas() }
    let resultado = try await conTaller { taller throws(Fallo) in
      try await Verificador(curso: curso, taller: taller, consola: consola)
        .verificar(lecciones, todo: todo)
    }
    let fallos = (rotas + resultado.fallos).sorted()
    let tiempo = TiempoDeAutor(
      total: (ContinuousClock.now - inicio).enSegundos,
      lecciones: resultado.segundos
    )
    let informe = InformeDeAutor(fallos: fallos, cuenta: resultado.cuenta, tiempo: tiempo)
    consola.escribir(
      orden.json ? InformeJSON.escribir(informe.json) : informe.texto(consola.estilo)
    )
    return fallos.isEmpty ? 0 : 1
  }

  /// `leccion verificar --idioma`: el compilador en español, revisado y medido.
  private func verificarElIdioma() async throws(Fallo) -> Int32 {
    let (fallos, recuento) = try await conTaller { taller throws(Fallo) in
      try await verificarIdioma(taller)
    }
    let signo = consola.estilo.pintar("✗", .mal)
    let lineas = fallos.sorted().map { "\(signo) \($0.texto)" } + [recuento.texto]
    consola.escribir(consola.estilo.terminar(lineas.joined(separator: "\n") + "\n"))
    return fallos.isEmpty ? 0 : 1
  }
}
