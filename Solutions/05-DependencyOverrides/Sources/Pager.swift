import Foundation
import WorkshopDependencies

/// Calls the guests, who carry a pager each while they wait.
///
/// It has no test value. A test that has not overridden it fails when it reads it, and is then given
/// the live one. You notice when that happens: it beeps.
struct Pager: Sendable {
  struct Call: Equatable, Sendable {
    let text: String
    let time: Date
  }

  var send: @Sendable (Call) -> Void
}

extension Pager: DependencyKey {
  static let liveValue = Pager { call in print("BEEP! \(call.text)") }
}

extension DependencyValues {
  var pager: Pager {
    get { self[Pager.self] }
    set { self[Pager.self] = newValue }
  }
}
