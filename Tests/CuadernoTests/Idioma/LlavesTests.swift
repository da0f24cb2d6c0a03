import Testing

@testable import Cuaderno

@Suite("Llaves: cuál falta, por la sangría")
struct LlavesTests {
  private func llaves(_ codigo: String) -> Llaves { Llaves(codigo.lineas.map(String.init)) }

  @Test(
    "La que no se cierra es la que abre el bloque del que la siguiente línea ya ha salido",
    arguments: [
      ("struct S {\n  func f() {\n    if a {\n      b()\n  }\n}\n", 3, 5),
      ("class C {\n  var t = 1 {\n    didSet { m = 2 }\n\n  @Otro\n  var m = 0\n}\n", 2, 5),
      ("class A\n{\n  func f()\n  {\n    a()\n\n  func g()\n  {\n  }\n}\n", 4, 7),
      ("func f() {\n  let b = a.map { x in\n    x\n  return b\n}\n", 2, 4),
      ("func f() {\n  switch l {\n  case .a:\n    b()\n\n}\n", 2, 6),
      ("func f(\n  a: Int\n) {\n  b()\nfunc g() {}\n", 3, 5),
      ("\tfunc f() {\n\t\tif a {\n\t\t\tb()\n\t}\n", 2, 4),
    ]
  )
  func sinCerrar(codigo: String, linea: Int, antesDe: Int) {
    let hallada = llaves(codigo).sinCerrar
    #expect(hallada?.linea == linea)
    #expect(hallada?.antesDe == antesDe)
  }

  @Test(
    "Un código bien sangrado no acusa a ninguna",
    arguments: [
      "func f()\n  -> Int {\n  3\n}\nfunc g() {}\n",
      "func f() {\n  if a {\n    b()\n  } else {\n    c()\n  }\n}\n",
      "func f() {\n  switch l {\n  case .a: b()\n  default: c()\n  }\n}\n",
      "let s = \"\"\"\n  {\n\"\"\"\nfunc f() {\n  // {\n  a(\"{\", \"\\(b { \"}\" })\")  /* { */\n}\n",
      "func f() {\n  let r = a(\n    1\n  )\n  b()\n}\n",
      "a\n  .map { x in\n    x\n  }\n  .b()\n",
    ]
  )
  func biensangrado(codigo: String) {
    #expect(llaves(codigo).sinCerrar == nil)
  }

  @Test("Sin sangrías no se adivina") func sinSangrias() {
    #expect(llaves("struct S {\nfunc f() {\nif a {\nb()\n}\n}\n").sinCerrar == nil)
  }

  @Test("La que sobra cierra un bloque de fuera estando más adentro") func deMas() {
    #expect(llaves("struct S {\n  func f() { a() }\n  }\n}\n").deMas == 3)
    #expect(llaves("struct S {\n  func f() {\n    a()\n  }\n}\n").deMas == nil)
  }

  @Test("La que falta al final de una línea que empieza un bloque") func sinAbrir() {
    let func1 = llaves("struct S {\n  func f() -> Int // uno\n    3\n  }\n}\n").sinAbrir
    #expect(func1?.linea == 2)
    #expect(func1?.columna == 18)
    #expect(llaves("if a > 3\n  b()\n}\n").sinAbrir?.linea == 1)
    #expect(llaves("func f(\n  a: Int\n) {\n  b()\n}\n").sinAbrir == nil)
    #expect(llaves("func f()\n  -> Int {\n  3\n}\n").sinAbrir == nil)
  }

  @Test("Una línea cualquiera que tenía que abrir un bloque, y una llave sin pareja en la suya")
  func otrasSinAbrir() {
    let codigo = "class C {\n  var t = 1\n    didSet { a() }\n  }\n}\n"
    #expect(llaves(codigo).sinAbrir?.linea == 2)
    #expect(llaves("func f() {\n  let b =\n    3\n  a(\n    1\n  )\n}\n").sinAbrir == nil)
    #expect(llaves("func f() {\n  let b = _ = c }\n}\n").sinPareja?.linea == 2)
    #expect(llaves("func f() {\n  if a { b() } else { c() }\n}\n").sinPareja == nil)
  }

  @Test("Un paréntesis dice qué llave falta dentro de él") func dentroDeParentesis() {
    let hallada = llaves("f(\n  a: { 1,\n    b: 2\n)\n").sinCerrar
    #expect(hallada?.linea == 2)
    #expect(hallada?.delanteDe == ")")
  }

  @Test("El paréntesis que sigue abierto al llegar a un punto") func abierto() {
    let codigo = llaves("func f() {\n  let a = b(\n  c()\n}\n")
    let punto = Lugar(fichero: "A.swift", linea: 4, columna: 1)
    #expect(codigo.abierto(en: punto)?.linea == 2)
    #expect(codigo.abierto(en: Lugar(fichero: "A.swift", linea: 2, columna: 3)) == nil)
  }
}
