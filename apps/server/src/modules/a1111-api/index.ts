/**
 * The part of AUTOMATIC1111's API that programs for it use, for those that know no other. A request becomes a picture of the generator, made by
 * the module `generations`; nothing is drawn, counted or kept here.
 */
export { createA1111Api } from './a1111-api.module.ts'
export { a1111ErrorShape } from './a1111-errors.routes.ts'
