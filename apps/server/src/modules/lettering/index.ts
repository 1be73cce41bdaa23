/**
 * Words as pictures: drawn by rules from settings, on the server, so that nothing is kept that the settings do not make.
 * Guarantees: the settings are kept with the picture and open again; nothing is taken from the daily allowance.
 */
export { createLetteringModule } from './lettering.module.ts'
