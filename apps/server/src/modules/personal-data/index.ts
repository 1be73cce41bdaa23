/**
 * What is kept of a person, as one list over all modules: it is what the export writes. A test compares the list with the database, so
 * that a new table with users' rows is either exported or left out for a reason.
 */
export { createPersonalDataModule } from './personal-data.module.ts'
