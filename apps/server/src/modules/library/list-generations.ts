import { type listGenerations as endpoint, SORTS, type Sort } from '@easel/contract/generations'
import { shapesOfRatio } from '@easel/contract/pictures'
import { readSearch } from '@easel/contract/search-text'
import type { Database } from '../../platform/database/database.ts'
import { notACursor } from '../../platform/page-cursor.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type PictureAddress, toGeneration } from '../generations/index.ts'
import {
  findHistoryPage,
  type HistoryFilter,
  type HistoryPosition,
  positionOf,
} from './history.repository.ts'

/** The caller's pictures; pages continue after a picture, so nothing is skipped or doubled while new ones arrive. */
export function listGenerations(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return async ({ query }, { actor }) => {
    // The trash cannot be sorted by prompt.
    const sort = query.trash && query.sort === 'prompt' ? 'newest' : query.sort
    const page = await deps.database.asUser(actor.userId, (tx) =>
      findHistoryPage(tx, {
        userId: actor.userId,
        filter: readFilter(query),
        sort,
        after: query.cursor === undefined ? undefined : readCursor(query.cursor, sort),
        limit: query.limit,
      }),
    )
    return {
      items: page.rows.map((row) => toGeneration(row, deps.address.sign)),
      nextCursor: page.end ? writeCursor(positionOf(page.end, sort), sort) : null,
    }
  }
}

type FilterQuery = Omit<Parameters<UseCase<typeof endpoint>>[0]['query'], 'sort' | 'cursor' | 'limit'>

export function readFilter(query: FilterQuery): HistoryFilter {
  return {
    search: readSearch(query.q ?? ''),
    styles: query.style,
    qualities: query.quality,
    shapes: query.ratio?.flatMap(shapesOfRatio),
    providers: query.provider,
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
    isPublic: query.public,
    isFavorite: query.favorite,
    tag: query.tag,
    collectionId: query.collection,
    isTrashed: query.trash ?? false,
  }
}

export function writeCursor({ key, id }: HistoryPosition, sort: Sort): string {
  return Buffer.from(JSON.stringify([SORTS.indexOf(sort), id, key])).toString('base64url')
}

const ID = /^gen_[0-9a-hjkmnp-tv-z]{26}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export function readCursor(cursor: string, sort: Sort): HistoryPosition {
  const [order, id, key] = parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  const isKey = (text: string) =>
    sort === 'prompt'
      ? text.isWellFormed() && !text.includes('\0')
      : MOMENT.test(text) && !Number.isNaN(Date.parse(text))
  if (order !== SORTS.indexOf(sort) || typeof id !== 'string' || !ID.test(id)) throw notACursor()
  if (typeof key !== 'string' || !isKey(key)) throw notACursor()
  return { key, id }
}

function parse(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
