// falla: corregirNoPierdeLaPagina, losGemelosNoSeConfunden
// dice: ¿en qué se distinguen los dos
import SwiftUI

/// Un libro. Viene hecho.
struct Libro: Identifiable, Hashable {
  /// El número de registro: cada ejemplar tiene el suyo, y no cambia nunca.
  let id: Int
  /// El título: se puede corregir, y hay libros que se titulan igual.
  var titulo: String
}

/// Un marcapáginas: recuerda por dónde va la lectura. Viene hecho.
@Observable
final class Marcapaginas {
  /// La página por la que va.
  private(set) var pagina = 1

  /// Pasa una página.
  func pasar() {
    pagina += 1
  }
}

/// Un libro abierto, con su marcapáginas. Viene hecho.
struct LectorView: View {
  let libro: Libro
  @State private var marca = Marcapaginas()

  var body: some View {
    HStack {
      Text("\(libro.titulo), página \(marca.pagina)")
      Button("Pasar página") { marca.pasar() }
    }
  }
}

/// El atril: un libro abierto, con letra grande y con luz baja si se quiere.
struct AtrilView: View {
  let libro: Libro
  @State private var letraGrande = false
  @State private var luzBaja = false

  var body: some View {
    VStack {
      LectorView(libro: libro)
        .font(letraGrande ? .title : .body)
        .atenuada(luzBaja)
      Toggle("Letra grande", isOn: $letraGrande)
      Toggle("Luz baja", isOn: $luzBaja)
    }
  }
}

extension View {
  /// La vista a media luz, o como estaba.
  func atenuada(_ si: Bool) -> some View {
    opacity(si ? 0.5 : 1)
  }
}

/// La ficha de un libro: su título, en un campo donde se corrige. Viene hecha.
struct FichaView: View {
  let libro: Libro
  @State private var borrador: String

  init(libro: Libro) {
    self.libro = libro
    _borrador = State(wrappedValue: libro.titulo)
  }

  var body: some View {
    VStack {
      Text("Ficha número \(libro.id)")
      TextField("Título", text: $borrador)
    }
  }
}

/// El mostrador: la ficha del libro que le dan y las visitas del día.
struct MostradorView: View {
  let libro: Libro
  @State private var visitas = 0

  var body: some View {
    VStack {
      FichaView(libro: libro)
        .id(libro.id)
      Text("Visitas: \(visitas)")
      Button("Llega alguien") { visitas += 1 }
    }
  }
}

/// El estante: los libros que le dan, abiertos y en su orden.
struct EstanteView: View {
  let libros: [Libro]

  var body: some View {
    VStack {
      ForEach(libros, id: \.titulo) { libro in
        LectorView(libro: libro)
      }
    }
  }
}

/// La biblioteca entera, para verla en vivo. Viene hecha.
struct BibliotecaView: View {
  @State private var libros = [
    Libro(id: 1, titulo: "Emma"), Libro(id: 2, titulo: "Nada"), Libro(id: 3, titulo: "Emma"),
  ]
  @State private var numero = 1

  var body: some View {
    VStack {
      AtrilView(libro: Libro(id: 0, titulo: "Platero y yo"))
      Divider()
      MostradorView(libro: libros.first { $0.id == numero } ?? libros[0])
      Button("Otra ficha") { numero = numero % libros.count + 1 }
      Divider()
      EstanteView(libros: libros)
      Button("Llega un libro") {
        libros.insert(Libro(id: libros.count + 1, titulo: "Niebla"), at: 0)
      }
    }
  }
}

#Preview {
  BibliotecaView()
}
