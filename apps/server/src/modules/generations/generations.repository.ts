import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import {
  type GenerationRow,
  type GenerationsTable,
  type NewGeneration,
  SIGNED_COLUMNS,
} from './generations.table.ts'

/** Of a visible picture. */
const FILE_COLUMNS = [
  'id',
  'is_public',
  'is_trashed',
  'file_key',
  'media_type',
  'sha256',
  'subjects',
] as const

type FileDeletionsTable = { file_key: string; created_at: Date }
/** Account columns that picture URLs depend on. */
type AccountAccessTable = { user_id: string; epoch: number; valid_from: Date }

/** SQL on `generations` for making and serving pictures, and all SQL on `file_deletions`. */
export function createGenerationsRepository(tx: Tx) {
  const db = tx.withTables<{
    generations: GenerationsTable
    file_deletions: FileDeletionsTable
    account_access: AccountAccessTable
  }>()

  return {
    insert: (row: NewGeneration): Promise<GenerationRow> =>
      db.insertInto('generations').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Undefined when the user has already imported the same file. */
    insertImported: (row: NewGeneration): Promise<GenerationRow | undefined> =>
      db
        .insertInto('generations')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'imported_sha256'])
            .where('imported_sha256', 'is not', null)
            .doNothing(),
        )
        .returningAll()
        .executeTakeFirst(),

    countImported: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('generations')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .where('imported_sha256', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Which of these files the user has imported, including pictures in the trash. */
    findImported: async (userId: string, hashes: readonly string[]): Promise<string[]> => {
      if (hashes.length === 0) return []
      const rows = await db
        .selectFrom('generations')
        .select('imported_sha256')
        .where('user_id', '=', userId)
        .where('imported_sha256', 'in', hashes)
        .execute()
      return rows.flatMap((row) => row.imported_sha256 ?? [])
    },

    findOwnedBy: (userId: string, id: string): Promise<GenerationRow | undefined> =>
      db
        .selectFrom('generations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Publishes or unpublishes a picture outside the trash and returns the changed row. */
    setPublic: (
      userId: string,
      id: string,
      isPublic: boolean,
      now: Date,
    ): Promise<GenerationRow | undefined> =>
      db
        .updateTable('generations')
        .set((set) => ({
          is_public: isPublic,
          ...(isPublic ? { published_at: set.fn.coalesce('published_at', set.val(now)) } : {}),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    /** Any user's picture; undefined when the id does not exist. */
    setHidden: async (
      id: string,
      isHidden: boolean,
      now: Date,
    ): Promise<{ row: GenerationRow; isNew: boolean } | undefined> => {
      const row = await db
        .selectFrom('generations')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row || (row.hidden_at !== null) === isHidden) return row && { row, isNew: false }
      const changed = await db
        .updateTable('generations')
        .set({ hidden_at: isHidden ? now : null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { row: changed, isNew: true }
    },

    /** Marks any user's spooled picture as stored; undefined when it was not spooled. */
    endWait: (fileKey: string): Promise<GenerationRow | undefined> =>
      db
        .updateTable('generations')
        .set({ waits_for_storage: false })
        .where(sql<string>`file_key collate "C"`, '=', fileKey)
        .where('waits_for_storage', '=', true)
        .returningAll()
        .executeTakeFirst(),

    /** Pictures of any user. */
    findAny: (ids: readonly string[]): Promise<GenerationRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom('generations').selectAll().where('id', 'in', ids).execute(),

    /** Hidden pictures of any user, latest decision first. */
    findHidden: (
      after: { readonly at: Date; readonly id: string } | undefined,
      limit: number,
    ): Promise<GenerationRow[]> => {
      let query = db.selectFrom('generations').selectAll().where('hidden_at', 'is not', null)
      if (after)
        query = query.where((where) =>
          where(
            where.refTuple('hidden_at', 'id'),
            '<',
            where.tuple(where.val(after.at), where.val(after.id)),
          ),
        )
      return query.orderBy('hidden_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
    },

    /** What serving a picture needs; without an owner, the role decides what is visible. */
    findFile: (id: string) =>
      db.selectFrom('generations').select(FILE_COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** What signing any user's picture needs. For the role `system`. */
    findSignable: (id: string) =>
      db.selectFrom('generations').select(SIGNED_COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** What serving any user's picture needs, with its owner's URL epoch. For the role `system`. */
    findFileAndEpoch: async (id: string) => {
      const row = await db
        .selectFrom('generations')
        .leftJoin('account_access', 'account_access.user_id', 'generations.user_id')
        .select(FILE_COLUMNS)
        .select(['epoch', 'valid_from'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const { epoch: number, valid_from: since, ...file } = row
      const epoch: AddressEpoch | undefined =
        number === null || since === null ? undefined : { number, since }
      return { file, epoch }
    },

    /** SHA-256 of the stored file; undefined while it has no row. For the role `system`. */
    findSum: async (fileKey: string): Promise<string | undefined> => {
      const row = await db
        .selectFrom('generations')
        .select('sha256')
        .where(sql`file_key collate "C"`, '=', fileKey)
        .executeTakeFirst()
      return row?.sha256
    },

    /** Which of these files belong to a row. */
    findKnownFiles: async (fileKeys: readonly string[]): Promise<ReadonlySet<string>> => {
      if (fileKeys.length === 0) return new Set()
      const rows = await db
        .selectFrom('generations')
        .select('file_key')
        .where('file_key', 'in', fileKeys)
        .execute()
      return new Set(rows.map((row) => row.file_key))
    },

    /** File keys in byte order, after one, up to another or the end. */
    findFileKeys: async (after: string, upTo: string | undefined, limit: number): Promise<string[]> => {
      const inOrder = sql<string>`file_key collate "C"`
      let query = db.selectFrom('generations').select('file_key').where(inOrder, '>', after)
      if (upTo !== undefined) query = query.where(inOrder, '<=', upTo)
      const rows = await query.orderBy(inOrder).limit(limit).execute()
      return rows.map((row) => row.file_key)
    },

    /** Files of the oldest and newest rows. */
    sampleFileKeys: async (limit: number): Promise<string[]> => {
      const { rows } = await sql<{ file_key: string }>`
        (select file_key from generations order by file_key collate "C" limit ${limit})
        union (select file_key from generations order by file_key collate "C" desc limit ${limit})`.execute(
        db,
      )
      return rows.map((row) => row.file_key)
    },

    /** Which of these pictures exist. */
    findKnownIds: async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set()
      const rows = await db.selectFrom('generations').select('id').where('id', 'in', ids).execute()
      return new Set(rows.map((row) => row.id))
    },

    findFilesToDelete: async (limit: number): Promise<string[]> => {
      const rows = await db
        .selectFrom('file_deletions')
        .select('file_key')
        .orderBy('created_at')
        .limit(limit)
        .execute()
      return rows.map((row) => row.file_key)
    },

    /** Moves a file behind all others on the list. */
    postponeDeletion: async (fileKey: string): Promise<void> => {
      await db
        .updateTable('file_deletions')
        .set({ created_at: sql<Date>`now()` })
        .where('file_key', '=', fileKey)
        .execute()
    },

    crossOffDeletedFile: async (fileKey: string): Promise<void> => {
      await db.deleteFrom('file_deletions').where('file_key', '=', fileKey).execute()
    },
  }
}
