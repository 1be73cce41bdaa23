import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { GenerationsTable } from '../generations.table.ts'
import type { TasksTable } from '../tasks.table.ts'
import { keysOf } from './kept-references.ts'

/** Which reference pictures are still needed, across users; only used inside `asSystem`. */
export function createReferencesRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable; generations: GenerationsTable }>()

  return {
    /** Those needed by an unfinished task, or by a failed one that may be retried. */
    findNeededByTasks: async (keys: readonly string[]): Promise<readonly string[]> => {
      const rows = await db
        .selectFrom('tasks')
        .select(['reference_key', 'more_reference_keys'])
        .where(namesReference(keys))
        .where(({ or, and, eb }) =>
          or([
            eb('status', 'in', ['queued', 'running']),
            and([
              eb('status', '=', 'error'),
              or([eb('source', '=', 'queue'), eb('error_code', '!=', 'cancelled')]),
            ]),
          ]),
        )
        .execute()
      return rows.flatMap(keysOf)
    },

    /** Those that a picture was made with. */
    findNeededByPictures: async (keys: readonly string[]): Promise<readonly string[]> => {
      const rows = await db
        .selectFrom('generations')
        .select(['reference_key', 'more_reference_keys'])
        .distinct()
        .where(namesReference(keys))
        .execute()
      return rows.flatMap(keysOf)
    },
  }
}

/** Condition: the row names one of these, in either column. */
function namesReference(keys: readonly string[]) {
  return sql<boolean>`(reference_key = any(${sql.val(keys)}::text[])
    or (more_reference_keys <> '{}' and more_reference_keys && ${sql.val(keys)}::text[]))`
}
