import type { followAuthor, unfollowAuthor } from '@easel/contract/gallery/authors'
import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../../../platform/app-error.ts'
import { assertBelowCap } from '../../../platform/database/assert-below-cap.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createGalleryRepository } from '../gallery.repository.ts'
import { createFollowsRepository } from './follows.repository.ts'

/**
 * Follow and unfollow, idempotent. Authors who have disappeared (nothing public, no name, suspended) can still be unfollowed and do not count
 * toward the limit; their rows go first when others need the room.
 */
export function createFollows({ database }: { readonly database: Pick<Database, 'asUser'> }): {
  readonly followAuthor: UseCase<typeof followAuthor>
  readonly unfollowAuthor: UseCase<typeof unfollowAuthor>
} {
  return {
    followAuthor: ({ params: { id } }, { actor }) =>
      database.asUser(actor.userId, async (tx) => {
        const follows = createFollowsRepository(tx, actor.userId)
        const author = await createGalleryRepository(tx, actor.userId).findAuthor(id)
        if (!author) throw new AppError('not_found')
        if (author.is_own) throw new AppError('conflict', { message: 'You cannot follow yourself.' })
        if (!author.is_followed) {
          await assertBelowCap(tx, {
            userId: actor.userId,
            kind: 'follows',
            max: LIMITS.follows,
            // A concurrent follow is not a new one.
            count: async () => ((await follows.isThere(id)) ? 0 : follows.countPresent()),
            message: `You follow ${LIMITS.follows} authors. Unfollow one first.`,
          })
          await follows.removeVanished({ beyond: LIMITS.follows - 1 })
          await follows.add(id)
        }
        return { id, followers: await follows.countFollowers(id), is_followed: true }
      }),
    unfollowAuthor: ({ params: { id } }, { actor }) =>
      database.asUser(actor.userId, async (tx) => {
        const follows = createFollowsRepository(tx, actor.userId)
        await follows.remove(id)
        return { id, followers: await follows.countFollowers(id), is_followed: false }
      }),
  }
}
