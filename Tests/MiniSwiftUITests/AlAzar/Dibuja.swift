import SwiftUI

/// Dibuja una forma; cada nivel es una vista, con sus propias lecturas.
struct Dibuja: View {
  let forma: Forma
  let mundo: Mundo

  var body: some View {
    switch forma {
    case .hoja(let hoja, let cual): HojaAlAzar(hoja: hoja, cual: cual, mundo: mundo)
    case .contenedor(let contenedor, let formas): contenido(contenedor, formas)
    case .filas(let cual, let forma):
      List(0..<mundo.casillas[cual].numero, id: \.self) { _ in hija(forma) }
    case .porId(let forma):
      ForEach(mundo.orden.ids, id: \.self) { id in
        ConNacimiento(id: id)
        hija(forma)
      }
    case .condicion(let cual, let una, let otra):
      if mundo.casillas[cual].numero.isMultiple(of: 2) { hija(una) } else { hija(otra) }
    case .segun(let cual, let una, let otra, let tercera):
      switch mundo.casillas[cual].nombre {
      case "a": hija(una)
      case "b": hija(otra)
      default: hija(tercera)
      }
    case .opcional(let cual, let forma):
      if mundo.casillas[cual].nombre != "" { hija(forma) }
    case .cambia(let cual, let forma):
      mundo.casillas[cual].numero > 1 ? AnyView(hija(forma)) : AnyView(VStack { hija(forma) })
    case .rodea(let rodeo, let cual, let forma): rodeada(rodeo, cual, hija(forma))
    }
  }

  private func hija(_ forma: Forma) -> Hija { Hija(forma: forma, mundo: mundo) }

  @ViewBuilder
  private func contenido(_ contenedor: Forma.Contenedor, _ formas: [Forma]) -> some View {
    let hijas = ForEach(formas.indices, id: \.self) { hija(formas[$0]) }
    switch contenedor {
    case .columna: VStack { hijas }
    case .fila: HStack { hijas }
    case .capas: ZStack { hijas }
    case .lista: List { hijas }
    case .formulario: Form { hijas }
    case .seccion: Section("cabecera") { hijas }
    case .desplazable: ScrollView { hijas }
    case .grupo: Group { hijas }
    case .navegacion: NavigationStack { hijas }
    case .perezosa: LazyVStack { hijas }
    }
  }

  @ViewBuilder
  private func rodeada(_ rodeo: Forma.Rodeo, _ cual: Int, _ vista: Hija) -> some View {
    let casilla = mundo.casillas[cual]
    switch rodeo {
    case .identidad: vista.id(casilla.nombre)
    case .entorno: vista.environment(\.paso, casilla.numero)
    case .apagado: vista.disabled(casilla.numero > 1)
    case .hoja: Text("h").sheet(isPresented: .constant(casilla.numero > 1)) { vista }
    case .hojaDeElemento:
      Text("h").sheet(item: .constant(Elemento(id: casilla.numero))) { elemento in
        Text("de \(elemento.id)")
        vista
      }
    case .alerta:
      vista.alert("a", isPresented: .constant(casilla.numero > 1)) { Button(casilla.nombre) {} }
    case .barra: vista.toolbar { ToolbarItem { Text(casilla.nombre) } }
    case .encima: vista.overlay { Text(casilla.nombre) }
    case .modificador: vista.modifier(Marco(casilla: casilla))
    case .objeto: vista.environmentObject(mundo.deAntes[casilla.numero])
    case .observable: vista.environment(mundo.casillas[casilla.numero])
    case .pantalla:
      NavigationStack {
        Text("raíz").navigationDestination(isPresented: .constant(casilla.numero > 1)) { vista }
      }
    }
  }

  private struct Elemento: Identifiable {
    let id: Int
  }
}

/// Una forma dentro de otra, sin su tipo.
struct Hija: View {
  let forma: Forma
  let mundo: Mundo
  var body: some View { AnyView(Dibuja(forma: forma, mundo: mundo)) }
}

/// Recuerda con qué identificador nació: tiene que ser siempre el suyo.
private struct ConNacimiento: View {
  let id: Int
  @State private var nacida: Int

  init(id: Int) {
    self.id = id
    _nacida = State(initialValue: id)
  }

  var body: some View { Text("\(id)=\(nacida)") }
}

private struct Marco: ViewModifier {
  let casilla: Casilla
  func body(content: Content) -> some View {
    Text("marco \(casilla.numero)")
    content
  }
}
