import type { Collection } from '@easel/contract/library/library'
import type { Selectable } from 'kysely'
import type { GenerationsTable } from '../generations/index.ts'

type CollectionsTable = {
  id: string
  user_id: string
  parent_id: string | null
  name: string
  created_at: Date
}

type LibraryCountsTable = { user_id: string; key: string; n: number }

export type LibraryTables = {
  generations: GenerationsTable
  collections: CollectionsTable
  library_counts: LibraryCountsTable
}

/** A collection with its number of pictures. */
export type CollectionRow = Selectable<CollectionsTable> & { readonly count: number }

/** The only conversion from a row to the wire. */
export function toCollection(row: CollectionRow): Collection {
  return {
    id: row.id,
    name: row.name,
    parent_id: row.parent_id,
    count: row.count,
    created_at: row.created_at.toISOString(),
  }
}
