import Foundation
import MiniSwiftUI
import Observation

/// El banco de MiniSwiftUI: cuánto crece cada trabajo con el número de filas.
@MainActor
struct BancoDeVistas {
  let vueltas: Int

  func medir() {
    print("MiniSwiftUI, \(vueltas) vueltas por turnos, medianas y cocientes de esta ejecución:\n")
    lineal()
    unaFila()
    milNodos()
  }

  /// Diez veces más filas: diez veces más trabajo, no más.
  private func lineal() {
    var medidas: [Int: [Medida]] = [:]
    for _ in 0..<vueltas {
      for filas in [1000, 10_000, 100_000] {
        let mesa = Mesa(filas)
        let escenario = cronometrar { Escenario { Tabla(mesa: mesa) } }
        let redibujo = cronometrar {
          mesa.vuelta += 1
          escenario.valor.alDia()
        }
        let todas = cronometrar {
          for fila in mesa.filas { fila.numero += 1 }
          escenario.valor.alDia()
        }
        let tiempos = [escenario.tiempo, redibujo.tiempo, todas.tiempo]
        var suyas = medidas[filas] ?? Array(repeating: Medida(), count: tiempos.count)
        for (i, tiempo) in tiempos.enumerated() { suyas[i].muestras.append(tiempo) }
        medidas[filas] = suyas
      }
    }
    for (i, que) in ["montar", "redibujar la madre", "cambiar todas las filas"].enumerated() {
      let (mil, diezMil, cienMil) = (
        medidas[1000]?[i] ?? Medida(), medidas[10_000]?[i] ?? Medida(),
        medidas[100_000]?[i] ?? Medida()
      )
      escribirFila(
        "\(que), 1.000 filas: \(cifras(mil.mediana, 1)) ms; 10.000, "
          + "\(cifras(diezMil.cociente(mil), 1)) ×; 100.000, "
          + "\(cifras(cienMil.cociente(diezMil), 1)) × más (lineal es 10)"
      )
    }
  }

  /// Cambiar una fila cuesta lo mismo entre cien que entre diez mil.
  private func unaFila() {
    let tablas = [100, 10_000].map { filas in
      let mesa = Mesa(filas)
      return (mesa, Escenario { Tabla(mesa: mesa) })
    }
    var medidas = [Medida(), Medida()]
    for _ in 0..<(vueltas * 50) {
      for (i, (mesa, escenario)) in tablas.enumerated() {
        let fila = mesa.filas[mesa.filas.count / 2]
        medidas[i].muestras.append(
          cronometrar {
            fila.numero += 1
            escenario.alDia()
          }.tiempo
        )
      }
    }
    let cociente = medidas[1].cociente(medidas[0])
    escribirFila(
      "cambiar una fila entre 10.000: \(cifras(cociente, 2)) × entre 100 (objetivo ≤ 2)"
        + (cociente <= 2 ? "" : " NO")
    )
  }

  private func milNodos() {
    var medida = Medida()
    for _ in 0..<(vueltas * 3) {
      let mesa = Mesa(125)
      medida.muestras.append(
        cronometrar { Escenario { Tabla(mesa: mesa) }.texto }.tiempo
      )
    }
    escribirFila(
      "montar y volcar unos 1.000 nodos: \(cifras(medida.mediana, 1)) ms (objetivo: ≤ 5)"
    )
  }

  /// Los milisegundos que tarda algo, y lo que da.
  private func cronometrar<R>(_ hacer: () -> R) -> (tiempo: Double, valor: R) {
    let inicio = DispatchTime.now().uptimeNanoseconds
    let valor = hacer()
    return (Double(DispatchTime.now().uptimeNanoseconds - inicio) / 1_000_000, valor)
  }
}

@Observable
private final class Fila: Identifiable {
  let id: Int
  var numero = 0

  init(_ id: Int) { self.id = id }
}

@Observable
private final class Mesa {
  var filas: [Fila]
  var vuelta = 0

  init(_ cuantas: Int) { filas = (0..<cuantas).map { Fila($0) } }
}

private struct VistaDeFila: View {
  let fila: Fila

  var body: some View {
    HStack {
      Text("fila \(fila.id)")
      Text("\(fila.numero)")
      Button("más") { fila.numero += 1 }
    }
  }
}

private struct Tabla: View {
  let mesa: Mesa

  var body: some View {
    Text("\(mesa.vuelta)")
    List(mesa.filas) { VistaDeFila(fila: $0) }
  }
}
