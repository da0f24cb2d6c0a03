// En un Mac, `import SwiftUI` trae también Foundation, `ObservableObject`, `Published` y
// `@Observable`: aquí pasa lo mismo.
@_exported import Foundation
@_exported import MiniCombine
@_exported import Observation
