import Escena
import Testing

@testable import Cuaderno

@Suite("leccion ver, al azar")
struct VerAlAzarTests {
  /// Un árbol cualquiera, también de los que ninguna vista haría.
  private func arbol(_ azar: inout Azar, nivel: Int = 0) -> ElementoVisto {
    let clases = [
      "Text", "Text", "Button", "Button", "Toggle", "Picker", "TextField", "SecureField",
      "DatePicker", "Stepper", "Slider", "ProgressView", "Image", "Spacer", "Divider", "Color",
      "searchable", "VStack", "VStack", "HStack", "HStack", "ZStack", "ScrollView", "List", "Form",
      "Section", "NavigationStack", "ToolbarItem", "swipeActions", "Label", "sheet", "alert",
      "Mapa",
    ]
    let pistas = [
      ("padding", ""), ("padding", "0"), ("frame", "maxWidth inf, maxHeight inf"),
      ("frame", "width 40, height 99999"), ("frame", "width nan"), ("font", "title"),
      ("font", "system 40.0 bold"), ("foregroundStyle", "red 0.5"), ("background", "yellow"),
      ("opacity", "0"), ("opacity", "0.3"), ("hidden", ""), ("lineLimit", "1"), ("lineLimit", "-4"),
      ("multilineTextAlignment", "trailing"), ("pickerStyle", "segmented"), ("spacing", "-5"),
      ("pickerStyle", "inline"), ("buttonStyle", "plain"), ("buttonStyle", "borderedProminent"),
      ("labelsHidden", ""), ("alignment", "bottomTrailing"), ("navigationTitle", "Título"),
      ("listStyle", "plain"), ("spacing", "inf"), ("bold", "false"), ("tint", "green"),
    ]
    let textos = [
      "", "Hola", "Un texto largo que hay que partir en varias líneas", "日本語のテキスト", "e\u{301}",
      "\u{1b}[2Jmalo\u{7}", "dos\nlíneas", String(repeating: "x", count: 90), "👩🏽‍🚀", " ",
    ]
    let clase = clases[azar.hasta(clases.count)]
    let actos = Acto.Clase.allCases
    let cuantos = nivel > 5 ? 0 : azar.hasta(5)
    return ElementoVisto(
      id: azar.hasta(40),
      clase: clase,
      texto: textos[azar.hasta(textos.count)],
      papel: ["", "", "header", "footer", "destructive", "bottomBar", "principal"][azar.hasta(7)],
      valor: valor(&azar, textos),
      admite: (0..<azar.hasta(3)).map { _ in actos[azar.hasta(actos.count)] },
      activo: azar.hasta(5) > 0,
      pistas: (0..<azar.hasta(4)).map { _ in
        let pista = pistas[azar.hasta(pistas.count)]
        return ElementoVisto.Pista(pista.0, pista.1)
      },
      hijos: (0..<cuantos).map { _ in arbol(&azar, nivel: nivel + 1) }
    )
  }

  private func valor(_ azar: inout Azar, _ textos: [String]) -> ElementoVisto.Valor {
    let numeros = [0, 0.6, -1e300, .infinity, .nan, 7]
    switch azar.hasta(5) {
    case 0: return .encendido(azar.hasta(2) == 0)
    case 1: return .escrito(textos[azar.hasta(textos.count)])
    case 2:
      return .elegida(
        azar.hasta(2) == 0 ? nil : azar.hasta(6) - 1,
        opciones: (0..<azar.hasta(4)).map { _ in textos[azar.hasta(textos.count)] }
      )
    case 3:
      return .numero(
        numeros[azar.hasta(numeros.count)],
        minimo: azar.hasta(2) == 0 ? nil : numeros[azar.hasta(numeros.count)],
        maximo: numeros[azar.hasta(numeros.count)]
      )
    default: return .ninguno
    }
  }

  private func tecla(_ azar: inout Azar, _ ancho: Int, _ alto: Int) -> Tecla {
    let teclas: [Tecla] = [
      .tab, .tabAtras, .intro, .retroceso, .suprimir, .arriba, .abajo, .izquierda, .derecha,
      .inicio, .fin, .paginaArriba, .paginaAbajo, .escape, .control("u"), .control("k"),
      .control("l"), .caracter("a"), .caracter(" "), .caracter("日"), .caracter("\u{301}"),
      .caracter("p"), .caracter("r"), .caracter("2"), .caracter("]"), .mayusArriba, .mayusAbajo,
      .caracter("+"), .caracter("-"), .pegado("uno\ndos"),
    ]
    let gestos: [Tecla.Gesto] = [.pulsa, .pulsa, .ruedaArriba, .ruedaAbajo, .suelta, .mueve]
    if azar.hasta(4) > 0 { return teclas[azar.hasta(teclas.count)] }
    return .raton(
      .init(gestos[azar.hasta(gestos.count)], x: azar.hasta(ancho + 3), y: azar.hasta(alto + 3))
    )
  }

