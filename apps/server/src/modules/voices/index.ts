/**
 * Voices: the only module that knows the speech providers. It lists built-in voices and those of connected vendors, calls vendors within their
 * time limit and the spending cap, and maps their failures to the product's error codes.
 */

export { createVoicesModule } from './voices.module.ts'
export type { Voices } from './voices.ts'
