import Testing

@testable import Cuaderno

@Suite("Parecidos: «¿Querías decir…?»")
struct ParecidosTests {
  private func querias(
    _ id: String,
    _ argumentos: [String],
    en codigo: String = "",
    lugar: Lugar? = nil
  ) -> String? {
    var d = Diagnostico(gravedad: .error, id: id, mensaje: "")
    d.argumentos = argumentos
    d.lugar = lugar
    return Parecidos.de(d, ["A.swift": codigo.lineas.map(String.init)])
  }

  @Test(
    "Un atributo mal escrito",
    arguments: [
      ("observationIgnored", "ObservationIgnored"), ("observable", "Observable"),
      ("Observabel", "Observable"), ("mainactor", "MainActor"), ("Publised", "Published"),
      ("state", "State"), ("bindng", "Binding"), ("discardableresult", "discardableResult"),
      ("escapin", "escaping"), ("Limitte", "Limite"),
    ]
  )
  func atributos(escrito: String, querido: String) {
    #expect(querias("unknown_attr_name", [escrito], en: "struct Limite {}") == querido)
  }

  @Test(
    "Un nombre mal escrito se busca en el código, sin comentarios ni cadenas",
    arguments: [
      ("cantdiad", "func f(cantidad: Int) { cantdiad }", "cantidad"),
      ("suma", "// sumas\nlet s = \"sumar\"; suma()", nil),
      ("indcie", "let indice = 3; indcie", "indice"),
      ("null", "", "nil"), ("this", "", "self"), ("println", "", "print"), ("True", "", "true"),
    ]
  )
  func valores(escrito: String, codigo: String, querido: String?) {
    #expect(querias("cannot_find_in_scope", [escrito], en: codigo) == querido)
  }

  @Test("Un miembro, un caso y un tipo") func otrosNombres() {
    let codigo = "class Lista { var suscriptores = 0; func length() {} }\nenum Color { case rojo }"
    let miembro = "could_not_find_value_member"
    #expect(querias(miembro, ["Lista", "suscriptoers"], en: codigo) == "suscriptores")
    #expect(querias(miembro, ["Lista?", "suscriptoers"], en: codigo) == "suscriptores")
    #expect(querias("could_not_find_type_member", ["Color", "roojo"], en: codigo) == "rojo")
    #expect(querias("cannot_find_type_in_scope", ["Colr"], en: codigo) == "Color")
    #expect(querias("cannot_find_type_in_scope", ["boolean"]) == "Bool")
    #expect(querias("sema_no_import", ["Observaton"]) == "Observation")
    #expect(querias("macro_undefined", ["expct"]) == "expect")
  }

  @Test("Los modificadores, en cualquier tipo que no sea del estudiante") func modificadores() {
    let miembro = "could_not_find_value_member"
    #expect(querias(miembro, ["VStack<TupleView<Text>>", "onAppeer"]) == "onAppear")
    #expect(querias(miembro, ["Text", "disable"], en: "Text(1).disable(true)") == "disabled")
    #expect(querias(miembro, ["Caja<Int>", "onAppeer"], en: "struct Caja<T> {}") == nil)
  }

  @Test("`newValue` y `oldValue`, solo donde los hay") func observadores() {
    let falta = "cannot_find_in_scope"
    let cuerpo = "var b: some View {\n  f(rawValue)\n}"
    #expect(querias(falta, ["rawValue"], en: cuerpo, lugar: en(2)) == nil)
    let observa = "var n = 1 {\n  didSet {\n    f(oldvalue)\n  }\n}"
    #expect(querias(falta, ["oldvalue"], en: observa, lugar: en(3)) == "oldValue")
  }

  @Test("Con SwiftUI basta, si otro error lo pide") func conSwiftUI() {
    func atributo(_ nombre: String) -> Diagnostico {
      var d = Diagnostico(gravedad: .error, id: "unknown_attr_name", mensaje: "")
      d.argumentos = [nombre]
      return d
    }
    let observable = atributo("Observable")
    #expect(Parecidos.modulo(observable, [:], entre: [observable]) == "Observation")
    let conState = [observable, atributo("State")]
    #expect(Parecidos.modulo(observable, [:], entre: conState) == "SwiftUI")
  }

  private func en(_ linea: Int) -> Lugar { Lugar(fichero: "A.swift", linea: linea, columna: 5) }

  @Test("Lo de la biblioteca solo se ofrece en los tipos de la biblioteca") func biblioteca() {
    let codigo = "struct Lista { var n = 0 }"
    #expect(querias("could_not_find_value_member", ["[Int]", "length"], en: codigo) == "count")
    #expect(querias("could_not_find_value_member", ["Lista", "length"], en: codigo) == nil)
    #expect(querias("could_not_find_value_member", ["Lista", "isEmpti"], en: codigo) == nil)
  }

  @Test(
    "Una palabra clave mal escrita, delante de donde el compilador se pierde",
    arguments: [
      ("retrun 3", 7, "return"), ("gaurd let o", 6, "guard"), ("Func f", 5, "func"),
      ("print 3", 6, nil), ("saludar otro", 8, nil),
    ]
  )
  func palabrasClave(linea: String, columna: Int, querida: String?) {
    let lugar = Lugar(fichero: "A.swift", linea: 1, columna: columna)
    #expect(querias("statement_same_line_without_semi", [], en: linea, lugar: lugar) == querida)
  }

  @Test("Un nombre bien escrito que está en otro módulo: falta importarlo") func modulos() {
    func falta(_ nombre: String, _ codigo: String) -> String? {
      var d = Diagnostico(gravedad: .error, id: "unknown_attr_name", mensaje: "")
      d.argumentos = [nombre]
      return Parecidos.modulo(d, ["A.swift": codigo.lineas.map(String.init)])
    }
    #expect(falta("Published", "import Observation") == "Combine")
    #expect(falta("Published", "public import Combine") == nil)
    #expect(falta("Publised", "") == nil)
    #expect(querias("unknown_attr_name", ["State"]) == nil)
    #expect(querias("cannot_find_in_scope", ["Date"]) == nil)
    #expect(querias("sema_no_import", ["SwiftUI"]) == nil)
  }

  @Test("Entre dos nombres igual de cerca, el que más se usa") func frecuencia() {
    let codigo = "struct Contador {}\nlet a = Contador()\nlet b = Conatdor()"
    #expect(querias("cannot_find_in_scope", ["Contdor"], en: codigo) == "Contador")
    #expect(querias("cannot_find_in_scope", ["=+"]) == "+=")
  }

  @Test("Delante de otro nombre, una palabra clave") func delante() {
    let lugar = Lugar(fichero: "A.swift", linea: 1, columna: 1)
    #expect(querias("cannot_find_in_scope", ["calss"], en: "calss A {", lugar: lugar) == "class")
    #expect(querias("cannot_find_in_scope", ["valor"], en: "valor - 1; var a", lugar: lugar) == nil)
  }
}
