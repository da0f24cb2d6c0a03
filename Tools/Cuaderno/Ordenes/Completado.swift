/// El completado con tabulador, generado de las definiciones de las órdenes.
package enum Completado {
  /// Las terminales que se conocen.
  package static let terminales = ["bash", "zsh", "fish"]

  /// Una lección que se ofrece, con sus errores conocidos.
  package struct Leccion: Sendable, Equatable {
    fileprivate let numero: Int
    fileprivate let slug: String
    private let errores: [String]

    /// Crea una lección.
    package init(numero: Int, slug: String, errores: [String]) {
      self.numero = numero
      self.slug = slug
      self.errores = errores
    }

    fileprivate var versiones: [String] { errores.map { "error:\($0)" } }
  }

  /// El guion de una terminal, o `nil` si no se conoce.
  package static func guion(_ terminal: String, lecciones: [Leccion]) -> String? {
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

  /// Las versiones que tiene cualquier lección.
  private static let versiones = ["alumno", "solucion", "inicio"]

  private static func palabras(_ lecciones: [Leccion]) -> String {
    (lecciones.map { "\($0.numero)" } + lecciones.map(\.slug)).joined(separator: " ")
  }

  private static func bash(_ lecciones: [Leccion]) -> String {
    let casos = Definicion.todas.map { d in
      let opciones = d.todasLasOpciones.map(\.nombre).joined(separator: " ")
      let extra =
        d.pideLeccion
        ? " $lecciones" : d.nombre == .completar ? " \(terminales.joined(separator: " "))" : ""
      return "    \(d.nombre.rawValue)) palabras=\"\(opciones)\(extra)\" ;;"
    }.joined(separator: "\n")
    let comunes = (Definicion.de(.comprobar)?.todasLasOpciones ?? Opcion.comunes)
      .map(\.nombre).joined(separator: " ")
    let deCadaUna = lecciones.filter { !$0.versiones.isEmpty }.map {
      "      \($0.numero)|\($0.slug)) versiones=\"\($0.versiones.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
    return """
      _leccion_versiones() {
        local palabra versiones="error:"
        for palabra in "${COMP_WORDS[@]}"; do
          case "$palabra" in
      \(deCadaUna)
          *) ;;
          esac
        done
        COMPREPLY=($(compgen -W "\(versiones.joined(separator: " ")) $versiones" -- "$1"))
        # bash parte las palabras en los dos puntos: lo que va delante ya está escrito.
        case "$1$COMP_WORDBREAKS" in
          *:*:*) COMPREPLY=("${COMPREPLY[@]#"${1%"${1##*:}"}"}") ;;
        esac
      }
      _leccion() {
        local actual="${COMP_WORDS[COMP_CWORD]}" anterior="${COMP_WORDS[COMP_CWORD-1]}" palabras
        local lecciones="\(palabras(lecciones))"
        case "${COMP_LINE:0:$COMP_POINT}" in
          *" --con "*" "*) ;;
          *" --con "*|*" --con="*)
            palabras="${COMP_LINE:0:$COMP_POINT}"
            palabras="${palabras##*--con}"
            _leccion_versiones "${palabras#?}"
            # Donde la palabra no se parte en el «=», se repite entera.
            case "$actual" in --con=*) COMPREPLY=("${COMPREPLY[@]/#/--con=}") ;; esac
            return ;;
        esac
        case "$anterior" in
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

  private static func fish(_ lecciones: [Leccion]) -> String {
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
        let valor =
          opcion == .con
          ? " -r -a '\(versiones.joined(separator: " "))'" : opcion.valor == nil ? "" : " -r"
        lineas.append("complete -c leccion -n '\(condicion)' -l \(nombre)\(valor)")
      }
    }
    for leccion in lecciones {
      // Sin escribir «comprobar» también: `leccion 3 --con …`.
      let todas = (versiones + leccion.versiones).joined(separator: " ")
      lineas.append(
        "complete -c leccion -n '__fish_seen_subcommand_from \(leccion.numero) \(leccion.slug)'"
          + " -l con -r -a '\(todas)'"
      )
    }
    for opcion in Opcion.comunes {
      lineas.append(
        "complete -c leccion -l \(opcion.nombre.dropFirst(2))\(opcion.valor == nil ? "" : " -r")"
      )
    }
    return lineas.joined(separator: "\n") + "\n"
  }
}
