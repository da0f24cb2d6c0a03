import MiniCombine
import Testing

private class Contador: ObservableObject {
  @Published var cuenta = 0 {
    didSet { alGuardar(cuenta) }
  }
  @Published var nombre = "a"
  var nota = ""
  var alGuardar: (Int) -> Void = { _ in }
}

private final class ContadorConPaso: Contador {
  @Published var paso = 1
}

private final class Vacio: ObservableObject {}

private final class ConEspejoPropio: ObservableObject, CustomReflectable {
  @Published var valor = 0
  var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

private final class Padre: ObservableObject {
  @Published var hijo = Contador()
}

@Suite("Reglas 1 a 6 · Propiedades que avisan")
struct Reglas01a06Tests {
  @Test("1 · Escribir avisa, entrega, guarda y llama a didSet, en este orden")
  func regla01OrdenDeUnaEscritura() {
    let objeto = Contador()
    var sucesos: [String] = []
    objeto.alGuardar = { sucesos.append("didSet \($0)") }
    let recibos = [
      objeto.$cuenta.dropFirst().sink { sucesos.append("llega \($0), se lee \(objeto.cuenta)") },
      objeto.objectWillChange.sink { sucesos.append("aviso, se lee \(objeto.cuenta)") },
    ]
    objeto.cuenta = 5
    #expect(sucesos == ["aviso, se lee 0", "llega 5, se lee 0", "didSet 5"])
    withExtendedLifetime(recibos) {}
  }

  @Test("2 · $x entrega el valor actual al pedir, y después cada escritura, igual o no")
  func regla02ProyeccionRepiteElActual() {
    let objeto = Contador()
    objeto.cuenta = 3
    let registro = objeto.$cuenta.registrar(pide: nil)
    #expect(registro.historia == ["suscripción PublishedSubject"])
    registro.suscripcion?.request(.unlimited)
    objeto.cuenta = 3
    objeto.cuenta = 4
    #expect(registro.historia == ["suscripción PublishedSubject", "3", "3", "4"])
  }

  @Test("3 · objectWillChange avisa una vez por escritura, sin valor, también en el sitio")
  func regla03UnAvisoPorEscritura() {
    final class Lista: ObservableObject { @Published var cosas = [1] }
    let objeto = Contador()
    let lista = Lista()
    var avisos = 0
    var avisosDeLista = 0
    let recibos = [
      objeto.objectWillChange.sink { avisos += 1 },
      lista.objectWillChange.sink { avisosDeLista += 1 },
    ]
    objeto.cuenta = objeto.cuenta
    objeto.cuenta += 0
    objeto.nombre = "b"
    objeto.nota = "no avisa"
    lista.cosas.append(2)
    lista.cosas[0] = 1
    lista.cosas.removeAll()
    #expect(avisos == 3)
    #expect(avisosDeLista == 3)
    withExtendedLifetime(recibos) {}
  }

  @Test("4 · El publicador de avisos es siempre el mismo y encuentra lo heredado")
  func regla04ElMismoPublicadorDeAvisos() {
    let objeto = ContadorConPaso()
    let vacio = Vacio()
    #expect(objeto.objectWillChange === objeto.objectWillChange)
    #expect((objeto as Contador).objectWillChange === objeto.objectWillChange)
    #expect(vacio.objectWillChange === vacio.objectWillChange)
    #expect(vacio.objectWillChange !== Vacio().objectWillChange)
    var avisos = 0
    let recibo = objeto.objectWillChange.sink { avisos += 1 }
    objeto.cuenta += 1
    objeto.paso += 1
    #expect(avisos == 2)
    withExtendedLifetime(recibo) {}
  }

  @Test("4 · Un objeto con espejo propio también avisa")
  func regla04EspejoPropio() {
    let objeto = ConEspejoPropio()
    var avisos = 0
    let recibo = objeto.objectWillChange.sink { avisos += 1 }
    objeto.valor = 1
    #expect(avisos == 1)
    #expect(objeto.objectWillChange === objeto.objectWillChange)
    withExtendedLifetime(recibo) {}
  }

  @Test("4 · La tabla de avisos no confunde un objeto nuevo con uno muerto")
  func regla04LaTablaOlvidaLosMuertos() {
    let avisos = (0..<500).map { _ in ObjectIdentifier(Vacio().objectWillChange) }
    #expect(avisos.count == 500)
    let vivos = (0..<200).map { _ in Vacio() }
    let publicadores = Set(vivos.map { ObjectIdentifier($0.objectWillChange) })
    #expect(publicadores.count == 200)
    #expect(vivos.allSatisfy { publicadores.contains(ObjectIdentifier($0.objectWillChange)) })
  }

  @Test("5 · Un cambio del hijo no sube al padre; cambiar de hijo sí")
  func regla05ElHijoNoSube() {
    let padre = Padre()
    var avisos = 0
    let recibo = padre.objectWillChange.sink { avisos += 1 }
    padre.hijo.cuenta = 1
    #expect(avisos == 0)
    padre.hijo = Contador()
    #expect(avisos == 1)
    withExtendedLifetime(recibo) {}
  }

  @Test("6 · Escribir dentro del propio sumidero: primero llega lo de dentro y gana lo de fuera")
  func regla06EscribirDentroDelSumidero() {
    let objeto = Contador()
    var llegados: [Int] = []
    let recibo = objeto.$cuenta.sink { valor in
      llegados.append(valor)
      if valor == 1 { objeto.cuenta = 2 }
    }
    objeto.cuenta = 1
    #expect(llegados == [0, 1, 2])
    #expect(objeto.cuenta == 1)
    withExtendedLifetime(recibo) {}
  }

  @Test("6 · CurrentValueSubject guarda antes de entregar: gana lo de dentro")
  func regla06EnUnSujetoGanaLoDeDentro() {
    let sujeto = CurrentValueSubject<Int, Never>(0)
    var llegados: [Int] = []
    let recibo = sujeto.sink { valor in
      llegados.append(valor)
      if valor == 1 { sujeto.value = 2 }
    }
    sujeto.value = 1
    #expect(llegados == [0, 1, 2])
    #expect(sujeto.value == 2)
    withExtendedLifetime(recibo) {}
  }
}
