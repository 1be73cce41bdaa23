/**
 * Pictures that people bring from elsewhere, with the settings that their files tell.
 * Guarantees: the same file is kept once; of a file without a word about its origin no one says that a machine made it; nothing is taken
 * from the daily allowance.
 */
export { createImportsModule } from './imports.module.ts'
