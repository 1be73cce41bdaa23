import type { EndpointRequest } from '@easel/contract/endpoint'
import type { GenerationRecord, listGenerations, Sort } from '@easel/contract/generations'
import { ratioOfPicture } from '@easel/contract/pictures'
import { foldText, isFound, readSearch } from '@easel/contract/search-text'
import { severalOf } from '#web/shared/lib/text/several.ts'

type Query = NonNullable<EndpointRequest<typeof listGenerations>['query']>

/** Filters of the user's pictures, as the server's list accepts them; empty: all, newest first. */
export type GenerationFilters = Omit<Query, 'cursor' | 'limit'>

/** Whether a picture matches these filters, as the server would decide. */
export function isListed(row: GenerationRecord, filters: GenerationFilters): boolean {
  const { q, style, quality, ratio, provider, from, to, tag, collection } = filters
  return (
    (row.trashed_at !== null) === (filters.trash === 'true') &&
    isAnyOf(style, row.style) &&
    isAnyOf(quality, row.quality) &&
    isAnyOf(provider, row.provider) &&
    isAnyOf(ratio, ratioOfPicture(row.width, row.height)) &&
    isSame(filters.public, String(row.is_public)) &&
    isSame(filters.favorite, String(row.is_favorite)) &&
    (from === undefined || Date.parse(row.created_at) >= Date.parse(from)) &&
    (to === undefined || Date.parse(row.created_at) < Date.parse(to)) &&
    (tag === undefined || row.tags.includes(tag)) &&
    (collection === undefined || row.collection_ids.includes(collection)) &&
    (q === undefined || isFound(row.prompt, readSearch(q)))
  )
}

/** The server's sort order. */
export function compareListed(sort: Sort = 'newest') {
  return (a: GenerationRecord, b: GenerationRecord): number => {
    if (sort === 'prompt') return byCode(foldText(a.prompt), foldText(b.prompt)) || byCode(a.id, b.id)
    const older = byCode(a.created_at, b.created_at) || byCode(a.id, b.id)
    return sort === 'oldest' ? older : -older
  }
}

function isSame(wanted: string | undefined, is: string | undefined): boolean {
  return wanted === undefined || wanted === is
}

function isAnyOf(wanted: string | undefined, is: string | undefined): boolean {
  return wanted === undefined || (is !== undefined && severalOf(wanted).includes(is))
}

function byCode(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
