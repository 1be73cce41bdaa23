import { type RawBuilder, sql } from 'kysely'

/** Whether the column equals one of the values; no values match all. A single value uses `=`, which alone lets an index return rows in order. */
export function isAnyOf(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`true`
  if (values.length === 1) return sql`${column} = ${values[0]}`
  return sql`${column} = any(${sql.val(values)}::text[])`
}
