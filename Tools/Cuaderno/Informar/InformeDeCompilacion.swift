/// Cómo se enseña un código que no compila: el primer error entero y los demás en una línea.
struct InformeDeCompilacion {
  let estilo: Estilo
  let ruta: (Lugar) -> String
  let cita: (Lugar) -> [String]

  /// Los errores que se enumeran tras el primero; los demás se cuentan.
  private let maximos = 4

  func escribir(_ diagnosticos: [Diagnostico]) -> String {
    let errores = diagnosticos.filter { $0.gravedad == .error }
    let propios = errores.filter { !$0.esDeMacro }
    guard let primero = propios.first ?? errores.first else { return "" }
    var partes = [entero(primero)]
    let demas = sinRepetir(propios.dropFirst())
    if !demas.isEmpty { partes.append(lista(demas)) }
    let plegados = errores.count - 1 - min(demas.count, maximos)
    if plegados > 0 {
      let cuantos = plural(plegados, "error más", "errores más")
      partes.append("Y \(cuantos), que seguramente \(plegados == 1 ? "viene" : "vienen") de lo mismo.")
    }
    return partes.joined(separator: "\n\n")
  }

  private func entero(_ d: Diagnostico) -> String {
    var lineas = [estilo.parrafo("\(estilo.pintar("error:", .mal)) \(d.mensaje)\(etiqueta(d))")]
    if let lugar = d.lugar {
      lineas.append(estilo.pintar(ruta(lugar), .enlace))
      lineas += cita(lugar)
    }
    for nota in d.notas.prefix(3) where nota.lugar == nil || !nota.mensaje.isEmpty {
      lineas.append(estilo.parrafo("nota: \(nota.mensaje)", sangria: "  "))
      if let lugar = nota.lugar, lugar.linea != d.lugar?.linea { lineas += cita(lugar) }
    }
    return lineas.joined(separator: "\n")
  }

  private func etiqueta(_ d: Diagnostico) -> String {
    d.id.map { estilo.pintar(" [\($0)]", .tenue) } ?? ""
  }

  private func lista(_ errores: [Diagnostico]) -> String {
    (["También:"]
      + errores.prefix(maximos).map { d in
        let donde = d.lugar.map { "línea \($0.linea): " } ?? ""
        return estilo.parrafo("\(donde)\(d.mensaje)", sangria: "  ")
      }).joined(separator: "\n")
  }

  /// El mismo mensaje en la misma línea se dice una vez.
  private func sinRepetir(_ errores: some Sequence<Diagnostico>) -> [Diagnostico] {
    var vistos: Set<String> = []
    return errores.filter { vistos.insert("\($0.lugar?.linea ?? 0)\($0.mensaje)").inserted }
  }
}
