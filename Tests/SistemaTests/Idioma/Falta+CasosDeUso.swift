extension Falta {
  static let llamadas: [Falta] = [
    .miembro(
      "propiedad en vez de función",
      "var sumar = 3",
      "caja.sumar(3)",
      "`sumar` es un valor de tipo `Int` y este paso lo llama como a una función: decláralo con `func`."
    ),
    .miembro(
      "función en vez de propiedad",
      "func total() -> Int { 3 }",
      "#expect(caja.total == 3)",
      "`total` es una función y este paso la lee como un valor: hazla una propiedad."
    ),
    .miembro(
      "etiqueta de más",
      "func sumar(n: Int) {}",
      "caja.sumar(3)",
      "Este paso llama a `sumar` sin la etiqueta `n:`: pon `_` delante de ese parámetro."
    ),
    .miembro(
      "etiqueta de menos",
      "func sumar(_ n: Int) {}",
      "caja.sumar(n: 3)",
      "Este paso llama a `sumar` con la etiqueta `n:`, y tu código no la lleva."
    ),
    .miembro(
      "otra etiqueta",
      "func sumar(m: Int) {}",
      "caja.sumar(n: 3)",
      "Este paso llama a `sumar` con `n:` y tu código dice `m:`."
    ),
    .miembro(
      "parámetro de más",
      "func sumar(_ n: Int, _ m: Int) {}",
      "caja.sumar(3)",
      "`sumar` pide un parámetro más, el número 2, y este paso no se lo da: quítalo o dale un valor por defecto."
    ),
    .miembro(
      "parámetro con etiqueta de más",
      "func sumar(_ n: Int, veces: Int) {}",
      "caja.sumar(3)",
      "`sumar(_:veces:)` pide `veces` y este paso no se lo da: quítalo o dale un valor por defecto."
    ),
    .miembro(
      "parámetro de menos",
      "func sumar() {}",
      "caja.sumar(3)",
      "Este paso da a `sumar` un argumento que tu código no pide."
    ),
    .miembro(
      "parámetro de otro tipo",
      "func sumar(_ n: String) {}",
      "caja.sumar(3)",
      "`sumar` espera `String` y este paso le da `Int`."
    ),
    .miembro(
      "no devuelve nada",
      "func total() {}",
      "#expect(caja.total() == 3)",
      "`total` no devuelve nada y este paso espera un `Int`."
    ),
    .fichero(
      "init con parámetros",
      "final class Caja { init(n: Int) {} }",
      "_ = Caja()",
      "El `init` de `Caja` pide `n` y este paso no se lo da: quítalo o dale un valor por defecto."
    ),
    .fichero(
      "init sin parámetros",
      "final class Caja { init() {} }",
      "_ = Caja(total: 3)",
      "Este paso da a `Caja` un argumento que tu código no pide."
    ),
    .fichero(
      "es un protocolo",
      "protocol Caja {}",
      "_ = Caja()",
      "`Caja` es un protocolo y este paso crea uno: haz que sea una clase o un struct con `init`."
    ),
  ]

  static let tipos: [Falta] = [
    .miembro(
      "otro tipo al comparar",
      "var total = \"3\"",
      "#expect(caja.total == 3)",
      "`total` es de tipo `String` y este paso espera `Int`."
    ),
    .miembro(
      "otro tipo al asignar",
      "var total = \"3\"",
      "caja.total = 3",
      "`total` es de tipo `String` y este paso le da un `Int`."
    ),
    .miembro(
      "otro tipo al leer",
      "var total = \"3\"",
      "let n: Int = caja.total; _ = n",
      "`total` es de tipo `String` y este paso espera `Int`."
    ),
    .miembro(
      "opcional",
      "var total: Int? = 3",
      "let n: Int = caja.total; _ = n",
      "`total` es de tipo `Int?` y este paso espera `Int`."
    ),
    .fichero(
      "init que puede fallar",
      "final class Caja { var total = 0; init?() {} }",
      "let caja = Caja(); #expect(caja.total == 3)",
      "Tu código da un opcional, `Caja?`, donde este paso espera un `Caja`."
    ),
    .fichero(
      "no cumple un protocolo",
      "struct Caja {}",
      "let c: any Equatable = Caja(); _ = c",
      "`Caja` no cumple `Equatable`, y este paso lo necesita."
    ),
    .fichero(
      "no se puede comparar",
      "final class Caja {}",
      "#expect(Caja() == Caja())",
      "`Caja` no se puede comparar con `==`, y este paso lo hace."
    ),
  ]

  static let efectos: [Falta] = [
    .miembro(
      "async en una expectativa",
      "func total() async -> Int { 3 }",
      "#expect(caja.total() == 3)",
      "Este paso usa `total`, que tu código declara `async`: quita `async`."
    ),
    .miembro(
      "async suelta",
      "func sumar(_ n: Int) async {}",
      "caja.sumar(3)",
      "Este paso usa `sumar`, que tu código declara `async`: quita `async`."
    ),
    .miembro(
      "throws en una expectativa",
      "func total() throws -> Int { 3 }",
      "#expect(caja.total() == 3)",
      "Este paso usa `total`, que tu código declara `throws`: quita `throws`."
    ),
    .miembro(
      "throws suelta",
      "func sumar(_ n: Int) throws {}",
      "caja.sumar(3)",
      "Este paso usa `sumar`, que tu código declara `throws`: quita `throws`."
    ),
    .fichero(
      "en un actor",
      "actor Caja { var total = 3 }",
      "let caja = Caja(); #expect(caja.total == 3)",
      "`total` vive en un actor y este paso lo usa desde el actor principal."
    ),
    .fichero(
      "en otro actor global",
      "@globalActor actor Taller { static let shared = Taller() }\n@Taller final class Caja { func sumar() {} }",
      "let caja = Caja(); caja.sumar()",
      "`sumar()` vive en el actor `Taller` y este paso lo usa desde el actor principal."
    ),
  ]
}
