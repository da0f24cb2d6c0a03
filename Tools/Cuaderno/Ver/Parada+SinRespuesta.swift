extension Parada {
  /// Una vista que no contesta a tiempo: lo que se dice depende de lo que haya trabajado.
  ///
  /// - Parameters:
  ///   - segundos: lo que se la esperó.
  ///   - cpu: los segundos de procesador que gastó mientras tanto.
  /// - Returns: la parada, sin lugar.
  package static func sinRespuesta(segundos: Int, cpu: Double) -> Parada {
    let parte = cpu / Double(max(1, segundos))
    if parte >= 0.7 {
      return Parada(
        clase: .colgada,
        motivo: "la vista lleva \(segundos) s trabajando y no acaba: la he parado",
        consejo: "Busca un bucle sin salida, o un `body` que tarda demasiado."
      )
    }
    if parte <= 0.1 {
      return Parada(
        clase: .colgada,
        motivo: "la vista lleva \(segundos) s esperando algo, sin trabajar: la he parado",
        consejo: "Busca un `sleep`, una lectura o un cerrojo que no llega, en un `body` o en una "
          + "acción. Si la máquina va muy cargada, prueba otra vez."
      )
    }
    return Parada(
      clase: .colgada,
      motivo: "la vista no ha contestado en \(segundos) s, pero solo ha podido trabajar parte de "
        + "ellos: la he parado",
      consejo: "La máquina va cargada, o la vista trabaja y espera a ratos. Prueba otra vez; si se "
        + "repite, busca un bucle sin salida."
    )
  }
}
