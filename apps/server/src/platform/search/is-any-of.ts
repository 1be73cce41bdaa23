import { type RawBuilder, sql } from 'kysely'

/** Whether the column holds one of the values; none: any. One value is said as one: an index in a list's order answers that alone. */
export function isAnyOf(column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<boolean> {
  if (values.length === 0) return sql`true`
  if (values.length === 1) return sql`${column} = ${values[0]}`
  return sql`${column} = any(${sql.val(values)}::text[])`
}
