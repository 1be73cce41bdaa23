import * as endpoints from '@easel/contract/preferences'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import { getPreferences } from './get-preferences.ts'
import { createPreferencesRepository } from './preferences.repository.ts'
import { updatePreferences } from './update-preferences.ts'

/** Whether the user allows publishing; locked until the transaction ends. */
export type AllowsGallery = (tx: Tx, userId: string) => Promise<boolean>

export type PreferencesModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** For the gallery. */
  readonly allowsGallery: AllowsGallery
  /** For notifications. */
  readonly wantsNotifications: (tx: Tx, userId: string, of: 'own' | 'followed') => Promise<boolean>
}

export function createPreferencesModule(deps: { database: Database; events: Events }): PreferencesModule {
  const useCases = { getPreferences: getPreferences(deps), updatePreferences: updatePreferences(deps) }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    allowsGallery: (tx, userId) => createPreferencesRepository(tx).allowsGallery(userId),
    wantsNotifications: (tx, userId, of) => createPreferencesRepository(tx).wantsNotifications(userId, of),
  }
}
