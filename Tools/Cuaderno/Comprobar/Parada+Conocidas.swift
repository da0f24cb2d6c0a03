extension Parada {
  /// Los mensajes del sistema de ejecución de Swift, su español y qué hacer.
  ///
  /// Son textos fijos de `libswiftCore` y no pasan por el catálogo del compilador.
  static let conocidas: [(marca: String, motivo: String, consejo: String)] =
    deSiempre + deColecciones

  /// Lo que las colecciones no admiten.
  private static let deColecciones: [(marca: String, motivo: String, consejo: String)] = [
    (
      "ndex is out of range", "índice fuera de rango",
      "Antes de usarlo, mira `count` o `indices.contains(…)`."
    ),
    (
      "replace: subrange", "se insertó o se cambió algo fuera de los límites del array",
      "Antes, mira `count`: se puede insertar de 0 a `count`."
    ),
    (
      "elements using an invalid", "un índice que no es de esta colección",
      "Usa los índices que da la propia colección, después de cambiarla."
    ),
    (
      "Can't compare indices belonging to different", "índices de dos colecciones distintas",
      "Usa los índices que da la propia colección."
    ),
    ("Can't advance past endIndex", "índice más allá del final", "No pases de `endIndex`."),
    ("before startIndex", "índice anterior al principio", "Parte de `startIndex`."),
    (
      "with count < 0", "un array con un número negativo de elementos",
      "Comprueba que el número no es negativo."
    ),
    (
      "Can't remove more items", "se quitan más elementos de los que hay",
      "Mira `count` antes, o usa `dropFirst` y `dropLast`."
    ),
    (
      "from an empty", "no se puede quitar nada de una colección vacía", "Mira `isEmpty` antes."
    ),
    (
      "negative number of elements", "un número negativo de elementos",
      "Comprueba que el número no es negativo."
    ),
    (
      "of negative length", "un trozo de longitud negativa",
      "Comprueba que el número no es negativo."
    ),
    (
      "random value with an empty range", "un número al azar de un rango vacío",
      "Comprueba que el rango tiene algún valor."
    ),
    (
      "Stride size must not be zero", "un `stride` que avanza de cero en cero",
      "Da al paso un valor distinto de cero."
    ),
    (
      "Negative value is not representable", "un número negativo no cabe en un tipo sin signo",
      "Usa `Int`, o comprueba antes que no es negativo."
    ),
    (
      "Division results in an overflow", "desbordamiento al dividir: el resultado no cabe",
      "Comprueba los valores antes de operar."
    ),
  ]

  private static let deSiempre: [(marca: String, motivo: String, consejo: String)] = [
    (
      "Unexpectedly found nil while unwrapping an Optional value",
      "usaste `!` y el opcional valía nil", "Usa `if let`, `guard let` o `??`."
    ),
    (
      "Unexpectedly found nil while implicitly unwrapping an Optional value",
      "una variable declarada con `!` valía nil", "Dale valor antes, o declárala con `?`."
    ),
    (
      "String index is out of bounds", "índice de cadena fuera de rango",
      "Parte de `startIndex` y no pases de `endIndex`."
    ),
    (
      "Index out of range", "índice fuera de rango",
      "Antes de usarlo, mira `count` o `indices.contains(…)`."
    ),
    (
      "Division by zero", "división entre cero", "Comprueba el divisor antes de dividir."
    ),
    (
      "Range requires lowerBound <= upperBound", "rango al revés: empieza después de donde acaba",
      "Comprueba el orden de los extremos, o usa `stride`."
    ),
    (
      "Can't remove last element from an empty collection",
      "no se puede quitar el último elemento de una colección vacía",
      "Mira `isEmpty` antes, o usa `popLast()`."
    ),
    (
      "Can't remove first element from an empty collection",
      "no se puede quitar el primer elemento de una colección vacía", "Mira `isEmpty` antes."
    ),
    (
      "Could not cast value of type", "falló una conversión con `as!`: el valor es de otro tipo",
      "Usa `as?` y decide qué hacer cuando no lo sea."
    ),
    (
      "Attempted to read an unowned reference",
      "se leyó una referencia `unowned` a un objeto que ya no existe",
      "Usa `weak`, o haz que el objeto viva más."
    ),
    (
      "Fatal access conflict detected", "dos accesos a la vez a la misma variable",
      "Copia el valor antes de modificarlo, o no la leas mientras la cambias."
    ),
    (
      "Simultaneous accesses to", "dos accesos a la vez a la misma variable",
      "Copia el valor antes de modificarlo, o no la leas mientras la cambias."
    ),
    (
      "Duplicate values for key", "una clave repetida al crear un diccionario",
      "Usa `init(_:uniquingKeysWith:)`."
    ),
    (
      "Dictionary literal contains duplicate keys", "el diccionario literal repite una clave",
      "Quita la repetida."
    ),
    (
      "'try!' expression unexpectedly raised an error", "`try!` recibió un error",
      "Usa `do`/`catch` o `try?`."
    ),
    (
      "Not enough bits to represent", "el número no cabe en ese tipo",
      "Usa `Int(exactly:)` y decide qué hacer cuando no quepa."
    ),
    (
      "value cannot be converted to", "el decimal no se puede convertir en entero",
      "Comprueba antes que es finito y que no es demasiado grande."
    ),
    (
      "SWIFT TASK CONTINUATION MISUSE", "una continuación no se reanudó exactamente una vez",
      "Llama a `resume` una vez en cada camino."
    ),
    (
      "Recursive call to lock Mutex", "un `Mutex` se cerró dos veces seguidas en el mismo hilo",
      "Dentro de `withLock` no llames a nada que vuelva a usar el mismo `Mutex`."
    ),
    (
      "Incorrect actor executor assumption", "código de un actor ejecutado fuera de él",
      "Usa `await`, o marca la función con `@MainActor`."
    ),
    (
      "No Observable object of type", "nadie puso ese objeto en el entorno",
      "Añade `.environment(…)` en una vista antecesora."
    ),
    (
      "No ObservableObject of type", "nadie puso ese objeto en el entorno",
      "Añade `.environmentObject(…)` en una vista antecesora."
    ),
  ]
}
