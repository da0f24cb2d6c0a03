import Testing

/// El programa que corre las muestras.
@main
struct Corredor {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
