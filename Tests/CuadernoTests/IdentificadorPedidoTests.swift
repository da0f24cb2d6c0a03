import Testing

@testable import Cuaderno

@Suite("IdentificadorPedido")
struct IdentificadorPedidoTests {
  private static let ids = [
    "ambiguous_decl_ref", "cannot_find_in_scope", "cannot_find_self_in_scope", "let_not_changeable",
  ]

  private func pedir(_ texto: String) -> IdentificadorPedido {
    IdentificadorPedido(texto, entre: Self.ids)
  }

  @Test(
    "Vale como se escriba, y también pegado",
    arguments: [
      "cannot_find_in_scope", "Cannot_Find_In_Scope", "CANNOT FIND IN SCOPE",
      "cannot-find-in-scope", "[cannot_find_in_scope]", "[#Cannot_find_in_scope]",
      " cannot_find_in_scope. ", "`cannot_find_in_scope`",
      "Barra.swift:3:9: error: no se encuentra 'x' [cannot_find_in_scope]",
      "array[0] no va [cannot_find_in_scope]", "[cannot_find_in_scope",
      "mira cannot_find_in_scope y [otra cosa]",
      "cannot_find_in_scope y otra vez cannot_find_in_scope",
    ]
  )
  func vale(texto: String) {
    #expect(pedir(texto) == .uno("cannot_find_in_scope"))
  }

  @Test("Si hay varios, hay que elegir; lo que va entre corchetes manda")
  func varios() {
    let dos = "let_not_changeable ambiguous_decl_ref"
    #expect(pedir(dos) == .varios(["ambiguous_decl_ref", "let_not_changeable"]))
    #expect(pedir("\(dos) [ambiguous_decl_ref]") == .uno("ambiguous_decl_ref"))
    #expect(
      pedir("[ambiguous_decl_ref] [let_not_changeable]")
        == .varios(["ambiguous_decl_ref", "let_not_changeable"])
    )
  }

  @Test("Si no hay ninguno, los que lo contienen o los más parecidos")
  func ninguno() {
    #expect(
      pedir("Cannot find")
        == .ninguno(parecidos: ["cannot_find_in_scope", "cannot_find_self_in_scope"])
    )
    #expect(
      pedir("canot_fnd_in_scop")
        == .ninguno(parecidos: ["cannot_find_in_scope", "cannot_find_self_in_scope"])
    )
    #expect(pedir("[let_not_changable]") == .ninguno(parecidos: ["let_not_changeable"]))
  }

  @Test("Se ofrecen en una frase, en singular si solo hay uno")
  func frase() {
    #expect(pedir("zz").losParecidos == "")
    #expect(pedir("cannot_find_in_scope").losParecidos == "")
    #expect(pedir("let").losParecidos == " El más parecido: let_not_changeable.")
    #expect(
      pedir("Cannot find").losParecidos
        == " Los más parecidos: cannot_find_in_scope y cannot_find_self_in_scope."
    )
  }

  @Test("Unas letras sueltas no se parecen a nada; una palabra entera, sí")
  func letrasSueltas() {
    let ids = Self.ids + ["debug_description_in_string_interpolation_segment"]
    func pedir(_ texto: String) -> IdentificadorPedido { IdentificadorPedido(texto, entre: ids) }
    #expect(pedir("[Int]") == .ninguno(parecidos: []))
    #expect(pedir("hola") == .ninguno(parecidos: []))
    #expect(pedir("let") == .ninguno(parecidos: ["let_not_changeable"]))
    #expect(pedir("interp") == .ninguno(parecidos: [ids[4]]))
  }

  @Test(
    "Lo que no es nada no se parece a nada",
    arguments: ["", " ", "[]", "][", "¿?", "zz", String(repeating: "a", count: 100_000)]
  )
  func nada(texto: String) {
    #expect(pedir(texto) == .ninguno(parecidos: []))
  }
}
