import type { Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { FollowedNews, Notify } from '../../notifications/index.ts'
import { createFollowsRepository } from './follows.repository.ts'

/** Authors told one by one; of more, only that there are some. */
const MAX_NAMED = 5
const AUTHORS = '/authors/'
/** What is kept: authors change their names, and go. */
const KEPT_TITLE = 'New in the gallery from an author you follow'

/** Without a number: it takes the place of an unread one, which may have been of others. */
const MANY_TITLE = 'New in the gallery from authors you follow'

const pathOf = (id: string) => `${AUTHORS}${id}` as const
const titleWith = (name: string) => `New in the gallery from ${name}`

export type FollowNews = FollowedNews & {
  /** In the transaction in which someone publishes: what to do after its commit. */
  readonly announce: (tx: Tx, userId: string) => Promise<() => void>
}

/**
 * New pictures of authors one follows. Nothing is written for the followers when an author publishes, however many they are: their open
 * pages are only asked to look, and who reads their notifications is told what is new since they last did.
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
