/**
 * Reports of the web app from signed-in users: events and web vitals. Rows belong to their user; visitors' reports are dropped silently.
 * Contains no prompts and no pictures.
 */
export { createTelemetryModule } from './telemetry.module.ts'
