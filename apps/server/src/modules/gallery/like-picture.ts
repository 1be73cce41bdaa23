import type { likePicture, unlikePicture } from '@easel/contract/gallery/gallery'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createGalleryRepository } from './gallery.repository.ts'

/** Like and unlike, once per person. */
export function createLikes({ database }: { readonly database: Pick<Database, 'asUser'> }): {
  readonly likePicture: UseCase<typeof likePicture>
  readonly unlikePicture: UseCase<typeof unlikePicture>
} {
  function change(userId: string, id: string, isLiked: boolean) {
    return database.asUser(userId, async (tx) => {
      const gallery = createGalleryRepository(tx, userId)
      await (isLiked ? gallery.like(id) : gallery.unlike(id))
      const row = await gallery.find(id)
      if (!row) throw new AppError('not_found')
      return { id, likes: row.likes, is_liked: isLiked }
    })
  }
  return {
    likePicture: ({ params }, { actor }) => change(actor.userId, params.id, true),
    unlikePicture: ({ params }, { actor }) => change(actor.userId, params.id, false),
  }
}
