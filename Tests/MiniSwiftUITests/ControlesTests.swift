import Foundation
import SwiftUI
import Testing

private enum Tamano: String, CaseIterable, Identifiable {
  case corto, largo
  var id: Self { self }
}

private struct Controles: View {
  @State private var sonido = false
  @State private var tamano = Tamano.corto
  @State private var azucar: Int? = 1
  @State private var nombre = ""
  @State private var tazas = 1
  @State private var volumen = 0.5
  @State private var dia = Date(timeIntervalSince1970: 0)
  @State private var enviado = ""

  var body: some View {
    Form {
      Section("Ajustes") {
        Toggle("Sonido", isOn: $sonido)
        Picker("Tamaño", selection: $tamano) {
          ForEach(Tamano.allCases) { Text($0.rawValue) }
        }
        Picker("Azúcar", selection: $azucar) {
          Text("Sin").tag(Int?.none)
          Text("Una").tag(Int?.some(1))
          Text("Dos").tag(Int?.some(2))
        }
        .pickerStyle(.menu)
      }
      TextField("Nombre", text: $nombre)
        .onSubmit { enviado = nombre }
      SecureField("Clave", text: .constant("abc"))
      Stepper("Tazas: \(tazas)", value: $tazas, in: 0...3)
      Slider(value: $volumen, in: 0...1) { Text("Volumen") }
      DatePicker("Día", selection: $dia, displayedComponents: .date)
      ProgressView("Leche", value: 0.25)
      Button("Borrar", role: .destructive) { nombre = "" }
      if !enviado.isEmpty { Text("enviado \(enviado)") }
    }
  }
}

@Suite("Los controles")
struct ControlesTests {
  @Test("Así se ven")
  func texto() {
    #expect(
      Escenario { Controles() }.texto == """
        Form
          Section
            Text "Ajustes" (header)
            Toggle "Sonido" = no
            Picker "Tamaño" = "corto" de "corto", "largo"
            Picker "Azúcar" = "Una" de "Sin", "Una", "Dos"
          TextField "Nombre" = ""
          SecureField "Clave" = "•••"
          Stepper "Tazas: 1" = 1
          Slider "Volumen" = 0.5
          DatePicker "Día" = "1970-01-01"
          ProgressView "Leche" = 0.25
          Button "Borrar" (destructive)
        """
    )
  }

  @Test("Y así se usan")
  func uso() throws {
    let escenario = Escenario { Controles() }
    try escenario.alternar("Sonido")
    try escenario.elegir("largo", en: "Tamaño")
    try escenario.elegir("Sin", en: "Azúcar")
    try escenario.escribir("Eva", en: "Nombre", enviar: true)
    try escenario.ajustar("Tazas: 1", pasos: 1)
    try escenario.ajustar("Tazas: 2", pasos: -1)
    try escenario.mover("Volumen", a: 3)
    try escenario.ajustar("Día", pasos: 31)
    let texto = escenario.texto
    for linea in [
      "Toggle \"Sonido\" = sí", "= \"largo\" de", "= \"Sin\" de", "TextField \"Nombre\" = \"Eva\"",
      "Stepper \"Tazas: 1\" = 1", "Slider \"Volumen\" = 1", "\"1970-02-01\"", "\"enviado Eva\"",
    ] {
      #expect(texto.contains(linea))
    }
    try escenario.pulsar("Borrar")
    #expect(escenario.texto.contains("TextField \"Nombre\" = \"\""))
  }

  @Test("Stepper no se sale de sus límites")
  func limites() throws {
    let escenario = Escenario { Controles() }
    for _ in 0..<5 {
      let etiqueta = try #require(escenario.textos.first { $0.hasPrefix("Tazas") })
      try escenario.ajustar(etiqueta, pasos: 1)
    }
    #expect(escenario.seVe("Tazas: 3"))
  }

  @Test("Un .tag de otro tipo no es ninguna opción")
  func tagDeOtroTipo() throws {
    let escenario = Escenario {
      Picker("Uno", selection: .constant("a")) { Text("A").tag(1) }
    }
    #expect(escenario.texto == "Picker \"Uno\" = ninguna de \"A\"")
  }

  @Test("Los textos: interpolación, formato, suma y estilo")
  func textos() {
    let escenario = Escenario {
      Text("son \(2 + 1) y \(3.14159, specifier: "%.2f")")
      Text("a") + Text("b").bold()
      Text(verbatim: "*tal cual*")
      Text("título").font(.title)
    }
    #expect(escenario.textos == ["son 3 y 3.14", "ab", "*tal cual*", "título"])
    #expect(escenario.elementos.last?.pistas == [.init("font", "title")])
  }

  @Test("Los modificadores visuales quedan como pistas, de dentro afuera")
  func pistas() {
    let escenario = Escenario {
      Button("x") {}.padding().tint(.red).frame(maxWidth: .infinity).buttonStyle(.bordered)
    }
    #expect(
      escenario.elementos[0].pistas == [
        .init("padding"), .init("tint", "red"), .init("frame", "maxWidth inf"),
        .init("buttonStyle", "bordered"),
      ]
    )
  }
}
