import { LIMITS } from '@easel/contract/limits'
import type { listNotifications as endpoint } from '@easel/contract/news/notifications'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { toNotification } from './notifications.table.ts'

const PAGE = LIMITS.notificationsPageSize

/** Writes what is new for the user since they last read. */
export type CatchUp = (tx: Tx, userId: string) => Promise<void>

export function listNotifications(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly catchUp: CatchUp
}): UseCase<typeof endpoint> {
  return ({ query: { cursor } }, { actor: { userId } }) => {
    const [before] = cursor === undefined ? [] : readCursor(cursor, /^(ntf_[0-9a-hjkmnp-tv-z]{26})$/)
    return deps.database.asUser(userId, async (tx) => {
      if (before === undefined) await deps.catchUp(tx, userId)
      const repository = createNotificationsRepository(tx)
      const rows = await repository.list(userId, before, PAGE + 1)
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      return {
        items: page.map(toNotification),
        nextCursor: rows.length > PAGE && last ? writeCursor(last.id) : null,
        unread: await repository.countUnread(userId),
      }
    })
  }
}
