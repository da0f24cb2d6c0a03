extension CatalogoMalo {
  static let todos = deFichero + deLinea + deHuecos + deOpciones + deForma

  private static let bien = CatalogoDeMuestra.bien

  private static let deFichero: [CatalogoMalo] = [
    CatalogoMalo(
      testDescription: "BOM",
      bytes: [0xef, 0xbb, 0xbf] + Array(bien.utf8),
      dice: "BOM",
      linea: 1
    ),
    CatalogoMalo(
      testDescription: "no es UTF-8",
      bytes: Array("\"a\" = \"".utf8) + [0xf3, 0x22, 0x3b],
      dice: "no está en UTF-8",
      linea: 0
    ),
    .entero(
      "falta uno",
      bien.replacing("\"division_by_zero\" = \"división entre cero\";\n", with: ""),
      linea: 0,
      "falta"
    ),
    .entero("repetido", bien + "\"comillas\" = \"usa '\\\"'\";\n", linea: 12, "repetido"),
    .entero(
      "no existe",
      bien + "\"no_existe\" = \"hola\";\n",
      linea: 12,
      "no existe en el catálogo"
    ),
  ]

  private static let deLinea: [CatalogoMalo] = [
    .valor("vacío", "division_by_zero", "", "vacío"),
    .valor("solo espacios", "division_by_zero", "  ", "vacío"),
    .entero("comentario", bien + "// hola\n", linea: 12, "comentario"),
    .entero("comentario largo", bien + "/* hola */\n", linea: 12, "comentario"),
    .valor("// dentro", "division_by_zero", "mira http://x", "«//»"),
    .entero(
      "sin punto y coma",
      bien.replacing("entre cero\";", with: "entre cero\""),
      linea: 1,
      "falta el «;»"
    ),
    .entero(
      "espacio al final",
      bien.replacing("entre cero\";", with: "entre cero\"; "),
      linea: 1,
      "espacios al final"
    ),
    .valor(
      "comilla sin escapar",
      "division_by_zero",
      "división \"entre\" cero",
      "comilla sin escapar"
    ),
    .valor("otro escape", "division_by_zero", "división\\nentre cero", "escape"),
    .valor("control", "division_by_zero", "división\u{1}entre cero", "carácter de control"),
    .valor("tabulador", "division_by_zero", "división\tentre cero", "carácter de control"),
    .valor("espacio duro", "division_by_zero", "división\u{a0}entre cero", "espacio raro"),
    .valor("NFD", "division_by_zero", "divisio\u{301}n entre cero", "NFC"),
  ]

  private static let deHuecos: [CatalogoMalo] = [
    .valor(
      "hueco que no existe",
      "note_typo_candidate",
      "¿querías decir '%0' o %1?",
      "no tiene %1"
    ),
    .valor(
      "escribe un sí o no",
      "found_candidate_in_module",
      "candidato%0%select{| de %1}0",
      "solo elige"
    ),
    .valor("kind", "decl_declared_here_with_kind", "%kind0 se declara aquí", "«%kind0»"),
    .valor("kindonly", "decl_declared_here_with_kind", "%kindonly0 está aquí", "«%kindonly0»"),
    .valor("kindbase", "decl_declared_here_with_kind", "%kindbase0 está aquí", "«%kindbase0»"),
    .valor("base", "candidate_inaccessible", "%base0: '%select{private|fileprivate}1'", "«%base0»"),
    .valor(
      "modificador raro",
      "note_typo_candidate",
      "¿querías decir '%plural0'?",
      "no existe el modificador"
    ),
    .valor("%s que no está", "note_typo_candidate", "¿querías decir '%0'%s0?", "no tiene %s0"),
    .valor("sin comillas", "note_typo_candidate", "¿querías decir %0?", "va entre comillas"),
    .valor(
      "con comillas",
      "decl_declared_here_with_kind",
      "'%0' se declara aquí",
      "va sin comillas"
    ),
    .valor("comilla impar", "missing_override", "falta 'override: sobrescribe otra", "sin pareja"),
  ]

  private static let deOpciones: [CatalogoMalo] = [
    .valor(
      "opciones de menos",
      "async_after_throws",
      "%select{'async'}0 antes de %select{'throws'|'rethrows'}1",
      "1 opciones"
    ),
    .valor(
      "opciones de más",
      "async_after_throws",
      "%select{'async'|'reasync'|'x'}0 antes de %select{'throws'|'rethrows'}1",
      "3 opciones"
    ),
    .valor(
      "otro índice",
      "async_after_throws",
      "%select{'async'|'reasync'}1 antes de %select{'throws'|'rethrows'}1",
      "falta el %select…0"
    ),
    .valor(
      "select perdido",
      "async_after_throws",
      "'async' antes de %select{'throws'|'rethrows'}1",
      "falta el %select…0"
    ),
    .valor(
      "select inventado",
      "note_typo_candidate",
      "¿querías %select{decir|usar}0 '%0'?",
      "no lo tiene"
    ),
    .valor(
      "fuera de su guarda",
      "availability_deprecated",
      "%0 %select{está|quedó}3 obsoleto%select{| en %2%select{| %4}3}1%select{|: %5}5",
      "lo guarda"
    ),
    .valor(
      "sin cerrar",
      "found_candidate_in_module",
      "candidato%select{| del módulo %10",
      "sin cerrar"
    ),
    .valor(
      "sin número",
      "found_candidate_in_module",
      "candidato%select{| del módulo %1}",
      "no lleva número"
    ),
    .valor("sin llaves", "found_candidate_in_module", "candidato%select0", "sin llaves"),
    .valor(
      "llave suelta",
      "found_candidate_in_module",
      "candidato%select{| del { módulo %1}0",
      "sin cerrar"
    ),
    .valor(
      "opción fija",
      "static_var_decl_global_scope",
      "%select{error|una propiedad estática|una propiedad de clase}0 va dentro de un tipo",
      "se deja igual"
    ),
  ]

  private static let deForma: [CatalogoMalo] = [
    .valor("sin ¿", "note_typo_candidate", "querías decir '%0'?", "sin «¿»"),
    .valor("punto final", "division_by_zero", "división entre cero.", "punto final"),
    .valor("dobles espacios", "division_by_zero", "división  entre cero", "espacios dobles"),
    .valor(
      "igual que el inglés",
      "missing_override",
      "overriding declaration requires an 'override' keyword",
      "igual que el inglés"
    ),
  ]

  static let feos: [CatalogoMalo] = [
    .valor("aviso", "division_by_zero", "aviso: división entre cero", "advertencia"),
    .valor("usted", "division_by_zero", "debe dividir entre otro", "tienes que"),
    .valor("inglés", "division_by_zero", "división by with cero", "parece inglés"),
    .valor("clausura", "division_by_zero", "la clausura divide", "closure"),
    .valor("mayúscula", "division_by_zero", "División entre cero", "mayúscula"),
    .valor("comillas", "division_by_zero", "división entre «cero»", "otras comillas"),
    .valor("no usa el hueco", "decl_declared_here_with_kind", "se declara aquí", "no se usa %0"),
  ]
}
