import Cuaderno
import Foundation

extension TallerDelSistema {
  package func compilar(
    _ pasos: [Paso],
    de leccion: Leccion,
    contra modulo: ModuloCompilado
  ) async throws(Fallo) -> [PasoCompilado] {
    let listas = try await bibliotecas([.apoyo] + Biblioteca.para(leccion.portada.usa))
    let propias = banderas(de: leccion, listas) + ["-I", modulo.carpeta]
    var pendientes: [PasoPendiente] = []
    for paso in pasos {
      let fuente = "\(raiz.carpeta)/\(leccion.carpetaDePruebas)/\(paso.fichero)"
      let huella = Huella(
        partes: [clave.description, idioma.clave, leccion.modulo, modulo.interfaz]
          + [paso.fichero]
          + [leccion.portada.aislamiento.rawValue, try Disco.texto(fuente)] + listas.map(\.clave)
      )
      pendientes.append(PasoPendiente(paso: paso, fuente: fuente, huella: huella))
    }
    let juntos = porLotes ? try await compilarJuntos(pendientes, leccion, propias) : nil
    return try await aLaVez(pendientes) { pendiente throws(Fallo) in
      if let juntos, juntos.fuentes.contains(pendiente.fuente) { return juntos.compilado }
      return try await self.compilar(pendiente, leccion, propias)
    }
  }

  /// Un paso por compilar, si no está ya guardado.
  private struct PasoPendiente: Sendable {
    var paso: Paso
    var fuente: String
    var huella: Huella
  }

  /// Compila en un solo objeto los pasos que falten, o da `nil` si no son varios o no compilan:
  /// entonces cada uno, por su lado, dirá lo suyo.
  private func compilarJuntos(
    _ pasos: [PasoPendiente],
    _ leccion: Leccion,
    _ banderas: [String]
  ) async throws(Fallo) -> (fuentes: [String], compilado: PasoCompilado)? {
    let faltan = pasos.filter { almacen.entrada("pasos", $0.huella) == nil }
    guard faltan.count > 1 else { return nil }
    let huella = Huella(partes: faltan.map(\.huella.description))
    func hechos(_ carpeta: String) -> (fuentes: [String], compilado: PasoCompilado) {
      (faltan.map(\.fuente), .objeto(ruta: "\(carpeta)/paso.o", clave: huella.description))
    }
    if let carpeta = almacen.entrada("pasos", huella) { return hechos(carpeta) }
    let carpeta = try almacen.carpetaProvisional()
    let orden = OrdenDeCompilar(
      modulo: "\(leccion.modulo)Tests",
      fuentes: faltan.map(\.fuente),
      objeto: "\(carpeta)/paso.o",
      banderas: banderas
    )
    guard try await frontend(orden).fin == .codigo(0) else { return nil }
    return hechos(try almacen.guardar("pasos", huella, desde: carpeta))
  }

  private func compilar(
    _ pendiente: PasoPendiente,
    _ leccion: Leccion,
    _ banderas: [String]
  ) async throws(Fallo) -> PasoCompilado {
    let (paso, fuente, huella) = (pendiente.paso, pendiente.fuente, pendiente.huella)
    func citada(_ dicho: [Diagnostico]) throws(Fallo) -> PasoCompilado {
      let lineas = try Disco.texto(fuente).lineas.map(String.init)
      return .noCompila(dicho.map { $0.citando(lineas, de: paso.fichero) })
    }
    func leida(_ carpeta: String) throws(Fallo) -> PasoCompilado {
      let objeto = "\(carpeta)/paso.o"
      if Disco.clase(objeto) != .nada { return .objeto(ruta: objeto, clave: huella.description) }
      if let dicho = Compilado.guardados(Compilado.binario(de: objeto)) { return try citada(dicho) }
      return try citada(Diagnostico.leer(try Disco.texto("\(carpeta)/dicho")))
    }
    if let carpeta = almacen.entrada("pasos", huella) { return try leida(carpeta) }
    let carpeta = try almacen.carpetaProvisional()
    let orden = OrdenDeCompilar(
      modulo: "\(leccion.modulo)Tests",
      fuentes: [fuente],
      objeto: "\(carpeta)/paso.o",
      banderas: banderas
    )
    let resultado = try await frontend(orden)
    if resultado.fin != .codigo(0) {
      apuntar(resultado.textoDeErrores)
      guard resultado.senala else {
        throw fallo(resultado.textoDeErrores)
          ?? .compiladorRoto(detalle: resultado.textoDeErrores.recortado)
      }
      // Si lo que falta es algo nuestro que otra ejecución tiró, no es culpa de quien aprende.
      guard hayInterfaces(en: banderas) else {
        throw .compiladorRoto(detalle: "Falta la interfaz de un módulo ya compilado.")
      }
      Disco.borrar("\(carpeta)/paso.o")
      try Disco.escribir(resultado.proceso.errores, en: "\(carpeta)/dicho")
    }
    return try leida(try almacen.guardar("pasos", huella, desde: carpeta))
  }

  /// Si cada carpeta en la que se buscan módulos sigue teniendo el suyo.
  private func hayInterfaces(en banderas: [String]) -> Bool {
    zip(banderas, banderas.dropFirst()).allSatisfy { bandera, carpeta in
      bandera != "-I" || Disco.listar(carpeta).contains { $0.hasSuffix(".swiftmodule") }
    }
  }
}

/// Hace algo con cada elemento, todos a la vez, y da los resultados en el mismo orden.
func aLaVez<E: Sendable, R: Sendable>(
  _ elementos: [E],
  _ hacer: @escaping @Sendable (E) async throws(Fallo) -> R
) async throws(Fallo) -> [R] {
  let resultados = await withTaskGroup(of: (Int, Result<R, Fallo>).self) { grupo in
    for (i, elemento) in elementos.enumerated() {
      grupo.addTask {
        do throws(Fallo) {
          return (i, .success(try await hacer(elemento)))
        } catch {
          return (i, .failure(error))
        }
      }
    }
    var todos: [(Int, Result<R, Fallo>)] = []
    for await uno in grupo { todos.append(uno) }
    return todos.sorted { $0.0 < $1.0 }.map(\.1)
  }
  var limpios: [R] = []
  for resultado in resultados { limpios.append(try resultado.get()) }
  return limpios
}
