/**
 * Usage: the tier, the daily allowance and its reset at the user's midnight. Pictures are reserved before they start, and counted or released
 * when they end. The browser only reads.
 */
export type { Allowance } from './allowance.ts'
export { type KeyPlace, type KeyPlaces, type PlaceCaller, placeOf } from './key-place.ts'
export { createUsageModule } from './usage.module.ts'
