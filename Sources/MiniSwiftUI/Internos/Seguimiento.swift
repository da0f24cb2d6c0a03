// SwiftUI sigue las lecturas con una variante de `withObservationTracking` que dice qué propiedad
// cambió y se puede cancelar. Está en la biblioteca de Observation de macOS y de Linux, pero solo
// se declara para SwiftUI; aquí se llama por su símbolo. Este es el único fichero que lo hace.

@_silgen_name("$s11Observation04withA8Tracking_7willSetxxyXE_yAA0aC0VYbctlF")
private func seguirLecturas<Resultado>(
  _ cuerpo: () -> Resultado,
  willSet: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
) -> Resultado

/// Lo que se recibe al cambiar una propiedad. Solo se usa por su dirección: las dos funciones
/// reciben `self` indirecto, igual que las originales, y nunca se copia.
private struct SeguimientoEnCurso {
  @_silgen_name("$s11Observation0A8TrackingV7changeds10AnyKeyPathCSgvg")
  mutating func cambiada() -> AnyKeyPath?

  @_silgen_name("$s11Observation0A8TrackingV6cancelyyF")
  mutating func cancelar()
}

/// Sigue lo que lee un `body` de los objetos `@Observable`.
@MainActor
final class Seguimiento {
  /// La señal con la que un seguimiento se cancela a sí mismo: el `body` la «lee», y al tocarla
  /// salta como si hubiera cambiado una propiedad.
  private struct Senal: Observable, Sendable {
    let registrador = ObservationRegistrar()
    var toque: Int { 0 }
  }

  private let vigia: Vigia
  private var senal: Senal?
  private var vivo: Testigo?

  init(_ vigia: Vigia) { self.vigia = vigia }

  /// Ejecuta `cuerpo` y avisa al vigía cuando cambie alguna propiedad que haya leído.
  ///
  /// - Returns: lo que devuelva `cuerpo`, y si leyó algo de un objeto `@Observable`.
  func seguir<Resultado>(
    vez: Int,
    conSenal: Bool,
    _ cuerpo: () -> Resultado
  ) -> (resultado: Resultado, leyo: Bool) {
    cancelar()
    var testigo = Testigo(vigia, vez)
    let senal = conSenal ? self.senal ?? Senal() : nil
    self.senal = senal
    let resultado = seguirLecturas {
      if let senal { senal.registrador.access(senal, keyPath: \.toque) }
      return cuerpo()
    } willSet: { [testigo] enCurso in
      let enCurso = enCurso.assumingMemoryBound(to: SeguimientoEnCurso.self)
      if let propiedad = enCurso.pointee.cambiada() { testigo.cambio(propiedad) }
      enCurso.pointee.cancelar()
    }
    // Si nadie más tiene al testigo es que no se instaló ningún seguimiento: no se leyó nada.
    let leyo = !isKnownUniquelyReferenced(&testigo)
    vivo = leyo && conSenal ? testigo : nil
    return (resultado, leyo)
  }

  /// Deja de seguir lo leído la última vez.
  func cancelar() {
    guard let senal, let vivo, vivo.sigueVivo else { return }
    self.vivo = nil
    vivo.callar()
    senal.registrador.willSet(senal, keyPath: \.toque)
  }
}

/// Lo que retiene un seguimiento instalado: a quién avisar y de qué ejecución del `body` es.
private final class Testigo: Sendable {
  private let vigia: Vigia
  private let vez: Int
  private let despierto = Bandera()

  init(_ vigia: Vigia, _ vez: Int) {
    self.vigia = vigia
    self.vez = vez
  }

  var sigueVivo: Bool { despierto.estaPuesta }

  func callar() { despierto.quitar() }

  func cambio(_ propiedad: AnyKeyPath) {
    guard despierto.quitar() else { return }
    vigia.avisar(.propiedad(NombreDePropiedad.de(propiedad)), vez: vez)
  }
}
