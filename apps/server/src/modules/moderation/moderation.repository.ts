import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ModerationLogTable, OpenCase, ReportsTable } from './moderation.table.ts'

type CasePosition = { readonly since: Date; readonly id: string }
type Report = Pick<ReportsTable, 'generation_id' | 'reason' | 'note' | 'created_at'>

/** The only SQL on `gallery_reports` and `moderation_log`. */
export function createModerationRepository(tx: Tx) {
  const db = tx.withTables<{ gallery_reports: ReportsTable; moderation_log: ModerationLogTable }>()

  return {
    /** False when this person has already reported it. */
    addReport: async (row: Omit<ReportsTable, 'resolved_at'>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('gallery_reports')
        .values({ ...row, resolved_at: null })
        .onConflict((conflict) => conflict.columns(['generation_id', 'user_id']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    countOpen: async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(distinct generation_id) as n from gallery_reports where resolved_at is null`.execute(tx)
      return rows[0]?.n ?? 0
    },

    /** Longest waiting first. */
    findOpen: async (after: CasePosition | undefined, limit: number): Promise<OpenCase[]> => {
      const beyond = after
        ? sql`having (min(created_at), generation_id) > (${after.since}, ${after.id})`
        : sql``
      const { rows } = await sql<OpenCase>`
        select generation_id, count(*)::int as report_count, min(created_at) as since
        from gallery_reports where resolved_at is null group by generation_id ${beyond}
        order by since, generation_id limit ${limit}`.execute(tx)
      return rows
    },

    /** The first reports of each picture, oldest first. */
    findReports: async (ids: readonly string[], limit: number): Promise<Report[]> => {
      const { rows } = await sql<Report>`
        select reports.* from unnest(${sql.val(ids)}::text[]) wanted(id), lateral (
          select generation_id, reason, note, created_at from gallery_reports
          where generation_id = wanted.id and resolved_at is null order by created_at limit ${limit}
        ) reports`.execute(tx)
      return rows
    },

    /** Number of reports that the decision closes. */
    resolve: async (generationId: string, now: Date): Promise<number> => {
      const { numUpdatedRows } = await db
        .updateTable('gallery_reports')
        .set({ resolved_at: now })
        .where('generation_id', '=', generationId)
        .where('resolved_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },

    addEntry: (row: Omit<ModerationLogTable, 'id'>): Promise<Selectable<ModerationLogTable>> =>
      db.insertInto('moderation_log').values(row).returningAll().executeTakeFirstOrThrow(),

    /** Newest first. */
    findEntries: (
      generationId: string | undefined,
      before: number | undefined,
      limit: number,
    ): Promise<Selectable<ModerationLogTable>[]> => {
      let query = db.selectFrom('moderation_log').selectAll()
      if (generationId !== undefined) query = query.where('generation_id', '=', generationId)
      if (before !== undefined) query = query.where('id', '<', before)
      return query.orderBy('id', 'desc').limit(limit).execute()
    },
  }
}
