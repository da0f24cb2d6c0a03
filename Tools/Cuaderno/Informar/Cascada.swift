/// Qué errores se enseñan y cuáles vienen de otro.
struct Cascada {
  /// Los errores que hay que leer, el primero delante.
  private(set) var cabezas: [Diagnostico] = []
  /// Cuántos de los demás vienen de los que se leen: el mismo nombre que falta, la misma línea o lo
  /// que una macro genera de ella.
  private(set) var deLoMismo = 0
  /// Cuántos más hay de los que no se sabe de qué vienen.
  private(set) var sinLeer = 0
  /// Lo que la línea escrita dice del primero, si el compilador no lo sabe.
  private(set) var pista: String?
  /// Si la pista lo dice todo, y lo que explica el identificador sobra.
  private(set) var bastaLaPista = false

  /// Separa los errores que hay que leer de los que vienen de ellos.
  ///
  /// Van primero los de líneas escritas, y al final los que no tienen línea. Los de una macro se
  /// llevan a la línea escrita, y se pliegan si esa línea ya tiene un error, si otro de la misma
  /// macro ya se enseña o si hay un error de sintaxis: con él, la macro ha leído otra cosa. Un nombre
  /// que falta se dice una vez, y el mismo mensaje, una vez por línea.
  init(_ diagnosticos: [Diagnostico], _ fuentes: [String: [String]]) {
    let errores = diagnosticos.filter { $0.gravedad == .error }.map { $0.dondeSeAbre(fuentes) }
    if let llave = Self.llave(errores, fuentes) ?? Self.llaveSinAbrir(errores, fuentes) {
      // Con una llave de menos, lo que sigue se ha leído dentro de otro bloque.
      let suyos = errores.filter {
        $0.esDeSintaxis && !$0.esDeCierre && $0.vaAntes(de: llave.error)
      }
      cabezas = [llave.error] + suyos
      pista = llave.pista
    } else {
      let (quedan, ecos) = Self.sinEcos(errores)
      plegar(quedan)
      deLoMismo += ecos
      let deVista = cabezas.first.flatMap { Self.deVistas($0, errores, fuentes) }
      let basta = [
        "invalid_redecl_implicit", "assignment_lhs_is_immutable_property",
        "computed_property_missing_type", "lazy_requires_initializer",
        "cannot_convert_argument_value",
      ]
      bastaLaPista = deVista != nil || basta.contains(cabezas.first?.id ?? "")
      pista = deVista ?? cabezas.first.flatMap { Self.pista($0, errores, fuentes) }
    }
    // Nunca se dice «no compila» sin decir por qué.
    if cabezas.isEmpty, let primero = errores.first { cabezas = [primero] }
    sinLeer = errores.count - cabezas.count - deLoMismo
  }

  private mutating func plegar(_ errores: [Diagnostico]) {
    let noSeLee = errores.contains(where: \.esDeSintaxis)
    // Una macro que se niega a expandirse deja detrás la queja de que le falta su expansión.
    let niegan = errores.filter { $0.id == "bridged_error" }
    let noObserva = niegan.contains { $0.mensaje.contains("@Observable") }
    let nombresConCifra = Set(
      errores.filter { $0.id == "number_cant_start_decl_name" }.compactMap(\.lugar).map {
        "\($0.fichero):\($0.linea)"
      }
    )
    // Que un tipo no se pueda inferir viene de otro error de la misma línea, si lo hay.
    var otras: [String: Int] = [:]
    for error in errores where error.id != "unbound_generic_parameter" {
      if let lugar = error.lugar { otras["\(lugar.fichero):\(lugar.linea)", default: 0] += 1 }
    }
    var mensajes: Set<String> = []
    var lineas: Set<String> = []
    // Lo que no tiene sitio está en código que nadie escribió: va detrás de lo que sí lo tiene.
    let escritos = errores.filter { !$0.esDeMacro }
    let enOrden =
      escritos.filter { $0.lugar != nil } + errores.filter(\.esDeMacro)
      + escritos.filter { $0.lugar == nil }
    for error in enOrden {
      let linea = error.lugar.map { "\($0.fichero):\($0.linea)" } ?? ""
      if error.lugar == nil, cabezas.contains(where: \.esDeMacro) { continue }
      let leFalta = error.id?.hasPrefix("macro_") == true
      if leFalta, noSeLee { continue }
      // «'f' no vale como cifra» en `func 3f()`: lo dice mejor el error del nombre.
      let esEco =
        leFalta && niegan.contains { $0.lugar?.linea == error.lugar?.linea }
        || leFalta && noObserva && error.mensaje.contains("'Observation")
        || error.esDeMacro && (lineas.contains(linea) || hayPropiedad(error))
        || error.id == "lex_invalid_digit_in_int_literal" && nombresConCifra.contains(linea)
        || error.id == "unbound_generic_parameter" && otras[linea, default: 0] > 0
      if error.esDeMacro, noSeLee, !esEco { continue }
      // Dos líneas con el mismo mensaje son dos errores, salvo si es el mismo nombre el que falta.
      let cual = error.esDeNombre ? error.mensaje : "\(error.mensaje) \(linea)"
      guard !esEco, mensajes.insert(cual).inserted else {
        deLoMismo += 1
        continue
      }
      lineas.insert(linea)
      cabezas.append(error)
    }
  }

