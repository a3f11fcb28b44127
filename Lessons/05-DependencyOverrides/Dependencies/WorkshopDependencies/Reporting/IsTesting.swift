/// Whether this process runs tests.
///
/// An app that is the host of its own tests starts beside them, with everything it does at launch.
/// It asks first:
///
/// ```swift
/// init() { if !isTesting { startSendingStatistics() } }
/// ```
public let isTesting: Bool = Platform.runsTests
