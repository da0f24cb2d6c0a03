import Cuaderno
import Foundation

/// El programa: lee la orden, la cumple y da el código de salida.
package enum Principal {
  /// Cumple los argumentos del programa.
  package static func cumplir(_ argumentos: [String]) async -> Int32 {
    Interrupciones.atender()
    do throws(Fallo) {
      let orden = try Orden.leer(argumentos)
      let consola = Consola(sinColor: orden.sinColor)
      let codigo = try await cumplir(orden, consola)
      let roto = Consola.salidaRota.load(ordering: .relaxed)
      guard roto == 0 else {
        throw .noSePuedeEscribir(ruta: "la salida", motivo: motivoDelSistema(roto))
      }
      return codigo
    } catch {
      let consola = Consola(sinColor: argumentos.contains("--sin-color"))
      if error != .interrumpido { consola.escribirError(sanear(error.mensaje) + "\n") }
      return error.codigo
    }
  }

  private static func cumplir(_ orden: Orden, _ consola: Consola) async throws(Fallo) -> Int32 {
    if orden.ayuda || orden.nombre == .ayuda { return try ayudar(orden, consola) }
    if orden.nombre == .version { return try await decirVersion(orden, consola) }
    let raiz = try Raiz.buscar(pedida: orden.cuaderno)
    let sesion = Sesion(raiz: raiz, curso: Curso(raiz: raiz), consola: consola, orden: orden)
    switch orden.nombre {
    case .comprobar: return try await sesion.comprobar()
    case .todas: return try await sesion.todas()
    case .lista: return try sesion.lista()
    case .leer: return try await sesion.leer()
    case .pista: return try await sesion.pista()
    case .explicar: return try sesion.explicar()
    case .comparar: return try await sesion.comparar()
    case .reiniciar: return try sesion.reiniciar()
    case .ver: return try await sesion.ver()
    case .verificar: return try await sesion.verificar()
    case .nueva: return try sesion.nueva()
    case .doctor: return try await sesion.doctor()
    case .completar: return try sesion.completar()
    case .ayuda, .version: return 0
    }
  }

  /// `leccion version`: también sin cuaderno y sin compilador, que es cuando más se pregunta.
  private static func decirVersion(_ orden: Orden, _ consola: Consola) async throws(Fallo) -> Int32
  {
    let plan = try? await Herramientas.buscar().preguntarPlan()
    // Un cuaderno pedido a mano que no está es un error; el de aquí puede no estar.
    let raiz =
      orden.cuaderno == nil
      ? try? Raiz.buscar(pedida: nil) : try Raiz.buscar(pedida: orden.cuaderno)
    let catalogo = raiz.flatMap { raiz -> InformeDeVersion.Catalogo? in
      guard let bytes = try? Disco.leer("\(raiz.carpeta)/Tools/Idioma/es/es.strings") else {
        return nil
      }
      return .init(
        de: versionDelCatalogo,
        mensajes: bytes.split(separator: 10).count,
        huella: String(Huella(bytes).corta.prefix(8))
      )
    }
    let informe = InformeDeVersion(compilador: plan?.version, catalogo: catalogo)
    consola.escribir(informe.texto(consola.estilo))
    return 0
  }

  private static func ayudar(_ orden: Orden, _ consola: Consola) throws(Fallo) -> Int32 {
    let pedida = orden.nombre == .ayuda ? orden.argumentos.first : orden.nombre.rawValue
    guard let pedida else {
      consola.escribir(Ayuda.general(consola.estilo))
      return 0
    }
    let nombre = Orden.Nombre(rawValue: pedida)
    guard let definicion = nombre.flatMap(Definicion.de), definicion.nombre != .ayuda else {
      if nombre == .ayuda {
        consola.escribir(Ayuda.general(consola.estilo))
        return 0
      }
      let parecida = masParecida(a: pedida, entre: Orden.Nombre.allCases.map(\.rawValue))
      let querias = parecida.map { " ¿Querías decir «\($0)»?" } ?? ""
      throw .uso("No conozco la orden «\(pedida)».\(querias)", ayuda: nil)
    }
    consola.escribir(Ayuda.de(definicion, consola.estilo))
    return 0
  }
}

/// Lo que comparten las órdenes: el curso, la pantalla y lo pedido.
struct Sesion: Sendable {
  let raiz: Raiz
  let curso: Curso
  let consola: Consola
  let orden: Orden

  /// La lección pedida.
  func leccionPedida() throws(Fallo) -> Leccion {
    try curso.buscar(orden.argumentos.first ?? "")
  }

  /// `leccion completar TERMINAL`: el guion de completado.
  func completar() throws(Fallo) -> Int32 {
    let terminal = orden.argumentos.first ?? ""
    let lecciones = curso.indice.map { numero, slug in
      Completado.Leccion(
        numero: numero,
        slug: slug,
        errores: curso.erroresConocidos(de: "\(Leccion.etiqueta(numero))-\(slug)")
      )
    }
    guard let guion = Completado.guion(terminal, lecciones: lecciones) else {
      let hay = enumerar(Completado.terminales, "o")
      throw .uso("No conozco la terminal «\(terminal)»: \(hay).", ayuda: nil)
    }
    consola.escribir(guion)
    return 0
  }

  /// Abre el taller, trabaja con él y lo recoge.
  func conTaller<R>(
    _ hacer: (TallerDelSistema) async throws(Fallo) -> R
  ) async throws(Fallo) -> R {
    let taller = try await TallerDelSistema.abrir(raiz) { consola.progreso($0) }
    defer { taller.cerrar() }
    return try await hacer(taller)
  }

  /// Una carpeta del cuaderno como la ve quien está en la carpeta actual.
  func visible(_ carpeta: String) -> String {
    let actual = Disco.real(".") ?? "/"
    if actual == raiz.carpeta { return carpeta }
    return "\(raiz.carpeta)/\(carpeta)"
  }
}
