import Foundation
import WorkshopKit

let code = await Workshop.run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
