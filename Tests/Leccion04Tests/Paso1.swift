import Testing

@testable import Leccion04

@MainActor
@Suite("Paso 1 · La prueba que detecta fugas")
struct Paso1 {
  @Test("Dice que se libera lo que nadie guarda")
  func loQueNadieGuarda() {
    let respuestas = [seLibera { Vecino() }, seLibera { Vecino(escuchando: .debil) }]
    #expect(
      respuestas == [true, true],
      """
      Nadie guarda esos objetos: uno no tiene closure y el otro lo tiene con `[weak self]`. \
      ¿Los miras cuando ya los has soltado, y sin retenerlos tú?
      """
    )
  }

  @Test("Dice que no se libera lo que retiene un ciclo o una lista")
  func loRetenido() {
    var lista: [Vecino] = []
    let ciclo = seLibera { Vecino(escuchando: .fuerte) }
    #expect(ciclo == false, "Se guarda a sí mismo en su closure: no se libera nunca.")
    let enLista = seLibera {
      lista.append(Vecino())
      return lista[0]
    }
    #expect(enLista == false, "Sigue en una lista: está vivo aunque tu función lo haya soltado.")
  }

  @Test("Dice que no se libera lo que una tarea en marcha está usando")
  func loQueUsaUnaTarea() {
    let (paseos, fin) = AsyncStream.makeStream(of: Int.self)
    let respuesta = seLibera {
      let vecino = Vecino()
      vecino.pasear(paseos)
      return vecino
    }
    fin.finish()
    #expect(
      respuesta == false,
      "Una tarea que no ha acabado lo captura: sigue vivo, y tu función dice que se libera."
    )
  }

  @Test("Crea un solo objeto: el que vigila")
  func creaUno() {
    var creados = 0
    _ = seLibera {
      creados += 1
      return Vecino()
    }
    #expect(
      creados == 1,
      creados == 0
        ? "No se ha creado ningún objeto: sin crearlo no se puede saber si se libera."
        : "Se han creado \(creados) objetos: ¿el que miras al final es el que soltaste?"
    )
  }
}

/// Un objeto que puede retenerse a sí mismo, o no.
@MainActor
private final class Vecino {
  enum Escucha {
    case fuerte
    case debil
  }

  private var alLlamar: () -> Void = {}
  private var pasos = 0

  init() {}

  init(escuchando escucha: Escucha) {
    switch escucha {
    case .fuerte: alLlamar = { self.pasos += 1 }
    case .debil: alLlamar = { [weak self] in self?.pasos += 1 }
    }
  }

  func pasear(_ paseos: AsyncStream<Int>) {
    Task {
      for await paseo in paseos { pasos += paseo }
    }
  }
}
