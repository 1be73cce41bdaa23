/**
 * Replicate's predictions, for programs that support no other API. A prediction is one or more generator tasks, made by the module
 * `generations`; its id is composed of theirs. Draws, counts and stores nothing itself.
 */
export { addReplicateRoutes } from './predictions.routes.ts'
export { replicateErrorShape, replicatePaths } from './replicate-errors.routes.ts'