  @Test("cualquier árbol cabe en su ancho, y cada foco tiene su zona dentro")
  func arboles() {
    for semilla in 0..<250 {
      var azar = Azar(semilla: UInt64(semilla))
      let elementos = (0..<1 + azar.hasta(3)).map { _ in arbol(&azar) }
      let ancho = 1 + azar.hasta(100)
      let alto = azar.hasta(2) == 0 ? nil : azar.hasta(40)
      let maqueta = Maquetador(ancho: ancho, alto: alto).maquetar(elementos)
      for capa in [maqueta.fondo] + maqueta.hojas {
        let dentro = Rectangulo(x: 0, y: 0, ancho: max(ancho, capa.ancho), alto: capa.alto)
        for foco in capa.focos {
          let zona = foco.rectangulo.cortado(por: dentro)
          #expect(!zona.vacio, "semilla \(semilla): \(foco)")
          #expect(capa.regiones.contains { $0.clave == foco.clave })
        }
        #expect(Set(capa.focos.map(\.clave)).count == capa.focos.count)
      }
      _ = maqueta.lienzo(ancho: ancho).texto
    }
  }

  @Test("cualquier serie de sucesos deja una pantalla del tamaño de la terminal")
  func sucesos() {
    for semilla in 0..<60 {
      var azar = Azar(semilla: UInt64(semilla) + 5000)
      var (ancho, alto) = (azar.hasta(110), azar.hasta(40))
      var mirador = Mirador(titulo: "Lección 7", ancho: ancho, alto: alto)
      var anterior: Lienzo?
      for _ in 0..<40 {
        switch azar.hasta(12) {
        case 0:
          (ancho, alto) = (azar.hasta(110), azar.hasta(40))
          _ = mirador.recibir(.tamano(ancho: ancho, alto: alto))
        case 1, 2:
          let elementos = (0..<azar.hasta(3)).map { _ in arbol(&azar) }
          let cuadro = Cuadro(elementos: elementos, indice: azar.hasta(2), total: azar.hasta(4))
          _ = mirador.recibir(.cuadro(cuadro))
        case 3: _ = mirador.recibir(.salida("hola\nparte"))
        case 4:
          let sucesos: [Mirador.Suceso] = [
            .compilando, .noCompila(["uno", "dos"]), .parada([]), .sinVistas(["x"]), .reiniciada,
            .reiniciada, .reiniciada,
          ]
          _ = mirador.recibir(sucesos[azar.hasta(sucesos.count)])
        default: _ = mirador.recibir(.tecla(tecla(&azar, ancho, alto)))
        }
        let pantalla = mirador.pintar()
        #expect(pantalla.ancho == ancho && pantalla.alto == alto)
        _ = pantalla.cambios(desde: anterior, color: true)
        anterior = pantalla
      }
    }
  }

  @Test("lo que se usa es siempre algo que está en la pantalla y admite ese acto")
  func actosPosibles() {
    for semilla in 0..<150 {
      var azar = Azar(semilla: UInt64(semilla) + 9000)
      let elementos = (0..<2).map { _ in arbol(&azar) }
      var mirador = Mirador(titulo: "Lección 7", ancho: 90, alto: 30)
      _ = mirador.recibir(.reiniciada)
      _ = mirador.recibir(.cuadro(Cuadro(elementos: elementos)))
      for _ in 0..<60 {
        for efecto in mirador.recibir(.tecla(tecla(&azar, 90, 30))) {
          guard case .pedir(.usar(let id, let acto)) = efecto else { continue }
          let admiten = elementos.flatMap { planos($0) }.contains {
            $0.id == id && $0.activo && $0.admite.contains(acto.clase)
          }
          #expect(admiten, "semilla \(semilla): \(acto) en \(id)")
        }
      }
    }
  }

  private func planos(_ elemento: ElementoVisto) -> [ElementoVisto] {
    [elemento] + elemento.hijos.flatMap { planos($0) }
  }

  @Test("todo lo que se puede usar y se ve tiene su parada")
  func nadieSinParada() {
    let fijos = VerVistas.formulario + VerVistas.lista + VerVistas.hoja
    for ancho in [1, 2, 5, 12, 20, 33, 80, 200] {
      let maqueta = Maquetador(ancho: ancho).maquetar(fijos)
      let usables = Set(
        fijos.flatMap { planos($0) }.filter { $0.activo && !$0.admite.isEmpty }.map(\.id)
      )
      let paradas = Set(([maqueta.fondo] + maqueta.hojas).flatMap(\.focos).map(\.clave.id))
      #expect(usables.subtracting(paradas).isEmpty, "\(ancho) columnas")
    }
  }

  @Test("un árbol muy hondo se corta con unos puntos")
  func hondo() {
    var elemento = VerVistas.boton(1, "Fondo")
    for nivel in 0..<2000 {
      elemento = VerVistas.caja(nivel + 2, nivel % 2 == 0 ? "VStack" : "HStack", [elemento])
    }
    #expect(Maquetador(ancho: 40).maquetar([elemento]).lienzo(ancho: 40).texto == "⋯")
  }
}
