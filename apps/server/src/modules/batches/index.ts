/**
 * Batches: many pictures requested at once, from a table, a comparison or a prompt with wildcards. They are stored whole, fed to the queue a few
 * at a time within the allowance, and continue after a restart. The queue reports its tasks through `createBatchBooks`.
 */
export { createBatchBooks } from './batch-books.ts'
export { createBatchesModule } from './batches.module.ts'
