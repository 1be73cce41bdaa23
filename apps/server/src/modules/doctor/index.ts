/** The doctor: checks what an installation depends on and says what to do, on the command line and for operators. */

export { isAnswering } from './ask.ts'
export { missingAddress } from './check-settings.ts'
export { mountDoctor } from './doctor.module.ts'
export { examine } from './examine.ts'
export { type Finding, problem } from './finding.ts'
export { addressHere, lookAtDatabase } from './look-from-outside.ts'
