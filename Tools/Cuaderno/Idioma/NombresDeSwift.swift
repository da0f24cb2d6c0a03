/// Los nombres más corrientes de Swift, por clases, y los que se traen de otros lenguajes.
enum NombresDeSwift {
  static let atributos = [
    "Observable", "ObservationIgnored", "ObservationTracked", "Published", "State", "Binding",
    "Bindable", "StateObject", "ObservedObject", "Environment", "EnvironmentObject",
    "FocusState", "GestureState", "AppStorage", "SceneStorage", "Namespace", "ViewBuilder",
    "MainActor", "TaskLocal", "Sendable", "globalActor", "concurrent", "preconcurrency",
    "unchecked", "isolated", "escaping", "autoclosure", "available", "discardableResult",
    "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "main",
    "testable", "objc", "frozen", "inlinable", "usableFromInline", "retroactive", "unknown",
    "Test", "Suite", "Tag", "nonobjc", "warn_unqualified_access",
  ]

  static let tipos = [
    "Int", "Double", "Float", "String", "Bool", "Character", "Array", "Dictionary", "Set",
    "Optional", "Result", "Error", "Any", "AnyObject", "Void", "Never", "Range", "Substring",
    "Task", "TaskGroup", "AsyncStream", "MainActor", "Sendable", "Equatable", "Hashable",
    "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "CustomStringConvertible", "Sequence", "Collection", "IteratorProtocol", "Observable",
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Publisher", "Subscriber", "Subscription", "Binding", "View", "Text",
    "Button", "VStack", "HStack", "List", "ForEach", "Mutex", "Date", "UUID", "URL", "Data",
  ]

  static let valores = [
    "print", "min", "max", "abs", "zip", "self", "super", "true", "false", "nil",
    "withObservationTracking", "objectWillChange", "precondition", "assert",
    "fatalError", "stride", "type", "swap", "debugPrint",
  ]

  static let miembros = [
    "append", "remove", "removeAll", "removeLast", "removeFirst", "insert", "count", "isEmpty",
    "first", "last", "contains", "filter", "map", "flatMap", "compactMap", "reduce", "sorted",
    "forEach", "joined", "split", "prefix", "suffix", "dropFirst", "dropLast", "enumerated",
    "reversed", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "firstIndex", "popLast",
    "shuffled", "randomElement", "allSatisfy", "description", "keys", "values", "indices",
    "sink", "store", "send", "assign", "cancel", "objectWillChange", "wrappedValue",
    "projectedValue", "rawValue", "allCases", "hash", "sleep", "value", "detached", "isCancelled",
  ]

  /// Los de una vista, que se llaman sobre un tipo de la biblioteca.
  static let modificadores = [
    "onAppear", "onDisappear", "onChange", "onReceive", "onSubmit", "onDelete", "onMove", "task",
    "environment", "environmentObject", "disabled", "padding", "font", "foregroundStyle", "frame",
    "background", "overlay", "opacity", "tag", "id", "sheet", "alert", "toolbar", "searchable",
    "navigationTitle", "navigationDestination", "buttonStyle", "pickerStyle", "listStyle",
    "focused", "bold", "hidden", "badge", "lineLimit", "labelsHidden", "swipeActions",
    "confirmationDialog", "accessibilityLabel",
  ]

  static let macros = ["expect", "require", "Preview", "Predicate", "externalMacro", "warning"]

  static let modulos = [
    "Observation", "Foundation", "Combine", "SwiftUI", "Testing", "Synchronization", "Dispatch",
    "Swift", "RegexBuilder",
  ]

  static let palabrasClave = [
    "func", "class", "struct", "enum", "protocol", "extension", "import", "return", "guard",
    "while", "switch", "public", "private", "fileprivate", "internal", "static", "override",
    "lazy", "let", "var", "init", "deinit", "case", "default", "break", "continue", "repeat",
    "throw", "throws", "async", "await", "weak", "unowned", "mutating", "final", "open",
    "typealias", "associatedtype", "subscript", "defer", "else", "where", "inout", "actor",
    "nonisolated", "convenience", "required", "for", "try",
  ]

  // MARK: - De otros lenguajes

  static let tiposDeOtros = [
    "boolean": "Bool", "Boolean": "Bool", "integer": "Int", "Integer": "Int", "int": "Int",
    "number": "Double", "Number": "Double", "char": "Character", "Char": "Character",
    "str": "String", "void": "Void", "Map": "Dictionary", "HashMap": "Dictionary",
    "dict": "Dictionary", "Object": "Any", "object": "Any", "Exception": "Error",
  ]

  static let valoresDeOtros = [
    "null": "nil", "NULL": "nil", "Null": "nil", "None": "nil", "none": "nil", "nullptr": "nil",
    "undefined": "nil", "True": "true", "TRUE": "true", "False": "false", "FALSE": "false",
    "this": "self", "println": "print", "printf": "print", "echo": "print",
  ]

  static let operadoresDeOtros = [
    "=+": "+=", "=-": "-=", "=*": "*=", "=/": "/=", "=<": "<=", "=>": ">=", "=!": "!=",
    "<>": "!=", "====": "==", "and": "&&", "or": "||", "not": "!",
  ]

  /// Solo de los tipos de la biblioteca.
  static let miembrosDeOtros = [
    "length": "count", "size": "count", "len": "count", "push": "append", "add": "append",
    "push_back": "append", "pop": "popLast", "includes": "contains", "indexOf": "firstIndex",
    "toUpperCase": "uppercased", "upper": "uppercased", "toLowerCase": "lowercased",
    "lower": "lowercased", "toString": "description", "startsWith": "hasPrefix",
    "endsWith": "hasSuffix", "empty": "isEmpty", "sort": "sorted", "reverse": "reversed",
    "join": "joined", "foreach": "forEach",
  ]

  static let palabrasDeOtros = [
    "function": "func", "def": "func", "fun": "func", "const": "let", "val": "let",
    "foreach": "for", "interface": "protocol", "elif": "else if", "elseif": "else if",
    "elsif": "else if", "namespace": "enum", "include": "import",
  ]
}
