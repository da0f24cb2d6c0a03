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
    let errores = Disco.listar("\(raiz)/\(soluciones)/Errores").map { "\(soluciones)/Errores/\($0)" }
    for ruta in [alumno, soluciones, "\(soluciones)/Inicio", "\(soluciones)/Errores"] + errores {
      contenido[ruta] = Disco.listar("\(raiz)/\(ruta)").filter { !$0.hasPrefix(".") }
      for nombre in contenido[ruta] ?? [] where nombre.hasSuffix(".swift") {
        textos["\(ruta)/\(nombre)"] = try? Disco.texto("\(raiz)/\(ruta)/\(nombre)")
      }
    }
    let readme = try Disco.texto("\(raiz)/\(alumno)/README.md")
    let paquete = LineaDelPaquete.leer(try Disco.texto("\(raiz)/Package.swift"))
    return LeccionEscrita(
      carpeta: leccion.carpeta, readme: readme,
      pistas: (try? Disco.texto("\(raiz)/\(alumno)/Pistas.md")) ?? "",
      pasos: try curso.pasos(de: leccion), contenido: contenido, textos: textos,
      anteriores: Set(curso.indice.map(\.numero).filter { $0 < leccion.numero }),
      enlacesRotos: enlacesRotos(readme, en: "\(raiz)/\(alumno)"),
      enElPaquete: paquete[leccion.carpeta])
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

  /// Los textos que no son de ninguna lección: el README y los ejemplos de las bibliotecas.
  func textosSueltos(_ fallos: inout [FalloDeAutor]) -> [Trabajo] {
    let raiz = curso.raiz.carpeta
    var trabajos: [Trabajo] = []
    for ruta in ["README.md", ".github/CONTRIBUTING.md"] {
      guard let texto = try? Disco.texto("\(raiz)/\(ruta)") else { continue }
      let (bloques, malos) = Bloque.leer(texto, ruta: ruta)
      fallos += malos
      let carpeta = ruta.hasPrefix(".github") ? "\(raiz)/.github" : raiz
      fallos += enlacesRotos(texto, en: carpeta).map {
        FalloDeAutor(ruta, "el enlace \($0) no lleva a ninguna parte")
      }
      let documento = Documento(ruta: ruta, usa: [], aislamiento: .ninguno)
      trabajos += bloques.map { .bloque($0, documento) }
    }
    return trabajos
  }
}
