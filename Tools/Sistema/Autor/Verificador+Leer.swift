import Cuaderno
import Foundation

extension Verificador {
  /// Lee todo lo escrito de una lección.
  func leerEscrita(_ leccion: Leccion) throws(Fallo) -> LeccionEscrita {
    let raiz = curso.raiz.carpeta
    let alumno = leccion.carpetaDelAlumno
    let soluciones = leccion.carpetaDeSolucion
    var contenido: [String: [String]] = [:]
    var textos: [String: String] = [:]
    let errores = Disco.listar("\(raiz)/\(soluciones)/Errores").map {
      "\(soluciones)/Errores/\($0)"
    }
    for ruta in [alumno, soluciones, "\(soluciones)/Inicio", "\(soluciones)/Errores"] + errores {
      contenido[ruta] = Disco.listar("\(raiz)/\(ruta)").filter { !$0.hasPrefix(".") }
      for nombre in contenido[ruta] ?? [] where nombre.hasSuffix(".swift") {
        textos["\(ruta)/\(nombre)"] = try? Disco.texto("\(raiz)/\(ruta)/\(nombre)")
      }
    }
    let pruebas = leccion.carpetaDePruebas
    var comprobaciones: [String: String] = [:]
    for nombre in Disco.listar("\(raiz)/\(pruebas)") where nombre.hasSuffix(".swift") {
      comprobaciones["\(pruebas)/\(nombre)"] = try Disco.texto("\(raiz)/\(pruebas)/\(nombre)")
    }
    let readme = try Disco.texto("\(raiz)/\(alumno)/README.md")
    let paquete = LineaDelPaquete.leer(try Disco.texto("\(raiz)/Package.swift"))
    return LeccionEscrita(
      carpeta: leccion.carpeta,
      readme: readme,
      pistas: (try? Disco.texto("\(raiz)/\(alumno)/Pistas.md")) ?? "",
      pasos: try curso.pasos(de: leccion),
      comprobaciones: comprobaciones,
      contenido: contenido,
      textos: textos,
      anteriores: Set(curso.indice.map(\.numero).filter { $0 < leccion.numero }),
      enlacesRotos: enlacesRotos(readme, en: "\(raiz)/\(alumno)"),
      enElPaquete: paquete[leccion.carpeta]
    )
  }

  /// Los enlaces a ficheros que no existen.
  func enlacesRotos(_ texto: String, en carpeta: String) -> [String] {
    texto.ranges(of: "](").compactMap { rango in
      let destino = texto[rango.upperBound...].prefix { $0 != ")" && $0 != "\n" && $0 != " " }
      guard !destino.isEmpty, !destino.hasPrefix("#"), !destino.contains("://") else { return nil }
      let ruta = destino.split(separator: "#").first.map(String.init) ?? ""
      return Disco.real("\(carpeta)/\(ruta)") == nil ? String(destino) : nil
    }
  }

  /// Los textos que no son de ninguna lección, con lo que usan sus bloques.
  private static let textosSueltos: [(ruta: String, usa: [String])] = [
    ("README.md", []), (".github/CONTRIBUTING.md", []), ("Sources/Torneo", ["Torneo"]),
    ("Sources/MiniCombine", ["Combine"]), ("Sources/MiniSwiftUI", ["Combine", "SwiftUI"]),
    (explicaciones, []),
  ]
  private static let explicaciones = "Tools/Idioma/Explicaciones"

  /// Lo que está mal escrito en una explicación.
  private func revisar(_ texto: String, _ fichero: String) -> [FalloDeAutor] {
    let (explicacion, fallos) = Explicacion.leer(texto)
    let suyo = fichero.hasSuffix("/\(explicacion.id).md")
    return (fallos + (suyo ? [] : ["se llama de otra manera que su identificador"])).map {
      FalloDeAutor(fichero, $0)
    }
  }

  /// Los trabajos de los textos sueltos: el README, la guía, las explicaciones y los ejemplos que
  /// llevan los comentarios de las bibliotecas.
  func trabajosSueltos(_ fallos: inout [FalloDeAutor]) -> [Trabajo] {
    var trabajos: [Trabajo] = []
    for (ruta, usa) in Self.textosSueltos {
      for fichero in textos(en: ruta) {
        guard let texto = try? Disco.texto("\(curso.raiz.carpeta)/\(fichero)") else { continue }
        let esCodigo = fichero.hasSuffix(".swift")
        let (bloques, malos) = Bloque.leer(
          esCodigo ? Regiones.comentarios(texto) : texto,
          ruta: fichero
        )
        fallos += malos
        if !esCodigo {
          let carpeta = fichero.split(separator: "/").dropLast().joined(separator: "/")
          fallos += enlacesRotos(texto, en: "\(curso.raiz.carpeta)/\(carpeta)").map {
            FalloDeAutor(fichero, "el enlace \($0) no lleva a ninguna parte")
          }
        }
        if ruta == Self.explicaciones { fallos += revisar(texto, fichero) }
        let documento = Documento(
          ruta: fichero,
          usa: usa,
          aislamiento: .ninguno,
          leccion: nil
        )
        trabajos += bloques.map { .bloque($0, documento) }
      }
    }
    return trabajos
  }

  /// Los ficheros con texto en una ruta: ella misma, o los que contenga.
  private func textos(en ruta: String) -> [String] {
    let completa = "\(curso.raiz.carpeta)/\(ruta)"
    guard Disco.clase(completa) == .carpeta else { return [ruta] }
    return Disco.listar(completa).flatMap { nombre -> [String] in
      if Disco.clase("\(completa)/\(nombre)") == .carpeta { return textos(en: "\(ruta)/\(nombre)") }
      return nombre.hasSuffix(".swift") || nombre.hasSuffix(".md") ? ["\(ruta)/\(nombre)"] : []
    }
  }
}
