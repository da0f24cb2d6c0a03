import Foundation
import Sistema

exit(await Principal.cumplir(Array(CommandLine.arguments.dropFirst())))
