import type { OperatorAction } from '@easel/contract/operator'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deleteInSlices, deleteSome } from '../../platform/database/delete-in-slices.ts'

export type OperatorLogTable = {
  id: Generated<number>
  created_at: Date
  actor_id: string | null
  actor: string
  action: OperatorAction
  subject_id: string | null
  subject: string
  detail: string
}

/** The only SQL on `operator_log`, for the role `system`. */
export function createAuditLogRepository(tx: Tx) {
  const db = tx.withTables<{ operator_log: OperatorLogTable }>()
  return {
    add: async (row: Omit<OperatorLogTable, 'id'>): Promise<void> => {
      await db.insertInto('operator_log').values(row).execute()
    },

    /** Newest first. */
    find: (before: number | undefined, limit: number): Promise<Selectable<OperatorLogTable>[]> => {
      let query = db.selectFrom('operator_log').selectAll()
      if (before !== undefined) query = query.where('id', '<', before)
      return query.orderBy('id', 'desc').limit(limit).execute()
    },
  }
}

/** Deletes entries older than this. */
export async function forgetLogBefore(
  database: Pick<Database, 'asSystem'>,
  before: Date,
  signal?: AbortSignal,
): Promise<void> {
  await deleteInSlices(database, { name: 'operator_log', signal }, (tx, limit) =>
    deleteSome(tx, 'operator_log', sql`created_at < ${before}`, limit),
  )
}
