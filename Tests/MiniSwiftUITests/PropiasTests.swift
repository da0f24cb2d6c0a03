import SwiftUI
import Testing

/// Un property wrapper propio con estado y entorno dentro.
@propertyWrapper
private struct Limitado: DynamicProperty {
  @State private var guardado: Int
  @Environment(\.isEnabled) private var activo
  private(set) var puestasAlDia = 0
  let maximo: Int

  init(wrappedValue: Int, maximo: Int) {
    _guardado = State(initialValue: wrappedValue)
    self.maximo = maximo
  }

  var wrappedValue: Int {
    get { activo ? guardado : -1 }
    nonmutating set { guardado = min(newValue, maximo) }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func update() { puestasAlDia += 1 }
}

private struct ConLimite: View {
  @Limitado(maximo: 2) private var tazas = 0

  var body: some View {
    Button("van \(tazas) (\(_tazas.puestasAlDia))") { tazas += 1 }
    Stepper("paso", value: $tazas)
  }
}

private struct Plegable: ViewModifier {
  let titulo: String
  @State private var abierta = false

  func body(content: Content) -> some View {
    Button(titulo) { abierta.toggle() }
    if abierta { content }
  }
}

extension View {
  fileprivate func plegable(_ titulo: String) -> some View { modifier(Plegable(titulo: titulo)) }
}

private struct Tarjeta<Contenido: View>: View {
  let contenido: Contenido

  init(@ViewBuilder contenido: () -> Contenido) { self.contenido = contenido() }

  var body: some View { VStack { contenido } }
}

private struct Renglon: Identifiable, Equatable {
  let id: Int
  var texto: String
}

private struct Enlazada: View {
  @State private var renglones = [Renglon(id: 1, texto: "a"), Renglon(id: 2, texto: "b")]

  var body: some View {
    ForEach($renglones) { $renglon in TextField("r\(renglon.id)", text: $renglon.texto) }
    ForEach($renglones, id: \.id) { renglon in Toggle("t", isOn: .constant(renglon.id == 1)) }
    ForEach(renglones) { Text($0.texto) }
    ForEach(Array(renglones.enumerated()), id: \.element.id) { Text("\($0)-\($1.texto)") }
  }
}

@Suite("Piezas propias: DynamicProperty, ViewModifier, contenedores y constructor de vistas")
struct PropiasTests {
  @Test("Un DynamicProperty propio guarda su estado y se pone al día antes de cada body")
  func dynamicProperty() throws {
    let escenario = Escenario { ConLimite() }
    #expect(escenario.seVe("van 0 (1)"))
    try escenario.pulsar("van 0 (1)")
    try escenario.ajustar("paso", pasos: 5)
    #expect(escenario.textos.contains { $0.hasPrefix("van 2 (") })
    #expect(Escenario { ConLimite().disabled(true) }.textos[0].hasPrefix("van -1"))
  }

  @Test("Un ViewModifier con estado propio; el contenido se pone al día")
  func modificador() throws {
    var texto = "uno"
    let escenario = Escenario { Text(texto).plegable("más") }
    #expect(escenario.textos == ["más"])
    try escenario.pulsar("más")
    #expect(escenario.textos == ["más", "uno"])
    texto = "dos"
    escenario.redibujar()
    #expect(escenario.textos == ["más", "dos"])
  }

  @Test("Un contenedor propio recibe cualquier número de vistas")
  func contenedor() {
    let escenario = Escenario {
      Tarjeta {
        Text("1")
        Text("2")
        Group {
          Text("3")
          Text("4")
        }
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        if #available(macOS 15, *) { Text("12") }
      }
    }
    #expect(escenario.textos == (1...12).map(String.init))
  }

  @Test("ForEach de una colección enlazada escribe en su elemento")
  func enlazada() throws {
    let escenario = Escenario { Enlazada() }
    try escenario.escribir("z", en: "r2")
    #expect(escenario.textos == ["r1", "r2", "t", "t", "a", "z", "0-a", "1-z"])
  }

  @Test("Sin vistas, con una, con let y con opcional")
  func constructor() {
    #expect(Escenario {}.texto == "")
    #expect(Escenario { EmptyView() }.texto == "")
    let nombre: String? = "Eva"
    let escenario = Escenario {
      let saludo = "hola"
      Text(saludo)
      if let nombre { Text(nombre) }
    }
    #expect(escenario.textos == ["hola", "Eva"])
  }
}
