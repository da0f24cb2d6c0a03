/// Deja un texto ajeno listo para enseñarlo: sin órdenes de terminal ni controles.
///
/// Lo que un programa escribe puede mover el cursor, cambiar el título o esconder texto; aquí cada
/// control se ve como un signo. Se conservan el salto de línea y el tabulador.
package func sanear(_ texto: some StringProtocol) -> String {
  var limpio = String.UnicodeScalarView()
  for escalar in texto.unicodeScalars {
    switch escalar.value {
    case 9, 10: limpio.append(escalar)
    case 13: continue
    case 0..<32: limpio.append(Unicode.Scalar(0x2400 + escalar.value) ?? "?")
    case 127: limpio.append("␡")
    case 128..<160, 0x202a...0x202e, 0x2066...0x2069, 0x200e, 0x200f: limpio.append("�")
    default: limpio.append(escalar)
    }
  }
  return String(limpio)
}
