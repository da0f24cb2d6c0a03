import Escena
import MiniSwiftUI

/// Da un número propio a cada elemento: los que enseña un mismo nodo comparten el suyo.
struct Numeros {
  private var repetidos: [Int: Int] = [:]

  /// Cuenta un elemento que no se enseña y todo lo que contiene.
  @MainActor
  mutating func saltar(_ elemento: Elemento) {
    for uno in elemento.todos { _ = siguiente(de: uno.id) }
  }

  /// El número del siguiente elemento, de arriba abajo.
  mutating func siguiente(de nodo: Int) -> Int {
    let vez = repetidos[nodo, default: 0]
    repetidos[nodo] = vez + 1
    return nodo + vez << 40
  }
}

extension ElementoVisto {
  /// Lo hondo que se manda un árbol: más no se pinta, y un mensaje muy anidado no se puede leer.
  private static let honduraMaxima = 80

  /// Lo que se ve de un elemento del árbol.
  @MainActor
  init(_ elemento: Elemento, _ numeros: inout Numeros, hondura: Int = 0) {
    let id = numeros.siguiente(de: elemento.id)
    let hijos =
      hondura < Self.honduraMaxima
      ? elemento.hijos.map { ElementoVisto($0, &numeros, hondura: hondura + 1) } : []
    if hijos.isEmpty { for hijo in elemento.hijos { numeros.saltar(hijo) } }
    self.init(
      id: id,
      clase: elemento.clase.rawValue,
      texto: elemento.texto.cortadoALaVista,
      papel: elemento.papel,
      valor: Valor(elemento.valor),
      admite: elemento.acciones.map(\.clase),
      activo: elemento.activo,
      pistas: elemento.pistas.map { Pista($0.nombre, $0.valor.cortadoALaVista) },
      hijos: hijos
    )
  }
}

extension ElementoVisto.Valor {
  fileprivate init(_ valor: Elemento.Valor) {
    self =
      switch valor {
      case .ninguno: .ninguno
      case .encendido(let encendido): .encendido(encendido)
      case .escrito(let texto): .escrito(texto)
      case .elegida(let cual, let opciones):
        .elegida(cual, opciones: opciones.map(\.cortadoALaVista))
      case .numero(let numero, let limites):
        // Lo que no es un número, como 0 entre 0, no tiene sitio en ninguna barra.
        numero.isFinite
          ? .numero(
            numero,
            minimo: limites.flatMap { finito($0.lowerBound) },
            maximo: limites.flatMap { finito($0.upperBound) }
          ) : .ninguno
      }
  }
}

extension Elemento.Accion {
  /// La clase de acto que la cumple.
  var clase: Acto.Clase {
    switch self {
    case .pulsar: .pulsar
    case .alternar: .alternar
    case .elegir: .elegir
    case .escribir: .escribir
    case .enviar: .enviar
    case .ajustar: .ajustar
    case .poner: .poner
    case .refrescar: .refrescar
    case .cerrar: .cerrar
    }
  }

  /// Hace el acto, si es de esta clase.
  @MainActor
  func cumplir(_ acto: Acto) {
    switch (self, acto) {
    case (.pulsar(let hacer), .pulsar), (.alternar(let hacer), .alternar),
      (.enviar(let hacer), .enviar), (.cerrar(let hacer), .cerrar):
      hacer()
    case (.elegir(let elegir), .elegir(let cual)): elegir(cual)
    case (.escribir(let escribir), .escribir(let texto)): escribir(texto)
    case (.ajustar(let ajustar), .ajustar(let pasos)):
      for _ in 0..<min(pasos.magnitude, UInt(Acto.pasosMaximos)) { ajustar(pasos.signum()) }
    case (.poner(let poner), .poner(let numero)): poner(numero)
    default: break
    }
  }
}

private func finito(_ numero: Double) -> Double? { numero.isFinite ? numero : nil }
