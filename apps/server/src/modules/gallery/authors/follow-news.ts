import type { Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { FollowedNews, Notify } from '../../notifications/index.ts'
import { createFollowsRepository } from './follows.repository.ts'

/** Up to this many authors are named; beyond that, only "several". */
const MAX_NAMED = 5
const AUTHORS = '/authors/'
/** The stored title names no author, because authors change their names and leave; the name is added on reading. */
const KEPT_TITLE = 'New in the gallery from an author you follow'

/** Without a count: it may replace an unread notification about other authors. */
const MANY_TITLE = 'New in the gallery from authors you follow'

const pathOf = (id: string) => `${AUTHORS}${id}` as const
const titleWith = (name: string) => `New in the gallery from ${name}`

export type FollowNews = FollowedNews & {
  /** Called in the publishing transaction; returns what to do after its commit. */
  readonly announce: (tx: Tx, userId: string) => Promise<() => void>
}

/**
 * Notifications about new pictures of followed authors. Publishing writes nothing for followers, however many there are: their open pages are
 * only asked to check, and the notifications are computed when read.
 */
export function createFollowNews(deps: {
  readonly events: Pick<Events, 'send'>
  readonly notify: Notify
}): FollowNews {
  return {
    announce: async (tx, userId) => {
      const followers = await createFollowsRepository(tx, userId).findOwnFollowers()
      return () => {
        for (const follower of followers) deps.events.send(follower, 'follows.published', {})
      }
    },
    catchUp: async (tx, userId) => {
      const authors = await createFollowsRepository(tx, userId).takeNews()
      if (authors.length > MAX_NAMED)
        return deps.notify(tx, userId, {
          kind: 'following',
          title: MANY_TITLE,
          path: '/gallery?following=true',
          replacesUnread: true,
        })
      for (const { id, name } of authors)
        await deps.notify(tx, userId, {
          kind: 'following',
          title: KEPT_TITLE,
          titleNow: titleWith(name),
          path: pathOf(id),
          replacesUnread: true,
        })
    },
    titlesOf: async (tx, userId, paths) => {
      const ids = paths.filter((path) => path.startsWith(AUTHORS)).map((path) => path.slice(AUTHORS.length))
      const authors = ids.length === 0 ? [] : await createFollowsRepository(tx, userId).findNames(ids)
      return new Map(authors.map(({ id, name }) => [pathOf(id), titleWith(name)]))
    },
  }
}
