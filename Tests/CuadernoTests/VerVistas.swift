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
    titulo: "La barra"
  )

  // MARK: - Un formulario con todo

  static let formulario: [ElementoVisto] = [
    caja(
      1,
      "Form",
      [
        caja(
          2,
          "Section",
          [
            ElementoVisto(id: 3, clase: "Text", texto: "Quién", papel: "header"),
            campo(4, "Nombre", "Ana"), campo(5, "Clave", "••••", clase: "SecureField"),
            ElementoVisto(
              id: 6,
              clase: "Toggle",
              texto: "Sonido",
              valor: .encendido(true),
              admite: [.alternar]
            ),
            ElementoVisto(
              id: 7,
              clase: "Toggle",
              texto: "Avisos",
              valor: .encendido(false),
              admite: [.alternar],
              activo: false
            ),
            ElementoVisto(id: 8, clase: "Text", texto: "Solo tú lo ves.", papel: "footer"),
          ]
        ),
        selector(9, "Filtro", 1, "segmented"), selector(10, "Orden", 0, ""),
        selector(11, "Turno", nil, "inline"),
        ElementoVisto(
          id: 12,
          clase: "DatePicker",
          texto: "Entrega",
          valor: .escrito("3 ene 2026"),
          admite: [.ajustar]
        ),
        ElementoVisto(
          id: 13,
          clase: "Stepper",
          texto: "Tazas: 3",
          valor: .numero(3, minimo: nil, maximo: nil),
          admite: [.ajustar]
        ),
        ElementoVisto(
          id: 14,
          clase: "Slider",
          texto: "Volumen",
          valor: .numero(0.6, minimo: 0, maximo: 1),
          admite: [.ajustar, .poner]
        ),
        ElementoVisto(
          id: 15,
          clase: "ProgressView",
          texto: "Descarga",
          valor: .numero(0.25, minimo: 0, maximo: 1)
        ), ElementoVisto(id: 16, clase: "ProgressView", texto: "Cargando"),
        caja(
          17,
          "HStack",
          [
            boton(18, "Borrar", papel: "destructive"), caja(19, "Spacer", []),
            boton(20, "Guardar", .init("buttonStyle", "borderedProminent")),
          ]
        ),
      ]
    )
  ]

  // MARK: - Una lista con barra, búsqueda y acciones

  static let lista: [ElementoVisto] = [
    caja(
      1,
      "NavigationStack",
      [
        ElementoVisto(
          id: 2,
          clase: "searchable",
          texto: "",
          valor: .escrito(""),
          admite: [.escribir]
        ),
        caja(
          3,
          "List",
          pistas: [.init("navigationTitle", "Tareas")],
          admite: [.refrescar],
          [
            caja(
              4,
              "HStack",
              [
                ElementoVisto(id: 5, clase: "Image", texto: "checkmark.circle.fill"),
                texto(6, "Comprar café", .init("strikethrough")),
              ]
            ),
            caja(7, "swipeActions", papel: "trailing", [boton(8, "Borrar", papel: "destructive")]),
            texto(9, "Llamar a la tostadora de la plaza para preguntar por el pedido del martes"),
            caja(
              10,
              "swipeActions",
              papel: "trailing",
              [
                boton(11, "Borrar", papel: "destructive"), boton(12, "Hecha"),
              ]
            ), texto(13, "Regar", .init("font", "caption"), .init("foregroundStyle", "green")),
          ]
        ), caja(14, "ToolbarItem", papel: "topBarLeading", [boton(15, "Editar")]),
        caja(16, "ToolbarItem", papel: "primaryAction", [boton(17, "Nueva")]),
        caja(18, "ToolbarItem", papel: "bottomBar", [texto(19, "3 tareas")]),
      ]
    )
  ]

  static let hoja: [ElementoVisto] =
    barra(pedidos: 2, 1) + [
      caja(
        90,
        "sheet",
        admite: [.cerrar],
        [caja(91, "VStack", [texto(92, "¿Otra taza?", .init("font", "title")), boton(93, "Sí")])]
      )
    ]
}
