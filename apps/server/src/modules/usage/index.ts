/**
 * Usage: the tier, the daily allowance and its reset at the user's midnight. Places are reserved before a picture is begun, and settled or
 * given back when it ends; the browser reads, and writes nothing.
 */
export type { Allowance } from './allowance.ts'
export { type KeyPlace, type KeyPlaces, type PlaceCaller, placeOf } from './key-place.ts'
export { createUsageModule } from './usage.module.ts'
