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

  // region: launch
  /// - Parameter isTesting: Whether tests run in this process. The app does not say; the
  ///   kit's tests do, so that they can look at both.
  func launch(isTesting: Bool = isTesting) {
    guard !isTesting else { return }
    devices.openTill()
    screen = .menu(devices.loadMenu())
    devices.countStart()
  }
  // endregion: launch
}
