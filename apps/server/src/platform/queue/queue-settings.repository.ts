import { LIMITS } from '@easel/contract/limits'
import type { QueueSettings } from '@easel/contract/queue'
import type { Generated } from 'kysely'
import type { Tx } from '../database/database.ts'

type QueueSettingsTable = {
  user_id: string
  concurrency: Generated<number>
  paused: Generated<boolean>
}

/** How one user's queues run. */
export function createQueueSettingsRepository(tx: Tx) {
  const db = tx.withTables<{ queue_settings: QueueSettingsTable }>()
  const defaults: QueueSettings = { concurrency: LIMITS.concurrency.default, paused: false }

  return {
    read: async (userId: string): Promise<QueueSettings> => {
      const settings = await db
        .selectFrom('queue_settings')
        .select(['concurrency', 'paused'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return settings ?? defaults
    },

    /** Writes the given settings and returns all. */
    write: (
      userId: string,
      change: { readonly [Name in keyof QueueSettings]?: QueueSettings[Name] | undefined },
    ): Promise<QueueSettings> =>
      db
        .insertInto('queue_settings')
        .values({
          user_id: userId,
          concurrency: change.concurrency ?? defaults.concurrency,
          paused: change.paused ?? defaults.paused,
        })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((set) => ({
            concurrency: change.concurrency ?? set.ref('queue_settings.concurrency'),
            paused: change.paused ?? set.ref('queue_settings.paused'),
          })),
        )
        .returning(['concurrency', 'paused'])
        .executeTakeFirstOrThrow(),
  }
}
