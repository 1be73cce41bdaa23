/**
 * A person's defaults for the generator, and what they allow. A row is made from the defaults on first reading.
 * Guarantees: an answer and the event that announces it carry the same preferences.
 * It knows nothing of how a picture is made.
 */
export { type AllowsGallery, createPreferencesModule } from './preferences.module.ts'
