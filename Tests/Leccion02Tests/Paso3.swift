import Observation
import Testing

@testable import Leccion02

@MainActor
@Suite("Paso 3 · Una prueba que sabe decir que no")
struct Paso3 {
  @Test("Acepta un modelo que se porta bien, nazca como nazca")
  func aceptaElBueno() {
    var hechos: [Bueno] = []
    let veredicto = avisaSoloDeLoQueSeLee {
      let bueno = Bueno(cuenta: 1_746, nota: "vuelvo a las doce")
      hechos.append(bueno)
      return bueno
    }
    #expect(
      veredicto == true,
      hechos.contains(where: \.recibioLoMismo)
        ? "Es bueno y lo rechazas. Tu prueba le escribió un valor que ya tenía, y eso no avisa."
        : "Este modelo avisa de lo que se leyó y de nada más, y lo rechazas."
    )
    guard veredicto else { return }

    // Otros buenos, que nacen con los valores que la prueba acaba de escribir.
    let cuentas = Set(hechos.flatMap(\.cuentasEscritas)).filter { cuenta in
      !avisaSoloDeLoQueSeLee { Bueno(cuenta: cuenta, nota: "vuelvo a las doce") }
    }
    #expect(
      cuentas == [],
      "Rechazas uno bueno que nace con la cuenta que escribe tu prueba: escribir lo mismo no avisa."
    )
    let notas = Set(hechos.flatMap(\.notasEscritas)).filter { nota in
      !avisaSoloDeLoQueSeLee { Bueno(cuenta: 1_746, nota: nota) }
    }
    #expect(
      notas == [],
      "Rechazas uno bueno que nace con la nota que escribe tu prueba: escribir lo mismo no avisa."
    )
  }

  @Test("Rechaza los modelos que avisan de más")
  func rechazaLosQueAvisanDeMas() {
    let veredictos = [
      avisaSoloDeLoQueSeLee { CuentaQueLeeLaNota() },
      avisaSoloDeLoQueSeLee { NotaQueLeeLaCuenta() },
    ]
    #expect(
      veredictos == [false, false],
      veredictos[0]
        ? "Aceptas un modelo que, al cambiar la nota, avisa también a quien solo leyó la cuenta."
        : "Aceptas un modelo que, al cambiar la cuenta, avisa también a quien solo leyó la nota."
    )
  }

  @Test("Rechaza los modelos que callan")
  func rechazaLosQueCallan() {
    let veredictos = [
      avisaSoloDeLoQueSeLee { CuentaQueCalla() },
      avisaSoloDeLoQueSeLee { NotaQueCalla() },
    ]
    #expect(
      veredictos == [false, false],
      veredictos[0]
        ? "Aceptas un modelo en el que cambiar la cuenta no avisa a quien la leyó."
        : "Aceptas un modelo en el que cambiar la nota no avisa a quien la leyó."
    )
  }
}

// MARK: - Un modelo bueno y cuatro malos

/// Se porta bien, compara siempre y recuerda lo que se escribió en él.
@Observable
private final class Bueno: ConCuentaYNota {
  private var tazas: Int
  private var papel: String
  @ObservationIgnored private(set) var cuentasEscritas: [Int] = []
  @ObservationIgnored private(set) var notasEscritas: [String] = []
  @ObservationIgnored private(set) var recibioLoMismo = false

  init(cuenta: Int, nota: String) {
    tazas = cuenta
    papel = nota
  }

  var cuenta: Int {
    get { tazas }
    set {
      cuentasEscritas.append(newValue)
      if newValue == tazas { recibioLoMismo = true }
      tazas = newValue
    }
  }
  var nota: String {
    get { papel }
    set {
      notasEscritas.append(newValue)
      if newValue == papel { recibioLoMismo = true }
      papel = newValue
    }
  }
}

@Observable
private final class CuentaQueLeeLaNota: ConCuentaYNota {
  private var tazas = 1_746
  var nota = "vuelvo a las doce"
  var cuenta: Int {
    get { nota.isEmpty ? 0 : tazas }
    set { tazas = newValue }
  }
}

@Observable
private final class NotaQueLeeLaCuenta: ConCuentaYNota {
  var cuenta = 1_746
  private var papel = "vuelvo a las doce"
  var nota: String {
    get { cuenta < 0 ? "" : papel }
    set { papel = newValue }
  }
}

@Observable
private final class CuentaQueCalla: ConCuentaYNota {
  @ObservationIgnored var cuenta = 1_746
  var nota = "vuelvo a las doce"
}

@Observable
private final class NotaQueCalla: ConCuentaYNota {
  var cuenta = 1_746
  @ObservationIgnored var nota = "vuelvo a las doce"
}
