import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { getPreferences } from './get-preferences.ts'
import { createPreferencesRepository } from './preferences.repository.ts'
import { addPreferencesRoutes } from './preferences.routes.ts'
import { updatePreferences } from './update-preferences.ts'

/** Whether the user lets their pictures be shown; stays so until the transaction ends. */
export type AllowsGallery = (tx: Tx, userId: string) => Promise<boolean>

export type PreferencesModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** For the gallery. */
  readonly allowsGallery: AllowsGallery
  /** For notifications. */
  readonly wantsNotifications: (tx: Tx, userId: string, of: 'own' | 'followed') => Promise<boolean>
}

export function createPreferencesModule(deps: { database: Database; events: Events }): PreferencesModule {
  const useCases = { get: getPreferences(deps), update: updatePreferences(deps) }
  return {
    mountRoutes: (mount) => addPreferencesRoutes(mount, useCases),
    allowsGallery: (tx, userId) => createPreferencesRepository(tx).allowsGallery(userId),
    wantsNotifications: (tx, userId, of) => createPreferencesRepository(tx).wantsNotifications(userId, of),
  }
}
