import SwiftUI
import Testing

@Suite("Lo que se escribe en un Mac")
struct ComoEnUnMacTests {
  @Test("Botones: todas las maneras de escribirlos, y todas hacen lo suyo")
  func botones() throws {
    var veces = 0
    let escenario = Escenario {
      Botones(accion: { veces += 1 }, principal: { veces += 10 }, opcional: { veces += 100 })
    }
    #expect(
      escenario.textos == [
        "a", "b", "c", "d", "e", "f", "g", "plus", "h", "i", "j", "k", "l", "m", "n", "o", "p",
        "q", "r", "s", "t", "u", "v", "w",
      ]
    )
    let alAparecer = veces
    for boton in ["a", "b", "d", "e", "i", "j", "k", "o", "t"] { try escenario.pulsar(boton) }
    try escenario.ajustar("q", pasos: 1)
    #expect(veces - alAparecer == 118)
    #expect(escenario.todos.first { $0.texto == "l" }?.papel == "destructive")
    #expect(escenario.elementos[8].papel == "destructive")
    #expect(escenario.elementos[9].papel == "cancel")
  }

  @Test("Un closure corriente cambia el estado de la vista al pulsar")
  func botonesConEstado() async throws {
    let escenario = Escenario { Botones(accion: {}, principal: {}, opcional: nil) }
    escenario.empezarCuenta()
    for boton in ["c", "f", "g", "plus", "h", "l", "m"] { try escenario.pulsar(boton) }
    #expect(escenario.veces(de: Botones.self) == 5)
  }

  @Test("Toggle y Picker")
  func elecciones() throws {
    let escenario = Escenario { Elecciones() }
    try escenario.alternar("c")
    try escenario.elegir("Hechas", en: "e")
    #expect(
      escenario.texto == """
        Toggle "a" = sí
        Toggle "b" = sí
        Toggle "c" = sí
        Toggle "d" = sí
        Picker "e" = "Hechas" de "Todas", "Hechas"
        Picker "f" = ninguna de "x"
        Picker "g" = ninguna de "x"
        Picker "h" = "x" de "x"
        """
    )
  }

  @Test("TextField y SecureField; un valor con formato no acepta lo que no entiende")
  func campos() throws {
    let escenario = Escenario { Campos() }
    try escenario.escribir("Eva", en: "d")
    try escenario.escribir("30", en: "g")
    try escenario.escribir("treinta", en: "g")
    #expect(
      escenario.texto == """
        TextField "a" = "Eva"
        TextField "b" = "Eva"
        TextField "c" = "Eva"
        TextField "d" = "Eva"
        TextField "f" = "Eva"
        TextField "g" = "30"
        SecureField "h" = "•••"
        SecureField "i" = "•••"
        """
    )
    #expect(escenario.elementos[1].pistas == [.init("prompt", "tu nombre")])
  }

  @Test("Stepper, Slider y ProgressView")
  func numeros() throws {
    let escenario = Escenario { Numeros() }
    try escenario.ajustar("c", pasos: 1)
    try escenario.mover("i", a: 2)
    #expect(
      escenario.texto == """
        Stepper "a 3" = 3
        Stepper "b" = 3
        Stepper "c" = 3
        Stepper "d" = 3
        Stepper "e" = 2
        Slider = 2
        Slider = 2
        Slider "f" = 2
        Slider "g" = 5
        Slider "h" = 2
        Slider "i" = 2
        ProgressView
        ProgressView "j"
        ProgressView = 0.3
        ProgressView "k" = 1
        ProgressView "l" = 2
        """
    )
  }

  @Test("DatePicker y LabeledContent")
  func fechas() throws {
    let escenario = Escenario { Fechas() }
    try escenario.ajustar("b", pasos: 1)
    #expect(
      escenario.texto == """
        DatePicker "a" = "1970-01-02 00:00"
        DatePicker "b" = "1970-01-02"
        DatePicker "c" = "1970-01-02 00:00"
        DatePicker "d" = "1970-01-02"
        DatePicker "e" = "1970-01-02"
        DatePicker "f" = "1970-01-02"
        DatePicker "g" = "1970-01-02 00:00"
        HStack (labeled)
          Text "h"
          Text "i"
        HStack (labeled)
          Text "j"
          Text "k"
        """
    )
  }

  @Test("Los modificadores y las vistas de aspecto dejan el árbol como es")
  func aspecto() throws {
    let escenario = Escenario { Aspecto() }
    #expect(
      escenario.textos == [
        "a", "b", "c", "d", "e", "f", "g", "encima", "esquina", "h", "i", "j", "k", "l", "m",
        "3 y más", "50%", "igual", "star", "star", "n", "star", "o", "0", "1", "p", "q", "r",
        "Circle", "RoundedRectangle", "s", "anima",
      ]
    )
    let pistas = escenario.todos.first { $0.texto == "e" }?.pistas.map(\.valor)
    #expect(pistas?.prefix(3) == ["width 10", "width 10, height 10", "height 20"])
    try escenario.pulsar("anima")
    #expect(escenario.todos.first { $0.texto == "l" }?.pistas.last == .init("badge", "4"))
  }

  @Test("Menús y lo que se enseña cuando no hay nada")
  func menus() throws {
    let escenario = Escenario { Menus() }
    for accion in ["a", "b", "c", "otra vez"] {
      try escenario.pulsar(accion)
      #expect(escenario.elementos[2].texto == accion)
    }
    #expect(
      escenario.texto == """
        Menu "uno"
          Button "a"
        Menu "dos"
          Button "b" (destructive)
        Text "otra vez"
        Menu (context)
          Button "c"
        VStack (unavailable)
          Label
            Image "tray"
            Text "vacía"
          Text "añade algo"
        VStack (unavailable)
          Text "sin red"
          Text "espera"
          Button "otra vez"
        """
    )
  }
}
