import type { getGalleryPicture, listGallery as listEndpoint } from '@easel/contract/gallery/gallery'
import { readSearch } from '@easel/contract/search-text'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import { createGalleryRepository } from './gallery.repository.ts'
import { type GalleryRow, toGalleryPicture } from './gallery.table.ts'
import type { GalleryPosition } from './gallery-lists.repository.ts'
import type { FindFirstPictures } from './gallery-page.routes.ts'

const NEWEST = {
  search: readSearch(''),
  styles: [],
  ratios: [],
  followedBy: undefined,
  sort: 'newest',
  after: undefined,
} as const

export type ListDeps = {
  readonly database: Pick<Database, 'asUser' | 'asAnonymous'>
  readonly siteBase: string
}

/** Published pictures for everyone; pages continue after a picture, so nothing is skipped or doubled while new ones arrive. */
export function listGallery({ database, siteBase }: ListDeps): UseCase<typeof listEndpoint> {
  return ({ query }, { actor }) => {
    const after = query.cursor === undefined ? undefined : readPosition(query.cursor)
    const search = readSearch(query.q)
    if (query.following && !actor) throw new AppError('auth_required')
    const followedBy = query.following ? actor?.userId : undefined
    return actAs(database, actor, async (tx) => {
      const gallery = createGalleryRepository(tx, actor?.userId)
      const { style: styles = [], ratio: ratios = [], sort, limit } = query
      const { rows, end } = await gallery.findPage({ search, styles, ratios, followedBy, sort, after, limit })
      const liked = await gallery.findLiked(rows.map((row) => row.generation_id))
      return {
        items: rows.map((row) => toGalleryPicture(row, { isLiked: liked.has(row.generation_id), siteBase })),
        nextCursor: cursorOf(end),
      }
    })
  }
}

/** The newest pictures, for a page rendered before the visitor is known. */
export function findFirstPictures(deps: ListDeps): FindFirstPictures {
  const find = findNewest(deps)
  return async (limit) =>
    (await find(limit)).map((row) => toGalleryPicture(row, { isLiked: false, siteBase: deps.siteBase }))
}

export function findNewest({ database }: ListDeps): (limit: number) => Promise<readonly GalleryRow[]> {
  return (limit) =>
    database.asAnonymous(async (tx) => {
      const { rows } = await createGalleryRepository(tx, undefined).findPage({ ...NEWEST, limit })
      return rows
    })
}

export function showGalleryPicture({ database, siteBase }: ListDeps): UseCase<typeof getGalleryPicture> {
  return ({ params: { id } }, { actor }) =>
    actAs(database, actor, async (tx) => {
      const gallery = createGalleryRepository(tx, actor?.userId)
      const row = await gallery.find(id)
      if (!row) throw new AppError('not_found')
      return toGalleryPicture(row, { isLiked: (await gallery.findLiked([id])).has(id), siteBase })
    })
}

export function actAs<T>(
  database: ListDeps['database'],
  actor: Actor | undefined,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  return actor ? database.asUser(actor.userId, run) : database.asAnonymous(run)
}

export function cursorOf(end: GalleryRow | undefined): string | null {
  return end ? writeCursor(end.likes, end.published_at.getTime(), end.generation_id) : null
}

export function readPosition(cursor: string): GalleryPosition {
  const [likes, time, id = ''] = readCursor(cursor, /^(\d{1,9})\.(\d{1,15})\.(gen_[0-9a-hjkmnp-tv-z]{26})$/)
  return { likes: Number(likes), publishedAt: new Date(Number(time)), id }
}
