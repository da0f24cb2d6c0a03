import Escena

@testable import Cuaderno

/// Las vistas con las que se prueba la pantalla de `leccion ver`.
enum VerVistas {
  static func texto(_ id: Int, _ texto: String, _ pistas: ElementoVisto.Pista...) -> ElementoVisto {
    ElementoVisto(id: id, clase: "Text", texto: texto, pistas: pistas)
  }

  static func boton(
    _ id: Int,
    _ texto: String,
    papel: String = "",
    _ pistas: ElementoVisto.Pista...
  )
    -> ElementoVisto
  {
    ElementoVisto(
      id: id,
      clase: "Button",
      texto: texto,
      papel: papel,
      admite: [.pulsar],
      pistas: pistas
    )
  }

  static func caja(
    _ id: Int,
    _ clase: String,
    papel: String = "",
    pistas: [ElementoVisto.Pista] = [],
    admite: [Acto.Clase] = [],
    _ hijos: [ElementoVisto]
  ) -> ElementoVisto {
    ElementoVisto(id: id, clase: clase, papel: papel, admite: admite, pistas: pistas, hijos: hijos)
  }

  static func campo(_ id: Int, _ texto: String, _ escrito: String, clase: String = "TextField")
    -> ElementoVisto
  {
    ElementoVisto(
      id: id,
      clase: clase,
      texto: texto,
      valor: .escrito(escrito),
      admite: clase == "TextField" ? [.escribir, .enviar] : [.escribir]
    )
  }

  static func selector(_ id: Int, _ texto: String, _ cual: Int?, _ estilo: String)
    -> ElementoVisto
  {
    ElementoVisto(
      id: id,
      clase: "Picker",
      texto: texto,
      valor: .elegida(cual, opciones: ["Todas", "Hechas", "Pendientes"]),
      admite: [.elegir],
      pistas: estilo.isEmpty ? [] : [.init("pickerStyle", estilo)]
    )
  }

  // MARK: - La barra de café

  static func cafetera(_ id: Int, tazas: Int) -> ElementoVisto {
    caja(id, "HStack", [texto(id + 1, "Tazas: \(tazas)"), boton(id + 2, "Servir")])
  }

  static func barra(pedidos: Int, _ tazas: Int...) -> [ElementoVisto] {
    let cafeteras = tazas.enumerated().map { cafetera(10 + $0.offset * 10, tazas: $0.element) }
    return [
      caja(
        1,
        "VStack",
        [texto(2, "Pedidos: \(pedidos)")] + cafeteras + [boton(3, "Nuevo pedido")]
      )
    ]
  }

  static let aparece = Cuadro(
    elementos: barra(pedidos: 0, 0, 0),
    dibujos: [
      DibujoVisto(vista: "BarraDeCafe", nodo: 1, motivos: ["aparece por primera vez"]),
      DibujoVisto(vista: "CafeteraView", nodo: 10, motivos: ["aparece por primera vez"]),
      DibujoVisto(vista: "CafeteraView", nodo: 20, motivos: ["aparece por primera vez"]),
    ],
    cuentas: [
      CuentaVista(vista: "BarraDeCafe", veces: 1), CuentaVista(vista: "CafeteraView", veces: 2),
    ],
    sucesos: ["entra BarraDeCafe", "empieza una tarea"],
    titulo: "La barra"
  )

  static let sirve = Cuadro(
    elementos: barra(pedidos: 0, 1, 0),
    dibujos: [
      DibujoVisto(vista: "CafeteraView", nodo: 10, motivos: ["cambia CafeteraModelo.tazas"])
    ],
    cuentas: [
      CuentaVista(vista: "BarraDeCafe", veces: 1), CuentaVista(vista: "CafeteraView", veces: 3),
    ],
    advertencias: ["Publishing changes from background threads is not allowed."],
    titulo: "La barra"
  )

  static let nadie = Cuadro(
    elementos: barra(pedidos: 0, 1, 0),
    cuentas: sirve.cuentas,
    causa: .usar,
    titulo: "La barra"
  )
}
