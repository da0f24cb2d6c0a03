import SwiftUI

struct Aspecto: View {
  @State private var n = 2
  private let ancho: CGFloat = 10

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("a").padding().padding(8).padding(.horizontal).padding(.horizontal, 8)
        .padding([.top, .bottom], 4)
      Text("b").font(.title2.bold()).font(.system(size: 20, weight: .bold, design: .rounded))
        .font(.system(.body, design: .monospaced)).font(.headline.monospacedDigit())
      Text("c").bold().italic().underline().strikethrough(n > 1).foregroundColor(.red)
      Text("d").foregroundStyle(.secondary).foregroundStyle(n > 1 ? Color.red : Color.primary)
      Text("e").frame(width: ancho).frame(width: 10, height: 10).frame(height: ancho * 2)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("f").background(.red).background(Color.red).background { Color.red }
        .background(.thinMaterial, in: .rect(cornerRadius: 8))
        .background(.red, in: RoundedRectangle(cornerRadius: 8))
      Text("g").overlay { Text("encima") }
        .overlay(alignment: .topTrailing) { Text("esquina") }
      Text("h").clipShape(.capsule).clipShape(Circle()).cornerRadius(8).shadow(radius: 3)
        .border(.red, width: 2)
      Text("i").lineLimit(2).multilineTextAlignment(.center).truncationMode(.tail)
        .minimumScaleFactor(0.5).monospacedDigit().fontWeight(.bold).textCase(.uppercase)
      Text("j").opacity(0.5).scaleEffect(1.2).rotationEffect(.degrees(45)).offset(x: 3, y: 4)
        .zIndex(1).fixedSize().layoutPriority(1)
      Text("k").accessibilityIdentifier("x").accessibilityLabel("y").accessibilityHidden(true)
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      Text("l").tint(.red).disabled(n > 1).id(n).tag(n).help("x").badge(n)
      Text("m").environment(\.isEnabled, false).preferredColorScheme(.dark).ignoresSafeArea()
        .animation(.easeInOut(duration: 0.3), value: n).animation(.default, value: n)
    }
    dibujos
  }

  @ViewBuilder private var dibujos: some View {
    Text(3, format: .number) + Text(verbatim: " y más").bold()
    Text("\(0.5, format: .percent.locale(Locale(identifier: "en_US")))")
    Text(Image(systemName: "star").resizable() == Image("star") ? "igual" : "otra")
    Image(systemName: "star").resizable().scaledToFit().imageScale(.large).foregroundStyle(.yellow)
    Label("n", systemImage: "star").labelStyle(.titleOnly)
    Label {
      Text("o")
    } icon: {
      Image(systemName: "star")
    }
    ScrollView { LazyVStack(spacing: 3) { ForEach(0..<2) { Text("\($0)") } } }
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("p") } }
    GroupBox("q") { Text("r") }
    Circle().fill(.red).frame(width: 10, height: 10)
    RoundedRectangle(cornerRadius: 8).stroke(.red, lineWidth: 2)
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("s")
      Divider()
      Spacer(minLength: 0)
    }
    Button("anima") {
      withAnimation { n += 1 }
      withAnimation(.spring) { n += 1 }
    }
  }
}
