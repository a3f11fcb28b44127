import WorkshopDependencies

/// The app of the stand, as far as starting it goes.
///
/// Whoever makes one has not started anything yet: that is what `launch` is for. For guests it opens
/// the till, then shows the menu, then counts the start, each of them once. Beside tests it does none
/// of that, and the screen stays empty.
final class StandApp {
  enum Screen: Equatable {
    case empty
    case menu([String])
  }

  @Dependency(\.standDevices) private var devices
  private(set) var screen = Screen.empty

  // TODO: This runs wherever an app is made, and nobody can prevent it.
  init() {
    devices.openTill()
  }

  // region: launch
  // TODO: Beside tests, nothing of this should happen. And who says whether tests run?
  /// - Parameter isTesting: Whether tests run in this process. The app does not say; the
  ///   kit's tests do, so that they can look at both.
  func launch(isTesting: Bool = false) {
    screen = .menu(devices.loadMenu())
    devices.countStart()
  }
  // endregion: launch
}
