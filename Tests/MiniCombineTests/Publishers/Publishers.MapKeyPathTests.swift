import MiniCombine
import Testing

@Suite("map con key paths")
struct MapKeyPathTests {
  @Test("Entrega una, dos o tres propiedades")
  func propiedades() {
    #expect(["sol"].publisher.map(\.count).registrar().valores == ["3", "finished"])
    #expect(
      ["sol"].publisher.map(\.count, \.isEmpty).registrar().valores == ["(3, false)", "finished"]
    )
    #expect(
      ["sol"].publisher.map(\.count, \.isEmpty, \.first).map { "\($0.0)\($0.1)\($0.2 ?? "-")" }
        .registrar().valores == ["3falses", "finished"]
    )
  }
}
