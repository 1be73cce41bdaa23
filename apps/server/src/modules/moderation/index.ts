/**
 * Moderation: reports by people who see a picture, and decisions by moderators. Only its owner sees a hidden picture; every decision is in an
 * append-only audit trail.
 */

export { createModerationModule } from './moderation.module.ts'
