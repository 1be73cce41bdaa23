/**
 * Batches: many pictures asked for at once, from a table, a comparison or a prompt with wildcards. They are kept whole, fed to the queue a
 * few at a time within the allowance, and go on after a restart. The queue tells of its tasks through `createBatchBooks`.
 */
export { createBatchBooks } from './batch-books.ts'
export { createBatchesModule } from './batches.module.ts'
