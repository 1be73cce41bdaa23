/** The library: search, filters, sorting, favorites, tags, collections, the trash, lineage, and downloads of a person's own pictures. */
export { findHistoryPage, type HistoryQuery, positionOf } from './history.repository.ts'
export { createLibraryModule } from './library.module.ts'
export { findMonths } from './months.repository.ts'
