/**
 * Share links: one picture behind one unguessable address, as long as its owner likes. An unknown, expired or revoked token, and one whose
 * picture is gone or hidden, all look alike: there is nothing.
 */
export { createSharesModule } from './shares.module.ts'
