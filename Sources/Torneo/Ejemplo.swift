/// Un partido ya escrito, para probar modelos y pantallas sin inventar uno cada vez.
public enum Ejemplo {
  /// El equipo que juega en casa.
  public static let rayo = Equipo("Rayo")
  /// El equipo de fuera.
  public static let toros = Equipo("Toros")

  /// Rayo contra Toros: acaba 3-2 y el Rayo marca el último gol en el minuto 88.
  public static let rayoContraToros = Partido(
    rayo,
    contra: toros,
    guion: [
      Evento(minuto: 12, .gol, de: rayo),
      Evento(minuto: 34, .gol, de: toros),
      Evento(minuto: 41, .tarjeta, de: toros),
      Evento(minuto: 58, .golEnPropia, de: toros),
      Evento(minuto: 77, .gol, de: toros),
      Evento(minuto: 88, .gol, de: rayo),
    ]
  )
}
