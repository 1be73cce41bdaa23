/**
 * Share links: one picture behind one unguessable URL, for as long as its owner wants. Unknown, expired and revoked tokens, and those of deleted
 * or hidden pictures, all look alike: not found.
 */
export { createSharesModule } from './shares.module.ts'
