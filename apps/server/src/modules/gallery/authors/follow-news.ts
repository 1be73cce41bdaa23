import type { Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Notify } from '../../notifications/index.ts'
import { createFollowsRepository } from './follows.repository.ts'

/** Authors told one by one; of more, only how many they are. */
const MAX_NAMED = 5

export type FollowNews = {
  /** In the transaction in which someone publishes: what to do after its commit. */
  readonly announce: (tx: Tx, userId: string) => Promise<() => void>
  /** In the transaction in which someone reads their notifications. */
  readonly catchUp: (tx: Tx, userId: string) => Promise<void>
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
          title: `New in the gallery from ${authors.length} authors you follow`,
          path: '/gallery?following=true',
          replacesUnread: true,
        })
      for (const { id, name } of authors)
        await deps.notify(tx, userId, {
          kind: 'following',
          title: `New in the gallery from ${name}`,
          path: `/authors/${id}`,
          replacesUnread: true,
        })
    },
  }
}
