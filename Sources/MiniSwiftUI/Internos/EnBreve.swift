/// Cómo se dice un cambio de un valor: «1 → 2», o solo el valor si antes no había otro.
///
/// No ejecuta la descripción de nadie ni escribe colecciones enteras: de lo que no es corto de decir
/// se da su tipo.
func enBreve<Valor>(_ viejo: Valor?, _ nuevo: Valor) -> String {
  let ahora = enBreve(nuevo)
  guard let viejo else { return "al aparecer, con \(ahora)" }
  let antes = enBreve(viejo)
  return antes == ahora ? "otro valor de \(Valor.self)" : "\(antes) → \(ahora)"
}

private func enBreve(_ valor: Any) -> String {
  let espejo = Mirror(reflecting: valor)
  if espejo.displayStyle == .optional {
    return espejo.children.first.map { enBreve($0.value) } ?? "nil"
  }
  if let texto = valor as? String {
    return texto.utf8.count > 60 ? "«\(texto.prefix(15))…»" : "«\(texto)»"
  }
  if let coleccion = valor as? any Collection {
    return coleccion.count == 1 ? "1 elemento" : "\(coleccion.count) elementos"
  }
  if valor is any BinaryInteger || valor is any BinaryFloatingPoint || valor is Bool {
    return "\(valor)"
  }
  guard espejo.displayStyle == .enum, !(valor is any CustomStringConvertible) else {
    return "\(type(of: valor))"
  }
  // El nombre de un caso con datos está en su primer hijo.
  return espejo.children.first.map { $0.label ?? "\(type(of: valor))" } ?? "\(valor)"
}
