import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getPreferences } from './get-preferences.ts'
import { addPreferencesRoutes } from './preferences.routes.ts'
import { updatePreferences } from './update-preferences.ts'

export type PreferencesModule = { readonly mountRoutes: (mount: Mount) => void }

export function createPreferencesModule(deps: { database: Database; events: Events }): PreferencesModule {
  const useCases = { get: getPreferences(deps), update: updatePreferences(deps) }
  return { mountRoutes: (mount) => addPreferencesRoutes(mount, useCases) }
}
