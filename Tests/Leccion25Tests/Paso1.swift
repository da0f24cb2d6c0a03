import SwiftUI
import Testing

@testable import Leccion25

@MainActor
@Suite("Paso 1 · Que cambie el argumento, no la vista")
struct Paso1 {
  @Test("Cambiar el tamaño de la letra no pierde la página")
  func laLetraNoPierdeLaPagina() throws {
    let escenario = Escenario { AtrilView(libro: Libro(id: 31, titulo: "Niebla")) }
    for _ in 1...3 { try escenario.pulsar("Pasar página") }
    let antes = pagina(escenario)
    try escenario.alternar("Letra grande")
    let grande = pagina(escenario)
    try escenario.pulsar("Pasar página")
    try escenario.alternar("Letra grande")
    let paginas = [antes, grande, pagina(escenario)]
    #expect(paginas == [4, 4, 5], porQueSePierde("la letra grande", paginas))
  }

  @Test("Bajar y subir la luz no pierde la página")
  func laLuzNoPierdeLaPagina() throws {
    let escenario = Escenario { AtrilView(libro: Libro(id: 32, titulo: "Nada")) }
    for _ in 1...5 { try escenario.pulsar("Pasar página") }
    let antes = pagina(escenario)
    try escenario.alternar("Luz baja")
    let baja = pagina(escenario)
    try escenario.pulsar("Pasar página")
    try escenario.alternar("Luz baja")
    let paginas = [antes, baja, pagina(escenario)]
    #expect(paginas == [6, 6, 7], porQueSePierde("la luz baja", paginas))
  }

  @Test("La letra y la luz se siguen viendo, cada una por su lado")
  func laLetraYLaLuzSeVen() throws {
    let escenario = Escenario { AtrilView(libro: Libro(id: 33, titulo: "Emma")) }
    var aspectos = [aspecto(escenario)]
    for interruptor in ["Letra grande", "Luz baja", "Letra grande"] {
      try escenario.alternar(interruptor)
      aspectos.append(aspecto(escenario))
    }
    #expect(
      aspectos == ["body a 1", "title a 1", "title a 0.5", "body a 0.5"],
      aspectos == Array(repeating: aspectos[0], count: 4)
        ? "Se tocaron los dos interruptores y el libro se ve igual: \(aspectos[0])."
        : """
        Se pidió letra grande, luz baja y otra vez letra normal. \
        El libro se vio así: \(aspectos.joined(separator: ", ")).
        """
    )
  }

  @Test("El lector del atril es uno solo, con cualquier letra y con cualquier luz")
  func elLectorEsUnoSolo() throws {
    let escenario = Escenario { AtrilView(libro: Libro(id: 34, titulo: "Nada")) }
    for interruptor in ["Letra grande", "Luz baja", "Luz baja", "Letra grande"] {
      try escenario.alternar(interruptor)
    }
    let lectores = escenario.sucesos.count { $0 == .entra("LectorView") }
    #expect(
      lectores == 1,
      lectores > 1
        ? """
        Se tocaron cuatro veces los interruptores y ya han entrado en pantalla \(lectores) lectores: \
        para SwiftUI no era siempre la misma vista.
        """
        : "No ha entrado en pantalla ningún `LectorView`: ¿quién enseña el libro?"
    )
  }
}

/// La página que se lee en la pantalla, o 0 si no se lee ninguna.
@MainActor
private func pagina(_ escenario: Escenario) -> Int {
  let linea = escenario.textos.first { $0.contains(", página ") } ?? ""
  return linea.split(separator: " ").last.flatMap { Int($0) } ?? 0
}

/// La letra y la opacidad con las que se ve el libro; manda el modificador más cercano a él.
@MainActor
private func aspecto(_ escenario: Escenario) -> String {
  var pistas: [Elemento.Pista] = []
  func buscar(_ elementos: [Elemento], _ deFuera: [Elemento.Pista]) {
    for elemento in elementos {
      let suyas = elemento.pistas + deFuera
      if elemento.texto.contains(", página ") { pistas = suyas }
      buscar(elemento.hijos, suyas)
    }
  }
  buscar(escenario.elementos, [])
  let letra = pistas.first { $0.nombre == "font" && !$0.valor.isEmpty }?.valor ?? "body"
  let luces = pistas.filter { $0.nombre == "opacity" && $0.valor != "1" }.map(\.valor)
  return "\(letra) a \(luces.isEmpty ? "1" : luces.joined(separator: " y "))"
}

/// Las páginas leídas: antes de tocar el interruptor, con él y, pasada una más, sin él.
private func porQueSePierde(_ que: String, _ paginas: [Int]) -> Comment {
  paginas[0] > 1 && paginas[1] == 1
    ? """
    Se iba por la página \(paginas[0]), se puso \(que) y el libro volvió a la 1: \
    el marcapáginas ya no es el mismo. ¿Sigue siendo la misma vista?
    """
    : """
    Se puso \(que), se pasó una página y se quitó. \
    Páginas antes, con ella y al final: \(paginas).
    """
}
