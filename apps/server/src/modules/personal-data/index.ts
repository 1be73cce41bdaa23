/**
 * What the product stores about a person, as one list over all modules, and its export. A test compares the list with the database, so every new
 * table with users' rows is either exported or left out for a stated reason.
 */
export { createPersonalDataModule } from './personal-data.module.ts'
