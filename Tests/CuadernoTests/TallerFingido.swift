import Synchronization

@testable import Cuaderno

/// Un taller que no compila ni corre nada: hace lo que se le dice y apunta lo que se le pide.
final class TallerFingido: Taller {
  /// Lo que hace una comprobación cuando le toca.
  enum Conducta {
    case pasa
    case falla
    /// Se detiene con una trampa.
    case rompe
    case cuelga
    case escribeSinFin
    /// Llama a `exit` con ese código.
    case sale(Int32)
    case seSalta
    /// No aparece: como si no existiera.
    case falta
    /// Pasa, y al acabar la corrida el programa se detiene.
    case rompeAlFinal
  }

  private let compilacion: Compilacion
  private let pasos: [PasoCompilado]
  private let programa: [(nombre: String, conducta: Conducta)]
  /// Si el programa se detiene antes de la primera comprobación.
  private let rompeAntes: FinDeProceso?
  private let apuntes = Mutex<[String]>([])

  /// Lo que se ha pedido, en orden.
  var pedido: [String] { apuntes.withLock { $0 } }

  init(
    _ programa: [(nombre: String, conducta: Conducta)] = [],
    compila: [Diagnostico]? = nil,
    pasos: [PasoCompilado] = [.objeto(ruta: "1.o", clave: "1"), .objeto(ruta: "2.o", clave: "2")],
    rompeAntes: FinDeProceso? = nil
  ) {
    let modulo = ModuloCompilado(carpeta: "/m", clave: "m", interfaz: "i", importa: [])
    compilacion = Compilacion(modulo: compila == nil ? modulo : nil, diagnosticos: compila ?? [])
    self.pasos = pasos
    self.programa = programa
    self.rompeAntes = rompeAntes
  }

  private func apuntar(_ texto: String) { apuntes.withLock { $0.append(texto) } }

  func compilar(_ entrega: Entrega, de leccion: Leccion) async throws(Fallo) -> Compilacion {
    apuntar("compilar")
    return compilacion
  }

  func compilar(
    _ pasos: [Paso],
    de leccion: Leccion,
    contra modulo: ModuloCompilado
  ) async throws(Fallo) -> [PasoCompilado] {
    apuntar("pasos")
    return self.pasos
  }

  func enlazar(
    _ modulo: ModuloCompilado,
    _ pasos: [PasoCompilado],
    de leccion: Leccion
  ) async throws(Fallo) -> Ejecutable {
    apuntar("enlazar")
    return Ejecutable(ruta: "/x", modulo: leccion.modulo)
  }

  func correr(
    _ ejecutable: Ejecutable,
    solo: [String]?,
    modo: ModoDeCorrida
  ) async throws(Fallo) -> Corrida {
    apuntar("\(modo): \(solo?.joined(separator: " ") ?? "-")")
    // Quien reparte mal el trabajo no puede colgar las pruebas.
    if pedido.count > 40 { throw .interrumpido }
    return simular(programa.filter { solo?.contains($0.nombre) ?? true })
  }

  private func simular(_ cuales: [(nombre: String, conducta: Conducta)]) -> Corrida {
    var corrida = Corrida(eventos: [.corridaEmpezada], fin: .codigo(0), salida: "", errores: "")
    if let rompeAntes {
      corrida.fin = rompeAntes
      return corrida
    }
    for (nombre, conducta) in cuales {
      let id = "Leccion03Tests.Paso1/\(nombre)()/Paso1.swift:1:2"
      func hasta(_ fin: FinDeProceso) -> Corrida {
        corrida.eventos.append(.empezada(id: id))
        corrida.fin = fin
        return corrida
      }
      switch conducta {
      case .falta: continue
      case .seSalta: corrida.eventos.append(.omitida(id: id))
      case .cuelga: return hasta(.limite(.tiempo))
      case .escribeSinFin:
        corrida.recortada = true
        return hasta(.limite(.salida))
      case .sale(let codigo): return hasta(.codigo(codigo))
      case .rompe:
        corrida.errores = "Leccion03/Conversor.swift:7: Fatal error: roto\n"
        return hasta(.senal(4))
      case .pasa, .falla, .rompeAlFinal:
        corrida.salida += "\(nombre)\n"
        corrida.eventos.append(.empezada(id: id))
        if case .falla = conducta {
          corrida.eventos.append(.incidencia(id: id, Ejemplos.incidencia))
          corrida.fin = .codigo(1)
        }
        corrida.eventos.append(.terminada(id: id))
      }
    }
    if cuales.contains(where: { if case .rompeAlFinal = $0.conducta { true } else { false } }) {
      corrida.fin = .senal(11)
      return corrida
    }
    corrida.eventos.append(.corridaTerminada)
    return corrida
  }
}
