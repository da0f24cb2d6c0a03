import Testing

@testable import Leccion00

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@MainActor
@Suite("Paso 2 · Lo que se rompe")
struct Paso2 {
  let caja = Caja()

  @Test("Va bien") func bien() { #expect(caja.avisos == 1) }
  @Test("Índice") func indice() { _ = caja.moneda(3) }
  @Test("Cierres") func cierres() { _ = caja.buscar() }
  @Test("Desborda") func desborda() { _ = caja.factorial(40) }
  @Test("Pila") func pila() { caja.eco = 1 }
  @Test("Nulo") func nulo() { _ = caja.forzar() }
  @Test("Molde") func molde() { _ = caja.convertir(3) }
  @Test("Intento") func intento() { _ = caja.intentar() }
  @Test("Queja") func queja() { caja.quejarse() }
  @Test("Silencio") func silencio() { caja.callar() }
  @Test("Cero") func cero() { _ = caja.dividir(0) }
  @Test("Exigencia") func exigencia() { caja.exigir(1) }
  @Test("Motivo") func motivo() { caja.exigirCon(1) }
  @Test("Afirmación") func afirmacion() { caja.afirmar(1) }
  @Test("Infinito") func infinito() { _ = caja.entero(.infinity) }
  @Test("Choque") func choque() { caja.chocar() }
  @Test("Huérfana") func huerfana() { _ = caja.huerfana() }
  @Test("Memoria") func memoria() { _ = caja.pedir(1 << 40) }
  @Test("Tarea") func tarea() async { await Task { caja.quejarse() }.value }
  @Test("Salida") func salida() { exit(0) }
}
