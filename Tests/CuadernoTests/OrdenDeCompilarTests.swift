import Testing

@testable import Cuaderno

@Suite("OrdenDeCompilar")
struct OrdenDeCompilarTests {
  private let plan = PlanDelDriver(
    version: "6.3.1",
    driver: "/h/swiftc",
    frontend: ["/h/frontend", "-frontend", "-Onone"],
    enlace: [
      "/h/ld", PlanDelDriver.objetos, PlanDelDriver.bibliotecas, "-o", PlanDelDriver.salida,
    ],
    autolink: "/h/extraer"
  )
  private let sinPlan = PlanDelDriver.sinPlan(version: "6.3.1", driver: "/h/swiftc")
  private let modulo = OrdenDeCompilar(
    modulo: "Leccion03",
    fuentes: ["/t/A.swift", "/t/B.swift"],
    objeto: "/t/L.o",
    interfaz: "/t/L.swiftmodule",
    banderas: ["-enable-testing"]
  )
  private let programa = OrdenDeCompilar(
    modulo: "main",
    fuentes: ["/t/main.swift"],
    objeto: "/t/m.o",
    esPrograma: true
  )

  private func linea(_ mandato: [String]) -> String { mandato.joined(separator: " ") }

  @Test("Un módulo, con el frontend")
  func conPlan() {
    #expect(
      linea(plan.mandato(modulo)) == """
        /h/frontend -frontend -Onone -c /t/A.swift /t/B.swift -module-name Leccion03 -o /t/L.o \
        -parse-as-library -emit-module-path /t/L.swiftmodule -enable-testing \
        -diagnostic-style llvm -no-color-diagnostics -debug-diagnostic-names
        """
    )
  }

  @Test("Solo la interfaz, sin objeto, con el frontend o con el driver")
  func soloInterfaz() {
    var orden = modulo
    orden.soloInterfaz = true
    #expect(
      linea(plan.mandato(orden)) == """
        /h/frontend -frontend -Onone -emit-module /t/A.swift /t/B.swift -module-name Leccion03 \
        -parse-as-library -emit-module-path /t/L.swiftmodule -enable-testing \
        -diagnostic-style llvm -no-color-diagnostics -debug-diagnostic-names
        """
    )
    #expect(
      linea(plan.mandatoDelDriver(orden)) == """
        /h/swiftc -wmo -no-emit-module-separately-wmo -swift-version 6 -Onone -gline-tables-only \
        -emit-module /t/A.swift /t/B.swift -module-name Leccion03 -parse-as-library \
        -emit-module-path /t/L.swiftmodule -enable-testing -diagnostic-style llvm \
        -no-color-diagnostics -Xfrontend -debug-diagnostic-names
        """
    )
  }

  @Test("Las vistas previas se omiten con el otro nombre de su complemento, y solo con él")
  func sinVistas() {
    #expect(
      Complemento.sinVistas(
        ["-I", "/t/VistaPrevia"] + Complemento.vistaPrevia.banderas(en: "/t/VistaPrevia")
      ) == [
        "-I", "/t/VistaPrevia", "-load-plugin-executable", "/t/SinVistasPrevias#VistaPrevia",
      ]
    )
  }

  @Test("Un programa no se compila como biblioteca ni deja interfaz")
  func deProgramas() {
    #expect(
      linea(plan.mandato(programa)) == """
        /h/frontend -frontend -Onone -c /t/main.swift -module-name main -o /t/m.o \
        -diagnostic-style llvm -no-color-diagnostics -debug-diagnostic-names
        """
    )
  }

  @Test("Sin plan, todo se pide al driver")
  func alDriver() {
    #expect(sinPlan.mandato(modulo) == sinPlan.mandatoDelDriver(modulo))
    #expect(
      linea(sinPlan.mandato(modulo)) == """
        /h/swiftc -wmo -no-emit-module-separately-wmo -swift-version 6 -Onone -gline-tables-only \
        -emit-module -c /t/A.swift /t/B.swift -module-name Leccion03 -o /t/L.o \
        -parse-as-library -emit-module-path /t/L.swiftmodule -enable-testing \
        -diagnostic-style llvm -no-color-diagnostics -Xfrontend -debug-diagnostic-names
        """
    )
    #expect(!sinPlan.mandato(programa).contains("-emit-module"))
  }

  @Test("El enlace pone los objetos, la lista y la salida en sus huecos")
  func enlace() {
    #expect(
      plan.mandatoDeEnlace(objetos: ["/t/a.o", "/t/b.o"], lista: "/t/lista", ejecutable: "/t/x")
        == ["/h/ld", "/t/a.o", "/t/b.o", "@/t/lista", "-o", "/t/x"]
    )
    #expect(
      plan.mandatoDeEnlace(objetos: ["/t/a.o"], lista: nil, ejecutable: "/t/x")
        == ["/h/ld", "/t/a.o", "-o", "/t/x"]
    )
  }

  @Test("Sin plan, el enlace también se pide al driver")
  func enlaceDelDriver() {
    #expect(
      sinPlan.mandatoDeEnlace(objetos: ["/t/a.o"], lista: "/t/lista", ejecutable: "/t/x")
        == ["/h/swiftc", "/t/a.o", "-o", "/t/x"]
    )
  }
}
