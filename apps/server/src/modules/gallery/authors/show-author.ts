import type { getAuthor } from '@easel/contract/gallery/authors'
import { AppError } from '../../../platform/app-error.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createGalleryRepository } from '../gallery.repository.ts'
import { type AuthorRow, type GalleryRow, toAuthor, toGalleryPicture } from '../gallery.table.ts'
import { actAs, cursorOf, type ListDeps, readPosition } from '../list-gallery.ts'

/** An author and a page of their public pictures. Without public pictures there is no author. */
export function showAuthor({ database, siteBase }: ListDeps): UseCase<typeof getAuthor> {
  return ({ params: { id }, query: { cursor, limit } }, { actor }) => {
    const after = cursor === undefined ? undefined : readPosition(cursor)
    return actAs(database, actor, async (tx) => {
      const gallery = createGalleryRepository(tx, actor?.userId)
      const author = await gallery.findAuthor(id)
      if (!author) throw new AppError('not_found')
      const { rows, end } = await gallery.findPageOf(id, { after, limit })
      const liked = await gallery.findLiked(rows.map((row) => row.generation_id))
      return {
        author: toAuthor(author),
        items: rows.map((row) => toGalleryPicture(row, { isLiked: liked.has(row.generation_id), siteBase })),
        nextCursor: cursorOf(end),
      }
    })
  }
}

export type FindAuthor = (
  id: string,
  limit: number,
) => Promise<{ readonly author: AuthorRow; readonly pictures: readonly GalleryRow[] } | undefined>

/** An author as visitors see them, with their newest pictures. */
export function findAuthor({ database }: ListDeps): FindAuthor {
  return (id, limit) =>
    database.asAnonymous(async (tx) => {
      const gallery = createGalleryRepository(tx, undefined)
      const author = await gallery.findAuthor(id)
      if (!author) return undefined
      const { rows } = await gallery.findPageOf(id, { after: undefined, limit })
      return { author, pictures: rows }
    })
}
