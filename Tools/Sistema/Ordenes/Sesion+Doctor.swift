import Cuaderno
import Foundation

extension Sesion {
  /// `leccion doctor`: qué funciona en esta máquina y qué no.
  func doctor() async throws(Fallo) -> Int32 {
    var puntos = [cuadernoDeAqui(), guardado(), swiftPM()]
    puntos.append(await compilador())
    puntos.append(await caja())
    puntos.append(pantalla())
    let informe = InformeDeDoctor(puntos: puntos)
    consola.escribir(
      orden.json ? InformeJSON.escribir(informe.json) : informe.texto(consola.estilo)
    )
    return informe.sano ? 0 : 3
  }

  private func cuadernoDeAqui() -> InformeDeDoctor.Punto {
    let n = plural(curso.indice.count, "lección", "lecciones")
    return .init("Cuaderno", .bien, "\(raiz.carpeta), con \(n)")
  }

  private func guardado() -> InformeDeDoctor.Punto {
    do throws(Fallo) {
      try Disco.crearCarpeta(raiz.almacen)
      let prueba = "\(raiz.almacen)/prueba"
      try Disco.escribir([10], en: prueba)
      Disco.borrar(prueba)
    } catch {
      return .init("Lo guardado", .mal, error.mensaje)
    }
    let donde = raiz.soloLectura ? "\(raiz.almacen) (el cuaderno es de solo lectura)" : raiz.almacen
    return .init("Lo guardado", .bien, "\(donde), \(tamano(raiz.almacen) / 1_048_576) MiB")
  }

  private func tamano(_ ruta: String) -> Int {
    switch Disco.clase(ruta) {
    case .fichero(let bytes): bytes
    case .carpeta: Disco.listar(ruta).reduce(0) { $0 + tamano("\(ruta)/\($1)") }
    default: 0
    }
  }

  /// SwiftPM guarda rutas absolutas: tras mover o copiar la carpeta, lo suyo deja de valer.
  private func swiftPM() -> InformeDeDoctor.Punto {
    guard let manifiesto = try? Disco.texto("\(raiz.carpeta)/.build/debug.yaml", maximo: 1 << 16)
    else { return .init("Compilación de SwiftPM", .bien, "todavía no hay") }
    guard manifiesto.contains("\(raiz.carpeta)/") else {
      return .init(
        "Compilación de SwiftPM",
        .mal,
        "el cuaderno se ha movido desde que se compiló. Arréglalo con: swift package clean"
      )
    }
    return .init("Compilación de SwiftPM", .bien, "es de esta carpeta")
  }

  private func compilador() async -> InformeDeDoctor.Punto {
    do throws(Fallo) {
      let plan = try await Herramientas.buscar().preguntarPlan()
      if plan.frontend.isEmpty {
        return .init(
          "Compilador",
          .aviso,
          "Swift \(plan.version): funciona, pero despacio (sin plan del driver)"
        )
      }
      return .init("Compilador", .bien, "Swift \(plan.version) en \(plan.driver)")
    } catch {
      return .init("Compilador", .mal, error.mensaje)
    }
  }

  /// La caja solo hace falta para calificar: sin ella, lo demás funciona.
  private func caja() async -> InformeDeDoctor.Punto {
    let rutas = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard let bwrap = rutas.map({ "\($0)/bwrap" as String }).first(where: Disco.esEjecutable) else {
      return .init(
        "Caja de aislamiento",
        .aviso,
        "no está (bubblewrap); solo la usa quien califica entregas de otros"
      )
    }
    let prueba = OrdenDeProceso(
      [bwrap, "--ro-bind", "/", "/", "--unshare-all", "--die-with-parent", "/bin/true"],
      limites: .unaComprobacion
    )
    let resultado = try? await ejecutar(prueba)
    guard resultado?.fin == .codigo(0) else {
      let dice = resultado?.textoDeErrores.lineas.first.map { ": \($0)" } ?? ""
      return .init("Caja de aislamiento", .aviso, "bwrap está y no puede aislar\(dice)")
    }
    return .init("Caja de aislamiento", .bien, bwrap)
  }

  private func pantalla() -> InformeDeDoctor.Punto {
    let estilo = consola.estilo
    let partes = [
      estilo.color ? "con color" : "sin color", estilo.ascii ? "solo ASCII" : "UTF-8",
      "\(consola.columnas) columnas", consola.interactiva ? "interactiva" : "no interactiva",
    ]
    return .init("Pantalla", .bien, partes.joined(separator: ", "))
  }
}
