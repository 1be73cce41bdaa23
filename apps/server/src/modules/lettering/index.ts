/**
 * Text Effects on the server: draws words from settings by rules. The settings are stored with the picture and can be opened again; nothing
 * counts toward the daily allowance.
 */
export { createLetteringModule } from './lettering.module.ts'
