import { LIMITS } from '@easel/contract/limits'
import type { listNotifications as endpoint } from '@easel/contract/news/notifications'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { toNotification } from './notifications.table.ts'

const PAGE = LIMITS.notificationsPageSize

/** Notifications that are computed when someone reads them. */
export type FollowedNews = {
  /** Writes what is new for the user since they last read. */
  readonly catchUp: (tx: Tx, userId: string) => Promise<void>
  /** Current titles for notifications that lead to these paths, with names that are not stored; none where the stored title suffices. */
  readonly titlesOf: (
    tx: Tx,
    userId: string,
    paths: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
}

export function listNotifications(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly followed: FollowedNews
}): UseCase<typeof endpoint> {
  return ({ query: { cursor } }, { actor: { userId } }) => {
    const [before] = cursor === undefined ? [] : readCursor(cursor, /^(ntf_[0-9a-hjkmnp-tv-z]{26})$/)
    return deps.database.asUser(userId, async (tx) => {
      if (before === undefined) await deps.followed.catchUp(tx, userId)
      const repository = createNotificationsRepository(tx)
      const rows = await repository.list(userId, before, PAGE + 1)
      const page = rows.slice(0, PAGE)
      const last = page.at(-1)
      const followed = page.filter(({ kind }) => kind === 'following')
      const titles = await deps.followed.titlesOf(
        tx,
        userId,
        followed.map(({ path }) => path),
      )
      return {
        items: page.map((row) => toNotification({ ...row, title: titles.get(row.path) ?? row.title })),
        nextCursor: rows.length > PAGE && last ? writeCursor(last.id) : null,
        unread: await repository.countUnread(userId),
      }
    })
  }
}
