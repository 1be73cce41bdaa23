// What the page of checks runs from its first second: what every page does, and the checks.
import './boot.ts'
import { runEarlyDiagnostics } from './early-diagnostics.ts'

runEarlyDiagnostics()
