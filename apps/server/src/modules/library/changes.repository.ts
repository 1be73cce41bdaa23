import { LIMITS } from '@easel/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { GenerationRow } from '../generations/index.ts'

type Fresh<Field extends keyof GenerationRow> = Pick<GenerationRow, 'id' | Field>
export type ShownChange = Fresh<'trashed_at' | 'is_public' | 'image_url' | 'is_trashed' | 'collection_ids'>

/**
 * Bulk changes. Each returns the rows it changed and skips those that already match, so it is idempotent. Lock the rows first, so that two bulk
 * actions on the same pictures take turns.
 */
export function createChangesRepository(tx: Tx, userId: string) {
  async function change<Row>(
    ids: readonly string[],
    set: RawBuilder<unknown>,
    unless: RawBuilder<boolean>,
    fields: readonly string[],
  ): Promise<Row[]> {
    const { rows } = await sql<Row>`
      update generations set ${set}
      where user_id = ${userId} and id = any(${sql.val(ids)}::text[]) and not (${unless})
      returning id, ${sql.join(fields.map((field) => sql.ref(field)))}`.execute(tx)
    return rows
  }

  return {
    /** The user's pictures among these, locked until the transaction ends. */
    lock: async (ids: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from generations where user_id = ${userId} and id = any(${sql.val(ids)}::text[])
        order by id for update`.execute(tx)
      return rows.map((row) => row.id)
    },

    /** The same, limited to those in the trash since before this time. */
    lockTrashedBefore: async (ids: readonly string[], before: Date): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from generations
        where user_id = ${userId} and id = any(${sql.val(ids)}::text[]) and is_trashed and trashed_at < ${before}
        order by id for update`.execute(tx)
      return rows.map((row) => row.id)
    },

    setFavorite: (ids: readonly string[], value: boolean) =>
      change<Fresh<'is_favorite'>>(ids, sql`is_favorite = ${value}`, sql`is_favorite = ${value}`, [
        'is_favorite',
      ]),

    /** Existing ones stay before added ones, up to the limit. */
    changeTags: (ids: readonly string[], add: readonly string[], remove: readonly string[]) => {
      const tags = sql`array(
        select tag from (
          select tag, bool_or(was) as was from (
            select tag, true as was from unnest(tags) tag union all select tag, false from unnest(${sql.val(add)}::text[]) tag
          ) wanted where tag <> all(${sql.val(remove)}::text[])
          group by tag order by bool_or(was) desc, tag collate "C" limit ${LIMITS.tagsPerPicture}
        ) kept order by tag collate "C")`
      return change<Fresh<'tags'>>(ids, sql`tags = ${tags}`, sql`tags = ${tags}`, ['tags'])
    },

    setTags: (ids: readonly string[], tags: readonly string[]) => {
      const sorted = sql`array(select distinct tag collate "C" from unnest(${sql.val(tags)}::text[]) tag order by 1)`
      return change<Fresh<'tags'>>(ids, sql`tags = ${sorted}`, sql`tags = ${sorted}`, ['tags'])
    },

    setCollections: (ids: readonly string[], collectionIds: readonly string[]) => {
      const wanted = sql`${sql.val(collectionIds)}::text[]`
      return change<Fresh<'collection_ids'>>(
        ids,
        sql`collection_ids = ${wanted}`,
        sql`collection_ids = ${wanted}`,
        ['collection_ids'],
      )
    },

    addToCollection: (ids: readonly string[], collectionId: string) =>
      change<Fresh<'collection_ids'>>(
        ids,
        sql`collection_ids = array_append(collection_ids, ${collectionId})`,
        sql`${collectionId} = any(collection_ids) or cardinality(collection_ids) >= ${LIMITS.collectionsPerPicture}`,
        ['collection_ids'],
      ),

    takeFromCollection: (ids: readonly string[], collectionId: string) =>
      change<Fresh<'collection_ids'>>(
        ids,
        sql`collection_ids = array_remove(collection_ids, ${collectionId})`,
        sql`${collectionId} <> all(collection_ids)`,
        ['collection_ids'],
      ),

    publish: (ids: readonly string[], now: Date) =>
      change<ShownChange>(
        ids,
        sql`is_public = true, published_at = coalesce(published_at, ${now})`,
        sql`is_public or is_trashed`,
        SHOWN_FIELDS,
      ),

    unpublish: (ids: readonly string[]) =>
      change<ShownChange>(ids, sql`is_public = false`, sql`not is_public`, SHOWN_FIELDS),

    trash: (ids: readonly string[], now: Date) =>
      change<ShownChange>(ids, sql`trashed_at = ${now}`, sql`is_trashed`, SHOWN_FIELDS),

    restore: (ids: readonly string[]) =>
      change<ShownChange>(ids, sql`trashed_at = null`, sql`not is_trashed`, SHOWN_FIELDS),

    /** Deletes for good; triggers list their files for deletion. */
    delete: async (ids: readonly string[]): Promise<string[]> => {
      // Clears references from their tasks; locked first in the order used everywhere for tasks.
      await sql`
        select id from tasks where user_id = ${userId} and generation_id = any(${sql.val(ids)}::text[])
        order by id for update`.execute(tx)
      const { rows } = await sql<{ id: string }>`
        delete from generations where user_id = ${userId} and id = any(${sql.val(ids)}::text[]) returning id`.execute(
        tx,
      )
      return rows.map((row) => row.id)
    },

    findTrashed: async (limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from generations where user_id = ${userId} and is_trashed
        order by created_at desc, id desc limit ${limit}`.execute(tx)
      return rows.map((row) => row.id)
    },
  }
}

const SHOWN_FIELDS = ['trashed_at', 'is_public', 'image_url', 'is_trashed', 'collection_ids'] as const

/** All users' pictures in the trash since before this time, oldest first. */
export async function findExpiredTrash(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from generations where is_trashed and trashed_at < ${before}
    order by trashed_at limit ${limit}`.execute(tx)
  return rows
}
