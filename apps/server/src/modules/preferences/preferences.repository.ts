import { DEFAULT_PREFERENCES, type Preferences } from '@easel/contract/preferences'
import type { Tx } from '../../platform/database/database.ts'
import { type PreferencesTables, toPreferences } from './preferences.table.ts'

type Changes = { readonly [K in keyof Preferences]?: Preferences[K] | undefined }

export function createPreferencesRepository(tx: Tx) {
  const db = tx.withTables<PreferencesTables>()
  return {
    /** The user's row, created from the defaults if missing. */
    async ensure(userId: string): Promise<Preferences> {
      const find = db.selectFrom('user_preferences').selectAll().where('user_id', '=', userId)
      const row = await find.executeTakeFirst()
      if (row) return toPreferences(row)
      await db
        .insertInto('user_preferences')
        .values({ user_id: userId, ...DEFAULT_PREFERENCES })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
      return toPreferences(await find.executeTakeFirstOrThrow())
    },
    /** Locked, so that the user cannot opt out while a picture is being published. */
    async allowsGallery(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('user_preferences')
        .select('public_gallery_opt_in')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst()
      return row?.public_gallery_opt_in ?? DEFAULT_PREFERENCES.public_gallery_opt_in
    },
    /** Notifications about own requests, and, if those are wanted, about followed authors. */
    async wantsNotifications(userId: string, of: 'own' | 'followed'): Promise<boolean> {
      const row = await db
        .selectFrom('user_preferences')
        .select(['notifications_enabled', 'follow_notifications_enabled'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const wants = row ?? DEFAULT_PREFERENCES
      return wants.notifications_enabled && (of === 'own' || wants.follow_notifications_enabled)
    },

    /** Updates the given fields and returns all. */
    async change(userId: string, changes: Changes): Promise<Preferences> {
      const row = await db
        .updateTable('user_preferences')
        .set({ ...changes, user_id: userId })
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toPreferences(row)
    },
  }
}
