// En un Mac, `import SwiftUI` trae también `ObservableObject`, `Published` y `@Observable`:
// aquí pasa lo mismo.
@_exported import MiniCombine
@_exported import Observation
