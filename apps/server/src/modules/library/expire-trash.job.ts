import { LIMITS } from '@easel/contract/limits'
import { DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { applyChange, type ChangeDeps } from './change-generations.ts'
import { createChangesRepository, findExpiredTrash } from './changes.repository.ts'

const KEPT_MS = LIMITS.trashDays * DAY_MS
const BATCH = 200

/** Deletes pictures for good after thirty days in the trash. Restored ones stay. */
export function expireTrash(
  deps: ChangeDeps & { readonly database: Pick<Database, 'asUser' | 'asSystem'> },
): (signal?: AbortSignal) => Promise<void> {
  return async (signal) => {
    const before = new Date(deps.clock.now().getTime() - KEPT_MS)
    while (!signal?.aborted) {
      const expired = await deps.database.asSystem((tx) => findExpiredTrash(tx, before, BATCH))
      for (const [userId, rows] of Map.groupBy(expired, (row) => row.user_id)) {
        if (signal?.aborted) return
        await deps.database.asUser(userId, async (tx) => {
          const pictures = createChangesRepository(tx, userId)
          const ids = await pictures.lockTrashedBefore(
            rows.map((row) => row.id),
            before,
          )
          await applyChange(deps, tx, userId, ids, { action: 'delete' })
        })
      }
      await deps.sweep.deleteListed()
      if (expired.length < BATCH) return
    }
  }
}
