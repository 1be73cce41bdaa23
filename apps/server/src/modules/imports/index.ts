/**
 * Imports pictures made elsewhere, with the settings in their files. The same file is stored once; a file without a stated origin is not called
 * AI-made; nothing counts toward the daily allowance.
 */
export { createImportsModule } from './imports.module.ts'
