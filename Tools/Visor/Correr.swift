import Dispatch
import Escena
import MiniSwiftUI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// El programa entero: enseña las vistas previas que se enlazaron con él.
///
/// Lee peticiones por la entrada y manda cuadros por el descriptor 3, una línea de JSON cada vez;
/// lo que imprime la vista sale por su salida de siempre. Acaba cuando se cierra la entrada.
///
/// - Parameter argumentos: el modo, `vivo` o `fotos`; el Xcode que se imita, `26` o `27`, y los
///   símbolos de las vistas previas; los que no estén enlazados se saltan.
@MainActor
public func correr(_ argumentos: [String]) -> Never {
  signal(SIGPIPE, SIG_IGN)
  let enFotos = argumentos.first == "fotos"
  let vistas = argumentos.dropFirst(2).compactMap(vistaPrevia)
  let state: ModoDeState = argumentos.dropFirst().first == "27" ? .xcode27 : .xcode26
  let visor = Visor(vistas, enFotos: enFotos, state: state, mandar: mandar)
  if vistas.isEmpty { mandar(Cuadro(elementos: [], total: 0)) }
  let (peticiones, llegan) = AsyncStream.makeStream(of: Peticion.self)
  Task {
    visor.ensenar(0)
    if enFotos { await visor.cumplir(.avanzar(0)) }
    for await peticion in peticiones { await visor.cumplir(peticion) }
  }
  DispatchQueue.global().async {
    while let linea = readLine() {
      let peticion = try? JSONDecoder().decode(Peticion.self, from: Data(linea.utf8))
      if let peticion { llegan.yield(peticion) }
    }
    // Quien pedía ya no está. La vista puede estar colgada: no se espera a nadie.
    _exit(0)
  }
  dispatchMain()
}

/// La vista previa de un símbolo, si está enlazada.
private func vistaPrevia(_ simbolo: String) -> _VistaPrevia? {
  guard let direccion = dlsym(dlopen(nil, RTLD_NOW), simbolo) else { return nil }
  typealias Crear = @convention(c) () -> UnsafeMutableRawPointer
  return _VistaPrevia.tomar(unsafeBitCast(direccion, to: Crear.self)())
}

/// Manda un cuadro. Si nadie lee ya, no queda nada que hacer.
private func mandar(_ cuadro: Cuadro) {
  // Si no se puede escribir, se manda algo que quien lee no entiende, y lo dice.
  var datos = (try? JSONEncoder().encode(cuadro)) ?? Data("{}".utf8)
  datos.append(UInt8(ascii: "\n"))
  let bytes = Array(datos)
  var escritos = 0
  while escritos < bytes.count {
    let n = bytes.withUnsafeBytes {
      write(3, $0.baseAddress?.advanced(by: escritos), bytes.count - escritos)
    }
    if n < 0, errno == EINTR { continue }
    guard n > 0 else { exit(0) }
    escritos += n
  }
}
