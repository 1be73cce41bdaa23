/**
 * What the web app reports of itself for its signed-in users: events and web vitals. Rows belong to the user they came from.
 * Guarantees: a visitor's report is dropped without a word. It holds no prompt and no picture.
 */
export { createTelemetryModule } from './telemetry.module.ts'
