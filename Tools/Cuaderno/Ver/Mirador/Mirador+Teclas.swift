import Escena

extension Mirador {
  /// Atiende una tecla o el ratón.
  mutating func atender(_ tecla: Tecla) -> [Efecto] {
    switch tecla {
    case .control("c"): return [.salir]
    case .control("l"): return [.redibujarTodo]
    case .raton(let raton): return atender(raton)
    default: break
    }
    if let efectos = recorrerAviso(tecla) { return efectos }
    if let efectos = escribir(tecla) { return efectos }
    switch tecla {
    case .tab: return moverFoco(1)
    case .tabAtras: return moverFoco(-1)
    case .arriba: return moverEnVertical(-1)
    case .abajo: return moverEnVertical(1)
    case .mayusArriba: return moverPanel(-1)
    case .mayusAbajo: return moverPanel(1)
    case .izquierda: return ajustar(-1) ?? moverFoco(-1)
    case .derecha: return ajustar(1) ?? moverFoco(1)
    case .intro, .caracter(" "): return activar()
    case .escape: return cerrarHoja()
    case .paginaArriba: return desplazarConFoco(-max(1, zonaActiva.alto - 1))
    case .paginaAbajo: return desplazarConFoco(max(1, zonaActiva.alto - 1))
    case .inicio: return desplazarConFoco(-maqueta.activa.alto)
    case .fin: return desplazarConFoco(maqueta.activa.alto)
    case .caracter(let letra): return ordenar(letra)
    default: return []
    }
  }

  /// Lo que hace una letra fuera de un campo.
  private mutating func ordenar(_ letra: Character) -> [Efecto] {
    switch letra {
    case "q": return [.salir]
    case "r": return viva ? [.pedir(.redibujar)] : []
    case "p":
      guard !marcha.sobraElPanel else { return [] }
      conPanel.toggle()
      colocar()
      ensenarFoco()
      return []
    case "+": return moverPanel(paginaDelPanel)
    case "-": return moverPanel(-paginaDelPanel)
    case "[": return cambiarDeVista((cuadro?.indice ?? 0) - 1)
    case "]": return cambiarDeVista((cuadro?.indice ?? 0) + 1)
    default:
      guard let numero = letra.wholeNumberValue, letra.isASCII else { return [] }
      return cambiarDeVista(numero - 1)
    }
  }

  private func cambiarDeVista(_ indice: Int) -> [Efecto] {
    guard viva, let cuadro, (0..<max(0, cuadro.total)).contains(indice) else { return [] }
    return indice == cuadro.indice ? [] : [.pedir(.cambiar(a: indice))]
  }

  private func cerrarHoja() -> [Efecto] {
    guard viva, let hoja = maqueta.activa.hoja, hoja.admite.contains(.cerrar) else { return [] }
    return [.pedir(.usar(id: hoja.id, .cerrar))]
  }

  // MARK: - Usar lo que tiene el foco

  /// Usa el elemento con el foco: lo que haría un toque.
  mutating func activar() -> [Efecto] {
    guard viva, let enfocado else { return [] }
    let id = enfocado.clave.id
    switch enfocado.elemento.admite.first {
    case .pulsar: return [.pedir(.usar(id: id, .pulsar))]
    case .alternar: return [.pedir(.usar(id: id, .alternar))]
    case .refrescar: return [.pedir(.usar(id: id, .refrescar))]
    case .cerrar: return [.pedir(.usar(id: id, .cerrar))]
    case .enviar: return [.pedir(.usar(id: id, .enviar))]
    case .elegir: return elegir(1, dandoLaVuelta: true)
    case .ajustar: return [.pedir(.usar(id: id, .ajustar(1)))]
    case .escribir:
      empezarAEscribir()
      return []
    case .poner, nil: return []
    }
  }

  /// Sube o baja el control con el foco; `nil` si no es de los que suben y bajan.
  private func ajustar(_ pasos: Int) -> [Efecto]? {
    guard let enfocado else { return nil }
    let admite = enfocado.elemento.admite
    guard admite.contains(.elegir) || admite.contains(.ajustar) else { return nil }
    guard viva else { return [] }
    if admite.contains(.elegir) { return elegir(pasos, dandoLaVuelta: false) }
    return [.pedir(.usar(id: enfocado.clave.id, .ajustar(pasos)))]
  }

  private func elegir(_ pasos: Int, dandoLaVuelta: Bool) -> [Efecto] {
    guard let enfocado, case .elegida(let cual, let opciones) = enfocado.elemento.valor,
      !opciones.isEmpty
    else { return [] }
    var nueva: Int
    if let cual, opciones.indices.contains(cual) {
      nueva = cual + pasos
    } else {
      nueva = pasos > 0 ? 0 : opciones.count - 1
    }
    if dandoLaVuelta { nueva = (nueva + opciones.count) % opciones.count }
    guard opciones.indices.contains(nueva), nueva != cual else { return [] }
    return [.pedir(.usar(id: enfocado.clave.id, .elegir(nueva)))]
  }
}
