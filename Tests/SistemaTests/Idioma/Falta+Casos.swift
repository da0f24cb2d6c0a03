extension Falta {
  static let todas = nombres + cambios + llamadas + tipos + efectos

  private static let nombres: [Falta] = [
    .miembro(
      "falta una propiedad",
      "",
      "#expect(caja.total == 3)",
      "`Caja` no declara `total`, que este paso pide."
    ),
    .miembro(
      "falta un método",
      "",
      "caja.sumar(3)",
      "`Caja` no declara `sumar`, que este paso pide."
    ),
    .miembro(
      "casi se llama así",
      "var totall = 3",
      "#expect(caja.total == 3)",
      "`Caja` no declara `total`, que este paso pide. ¿Será tu `totall`?"
    ),
    .miembro(
      "propiedad private",
      "private var total = 3",
      "#expect(caja.total == 3)",
      "La propiedad `total` es `private` y este paso la usa: quita `private`."
    ),
    .miembro(
      "método private",
      "private func sumar(_ n: Int) {}",
      "caja.sumar(3)",
      "El método `sumar` es `private` y este paso lo usa: quita `private`."
    ),
    .miembro(
      "fileprivate",
      "fileprivate var total = 3",
      "#expect(caja.total == 3)",
      "La propiedad `total` es `fileprivate` y este paso la usa: quita `fileprivate`."
    ),
    .miembro(
      "propiedad static",
      "static let total = 3",
      "#expect(caja.total == 3)",
      "`total` es `static` y este paso lo pide en cada objeto: quita `static`."
    ),
    .miembro(
      "método static",
      "static func sumar(_ n: Int) {}",
      "caja.sumar(3)",
      "`sumar` es `static` y este paso lo pide en cada objeto: quita `static`."
    ),
    .miembro(
      "sin property wrapper",
      "var total = 3",
      "_ = caja.$total",
      "Este paso usa `$total`, y `total` no lleva ningún property wrapper."
    ),
    .miembro(
      "sin subíndice",
      "",
      "#expect(caja[0] == 1)",
      "`Caja` no tiene subíndices, y este paso usa uno, con `[ ]`."
    ),
    .fichero(
      "falta el tipo",
      "",
      "_ = Caja()",
      "Caja.swift no declara `Caja`, que este paso pide."
    ),
    .fichero(
      "tipo private",
      "private final class Caja {}",
      "_ = Caja()",
      "`Caja` es `private` y este paso lo usa: quita `private`."
    ),
    .fichero(
      "falta un caso",
      "enum Lado { case izquierdo }",
      "let l: Lado = .derecho; _ = l",
      "`Lado` no declara `derecho`, que este paso pide."
    ),
    .fichero(
      "de instancia",
      "final class Caja { let total = 3 }",
      "#expect(Caja.total == 3)",
      "`total` es de cada objeto y este paso lo pide en el tipo, con `static`."
    ),
    .fichero(
      "init private",
      "final class Caja { private init() {} }",
      "_ = Caja()",
      "El `init` de `Caja` es `private` y este paso lo llama: quita `private`."
    ),
    .fichero(
      "es final",
      "final class Caja {}",
      "class Otra: Caja {}; _ = Otra()",
      "`Caja` es `final` y este paso hereda de ella: quita `final`."
    ),
  ]

  private static let cambios: [Falta] = [
    .miembro(
      "let en vez de var",
      "let total = 3",
      "caja.total = 4",
      "`total` es una constante y este paso la cambia: declárala con `var`."
    ),
    .miembro(
      "private(set)",
      "private(set) var total = 3",
      "caja.total = 4",
      "`total` solo se puede cambiar desde dentro de su tipo, y este paso la cambia: quita `private(set)`."
    ),
    .miembro(
      "solo lectura",
      "var total: Int { 3 }",
      "caja.total = 4",
      "`total` es de solo lectura y este paso la cambia: dale un `set` o guárdala."
    ),
    .miembro(
      "let que se suma",
      "let total = 3",
      "caja.total += 1",
      "`total` es una constante y este paso la cambia: declárala con `var`."
    ),
    .fichero(
      "struct que se cambia",
      "struct Caja { var total = 3 }",
      "let caja = Caja(); caja.total = 4",
      "`Caja` es un struct y este paso lo usa como una clase: decláralo con `class`."
    ),
    .fichero(
      "struct con mutating",
      "struct Caja { mutating func sumar() {} }",
      "let caja = Caja(); caja.sumar()",
      "`Caja` es un struct y este paso lo usa como una clase: decláralo con `class`."
    ),
    .fichero(
      "struct con identidad",
      "struct Caja {}",
      "let caja = Caja(); #expect(caja === caja)",
      "`Caja` es un struct y este paso necesita una clase: decláralo con `class`."
    ),
    .fichero(
      "struct débil",
      "struct Caja {}",
      "weak var caja: Caja?; _ = caja",
      "`Caja` es un struct y este paso necesita una clase: decláralo con `class`."
    ),
  ]
}