  /// Si otro error enseñado habla ya de lo que la macro expandía.
  private func hayPropiedad(_ error: Diagnostico) -> Bool {
    !error.estaEnLoEscrito
      && cabezas.contains { cabeza in
        cabeza.esDeMacro && !error.argumentosDeMacro.isEmpty
          && cabeza.argumentosDeMacro == error.argumentosDeMacro
      }
  }
}

extension Diagnostico {
  /// Si lo dice quien lee el código, antes de entenderlo.
  var esDeSintaxis: Bool {
    guard let id else { return false }
    return ["expected_", "lex_", "extra_rbrace", "statement_", "keyword_cant", "number_cant"]
      .contains { id.hasPrefix($0) }
      || id.hasSuffix("_same_line_without_semi")
  }

  /// Si dice que falta un nombre: donde se repite, falta el mismo.
  var esDeNombre: Bool {
    ["cannot_find_in_scope", "cannot_find_type_in_scope", "could_not_find_"].contains {
      id?.hasPrefix($0) == true
    }
  }

  var esLlaveSinCerrar: Bool { id?.hasPrefix("expected_rbrace") == true }

  /// Si se queja de que algo que se abrió no se cierra.
  var esDeCierre: Bool {
    ["expected_rbrace", "expected_rparen", "expected_rsquare"].contains {
      id?.hasPrefix($0) == true
    }
  }

  /// Lo que no se cierra se señala donde se abre: el compilador señala lo que lee después.
  func dondeSeAbre(_ fuentes: [String: [String]]) -> Diagnostico {
    let notas = ["opening_brace", "opening_paren", "opening_bracket", "lex_comment_start"]
    var movido = self
    movido.arreglos = []
    if esDeCierre || id == "lex_unterminated_block_comment",
      let i = self.notas.firstIndex(where: { notas.contains($0.id ?? "") }),
      let abre = self.notas[i].lugar, let lugar, abre.linea < lugar.linea
    {
      movido.lugar = abre
      movido.notas.remove(at: i)
      return movido
    }
    if id == "expected_parameter_name" { return enLaLineaSiguiente(fuentes) }
    guard id == "expected_expr_in_expr_list", let lugar,
      let (lineas, linea) = lugar.leido(en: fuentes), empiezaOtraCosa(linea, lugar),
      let abierto = Llaves(lineas).abierto(en: lugar)
    else { return self }
    movido.id = abierto.signo == "(" ? "expected_rparen_expr_list" : "expected_rsquare_expr_list"
    movido.lugar = Lugar(fichero: lugar.fichero, linea: abierto.linea, columna: abierto.columna)
    movido.mensaje =
      abierto.signo == "("
      ? "falta un paréntesis ')': el que se abre aquí no se cierra"
      : "falta un corchete ']': el que se abre aquí no se cierra"
    return movido
  }

  /// Lo señalado al final de una línea, tras una coma, es lo que empieza la siguiente.
  private func enLaLineaSiguiente(_ fuentes: [String: [String]]) -> Diagnostico {
    guard let lugar, let lineas = fuentes[lugar.fichero], lineas.indices.contains(lugar.linea),
      lineas[lugar.linea - 1].utf8.dropFirst(lugar.columna - 1).allSatisfy({ $0 <= 44 })
    else { return self }
    var movido = self
    let sangria = lineas[lugar.linea].utf8.prefix { $0 == 32 || $0 == 9 }.count
    movido.lugar = Lugar(fichero: lugar.fichero, linea: lugar.linea + 1, columna: sangria + 1)
    return movido
  }

  /// Si lo señalado no puede ser un argumento: una llave, o una palabra clave que abre la línea.
  private func empiezaOtraCosa(_ linea: String, _ lugar: Lugar) -> Bool {
    let (antes, desde) = (
      linea.utf8.prefix(lugar.columna - 1), linea.utf8.dropFirst(lugar.columna - 1)
    )
    let palabra = String(decoding: desde, as: UTF8.self).prefix {
      $0.isLetter || $0 == "}" || $0 == "@"
    }
    if palabra.hasPrefix("}") { return true }
    guard antes.allSatisfy({ $0 == 32 || $0 == 9 }) else { return false }
    return palabra.hasPrefix("@") || NombresDeSwift.palabrasClave.contains(String(palabra))
      || ["if", "do"].contains(palabra)
  }

  func vaAntes(de otro: Diagnostico) -> Bool {
    guard let lugar, let suyo = otro.lugar else { return false }
    return lugar.fichero != suyo.fichero || lugar.linea < suyo.linea
  }
}
