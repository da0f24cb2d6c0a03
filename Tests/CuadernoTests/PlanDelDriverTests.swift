import Foundation
import Testing

@testable import Cuaderno

@Suite("PlanDelDriver")
struct PlanDelDriverTests {
  private func leer(_ compilar: String, _ enlazar: String) -> PlanDelDriver? {
    PlanDelDriver.leer(version: "6.3.1", driver: "/h/swiftc", compilar: compilar, enlazar: enlazar)
  }

  private func plan() throws -> PlanDelDriver {
    try #require(
      leer(try Muestras.texto("plan-compilar.txt"), try Muestras.texto("plan-enlazar.txt"))
    )
  }

  @Test("Lo que responde el driver de Linux")
  func deVerdad() throws {
    let plan = try plan()
    let esperado = """
      /herramientas/usr/bin/swift-frontend -frontend -target x86_64-unknown-linux-gnu \
      -disable-objc-interop -no-color-diagnostics -Xcc -fno-color-diagnostics -gline-tables-only \
      -debug-info-format=dwarf -dwarf-version=4 -swift-version 6 -Onone -empty-abi-descriptor \
      -enable-anonymous-context-mangled-names -no-auto-bridging-header-chaining \
      -in-process-plugin-server-path /herramientas/usr/lib/swift/host/libSwiftInProcPluginServer.so \
      -plugin-path /herramientas/usr/lib/swift/host/plugins \
      -plugin-path /herramientas/usr/local/lib/swift/host/plugins
      """
    #expect(plan.frontend.joined(separator: " ") == esperado)
    #expect(plan.autolink == "/herramientas/usr/bin/swift-autolink-extract")
    let enlace = """
      /herramientas/usr/bin/clang -pie -Xlinker --build-id -Xlinker -rpath -Xlinker \
      /herramientas/usr/lib/swift/linux /herramientas/usr/lib/swift/linux/x86_64/swiftrt.o \
      \(PlanDelDriver.objetos) \(PlanDelDriver.bibliotecas) -L /herramientas/usr/lib/swift/linux \
      -lswiftCore --target=x86_64-unknown-linux-gnu -o \(PlanDelDriver.salida)
      """
    #expect(plan.enlace.joined(separator: " ") == enlace)
  }

  @Test("Sin trabajo de extraer bibliotecas, como en macOS")
  func sinAutolink() throws {
    let plan = try #require(
      leer(
        "/h/swift-frontend -frontend -c hueco.swift -O -o hueco.o",
        "/h/ld /tmp/x/hueco.o -o hueco"
      )
    )
    #expect(
      plan
        == PlanDelDriver(
          version: "6.3.1",
          driver: "/h/swiftc",
          frontend: ["/h/swift-frontend", "-frontend", "-O"],
          enlace: ["/h/ld", PlanDelDriver.objetos, "-o", PlanDelDriver.salida],
          autolink: nil
        )
    )
  }

  @Test("Una carpeta con espacios y comillas no rompe el plan")
  func espacios() throws {
    let plan = try #require(
      leer(
        #"'/mis herramientas/swift-frontend' -frontend -c '/a b/hueco.swift' -I /c\ d -o hueco.o"#,
        #"'/mis herramientas/ld' hueco.o '-L/e f' -o '/a b/hueco'"#
      )
    )
    #expect(plan.frontend == ["/mis herramientas/swift-frontend", "-frontend", "-I", "/c d"])
    #expect(
      plan.enlace
        == ["/mis herramientas/ld", PlanDelDriver.objetos, "-L/e f", "-o", PlanDelDriver.salida]
    )
  }

  @Test(
    "Lo que no tiene la forma esperada no es un plan",
    arguments: [
      ("", "ld hueco.o -o hueco"),
      ("a -frontend -c hueco.swift -O", ""),
      ("a -frontend -O\nb -frontend -O", "ld hueco.o -o hueco"),
      ("a -O -O -O", "ld hueco.o -o hueco"),
      ("a -frontend -O", "ld otro.o -o hueco"),
      ("a -frontend -O", "ld hueco.o"),
      ("a -frontend -O", "ext hueco.o -o l\nld hueco.o -o hueco"),
      ("a -frontend -O", "ld hueco.o @lista -o hueco"),
      ("a -frontend -O", "x\ny\nld hueco.o @lista -o hueco"),
      ("error: unable to load standard library", "ld hueco.o -o hueco"),
    ]
  )
  func noEsPlan(compilar: String, enlazar: String) {
    #expect(leer(compilar, enlazar) == nil)
  }

  @Test("Se guarda y se recupera igual")
  func json() throws {
    let plan = try plan()
    let datos = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(PlanDelDriver.self, from: datos) == plan)
  }

  @Test(
    "La versión que dice swiftc",
    arguments: [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64", [6, 3, 1]),
      ("swift-driver version: 1.1 Apple Swift version 6.10 (swiftlang-6.10)", [6, 10]),
      ("Swift version 6.4-dev (LLVM 1, Swift 2)", [6, 4]), ("Swift version dev", nil),
      ("command not found", nil), ("", nil),
    ]
  )
  func version(texto: String, numeros: [Int]?) {
    #expect(PlanDelDriver.version(en: texto) == numeros)
  }
}

@Suite("separarComoShell")
struct SepararComoShellTests {
  @Test(
    "Palabras, comillas y barras",
    arguments: [
      ("a b", ["a", "b"]), ("  a   b  ", ["a", "b"]), ("", []), ("   ", []),
      ("'a b' c", ["a b", "c"]), ("\"a b\"c", ["a bc"]), (#"a\ b c"#, ["a b", "c"]),
      (#"'a\b'"#, [#"a\b"#]), (#"'it'\''s'"#, ["it's"]), ("''", [""]), ("a '' b", ["a", "", "b"]),
      (#""a\"b""#, [#"a"b"#]), ("a'b c'd", ["ab cd"]), ("'sin cerrar", ["sin cerrar"]),
      ("ñu 🐦", ["ñu", "🐦"]),
    ]
  )
  func separar(linea: String, palabras: [String]) {
    #expect(separarComoShell(linea) == palabras)
  }
}
