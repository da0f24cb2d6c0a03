/// El completado con tabulador, generado de las definiciones de las órdenes.
package enum Completado {
  /// Las terminales que se conocen.
  package static let terminales = ["bash", "zsh", "fish"]

  /// El guion de una terminal, o `nil` si no se conoce.
  ///
  /// `lecciones` son los números y nombres que se ofrecen.
  package static func guion(_ terminal: String, lecciones: [(numero: Int, slug: String)]) -> String?
  {
    switch terminal {
    case "bash": bash(lecciones)
    case "zsh": "autoload -U +X bashcompinit && bashcompinit\n" + bash(lecciones)
    case "fish": fish(lecciones)
    default: nil
    }
  }

  private static var ordenes: [Definicion] {
    Definicion.todas.filter { $0.nombre != .comprobar }
  }

  private static func palabras(_ lecciones: [(numero: Int, slug: String)]) -> String {
    (lecciones.map { "\($0.numero)" } + lecciones.map(\.slug)).joined(separator: " ")
  }

  private static func bash(_ lecciones: [(numero: Int, slug: String)]) -> String {
    let casos = Definicion.todas.map { d in
      let opciones = d.todasLasOpciones.map(\.nombre).joined(separator: " ")
      let extra =
        d.pideLeccion
        ? " $lecciones" : d.nombre == .completar ? " \(terminales.joined(separator: " "))" : ""
      return "    \(d.nombre.rawValue)) palabras=\"\(opciones)\(extra)\" ;;"
    }.joined(separator: "\n")
    let comunes = (Definicion.de(.comprobar)?.todasLasOpciones ?? Opcion.comunes)
      .map(\.nombre).joined(separator: " ")
    return """
      _leccion() {
        local actual="${COMP_WORDS[COMP_CWORD]}" anterior="${COMP_WORDS[COMP_CWORD-1]}" palabras
        local lecciones="\(palabras(lecciones))"
        case "$anterior" in
          --con) COMPREPLY=($(compgen -W "alumno solucion inicio error:" -- "$actual")); return ;;
          --cuaderno) COMPREPLY=($(compgen -d -- "$actual")); return ;;
          --junit) COMPREPLY=($(compgen -f -- "$actual")); return ;;
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then
          palabras="\(ordenes.map(\.nombre.rawValue).joined(separator: " ")) $lecciones"
        else
          case "${COMP_WORDS[1]}" in
      \(casos)
          *) palabras="\(comunes)" ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$palabras" -- "$actual"))
      }
      complete -F _leccion leccion

      """
  }

  private static func fish(_ lecciones: [(numero: Int, slug: String)]) -> String {
    var lineas = ["complete -c leccion -f"]
    for d in ordenes {
      let resumen = d.resumen.split(separator: "'").joined()
      lineas.append(
        "complete -c leccion -n __fish_use_subcommand -a \(d.nombre.rawValue) -d '\(resumen)'"
      )
    }
    lineas.append("complete -c leccion -n __fish_use_subcommand -a '\(palabras(lecciones))'")
    for d in Definicion.todas {
      let condicion = "__fish_seen_subcommand_from \(d.nombre.rawValue)"
      if d.pideLeccion, d.nombre != .comprobar {
        lineas.append("complete -c leccion -n '\(condicion)' -a '\(palabras(lecciones))'")
      }
      for opcion in d.opciones {
        let nombre = opcion.nombre.dropFirst(2)
        let valor = opcion.valor == nil ? "" : " -r"
        lineas.append("complete -c leccion -n '\(condicion)' -l \(nombre)\(valor)")
      }
    }
    for opcion in Opcion.comunes {
      lineas.append(
        "complete -c leccion -l \(opcion.nombre.dropFirst(2))\(opcion.valor == nil ? "" : " -r")"
      )
    }
    return lineas.joined(separator: "\n") + "\n"
  }
}
