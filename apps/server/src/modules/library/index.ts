/**
 * The library: what people do with the pictures they have. Search, filters and sorts, favorites, tags, collections, the trash, lineage,
 * and taking pictures away as files.
 */
export { findHistoryPage, type HistoryQuery, positionOf } from './history.repository.ts'
export { createLibraryModule } from './library.module.ts'
export { findMonths } from './months.repository.ts'
