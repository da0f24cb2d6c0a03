/// En qué módulo está lo más corriente que no es de la biblioteca estándar.
enum NombresDeModulos {
  /// El módulo que hay que importar para usar `nombre`, si es de los conocidos.
  static func modulo(de nombre: String) -> String? {
    modulos.first { $0.nombres.contains(nombre) }?.modulo
  }

  private static let modulos: [(modulo: String, nombres: Set<String>)] = [
    (
      "Observation",
      [
        "Observable", "ObservationIgnored", "ObservationTracked", "ObservationRegistrar",
        "Observations", "withObservationTracking",
      ]
    ),
    (
      "Combine",
      [
        "Published", "ObservableObject", "ObservableObjectPublisher", "AnyCancellable",
        "Cancellable", "AnyPublisher", "Publisher", "Publishers", "Subscriber", "Subscribers",
        "Subscription", "Subject", "PassthroughSubject", "CurrentValueSubject", "Just", "Future",
        "Empty", "Fail", "Deferred",
      ]
    ),
    (
      "SwiftUI",
      [
        "View", "ViewBuilder", "ViewModifier", "App", "Scene", "WindowGroup", "State", "Binding",
        "Bindable", "StateObject", "ObservedObject", "Environment", "EnvironmentObject",
        "EnvironmentValues", "FocusState", "AppStorage", "Text", "Button", "VStack", "HStack",
        "ZStack", "List", "ForEach", "Toggle", "TextField", "Spacer", "Image", "Form",
        "NavigationStack", "Color", "Font",
      ]
    ),
    (
      "Testing", ["Test", "Suite", "expect", "require", "Issue", "confirmation"]
    ),
    ("Synchronization", ["Mutex", "Atomic"]),
    (
      "Foundation",
      [
        "Date", "URL", "UUID", "Data", "Calendar", "DateFormatter", "Locale", "TimeInterval",
        "JSONEncoder", "JSONDecoder", "FileManager", "ProcessInfo", "Bundle", "UserDefaults",
        "NSObject", "NSLock", "NotificationCenter", "Notification", "Thread", "Timer", "RunLoop",
        "DispatchQueue", "DispatchSemaphore", "NSLog", "Decimal", "URLSession", "sqrt", "pow",
        "sin", "cos", "floor", "ceil", "arc4random", "sleep", "usleep",
      ]
    ),
  ]
}
