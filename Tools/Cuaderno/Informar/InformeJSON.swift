import Foundation

/// El informe para otros programas: el esquema del cuaderno, versión 1.
///
/// Los nombres de los campos son estables: añadir uno no cambia la versión; quitarlo o cambiar su
/// sentido, sí.
package struct InformeJSON: Encodable, Sendable {
  /// La versión del esquema.
  package static let version = 1

  private let version = Self.version
  private let leccion: Int
  private let slug: String
  private let titulo: String
  private let entrega: String
  private let resultado: String
  private let superadas: Int
  private let total: Int
  private let pasos: [PasoJSON]
  private let diagnosticos: [DiagnosticoJSON]
  private let problemas: [String]
  private let salida: String
  private let salidaRecortada: Bool
  private let ficherosDeMas: [String]

  private struct PasoJSON: Encodable {
    var titulo: String
    var motivos: [String]
    var comprobaciones: [ComprobacionJSON]
  }

  private struct ComprobacionJSON: Encodable {
    var nombre: String
    var titulo: String
    var estado: String
    var fallos: [FalloJSON] = []
    var parada: ParadaJSON?
  }

  private struct FalloJSON: Encodable {
    var valor: String?
    var esperado: String?
    var obtenido: String?
    var error: String?
    var explicacion: String
  }

  private struct ParadaJSON: Encodable {
    var clase: String
    var motivo: String
    var consejo: String
    var fichero: String?
    var linea: Int?
    var funcion: String?
  }

  private struct DiagnosticoJSON: Encodable {
    var gravedad: String
    var id: String?
    var mensaje: String
    var fichero: String?
    var linea: Int?
    var columna: Int?
    var notas: [DiagnosticoJSON]

    init(_ d: Diagnostico) {
      gravedad = d.gravedad == .advertencia ? "advertencia" : d.gravedad == .nota ? "nota" : "error"
      id = d.id
      mensaje = d.mensaje
      fichero = d.lugar?.fichero
      linea = d.lugar?.linea
      columna = d.lugar?.columna
      notas = d.notas.map(Self.init)
    }
  }

  /// Traduce un informe al esquema.
  package init(_ informe: Informe) {
    leccion = informe.leccion.numero
    slug = informe.leccion.slug
    titulo = informe.leccion.titulo
    entrega = informe.version.nombre
    resultado = informe.resultado.rawValue
    superadas = informe.superadas
    total = informe.comprobaciones.count
    pasos = informe.pasos.map { paso in
      PasoJSON(
        titulo: paso.titulo,
        motivos: paso.motivos,
        comprobaciones: paso.comprobaciones.map(Self.comprobacion)
      )
    }
    diagnosticos = informe.diagnosticos.map(DiagnosticoJSON.init)
    problemas = informe.problemas.map {
      $0.problema.mensaje(fichero: $0.fichero, leccion: informe.leccion.numero)
    }
    salida = sanear(informe.salida)
    salidaRecortada = informe.salidaRecortada
    ficherosDeMas = informe.deMas
  }

  private static func comprobacion(_ c: ComprobacionInformada) -> ComprobacionJSON {
    var json = ComprobacionJSON(nombre: c.nombre, titulo: c.titulo, estado: "")
    switch c.estado {
    case .superada: json.estado = "superada"
    case .sinCompilar: json.estado = "sin-compilar"
    case .noAlcanzada: json.estado = "no-alcanzada"
    case .fallida(let incidencias):
      json.estado = "fallida"
      json.fallos = incidencias.map { i in
        let e = Expectativa.leer(i.texto)
        return FalloJSON(
          valor: e?.nombre,
          esperado: e?.esperado,
          obtenido: e.map { sanear($0.obtenido) },
          error: i.error.map(sanear),
          explicacion: sanear(i.comentario)
        )
      }
    case .parada(let p):
      json.estado = "parada"
      json.parada = ParadaJSON(
        clase: p.clase.rawValue,
        motivo: sanear(p.motivo),
        consejo: p.consejo,
        fichero: p.lugar?.fichero,
        linea: p.lugar?.linea,
        funcion: p.funcion.map(sanear)
      )
    }
    return json
  }

  /// Escribe un valor como JSON estable: claves en orden, sangrado, un salto al final.
  package static func escribir(_ valor: some Encodable) -> String {
    let escritor = JSONEncoder()
    escritor.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let datos = try? escritor.encode(valor) else { return "{}\n" }
    return String(decoding: datos, as: UTF8.self) + "\n"
  }
}
