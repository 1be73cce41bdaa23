import { LIMITS } from '@easel/contract/limits'
import type { QueueSettings } from '@easel/contract/queue'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { LAST_PICTURES } from './claims.repository.ts'
import type { QueueSettingsTable, TasksTable } from './tasks.table.ts'

/** Whose queue is paused, as a part of another module's query; only inside `asSystem`. */
export const PAUSED_USERS = sql<string>`select user_id from queue_settings where paused`

/** How one user's queue is worked off, and how fast. */
export function createQueueSettingsRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable; queue_settings: QueueSettingsTable }>()
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

    /** Writes what is given and answers the whole. */
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

    /** Median time of the user's last pictures; null before the first. */
    readSecondsPerTask: async (userId: string): Promise<number | null> => {
      const { rows } = await sql<{ seconds: number | null }>`
        select percentile_cont(0.5) within group (order by seconds) as seconds from (
          select seconds from tasks where user_id = ${userId} and seconds is not null
          order by finished_at desc limit ${LAST_PICTURES}
        ) last`.execute(db)
      return rows[0]?.seconds ?? null
    },
  }
}
