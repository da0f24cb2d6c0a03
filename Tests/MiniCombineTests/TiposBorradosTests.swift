import MiniCombine
import Testing

@Suite("AnySubscriber, AnyPublisher y los identificadores")
struct TiposBorradosTests {
  @Test("AnySubscriber tiene el identificador, la descripción y el espejo de lo que esconde")
  func suscriptorBorrado() {
    let registro = Registrador<Int, Roto>()
    let borrado = AnySubscriber(registro)
    #expect(borrado.combineIdentifier == registro.combineIdentifier)
    #expect(borrado.description == String(describing: registro))
    #expect(borrado.playgroundDescription as? String == borrado.description)
    #expect("\(Mirror(reflecting: borrado).subjectType)" == "Registrador<Int, Roto>")
    let dosVeces = AnySubscriber(borrado)
    #expect(dosVeces.combineIdentifier == registro.combineIdentifier)
    #expect(dosVeces.description == borrado.description)
  }

  @Test("AnySubscriber sin closures es anónimo y no hace nada")
  func suscriptorAnonimo() {
    let anonimo = AnySubscriber<Int, Roto>()
    #expect(anonimo.description == "Anonymous AnySubscriber")
    #expect(anonimo.playgroundDescription as? String == "Anonymous AnySubscriber")
    #expect("\(Mirror(reflecting: anonimo).subjectType)" == "String")
    #expect(Mirror(reflecting: anonimo).children.isEmpty)
    #expect(anonimo.combineIdentifier == anonimo.combineIdentifier)
    #expect(anonimo.receive(1) == .none)
  }

  @Test("AnySubscriber de un sujeto le reenvía, hasta el primer final")
  func suscriptorDeSujeto() {
    let sujeto = PassthroughSubject<Int, Roto>()
    let borrado = AnySubscriber(sujeto)
    #expect(borrado.description == "Subject")
    #expect(
      "\(Mirror(reflecting: borrado).subjectType)"
        == "SubjectSubscriber<PassthroughSubject<Int, Roto>>"
    )
    #expect(!Mirror(reflecting: borrado).children.isEmpty)
    let registro = sujeto.registrar()
    borrado.receive(subscription: Subscriptions.empty)
    #expect(borrado.receive(1) == .none)
    borrado.receive(completion: .failure(Roto()))
    #expect(borrado.receive(2) == .none)
    #expect(registro.valores == ["1", "failure(Roto)"])
  }

  @Test("AnyPublisher no envuelve dos veces y se describe como tal")
  func publicadorBorrado() {
    let registro = Just(1).eraseToAnyPublisher().eraseToAnyPublisher().registrar()
    #expect(registro.historia == ["suscripción Just", "1", "finished"])
    let borrado = AnyPublisher(Just(1))
    #expect(borrado.description == "AnyPublisher")
    #expect(borrado.playgroundDescription as? String == "AnyPublisher")
    let otraVez = borrado.eraseToAnyPublisher()
    // Solo guarda una referencia: si fuera otra caja, sería otro objeto.
    let esLaMismaCaja =
      unsafeBitCast(borrado, to: AnyObject.self) === unsafeBitCast(otraVez, to: AnyObject.self)
    #expect(esLaMismaCaja)
  }

  @Test("Los identificadores distinguen, y el de un objeto es su dirección")
  func identificadores() {
    let testigo = Testigo()
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(testigo) == CombineIdentifier(testigo))
    #expect(CombineIdentifier(testigo) != CombineIdentifier(Testigo()))
    let direccion = String(UInt(bitPattern: ObjectIdentifier(testigo)), radix: 16)
    #expect(CombineIdentifier(testigo).description == "0x\(direccion)")
    #expect(Mirror(reflecting: CombineIdentifier()).descendant("rawValue") is UInt64)
  }

  @Test("subscribe(subject) reenvía y devuelve un recibo")
  func suscribirUnSujeto() {
    let fuente = PublicadorAMano<Int, Never>()
    let sujeto = PassthroughSubject<Int, Never>()
    let recibo = fuente.subscribe(sujeto)
    #expect(fuente.suscripcion.historia == [])
    let registro = sujeto.registrar(pide: .max(5))
    #expect(fuente.suscripcion.historia == ["pide unlimited"])
    fuente.entregar(3)
    recibo.cancel()
    fuente.entregar(4)
    #expect(registro.valores == ["3"])
    #expect(fuente.suscripcion.historia == ["pide unlimited", "cancela"])
  }
}
