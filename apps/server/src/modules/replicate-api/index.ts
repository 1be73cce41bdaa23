/**
 * Replicate's predictions, for programs that know no other API. A prediction is one or more tasks of the generator, made by the module
 * `generations`; nothing is drawn, counted or kept here, and its id is made of theirs.
 */
export { addReplicateRoutes } from './predictions.routes.ts'
export { replicateErrorShape, replicatePaths } from './replicate-errors.routes.ts'
