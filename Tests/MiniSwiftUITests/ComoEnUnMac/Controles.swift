import SwiftUI

enum Cuales: String, CaseIterable, Identifiable {
  case todas, hechas
  var id: Self { self }
}

struct Elecciones: View {
  @State private var si = false
  @State private var filtro = Cuales.todas

  var body: some View {
    Toggle("a", isOn: $si)
    Toggle(isOn: $si) { Text("b") }
    Toggle("c", systemImage: "star", isOn: $si)
    Toggle("d", isOn: $si).toggleStyle(.switch)
    Picker("e", selection: $filtro) {
      ForEach(Cuales.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
    .pickerStyle(.segmented)
    Picker(selection: $filtro) {
      Text("x").tag(Cuales.todas)
    } label: {
      Text("f")
    }
    Picker(selection: $filtro, label: Text("g")) { Text("x").tag(Cuales.todas) }
    Picker("h", systemImage: "star", selection: $filtro) { Text("x").tag(Cuales.hechas) }
  }
}

struct Campos: View {
  @State private var nombre = "Ana"
  @State private var edad = 7

  var body: some View {
    TextField("a", text: $nombre).textFieldStyle(.roundedBorder)
    TextField("b", text: $nombre, prompt: Text("tu nombre"))
    TextField("c", text: $nombre, axis: .vertical).lineLimit(2...4)
    TextField(text: $nombre) { Text("d") }
    TextField(text: $nombre, prompt: Text("e")) { Text("f") }
    TextField("g", value: $edad, format: .number)
    SecureField("h", text: $nombre)
    SecureField("i", text: $nombre, prompt: Text("j"))
      .autocorrectionDisabled()
      .submitLabel(.next)
  }
}

struct Numeros: View {
  @State private var n = 1
  @State private var x = 0.5
  @State private var f: Float = 5
  @State private var editando = false

  var body: some View {
    Stepper("a \(n)", value: $n)
    Stepper("b", value: $n, in: 0...9)
    Stepper("c", value: $n, in: 0...9, step: 2)
    Stepper(value: $n, in: 0...9, step: 2) { Text("d") }
    Stepper(value: $x) { Text("e") }
    Slider(value: $x)
    Slider(value: $x, in: 0...10, step: 1)
    Slider(value: $x, in: 0...10, step: 1) { Text("f") }
    Slider(value: $f, in: 0...10) { Text("g") }
    Slider(value: $x, in: 0...10) {
      Text("h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    Slider(value: $x, in: 0...10) {
      Text("i")
    } onEditingChanged: {
      editando = $0
    }
    ProgressView()
    ProgressView("j")
    ProgressView(value: 3, total: 10)
    ProgressView("k", value: x, total: 2)
    ProgressView(value: x) { Text("l") }.progressViewStyle(.linear)
  }
}

struct Fechas: View {
  @State private var dia = Date(timeIntervalSince1970: 0)

  var body: some View {
    DatePicker("a", selection: $dia)
    DatePicker("b", selection: $dia, displayedComponents: .date)
    DatePicker("c", selection: $dia, displayedComponents: [.date, .hourAndMinute])
    DatePicker("d", selection: $dia, in: Date.distantPast..., displayedComponents: .date)
    DatePicker("e", selection: $dia, in: ...Date.now, displayedComponents: .date)
    DatePicker(selection: $dia, displayedComponents: .date) { Text("f") }
    DatePicker(selection: $dia, in: ...Date.now) { Text("g") }.datePickerStyle(.compact)
    LabeledContent("h", value: "i")
    LabeledContent("j") { Text("k") }
  }
}
