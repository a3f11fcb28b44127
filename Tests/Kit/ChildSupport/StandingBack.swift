import ChildSupportC
import Foundation

/// Calls back on a thread of its own that stands back behind every other one.
///
/// On Linux, where a child has one processor, whoever this thread wakes goes on at once. So a callback
/// that says "I am done" before its assertion is overtaken by its test every time, and not by chance.
public func callStandingBack(after seconds: Double = 0, _ callback: @escaping @Sendable () -> Void)
{
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    workshop_stand_back()
    callback()
  }
}
