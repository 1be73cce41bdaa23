/**
 * Voices: the only module that knows the speech providers. It lists the built-in voices and those of connected vendors, asks a vendor within its time
 * and the operator's books, and turns its failures into the product's codes.
 */

export { createVoicesModule } from './voices.module.ts'
export type { Voices } from './voices.ts'
