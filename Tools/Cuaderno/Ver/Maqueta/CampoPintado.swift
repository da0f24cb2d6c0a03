/// La caja de un campo de texto: lo que cabe alrededor del cursor.
struct CampoPintado {
  let texto: String
  let ayuda: String
  let cursor: Int?

  /// Pinta la caja, con sus bordes, en una zona de una fila.
  func pintar(en lienzo: inout Lienzo, _ caja: Rectangulo, _ trazo: Trazo, _ recorte: Rectangulo) {
    guard caja.ancho > 0 else { return }
    lienzo.llenar(caja.cortado(por: recorte), trazo)
    lienzo.escribir("▏", x: caja.x, y: caja.y, .tenue, en: recorte)
    lienzo.escribir("▏", x: caja.derecha - 1, y: caja.y, .tenue, en: recorte)
    let dentro = Rectangulo(x: caja.x + 1, y: caja.y, ancho: caja.ancho - 2, alto: 1)
    let limite = dentro.cortado(por: recorte)
    let desde = primeroVisible(dentro.ancho)
    if texto.isEmpty {
      lienzo.escribir(ayuda, x: dentro.x, y: dentro.y, trazo.con(.tenue), en: limite)
    } else {
      let visto = String(texto.dropFirst(desde))
      lienzo.escribir(visto, x: dentro.x, y: dentro.y, trazo, en: limite)
    }
    guard let cursor else { return }
    let x = dentro.x + anchoDe(texto.dropFirst(desde).prefix(max(0, cursor - desde)))
    let celda = Rectangulo(x: x, y: dentro.y, ancho: 1, alto: 1).cortado(por: limite)
    lienzo.repintar(celda) { $0.letra.insert(.invertida) }
  }

  /// El primer carácter que se ve: el texto se desplaza lo justo para que el cursor quepa.
  func primeroVisible(_ ancho: Int) -> Int {
    guard let cursor else { return 0 }
    let caracteres = Array(texto.prefix(cursor))
    var desde = caracteres.count
    var ocupa = 1
    while desde > 0 {
      ocupa += anchoDe(caracteres[desde - 1])
      if ocupa > ancho { break }
      desde -= 1
    }
    return desde
  }
}
