/// Lo que pasa en un árbol: qué `body` corre y por qué, qué entra y sale, qué objetos se ven.
@MainActor
final class Diario {
  private enum Apunte {
    case dibujo(Esquema, Int, [Motivo])
    case entra(Esquema)
    case sale(Esquema)
    case otro(Suceso, Esquema?)
  }

  private struct Visto {
    weak var objeto: AnyObject?
    let tipo: ObjectIdentifier
  }

  private var apuntes: [Apunte] = []
  private var veces: [ObjectIdentifier: Int] = [:]
  private var vistos: [ObjectIdentifier: Visto] = [:]
  private var creados: [ObjectIdentifier: (nombre: String, cuantos: Int)] = [:]
  private var limiteDeVistos = 64

  // MARK: Lo que apunta el motor

  func dibujo(_ esquema: Esquema, _ nodo: Int, _ motivos: [Motivo]) {
    apuntes.append(.dibujo(esquema, nodo, motivos))
    veces[ObjectIdentifier(esquema), default: 0] += 1
  }

  func entro(_ esquema: Esquema) { apuntes.append(.entra(esquema)) }

  func salio(_ esquema: Esquema) { apuntes.append(.sale(esquema)) }

  /// Pasó algo en lo que escribió una vista, o fuera de todas.
  func paso(_ suceso: Suceso, en dueno: Esquema?) { apuntes.append(.otro(suceso, dueno)) }

  /// Una propiedad de una vista trae este valor: si es un objeto que no se había visto, lo cuenta.
  func vio<Valor>(_ valor: Valor) {
    guard Reflejo.clase(de: Valor.self) == .objeto else { return }
    let objeto = valor as AnyObject
    let identidad = ObjectIdentifier(objeto)
    if let visto = vistos[identidad], visto.objeto === objeto { return }
    let tipo = type(of: objeto) as Any.Type
    podar()
    vistos[identidad] = Visto(objeto: objeto, tipo: ObjectIdentifier(tipo))
    creados[ObjectIdentifier(tipo), default: ("\(tipo)", 0)].cuantos += 1
  }

  private func podar() {
    guard vistos.count >= limiteDeVistos else { return }
    vistos = vistos.filter { $0.value.objeto != nil }
    limiteDeVistos = max(64, vistos.count * 2)
  }

  // MARK: Lo que se pregunta

  /// El tipo de la última vista dibujada.
  var ultimaVista: String? {
    for apunte in apuntes.reversed() {
      if case .dibujo(let esquema, _, _) = apunte { return esquema.nombre }
    }
    return nil
  }

  var dibujos: [Dibujo] {
    apuntes.compactMap { apunte in
      guard case .dibujo(let esquema, let nodo, let motivos) = apunte else { return nil }
      return Dibujo(vista: esquema.nombre, nodo: nodo, motivos: motivos)
    }
  }

  var sucesos: [SucesoEnSuVista] {
    apuntes.compactMap { apunte in
      switch apunte {
      case .dibujo: nil
      case .entra(let vista): SucesoEnSuVista(.entra(vista.nombre), en: vista.nombre)
      case .sale(let vista): SucesoEnSuVista(.sale(vista.nombre), en: vista.nombre)
      case .otro(let suceso, let vista): SucesoEnSuVista(suceso, en: vista?.nombre)
      }
    }
  }

  func veces(de tipo: Any.Type) -> Int { veces[ObjectIdentifier(Esquema.de(tipo))] ?? 0 }

  func motivos(de tipo: Any.Type) -> [[Motivo]] {
    apuntes.compactMap { apunte in
      guard case .dibujo(let esquema, _, let motivos) = apunte, esquema.tipo == tipo else {
        return nil
      }
      return motivos
    }
  }

  func objetos(de tipo: Any.Type) -> CuentaDeObjetos {
    let identidad = ObjectIdentifier(tipo)
    let vivos = vistos.values.count { $0.tipo == identidad && $0.objeto != nil }
    return CuentaDeObjetos(creados: creados[identidad]?.cuantos ?? 0, vivos: vivos)
  }

  /// Empieza la cuenta de dibujos y sucesos; los objetos se siguen contando.
  func vaciar() {
    apuntes = []
    veces = [:]
  }
}
