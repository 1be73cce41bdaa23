/** A person's generator defaults and permissions. The first read creates the row. An answer and its event always carry the same preferences. */
export { type AllowsGallery, createPreferencesModule } from './preferences.module.ts'
