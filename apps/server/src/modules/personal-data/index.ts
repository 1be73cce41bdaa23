/**
 * What is kept of a person, as one list over all modules: it is what the export writes. A test holds the list against the database, so
 * that a new table with somebody's rows is either exported or left out for a reason.
 */
export { createPersonalDataModule } from './personal-data.module.ts'
