/**
 * Moderation: reports by people who see a picture, and decisions by those whom the operator names. A hidden picture is seen by its owner
 * alone; every decision is in an audit trail that only grows.
 */

export { createModerationModule } from './moderation.module.ts'
