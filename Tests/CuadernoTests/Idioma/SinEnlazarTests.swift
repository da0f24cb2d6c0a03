import Testing

@testable import Cuaderno

@Suite("Recorrido: lo que no se puede enlazar")
struct SinEnlazarTests {
  /// Un taller que compila y no enlaza.
  private struct TallerSinEnlace: Taller {
    let causas: String
    private let fingido = TallerFingido()

    init(causas: String) { self.causas = causas }

    func compilar(_ entrega: Entrega, de leccion: Leccion) async throws(Fallo) -> Compilacion {
      try await fingido.compilar(entrega, de: leccion)
    }

    func compilar(
      _ pasos: [Paso],
      de leccion: Leccion,
      contra modulo: ModuloCompilado
    ) async throws(Fallo) -> [PasoCompilado] {
      try await fingido.compilar(pasos, de: leccion, contra: modulo)
    }

    func enlazar(
      _ modulo: ModuloCompilado,
      _ pasos: [PasoCompilado],
      de leccion: Leccion
    ) async throws(Fallo) -> Ejecutable {
      throw .enlaceRoto(detalle: causas)
    }

    func correr(
      _ ejecutable: Ejecutable,
      solo: [String]?,
      modo: ModoDeCorrida
    ) async throws(Fallo) -> Corrida {
      try await fingido.correr(ejecutable, solo: solo, modo: modo)
    }
  }

  private func comprobar(_ causas: String) async throws -> Informe {
    try await Recorrido(taller: TallerSinEnlace(causas: causas)).comprobar(
      Ejemplos.entrega,
      leccion: Ejemplos.leccion,
      version: .alumno,
      pasos: Ejemplos.pasos
    )
  }

  @Test("Un símbolo del módulo del estudiante es un error suyo: no compila") func suyo()
    async throws
  {
    let informe = try await comprobar("falta el código de `$s9Leccion031fyyF`: nadie lo define.")
    #expect(informe.resultado == .noCompila)
    #expect(
      informe.diagnosticos.map(\.mensaje) == [
        "falta el código de '$s9Leccion031fyyF': nadie lo define"
      ]
    )
  }

  @Test("Otro símbolo es cosa del cuaderno") func ajeno() async {
    let causas = "falta el código de `swift_otro`: está declarado y nadie lo define."
    await #expect(throws: Fallo.enlaceRoto(detalle: causas)) { try await comprobar(causas) }
  }
}
