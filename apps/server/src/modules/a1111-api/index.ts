/**
 * A subset of AUTOMATIC1111's API, for programs that support no other. Requests become generator pictures made by the module `generations`; this
 * module draws, counts and stores nothing.
 */
export { createA1111Api } from './a1111-api.module.ts'
export { a1111ErrorShape } from './a1111-errors.routes.ts'
