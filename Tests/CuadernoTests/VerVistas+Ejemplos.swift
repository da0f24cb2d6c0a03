import Escena

@testable import Cuaderno

extension VerVistas {
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

  // MARK: - Otra pantalla, con una alerta

  static let detalle: [ElementoVisto] = [
    caja(
      1,
      "NavigationStack",
      [
        boton(1, "Atrás", papel: "back"),
        caja(
          2,
          "List",
          pistas: [.init("navigationTitle", "Café")],
          [
            caja(3, "HStack", papel: "labeled", [texto(4, "Precio"), texto(5, "1,20 €")]),
            ElementoVisto(id: 6, clase: "NavigationLink", texto: "Origen", admite: [.pulsar]),
            caja(
              7,
              "HStack",
              [
                ElementoVisto(
                  id: 8,
                  clase: "Shape",
                  texto: "Circle",
                  pistas: [.init("foregroundStyle", "red"), .init("frame", "width 10, height 10")]
                ), texto(9, "Agotado"),
              ]
            ),
            caja(
              10,
              "Label",
              pistas: [.init("labelStyle", "titleOnly")],
              [ElementoVisto(id: 11, clase: "Image", texto: "star"), texto(12, "Favorito")]
            ),
          ]
        ),
        ElementoVisto(
          id: 20,
          clase: "alert",
          texto: "¿Borrar el café?",
          admite: [.cerrar],
          hijos: [
            ElementoVisto(id: 21, clase: "Text", texto: "No se puede deshacer.", papel: "message"),
            boton(22, "Borrar", papel: "destructive"), boton(23, "Cancelar", papel: "cancel"),
          ]
        ),
      ]
    )
  ]
}
